//! The page as a screen reader knows it: roles and names in reading order, and nothing else.

use serde_json::{Value, json};

use crate::browser::Browser;

/// Something on the page that has a role.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is, such as `button`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether it says that it does nothing now.
    pub disabled: bool,
    /// Whether it is ticked.
    pub checked: bool,
    node: Value,
}

impl Part {
    /// A control that can be used, of a role and with a name that begins so.
    pub fn is(&self, role: &str, name: &str) -> bool {
        self.role == role && !self.disabled && self.name.starts_with(name)
    }
}

/// Everything on the page in reading order.
pub async fn listen(browser: &Browser) -> Vec<Part> {
    let cdp = browser.driver.cdp();
    let tree = cdp.send_raw("Accessibility.getFullAXTree", json!({}));
    let tree = tree
        .await
        .expect("Chromium tells what it tells screen readers");
    let nodes = tree["nodes"].as_array().expect("a list").clone();
    let mut parts = Vec::new();
    if let Some(root) = nodes.first() {
        walk(root, &nodes, &mut parts);
    }
    parts
}

fn walk(node: &Value, nodes: &[Value], parts: &mut Vec<Part>) {
    if node["ignored"] != true {
        let property = |name: &str| {
            let all = node["properties"].as_array();
            let found = all.and_then(|all| all.iter().find(|it| it["name"] == name));
            found.map_or(Value::Null, |it| it["value"]["value"].clone())
        };
        let word = |name: &str| node[name]["value"].as_str().unwrap_or_default().to_owned();
        parts.push(Part {
            role: word("role"),
            name: word("name").trim().to_owned(),
            disabled: property("disabled") == true,
            checked: property("checked") == "true",
            node: node["backendDOMNodeId"].clone(),
        });
    }
    for child in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = nodes.iter().find(|node| node["nodeId"] == *child) {
            walk(child, nodes, parts);
        }
    }
}

/// Presses a control as screen readers do: without a place on the screen. It may have gone meanwhile.
pub async fn press(browser: &Browser, part: &Part) {
    let cdp = browser.driver.cdp();
    let found = cdp
        .send_raw("DOM.resolveNode", json!({ "backendNodeId": part.node }))
        .await;
    let Ok(found) = found else {
        return;
    };
    let call = json!({
        "objectId": found["object"]["objectId"],
        "functionDeclaration": "function () { this.click(); }",
    });
    cdp.send_raw("Runtime.callFunctionOn", call).await.ok();
}

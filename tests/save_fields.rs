//! What a save consists of: words, fields that another release knows or does not know, and usual values.

mod support;

use branchline::catalog::*;
use branchline::save::*;
use branchline::session::*;
use serde_json::{Value, json};
use support::saves::seal;
use support::saves::*;
use support::sitting::played;

/// Adds a field to every object below a value.
fn with_more_fields(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(with_more_fields),
        Value::Object(fields) => {
            fields.values_mut().for_each(with_more_fields);
            fields.insert("later".to_owned(), json!({"x": [1]}));
        }
        _ => {}
    }
}

#[test]
fn fields_of_a_later_release_do_not_matter_and_are_not_lost() {
    for (name, save) in all_saves() {
        let save = written_anew(&name, &save);
        let before = opened(&name, &save);
        let mut more = save.clone();
        // Names of tracks and cities are fields too; those that mean nothing would be another matter.
        for field in ["seats", "checkpoint"] {
            with_more_fields(&mut more[field]);
        }
        for field in ["tracks", "passengers"] {
            if let Some(named) = more["checkpoint"]["state"][field].as_object_mut() {
                named.remove("later");
            }
        }
        more["later"] = json!({"x": [1]});
        seal(&mut more);
        let after = opened(&name, &more);
        assert_eq!(truth(&after.state), truth(&before.state), "{name}");
        assert_eq!(after.notice, before.notice, "{name}");
        let fallen_back = opened(&name, &without_replay(&more));
        assert_eq!(truth(&fallen_back.state), truth(&before.state), "{name}");
        let again = serde_json::to_value(Session::resume(after).save()).expect("plain data");
        assert_eq!(again["later"], more["later"], "{name}");
        assert_eq!(again["seats"], more["seats"], "{name}");
    }
}

#[test]
fn fields_that_are_missing_have_their_usual_value() {
    for (name, save) in all_saves() {
        let save = written_anew(&name, &save);
        let before = opened(&name, &save);
        if before.notice.is_some() {
            // All depends on its position, which the other tests look at.
            continue;
        }
        let state = save["checkpoint"]["state"].as_object().expect("fields");
        for field in state.keys() {
            let mut less = save.clone();
            let state = less["checkpoint"]["state"].as_object_mut().expect("fields");
            state.remove(field);
            seal(&mut less);
            let after = opened(&name, &less);
            assert_eq!(truth(&after.state), truth(&before.state), "{name} {field}");
            // Without the decisions a position may miss too much, but never for an unknown reason.
            match load(&without_replay(&less).to_string()) {
                Ok(_) => {}
                Err(error) => assert_eq!(error, LoadError::BadCheckpoint, "{name} {field}"),
            }
        }
        let mut less = without_replay(&save);
        let state = &mut less["checkpoint"]["state"];
        for seat in state["seats"].as_array_mut().expect("seats") {
            let seat = seat.as_object_mut().expect("fields");
            seat.remove("known");
            seat.remove("score");
        }
        seal(&mut less);
        let after = opened(&name, &less);
        assert_eq!(after.state.to_act(), before.state.to_act(), "{name}");
        for field in ["app", "data", "first", "checkpoint"] {
            let mut less = save.clone();
            less.as_object_mut().expect("fields").remove(field);
            if field != "first" || save["first"].is_null() {
                let after = opened(&name, &less);
                assert_eq!(truth(&after.state), truth(&before.state), "{name} {field}");
            }
        }
    }
}

#[test]
fn a_save_names_everything_in_words() {
    // Numbers that count something; all else is named.
    let counts = [
        "turn",
        "round",
        "score",
        "split",
        "loans",
        "tolls_paid",
        "tolls_received",
    ];
    let more = ["turns_left", "passes", "chance"];
    fn numbers(value: &Value, field: &str, found: &mut Vec<String>) {
        match value {
            Value::Number(_) => found.push(field.to_owned()),
            Value::Array(items) => items.iter().for_each(|item| numbers(item, field, found)),
            Value::Object(fields) => fields
                .iter()
                .for_each(|(name, value)| numbers(value, name, found)),
            _ => {}
        }
    }
    for id in GameId::all() {
        let save = serde_json::to_value(played(id, 60).save()).expect("plain data");
        let mut found = Vec::new();
        numbers(&save["checkpoint"]["state"], "", &mut found);
        assert!(!found.is_empty());
        found.retain(|field| !counts.contains(&field.as_str()) && !more.contains(&field.as_str()));
        assert_eq!(found, Vec::<String>::new(), "{id:?}");
    }
}

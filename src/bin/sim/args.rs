//! The options of a command. Every mistake gets one clear sentence.

/// Options as `--name value`, and flags as `--name`.
pub struct Args {
    options: Vec<(String, Option<String>)>,
}

const FLAGS: [&str; 2] = ["json", "list"];

impl Args {
    /// Reads the words after the command.
    pub fn parse(words: &[String]) -> Result<Args, String> {
        let mut options = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let name = word
                .strip_prefix("--")
                .ok_or_else(|| format!("«{word}» is no option; options start with --."))?;
            if options.iter().any(|(known, _)| known == name) {
                return Err(format!("--{name} is given twice."));
            }
            let value = match FLAGS.contains(&name) {
                true => None,
                false => Some(
                    words
                        .next()
                        .ok_or_else(|| format!("--{name} needs a value."))?
                        .clone(),
                ),
            };
            options.push((name.to_owned(), value));
        }
        Ok(Args { options })
    }

    /// Refuses options that a command does not know.
    pub fn only(&self, known: &[&str]) -> Result<(), String> {
        match self
            .options
            .iter()
            .find(|(name, _)| !known.contains(&name.as_str()))
        {
            Some((name, _)) => Err(format!(
                "there is no option --{name} here; there are --{}.",
                known.join(", --")
            )),
            None => Ok(()),
        }
    }

    /// Whether a flag is given.
    pub fn flag(&self, name: &str) -> bool {
        self.options.iter().any(|(known, _)| known == name)
    }

    /// The value of an option.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.options
            .iter()
            .find(|(known, _)| known == name)
            .and_then(|(_, value)| value.as_deref())
    }

    /// The value of an option that must be there.
    pub fn needed(&self, name: &str) -> Result<&str, String> {
        self.get(name)
            .ok_or_else(|| format!("--{name} is missing."))
    }

    /// A whole number, or a default.
    pub fn number(&self, name: &str, default: u64) -> Result<u64, String> {
        match self.get(name) {
            None => Ok(default),
            Some(text) => text
                .parse()
                .map_err(|_| format!("--{name} wants a whole number, not «{text}».")),
        }
    }
}

//! Reading map files: one entry per line, words in columns, `key=value` fields, `#` for comments.
//!
//! A name with spaces is put in quotation marks. The reader notes every fault and goes on,
//! so that somebody who edits a map sees all of them at once.

use std::str::FromStr;

use super::fault::{Fault, Reason};

/// The faults found so far, with the file that is being read.
pub(super) struct Log {
    pub(super) file: &'static str,
    pub(super) faults: Vec<Fault>,
}

impl Log {
    pub(super) fn new(file: &'static str) -> Log {
        Log {
            file,
            faults: Vec::new(),
        }
    }

    /// In a browser there are only the games that come with the program, and tests have checked those: words for what
    /// might be wrong with them would be fetched by everybody and never be read.
    pub(super) fn fault(&mut self, line: usize, entry: impl Into<String>, reason: Reason) {
        if cfg!(target_arch = "wasm32") {
            return;
        }
        self.faults.push(Fault {
            file: self.file,
            line,
            entry: entry.into(),
            reason,
        });
    }
}

/// One line of a file.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    pub(super) line: usize,
    pub(super) words: Vec<&'a str>,
    fields: Vec<(&'a str, &'a str)>,
}

/// The entries of a text.
pub(super) fn entries<'a>(text: &'a str, log: &mut Log) -> Vec<Entry<'a>> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let entry = split(index + 1, line, log);
        if !entry.words.is_empty() || !entry.fields.is_empty() {
            found.push(entry);
        }
    }
    found
}

fn split<'a>(line: usize, text: &'a str, log: &mut Log) -> Entry<'a> {
    let mut entry = Entry {
        line,
        words: Vec::new(),
        fields: Vec::new(),
    };
    let mut rest = text.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let Some(end) = token_end(rest) else {
            log.fault(line, text, Reason::OpenQuote);
            return entry;
        };
        let (token, tail) = rest.split_at(end);
        match token.split_once('=') {
            Some((key, value)) if !token.starts_with('"') => {
                entry.fields.push((key, value.trim_matches('"')))
            }
            _ => entry.words.push(token.trim_matches('"')),
        }
        rest = tail.trim_start();
    }
    entry
}

/// Where the token at the start of the text ends: at a space outside quotation marks.
fn token_end(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (at, sign) in text.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            _ if sign.is_whitespace() && !quoted => return Some(at),
            _ => {}
        }
    }
    (!quoted).then_some(text.len())
}

impl<'a> Entry<'a> {
    /// The entry as a fault names it.
    pub(super) fn title(&self) -> String {
        let mut title = self
            .words
            .iter()
            .take(3)
            .copied()
            .collect::<Vec<_>>()
            .join(" ");
        title.truncate(
            title
                .char_indices()
                .nth(60)
                .map_or(title.len(), |(at, _)| at),
        );
        title
    }

    pub(super) fn fault(&self, log: &mut Log, reason: Reason) {
        if cfg!(target_arch = "wasm32") {
            return;
        }
        log.fault(self.line, self.title(), reason);
    }

    /// The first word.
    pub(super) fn head(&self) -> &'a str {
        self.words.first().copied().unwrap_or("")
    }

    /// The word at an index, or a fault that names what is missing.
    pub(super) fn word(&self, at: usize, what: &'static str, log: &mut Log) -> &'a str {
        let word = self.words.get(at).copied();
        if word.is_none() {
            self.fault(log, Reason::Missing(what));
        }
        word.unwrap_or("")
    }

    /// The number at an index, at most `max`.
    pub(super) fn number(&self, at: usize, what: &'static str, max: u32, log: &mut Log) -> u32 {
        match self.words.get(at) {
            None => {
                self.fault(log, Reason::Missing(what));
                0
            }
            Some(word) => self.parse_number(word, max, log),
        }
    }

    /// An optional field.
    pub(super) fn field(&self, key: &str) -> Option<&'a str> {
        self.fields
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, value)| *value)
    }

    /// A required field.
    pub(super) fn needed(&self, key: &'static str, log: &mut Log) -> &'a str {
        let value = self.field(key);
        if value.is_none() {
            self.fault(log, Reason::Missing(key));
        }
        value.unwrap_or("")
    }

    /// A number in an optional field.
    pub(super) fn field_number(&self, key: &str, max: u32, log: &mut Log) -> Option<u32> {
        self.field(key)
            .map(|value| self.parse_number(value, max, log))
    }

    /// A number in a required field.
    pub(super) fn needed_number(&self, key: &'static str, max: u32, log: &mut Log) -> u32 {
        match self.field(key) {
            Some(value) => self.parse_number(value, max, log),
            None => {
                self.fault(log, Reason::Missing(key));
                0
            }
        }
    }

    /// A list of numbers, separated by commas.
    pub(super) fn numbers(&self, value: &str, max: u32, log: &mut Log) -> Vec<u32> {
        value
            .split(',')
            .map(|part| self.parse_number(part, max, log))
            .collect()
    }

    /// A list of decimal numbers, separated by commas.
    pub(super) fn decimals<const N: usize>(&self, value: &str, log: &mut Log) -> [f32; N] {
        let mut found = [0.0; N];
        let mut parts = value.split(',');
        for place in &mut found {
            let part = parts.next().unwrap_or("");
            match f32::from_str(part) {
                Ok(number) if number.is_finite() && number.abs() < 100_000.0 => *place = number,
                _ => self.fault(log, Reason::BadNumber(part.to_owned())),
            }
        }
        if parts.next().is_some() {
            self.fault(log, Reason::BadNumber(value.to_owned()));
        }
        found
    }

    /// Reports every unknown field.
    pub(super) fn only_fields(&self, known: &[&str], log: &mut Log) {
        for (key, _) in &self.fields {
            if !known.contains(key) {
                self.fault(log, Reason::UnknownField((*key).to_owned()));
            }
        }
    }

    /// Whether a flag is among the words from an index on.
    pub(super) fn flag(&self, from: usize, flag: &str) -> bool {
        self.words.iter().skip(from).any(|word| *word == flag)
    }

    /// Reports every word from an index on that is not a known flag.
    pub(super) fn only_flags(&self, from: usize, known: &[&str], log: &mut Log) {
        for word in self.words.iter().skip(from) {
            if !known.contains(word) {
                self.fault(log, Reason::UnknownField((*word).to_owned()));
            }
        }
    }

    /// All fields, for tables such as `points 1=1 2=2`.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        self.fields.iter().copied()
    }

    pub(super) fn parse_number(&self, text: &str, max: u32, log: &mut Log) -> u32 {
        match u32::from_str(text) {
            Ok(number) if number <= max => number,
            _ => {
                self.fault(log, Reason::BadNumber(text.to_owned()));
                0
            }
        }
    }
}

/// An id: small letters, digits and single hyphens, so that notation and addresses stay plain.
pub(super) fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= 40
        && text.split('-').all(|part| {
            !part.is_empty()
                && part
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}

/// A name that may be shown: not empty, not too long, without control characters or markup.
pub(super) fn is_name(text: &str) -> bool {
    !text.trim().is_empty()
        && text.chars().count() <= 60
        && !text.chars().any(|c| c.is_control() || "<>\"&".contains(c))
}

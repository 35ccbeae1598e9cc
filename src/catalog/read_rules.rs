//! `game.txt`: names, rules and variants.

use super::fault::Reason;
use super::ids::Variant;
use super::rules::*;
use super::source::{Entry, Log, entries, is_name};

/// A name in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Name {
    pub(super) fn read(entry: &Entry<'_>, log: &mut Log) -> Name {
        let name = Name {
            en: entry.needed("en", log).to_owned(),
            fr: entry.needed("fr", log).to_owned(),
        };
        if !is_name(&name.en) || !is_name(&name.fr) {
            entry.fault(log, Reason::BadName);
        }
        name
    }
}

/// `game.txt`, split into the usual rules and what each variant replaces.
pub(super) struct GameFile<'a> {
    pub(super) name: Name,
    pub(super) pitch: Name,
    blocks: Vec<(Variant, Vec<Entry<'a>>)>,
}

impl<'a> GameFile<'a> {
    pub(super) fn read(text: &'a str, log: &mut Log) -> GameFile<'a> {
        let mut blocks = vec![(Variant::Standard, Vec::new())];
        let (mut name, mut pitch) = (None, None);
        for entry in entries(text, log) {
            match entry.head() {
                "name" => name = Some(Name::read(&entry, log)),
                "pitch" => pitch = Some(Name::read(&entry, log)),
                "variant" => match Variant::from_slug(entry.word(1, "variant", log)) {
                    Some(variant) if blocks.iter().all(|(known, _)| *known != variant) => {
                        let usual = blocks[0].1.clone();
                        blocks.push((variant, usual));
                    }
                    Some(_) => entry.fault(log, Reason::Twice),
                    None => entry.fault(log, Reason::BadWord(entry.words[1..].join(" "))),
                },
                _ => {
                    let last = blocks.len() - 1;
                    replace(&mut blocks[last], entry, log);
                }
            }
        }
        let mut needed = |found: Option<Name>, head: &'static str| {
            if found.is_none() {
                log.fault(0, head, Reason::Missing(head));
            }
            found.unwrap_or_default()
        };
        GameFile {
            name: needed(name, "name"),
            pitch: needed(pitch, "pitch"),
            blocks,
        }
    }

    /// How many may play by the usual rules.
    pub(super) fn players(&self) -> Players {
        let mut block = Block {
            entries: &self.blocks[0].1,
            used: Vec::new(),
            log: Log::new("game.txt"),
        };
        block.players()
    }

    /// Reads the rules of every variant, given a reader for one block.
    pub(super) fn variants<R>(
        &self,
        log: &mut Log,
        read: fn(&mut Block<'_, '_>) -> R,
    ) -> Variants<R> {
        let read_block = |(variant, entries): &(Variant, Vec<Entry<'a>>)| {
            let mut block = Block {
                entries,
                used: Vec::new(),
                log: Log::new(log.file),
            };
            let rules = read(&mut block);
            block.refuse_unused();
            log.faults.append(&mut block.log.faults);
            (*variant, rules)
        };
        let variants = self.blocks.iter().map(read_block).collect();
        log.faults.dedup();
        Variants(variants)
    }
}

/// A variant's entry takes the place of the usual one; the usual rules have each entry once.
fn replace<'a>((variant, block): &mut (Variant, Vec<Entry<'a>>), entry: Entry<'a>, log: &mut Log) {
    match block.iter_mut().find(|known| known.head() == entry.head()) {
        Some(_) if *variant == Variant::Standard => entry.fault(log, Reason::Twice),
        Some(known) => *known = entry,
        None => block.push(entry),
    }
}

/// The entries of one variant while they are read.
pub(super) struct Block<'b, 'a> {
    entries: &'b [Entry<'a>],
    used: Vec<&'a str>,
    pub(super) log: Log,
}

impl<'a> Block<'_, 'a> {
    pub(super) fn optional(&mut self, head: &'static str) -> Option<Entry<'a>> {
        self.used.push(head);
        let entry = self.entries.iter().find(|entry| entry.head() == head)?;
        (entry.words.get(1) != Some(&"none")).then(|| entry.clone())
    }

    pub(super) fn needed(&mut self, head: &'static str) -> Option<Entry<'a>> {
        let entry = self.optional(head);
        if entry.is_none() {
            self.log.fault(0, head, Reason::Missing(head));
        }
        entry
    }

    pub(super) fn number(&mut self, head: &'static str) -> u8 {
        self.needed(head)
            .map_or(0, |entry| entry.number(1, head, 99, &mut self.log) as u8)
    }

    /// One of a few words, the first of which is assumed after a fault.
    pub(super) fn choice<T: Copy>(&mut self, head: &'static str, words: &[(&str, T)]) -> T {
        let Some(entry) = self.needed(head) else {
            return words[0].1;
        };
        let word = entry.word(1, head, &mut self.log);
        choose(&entry, word, words, &mut self.log)
    }

    fn refuse_unused(&mut self) {
        for entry in self.entries {
            if !self.used.contains(&entry.head()) {
                entry.fault(&mut self.log, Reason::UnknownEntry);
            }
        }
    }

    pub(super) fn players(&mut self) -> Players {
        let found = self.needed("players").and_then(|entry| {
            let word = entry.word(1, "players", &mut self.log);
            let range = word
                .split_once('-')
                .and_then(|(min, max)| Some((min.parse().ok()?, max.parse().ok()?)));
            let fits = |&(min, max): &(u8, u8)| {
                MIN_SEATS as u8 <= min && min <= max && max <= MAX_SEATS as u8
            };
            if range.filter(fits).is_none() {
                entry.fault(&mut self.log, Reason::BadNumber(word.to_owned()));
            }
            range.filter(fits)
        });
        let (min, max) = found.unwrap_or((MIN_SEATS as u8, MAX_SEATS as u8));
        Players { min, max }
    }

    pub(super) fn tickets(&mut self) -> TicketRules {
        const UNKEPT: &[(&str, Unkept)] = &[
            ("leave-the-game", Unkept::LeaveTheGame),
            ("under-the-pile", Unkept::UnderThePile),
            ("shuffled-back", Unkept::ShuffledBack),
            ("discarded", Unkept::Discarded),
        ];
        let mut read = |head: &'static str, count: &'static str| {
            let Some(entry) = self.needed(head) else {
                return (0, 0, Unkept::LeaveTheGame);
            };
            let log = &mut self.log;
            entry.only_fields(&[count, "keep", "unkept"], log);
            let dealt = entry.needed_number(count, MAX_OFFER as u32, log);
            let keep = entry.needed_number("keep", dealt, log);
            let word = entry.needed("unkept", log);
            (dealt as u8, keep as u8, choose(&entry, word, UNKEPT, log))
        };
        let (first_deal, first_keep, first_unkept) = read("first-tickets", "deal");
        let (draw, keep, unkept) = read("more-tickets", "draw");
        TicketRules {
            first_deal,
            first_keep,
            first_unkept,
            draw,
            keep,
            unkept,
        }
    }
}

/// The most tickets that anybody is ever shown to choose from.
pub const MAX_OFFER: usize = 6;

/// One of a few words; the first is assumed after a fault.
pub(super) fn choose<T: Copy>(
    entry: &Entry<'_>,
    word: &str,
    words: &[(&str, T)],
    log: &mut Log,
) -> T {
    match words.iter().find(|(known, _)| *known == word) {
        Some((_, value)) => *value,
        None => {
            entry.fault(log, Reason::BadWord(word.to_owned()));
            words[0].1
        }
    }
}

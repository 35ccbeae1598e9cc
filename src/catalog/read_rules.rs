//! `game.txt`: names, rules and variants.

use super::color::Color;
use super::fault::Reason;
use super::ids::Variant;
use super::rules::*;
use super::source::{Entry, Log, entries, is_name};

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// `game.txt`, cut into the usual rules and what each variant replaces.
pub(super) struct GameFile<'a> {
    pub(super) name: Name,
    blocks: Vec<(Variant, Vec<Entry<'a>>)>,
}

impl<'a> GameFile<'a> {
    pub(super) fn read(text: &'a str, log: &mut Log) -> GameFile<'a> {
        let mut blocks = vec![(Variant::Standard, Vec::new())];
        let mut name = None;
        for entry in entries(text, log) {
            match entry.head() {
                "name" => name = Some(Name::read(&entry, log)),
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
        let name = name.unwrap_or_else(|| {
            log.fault(0, "name", Reason::Missing("name"));
            Name {
                en: String::new(),
                fr: String::new(),
            }
        });
        GameFile { name, blocks }
    }

    /// Reads the rules of every variant with one reader for a block.
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
    log: Log,
}

impl<'a> Block<'_, 'a> {
    fn optional(&mut self, head: &'static str) -> Option<Entry<'a>> {
        self.used.push(head);
        let entry = self.entries.iter().find(|entry| entry.head() == head)?;
        (entry.words.get(1) != Some(&"none")).then(|| entry.clone())
    }

    fn needed(&mut self, head: &'static str) -> Option<Entry<'a>> {
        let entry = self.optional(head);
        if entry.is_none() {
            self.log.fault(0, head, Reason::Missing(head));
        }
        entry
    }

    fn number(&mut self, head: &'static str) -> u8 {
        self.needed(head)
            .map_or(0, |entry| entry.number(1, head, 99, &mut self.log) as u8)
    }

    /// One of a few words, the first of which is assumed after a fault.
    fn choice<T: Copy>(&mut self, head: &'static str, words: &[(&str, T)]) -> T {
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

    fn players(&mut self) -> Players {
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

    fn tickets(&mut self) -> TicketRules {
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

fn choose<T: Copy>(entry: &Entry<'_>, word: &str, words: &[(&str, T)], log: &mut Log) -> T {
    match words.iter().find(|(known, _)| *known == word) {
        Some((_, value)) => *value,
        None => {
            entry.fault(log, Reason::BadWord(word.to_owned()));
            words[0].1
        }
    }
}

/// The rules of a map game.
pub(super) fn rail_rules(block: &mut Block<'_, '_>) -> RailRules {
    let players = block.players();
    RailRules {
        players,
        wagons: block.number("wagons"),
        locomotives: block.number("locomotives"),
        points: points(block),
        tickets: block.tickets(),
        face_up_locomotive: block.choice(
            "face-up-locomotive",
            &[
                ("two-cards", FaceUpLocomotive::TwoCards),
                ("one-card", FaceUpLocomotive::OneCard),
            ],
        ),
        three_locomotives: block.choice(
            "three-locomotives",
            &[
                ("clear-the-market", ThreeLocomotives::ClearTheMarket),
                ("stay", ThreeLocomotives::Stay),
            ],
        ),
        locomotives_pay: block.choice(
            "locomotives-pay",
            &[
                ("everywhere", LocomotivesPay::Everywhere),
                ("tunnels-and-ferries", LocomotivesPay::TunnelsAndFerries),
            ],
        ),
        usable_tracks: usable_tracks(block, players),
        ferry: block.optional("ferry").map(|entry| {
            let words = [
                ("three-cards-for-a-locomotive", FerryRule::ThreeCards),
                ("pair-for-a-locomotive", FerryRule::Pair),
            ];
            choose(
                &entry,
                entry.word(1, "ferry", &mut block.log),
                &words,
                &mut block.log,
            )
        }),
        tunnel: block.optional("tunnel").map(|entry| TunnelRule {
            turn_up: entry.needed_number("turn-up", 3, &mut block.log) as u8,
        }),
        substitute: block.optional("substitute").map(|entry| SubstituteRule {
            cards: entry.needed_number("cards", 9, &mut block.log) as u8,
        }),
        tolls: tolls(block, players),
        start_points: block
            .optional("start-points")
            .map_or(StartPoints::Zero, |entry| {
                let words = [
                    ("zero", StartPoints::Zero),
                    ("by-turn-order", StartPoints::ByTurnOrder),
                ];
                choose(
                    &entry,
                    entry.word(1, "start-points", &mut block.log),
                    &words,
                    &mut block.log,
                )
            }),
        passengers: passengers(block),
        open_bonus_cards: block.optional("bonus-cards").map_or(0, |entry| {
            entry.needed_number("open", 11, &mut block.log) as u8
        }),
        globetrotter: block
            .optional("globetrotter")
            .map(|entry| entry.number(1, "points", 99, &mut block.log) as u8),
        neutral: block.optional("neutral").map(|entry| NeutralRules {
            wagons: entry.needed_number("wagons", 99, &mut block.log) as u8,
            from_round: entry.needed_number("from-round", 99, &mut block.log) as u8,
        }),
        tie_breaks: tie_breaks(block),
    }
}

fn points(block: &mut Block<'_, '_>) -> [u8; MAX_LENGTH + 1] {
    let mut points = [0; MAX_LENGTH + 1];
    let Some(entry) = block.needed("points") else {
        return points;
    };
    for (length, value) in entry.fields() {
        let length = entry.parse_number(length, MAX_LENGTH as u32, &mut block.log) as usize;
        points[length] = entry.parse_number(value, 99, &mut block.log) as u8;
    }
    points[0] = 0;
    points
}

/// Single tracks may always be used; the columns for double and triple routes go by the number of players.
fn usable_tracks(block: &mut Block<'_, '_>, players: Players) -> Vec<[u8; 3]> {
    let columns = players.max as usize - MIN_SEATS + 1;
    let mut usable = vec![[1, 2, 3]; columns];
    let Some(entry) = block.needed("usable-tracks") else {
        return usable;
    };
    entry.only_fields(&["double", "triple"], &mut block.log);
    for (key, tracks) in [("double", 2), ("triple", 3)] {
        let Some(value) = entry.field(key) else {
            continue;
        };
        let counts = entry.numbers(value, tracks, &mut block.log);
        if counts.len() < columns {
            entry.fault(
                &mut block.log,
                Reason::PlayerColumns {
                    found: counts.len(),
                    expected: columns,
                },
            );
        }
        for (row, count) in usable.iter_mut().zip(counts) {
            row[tracks as usize - 1] = count as u8;
        }
    }
    usable
}

fn tolls(block: &mut Block<'_, '_>, players: Players) -> Option<TollRules> {
    let entry = block.optional("tolls")?;
    let log = &mut block.log;
    entry.only_fields(&["tokens", "loan", "ranks"], log);
    let rank_points: Vec<Vec<u8>> = entry
        .needed("ranks", log)
        .split('/')
        .map(|row| {
            entry
                .numbers(row, 99, log)
                .into_iter()
                .map(|points| points as u8)
                .collect()
        })
        .collect();
    let expected = players.max as usize - MIN_SEATS + 1;
    let full = rank_points
        .iter()
        .enumerate()
        .all(|(row, ranks)| ranks.len() == row + MIN_SEATS);
    if rank_points.len() < expected || !full {
        entry.fault(
            log,
            Reason::PlayerColumns {
                found: rank_points.len(),
                expected,
            },
        );
    }
    Some(TollRules {
        tokens: entry.needed_number("tokens", 99, log) as u8,
        loan_cost: entry.needed_number("loan", 99, log) as u8,
        rank_points,
    })
}

fn passengers(block: &mut Block<'_, '_>) -> Option<PassengerRules> {
    let entry = block.optional("passengers")?;
    let log = &mut block.log;
    entry.only_fields(&["each", "most", "second", "colours"], log);
    let mut colors = Vec::new();
    for word in entry.needed("colours", log).split(',') {
        match Color::from_word(word) {
            Some(color) if !colors.contains(&color) => colors.push(color),
            Some(_) => entry.fault(log, Reason::Twice),
            None => entry.fault(log, Reason::UnknownColor(word.to_owned())),
        }
    }
    Some(PassengerRules {
        colors,
        each: entry.needed_number("each", 30, log) as u8,
        most: entry.needed_number("most", 99, log) as u8,
        second: entry.needed_number("second", 99, log) as u8,
    })
}

fn tie_breaks(block: &mut Block<'_, '_>) -> Vec<TieBreak> {
    const WORDS: &[(&str, TieBreak)] = &[
        ("tickets", TieBreak::Tickets),
        ("longest-path", TieBreak::LongestPath),
        ("passengers", TieBreak::Passengers),
        ("loans", TieBreak::Loans),
        ("bonus-cards", TieBreak::BonusCards),
    ];
    let Some(entry) = block.needed("tie-breaks") else {
        return Vec::new();
    };
    entry
        .words
        .iter()
        .skip(1)
        .map(|word| choose(&entry, word, WORDS, &mut block.log))
        .collect()
}

/// The rules of the Card Game.
pub(super) fn yard_rules(block: &mut Block<'_, '_>) -> YardRules {
    let players = block.players();
    let mut fields = |head: &'static str, keys: [&'static str; 2]| match block.needed(head) {
        Some(entry) => {
            entry.only_fields(&keys, &mut block.log);
            keys.map(|key| entry.needed_number(key, 30, &mut block.log) as u8)
        }
        None => [0; 2],
    };
    let [cards_per_color, locomotives] = fields("deck", ["each", "locomotives"]);
    let [first_hand, first_locomotives] = fields("hand", ["dealt", "locomotives"]);
    let [lay_same, lay_different] = fields("lay", ["same", "different"]);
    let tickets = block.tickets();
    let (rounds, next_hand) = rounds(block, players);
    let piles = block.choice("piles", &[("hidden", Piles::Hidden), ("open", Piles::Open)]);
    YardRules {
        players,
        cards_per_color,
        locomotives,
        first_hand,
        first_locomotives,
        tickets,
        rounds,
        next_hand,
        lay_same,
        lay_different,
        piles,
    }
}

fn rounds(block: &mut Block<'_, '_>, players: Players) -> (Vec<u8>, u8) {
    let Some(entry) = block.needed("rounds") else {
        return (Vec::new(), 0);
    };
    let value = entry.needed("by-players", &mut block.log);
    let rounds: Vec<u8> = entry
        .numbers(value, 2, &mut block.log)
        .into_iter()
        .map(|count| count as u8)
        .collect();
    let expected = players.max as usize - MIN_SEATS + 1;
    if rounds.len() != expected {
        entry.fault(
            &mut block.log,
            Reason::PlayerColumns {
                found: rounds.len(),
                expected,
            },
        );
    }
    (
        rounds,
        entry.needed_number("dealt", 30, &mut block.log) as u8,
    )
}

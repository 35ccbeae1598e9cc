//! The rules on the screen: every game in both languages, complete, with all numbers from the data.

mod sources;

use branchline::catalog::{Game, GameId, RailRules, Unkept, game};
use branchline::text::Lang;
use branchline::text::rules::{Chapter, Part, Topic, rulebook};

fn chapter(book: &[Chapter], topic: Topic) -> Option<&Chapter> {
    book.iter().find(|chapter| chapter.topic == topic)
}

/// Everything that a chapter says, tables included.
fn words(chapter: &Chapter) -> String {
    let parts = chapter.parts.iter().map(|part| match part {
        Part::Text(text) => text.clone(),
        Part::Question(question, answer) => format!("{question} {answer}"),
        Part::Figure(_) => String::new(),
        Part::Table { heads, rows } => format!("{} {}", heads.join(" "), rows.concat().join(" ")),
    });
    parts.collect::<Vec<_>>().join("\n")
}

fn every_book() -> impl Iterator<Item = (GameId, Lang, Vec<Chapter>)> {
    let each = GameId::all().flat_map(|id| Lang::ALL.map(|lang| (id, lang)));
    each.map(|(id, lang)| (id, lang, rulebook(lang, game(id))))
}

#[test]
fn every_game_has_its_chapters_and_no_others() {
    for (id, lang, book) in every_book() {
        let mut expected = vec![
            Topic::Idea,
            Topic::Setup,
            Topic::Turn,
            Topic::Cards,
            Topic::Tickets,
            Topic::End,
            Topic::Count,
            Topic::Questions,
        ];
        match game(id) {
            Game::Yard(_) => expected.extend([Topic::Yard, Topic::OnTrack, Topic::Variants]),
            Game::Rail(rail) => {
                let rules = rail.variants().standard();
                let seals = rail.tracks().iter().any(|track| track.draw_bonus() > 0);
                let abroad = rail.cities().iter().any(|city| city.is_dead_end());
                let concerned = [
                    (true, Topic::Claiming),
                    (rules.ferry.is_some(), Topic::Ferries),
                    (rules.tunnel.is_some(), Topic::Tunnels),
                    (rules.substitute.is_some(), Topic::Substitute),
                    (seals, Topic::DrawBonus),
                    (abroad, Topic::Countries),
                    (rules.passengers.is_some(), Topic::Passengers),
                    (rules.tolls.is_some(), Topic::Tolls),
                    (rules.open_bonus_cards > 0, Topic::BonusCards),
                    (rail.variants().names().count() > 1, Topic::Variants),
                ];
                expected.extend(concerned.into_iter().filter(|it| it.0).map(|it| it.1));
            }
        }
        for topic in &expected {
            let found = chapter(&book, *topic).unwrap_or_else(|| panic!("{id:?} has no {topic:?}"));
            assert!(
                words(found).len() > 40,
                "{id:?} {lang:?} {topic:?} says little"
            );
        }
        assert_eq!(
            book.len(),
            expected.len(),
            "{id:?} has chapters beyond {expected:?}"
        );
    }
}

#[test]
fn nothing_is_left_to_fill_in() {
    for (id, lang, book) in every_book() {
        for chapter in &book {
            let says = words(chapter);
            assert!(!says.contains(['{', '}']), "{id:?} {lang:?}: {says}");
            for part in &chapter.parts {
                if let Part::Table { heads, rows } = part {
                    assert!(
                        rows.iter().all(|row| row.len() == heads.len()),
                        "{id:?} {says}"
                    );
                }
                if let Part::Question(question, answer) = part {
                    assert!(question.ends_with('?') && !answer.is_empty(), "{question}");
                }
            }
        }
    }
}

/// If no sentence holds a digit, every digit on the page comes from the data.
#[test]
fn the_sentences_hold_no_numbers_of_their_own() {
    for source in sources::rust_sources("src/text/rules") {
        for line in source
            .text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
        {
            let literals = line.split('"').skip(1).step_by(2);
            for literal in literals {
                let digit = literal.contains(|letter: char| letter.is_ascii_digit());
                assert!(!digit, "{}: «{literal}»", source.path);
            }
        }
    }
}

#[test]
fn the_numbers_of_the_data_are_told() {
    for (id, lang, book) in every_book() {
        let says = |topic: Topic| chapter(&book, topic).map(words).unwrap_or_default();
        let tells = |topic: Topic, numbers: &[usize]| {
            let text = says(topic);
            let told: Vec<&str> = text
                .split(|letter: char| !letter.is_ascii_digit())
                .collect();
            for number in numbers {
                let number = number.to_string();
                assert!(
                    told.contains(&number.as_str()),
                    "{id:?} {lang:?} {topic:?} lacks {number}: {text}"
                );
            }
        };
        let deals = match game(id) {
            Game::Rail(rail) => {
                let rules = rail.variants().standard();
                tells(
                    Topic::Setup,
                    &[
                        rules.wagons.into(),
                        rules.card_count(),
                        rules.locomotives.into(),
                    ],
                );
                tells(
                    Topic::Setup,
                    &[
                        RailRules::FIRST_HAND.into(),
                        RailRules::CARDS_PER_COLOR.into(),
                    ],
                );
                let lengths = rail.tracks().iter().map(|track| track.length());
                for length in lengths {
                    tells(Topic::Claiming, &[length, rules.points[length].into()]);
                }
                if let Some(tolls) = &rules.tolls {
                    let ranks = tolls
                        .rank_points
                        .iter()
                        .flatten()
                        .map(|&points| usize::from(points));
                    tells(Topic::Count, &ranks.collect::<Vec<_>>());
                    tells(Topic::Count, &[tolls.loan_cost.into()]);
                    tells(Topic::Setup, &[tolls.tokens.into()]);
                }
                if let Some(passengers) = &rules.passengers {
                    tells(
                        Topic::Count,
                        &[passengers.most.into(), passengers.second.into()],
                    );
                    tells(
                        Topic::Setup,
                        &[usize::from(passengers.each) * passengers.colors.len()],
                    );
                }
                if let Some(worth) = rules.globetrotter {
                    tells(Topic::Count, &[worth.into()]);
                }
                if let Some(tunnel) = rules.tunnel {
                    tells(Topic::Tunnels, &[tunnel.turn_up.into()]);
                }
                if let Some(substitute) = rules.substitute {
                    tells(Topic::Substitute, &[substitute.cards.into()]);
                }
                for bonus in rail.bonuses() {
                    tells(Topic::BonusCards, &[bonus.points().into()]);
                }
                rules.tickets
            }
            Game::Yard(yard) => {
                let rules = yard.variants().standard();
                tells(
                    Topic::Setup,
                    &[
                        rules.card_count(),
                        rules.first_hand.into(),
                        yard.tickets().len(),
                    ],
                );
                tells(
                    Topic::Yard,
                    &[rules.lay_same.into(), rules.lay_different.into()],
                );
                tells(Topic::End, &[rules.next_hand.into()]);
                for (_, points) in yard.big_cities() {
                    tells(Topic::Count, &[points.into()]);
                }
                rules.tickets
            }
        };
        tells(
            Topic::Setup,
            &[deals.first_deal.into(), deals.first_keep.into()],
        );
        tells(Topic::Tickets, &[deals.draw.into()]);
    }
}

#[test]
fn what_is_not_kept_goes_where_the_data_says() {
    for (id, _, book) in every_book().filter(|(_, lang, _)| *lang == Lang::En) {
        let rules = match game(id) {
            Game::Rail(rail) => rail.variants().standard().tickets,
            Game::Yard(yard) => yard.variants().standard().tickets,
        };
        for (topic, unkept) in [
            (Topic::Setup, rules.first_unkept),
            (Topic::Tickets, rules.unkept),
        ] {
            let word = match unkept {
                Unkept::LeaveTheGame => "leave the game",
                Unkept::UnderThePile => "go under",
                Unkept::ShuffledBack => "shuffled into",
                Unkept::Discarded => "are discarded face up",
            };
            let says = chapter(&book, topic).map(words).unwrap_or_default();
            assert!(says.contains(word), "{id:?} {topic:?}: {says}");
        }
    }
}

#[test]
fn french_signs_stand_behind_a_narrow_space() {
    for (id, _, book) in every_book().filter(|(_, lang, _)| *lang == Lang::Fr) {
        for says in book.iter().map(words) {
            for sign in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(!says.contains(sign), "{id:?} «{sign}»: {says}");
            }
        }
    }
}

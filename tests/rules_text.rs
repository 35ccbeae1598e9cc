//! The rules on the screen: every game in both languages, complete, with all numbers from the data.

mod sources;

use branchline::catalog::{Game, GameId, RailRules, Unkept, game};
use branchline::text::Lang;
use branchline::text::rules::{Body, Chapter, Topic, rulebook};

fn chapter(book: &[Chapter], topic: Topic) -> Option<&Chapter> {
    book.iter().find(|chapter| chapter.topic == topic)
}

/// Everything that a chapter says, tables included.
fn words(chapter: &Chapter) -> String {
    let parts = chapter.parts.iter().map(|part| match &part.body {
        Body::Text(text) => text.clone(),
        Body::Question(question, answer) => format!("{question} {answer}"),
        Body::Example(_, says) => says.clone(),
        Body::Table { heads, rows } => format!("{} {}", heads.join(" "), rows.concat().join(" ")),
    });
    parts.collect::<Vec<_>>().join("\n")
}

fn every_book() -> impl Iterator<Item = (GameId, Lang, Vec<Chapter>)> {
    let each = GameId::all().flat_map(|id| Lang::ALL.map(|lang| (id, lang)));
    each.map(|(id, lang)| (id, lang, rulebook(lang, id)))
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
                if let Body::Table { heads, rows } = &part.body {
                    assert!(
                        rows.iter().all(|row| row.len() == heads.len()),
                        "{id:?} {says}"
                    );
                }
                if let Body::Question(question, answer) = &part.body {
                    assert!(question.ends_with('?') && !answer.is_empty(), "{question}");
                }
            }
        }
    }
}

/// If no sentence contains a digit, every digit on the page comes from the data.
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
                let is_id = |word: &str| word.contains('-') && !word.contains(char::is_lowercase);
                let mut words = literal.split(' ').filter(|word| !is_id(word));
                let digit = words.any(|word| word.contains(|letter: char| letter.is_ascii_digit()));
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

/// What a chapter says, in French and in English.
fn told(id: GameId, topic: Topic) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let book = rulebook(lang, id);
        let chapter = chapter(&book, topic).unwrap_or_else(|| panic!("{id:?} has no {topic:?}"));
        words(chapter)
    })
}

/// Asserts that a chapter says this, in French and in English.
fn tells(id: GameId, topic: Topic, [french, english]: [&str; 2]) {
    let [fr, en] = told(id, topic);
    assert!(
        fr.contains(french),
        "{id:?} {topic:?} lacks «{french}»: {fr}"
    );
    assert!(
        en.contains(english),
        "{id:?} {topic:?} lacks “{english}”: {en}"
    );
}

/// Asserts that a chapter does not say this.
fn does_not_tell(id: GameId, topic: Topic, [french, english]: [&str; 2]) {
    let [fr, en] = told(id, topic);
    assert!(!fr.contains(french), "{id:?} {topic:?} says «{french}»");
    assert!(!en.contains(english), "{id:?} {topic:?} says “{english}”");
}

#[test]
fn r_54_cities_are_joined_on_maps_only() {
    for id in GameId::all() {
        let joined = ["déjà reliées", "joined already"];
        match game(id) {
            Game::Rail(_) => tells(id, Topic::Tickets, joined),
            Game::Yard(_) => does_not_tell(id, Topic::Tickets, joined),
        }
    }
}

#[test]
fn nl_8_one_end_is_enough_and_a_pair_is_of_one_colour() {
    let [fr, en] = told(GameId::NORTHERN_LIGHTS, Topic::BonusCards);
    assert_eq!(fr.matches("au moins un bout").count(), 3, "{fr}");
    assert_eq!(en.matches("at least one end").count(), 3, "{en}");
    let pair = ["paire d’une même couleur", "pair of one colour"];
    tells(GameId::NORTHERN_LIGHTS, Topic::BonusCards, pair);
}

/// Where every gray track is a ferry that takes pairs, a payment may hold several colours.
#[test]
fn nl_4_one_colour_is_asked_of_ordinary_gray_tracks_only() {
    let one_color = ["mais une seule", "any colour, but only one"];
    for id in [GameId::NORDIC, GameId::GERMANY, GameId::NEDERLAND] {
        tells(id, Topic::Claiming, one_color);
    }
    does_not_tell(GameId::NORTHERN_LIGHTS, Topic::Claiming, one_color);
    let pairs = [
        "chaque paire peut avoir la sienne",
        "each pair may have its own",
    ];
    tells(GameId::NORTHERN_LIGHTS, Topic::Ferries, pairs);
}

#[test]
fn no_8_locomotives_may_be_among_the_cards_that_stand_in() {
    let track = ["Murmansk", "Murmansk"];
    tells(GameId::NORDIC, Topic::Claiming, track);
    let included = ["locomotives comprises", "locomotives included"];
    tells(GameId::NORDIC, Topic::Substitute, included);
}

#[test]
fn cg_5_drawing_is_told_whole() {
    let replaced = ["remplacée aussitôt", "replaced at once"];
    let blind = [
        "à l’aveugle, une locomotive compte pour une",
        "Drawn blind, it counts as one",
    ];
    let limit = ["autant de cartes qu’on veut", "as large as you like"];
    for sentence in [replaced, blind, limit] {
        tells(GameId::CARD_GAME, Topic::Cards, sentence);
    }
}

#[test]
fn cg_9_and_cg_11_the_end_of_a_round_is_told_rightly() {
    let turned_up = ["prise ou retournée", "taken or turned up"];
    let market = ["cartes visibles restent", "face-up cards stay"];
    for sentence in [turned_up, market] {
        tells(GameId::CARD_GAME, Topic::End, sentence);
    }
}

#[test]
fn cg_3_the_option_is_each_players_own() {
    let own = ["Chaque joueur", "Each player"];
    tells(GameId::CARD_GAME, Topic::Variants, own);
}

#[test]
fn ne_7_a_loan_forfeits_the_points_for_tokens() {
    let forfeits = ["n’a aucun de ces points", "gets none of these points"];
    tells(GameId::NEDERLAND, Topic::Count, forfeits);
}

#[test]
fn ne_10_and_ne_12_the_variants_are_told_as_they_are_played() {
    let zero = ["part de zéro", "starts from zero"];
    does_not_tell(GameId::NEDERLAND, Topic::Variants, zero);
    let head_start = ["L’avance au départ reste", "head start stays"];
    let last_wagon = ["son dernier wagon", "its last wagon"];
    let too_few = ["trop peu", "too few"];
    for sentence in [head_start, last_wagon, too_few] {
        tells(GameId::NEDERLAND, Topic::Variants, sentence);
    }
}

#[test]
fn ge_13_and_nl_11_stopping_after_one_card_is_told_where_it_is_allowed() {
    let stop = ["s’arrêter après la première", "stop after the first"];
    for id in [GameId::GERMANY, GameId::NORTHERN_LIGHTS] {
        tells(id, Topic::Cards, stop);
    }
    for id in [GameId::NORDIC, GameId::NEDERLAND, GameId::CARD_GAME] {
        does_not_tell(id, Topic::Cards, stop);
    }
}

//! What the drawn examples show, in a sentence. Every number is the example's own.

use crate::catalog::{Color, TrackId};
use crate::engine::table::{Cards, Example, Ranked, Standing};
use crate::text::board::{a_passenger, another, color, passengers};
use crate::text::play::{loans, spaces};
use crate::text::speaker::{Speaker, card_count, more_cards, number, points, token_count};
use crate::text::{Lang, table};

/// An example in words.
pub(super) fn caption(say: &Speaker, example: &Example) -> String {
    let lang = say.lang;
    match example {
        Example::Claim {
            track,
            pay,
            points: worth,
        } => {
            let length = say
                .game
                .rail()
                .map_or(0, |game| game.track(*track).length());
            let what = format!("{} ({})", say.track(*track), spaces(lang, length));
            paid(say, &what, *pay, *worth)
        }
        Example::Completed {
            ticket,
            cards,
            points: worth,
        } => paid(say, &say.ticket(*ticket), *cards, *worth),
        Example::Tunnel {
            track,
            paid,
            turned,
        } => {
            let (track, paid) = (say.track(*track), say.cards(*paid));
            let mut up = Cards::NONE;
            turned.iter().for_each(|(card, _)| up.add(*card));
            let owed = turned.iter().filter(|(_, costs)| *costs).count() as u8;
            let up = say.cards(up);
            match lang {
                Lang::Fr => format!(
                    "Pour {track}, on pose {paid}. On retourne {up} : il faut {} de plus.",
                    card_count(lang, owed)
                ),
                Lang::En => format!(
                    "For {track}, {paid} laid down. Turned up: {up}. It takes {}.",
                    more_cards(owed)
                ),
            }
        }
        Example::DrawBonus { track, cards } => {
            let (track, cards) = (say.track(*track), card_count(lang, *cards));
            match lang {
                Lang::Fr => format!("Qui prend {track} pioche ensuite {cards}."),
                Lang::En => format!("Whoever claims {track} then draws {cards}."),
            }
        }
        Example::Tolls { tracks, toll } => {
            let (track, toll) = (say.track(tracks[0]), token_count(lang, (*toll).into()));
            match lang {
                Lang::Fr => format!(
                    "{track} : la première voie coûte {toll}, pour la banque ; la seconde {toll}, pour qui a la première."
                ),
                Lang::En => format!(
                    "{track}: the first track costs {toll}, for the bank; the second {toll}, for the owner of the first."
                ),
            }
        }
        Example::Neutral {
            ticket,
            tracks,
            toll,
        } => {
            let (ticket, track) = (say.ticket(*ticket), say.track(tracks[0]));
            let toll = token_count(lang, (*toll).into());
            match lang {
                Lang::Fr => format!(
                    "Le billet retourné, {ticket}, nomme {track}. Un joueur y a une voie : les wagons neutres vont sur l’autre, et la banque lui paie {toll}."
                ),
                Lang::En => format!(
                    "The ticket turned up, {ticket}, names {track}. A player has one track there: neutral wagons go on the other, and the bank pays that player {toll}."
                ),
            }
        }
        Example::Boarding { track, colors } => boarding(say, *track, *colors),
        Example::Ranking { of, rows } => ranking(say, *of, rows),
        Example::Tickets { completed, missed } => {
            let (one, other) = (say.ticket(completed.0), say.ticket(missed.0));
            let adds = points(lang, completed.1.into());
            let costs = points(lang, -i16::from(missed.1));
            match lang {
                Lang::Fr => format!("{one} est réussi : +{adds}. {other} est manqué : {costs}."),
                Lang::En => format!("{one} is completed: +{adds}. {other} is missed: {costs}."),
            }
        }
        Example::Lays { same, different } => {
            let (same, different) = (say.cards(*same), say.cards(*different));
            match lang {
                Lang::Fr => format!("On peut poser {same} ; ou bien {different}."),
                Lang::En => format!("You may lay {same}; or {different}."),
            }
        }
        Example::Robbed { laid, column } => {
            let (laid, column) = (say.cards(*laid), say.cards(*column));
            match lang {
                Lang::Fr => format!("On pose {laid} : la colonne ({column}) est défaussée."),
                Lang::En => format!("{laid} laid down: the column ({column}) is discarded."),
            }
        }
    }
}

fn paid(say: &Speaker, what: &str, cards: Cards, worth: u8) -> String {
    let (cards, worth) = (say.cards(cards), points(say.lang, worth.into()));
    match say.lang {
        Lang::Fr => format!("{what} se paie par exemple avec {cards} : +{worth}."),
        Lang::En => format!("{what} can be paid with {cards}: +{worth}."),
    }
}

fn boarding(say: &Speaker, track: TrackId, colors: [Color; 2]) -> String {
    let ends = say.game.rail().map(|game| game.track(track).ends());
    let [from, to] = ends.map_or_else(Default::default, |ends| ends.map(|city| say.city(city)));
    let [one, other] = [
        a_passenger(say.lang, colors[0]),
        another(say.lang, colors[1]),
    ];
    let track = say.track(track);
    match say.lang {
        Lang::Fr => {
            format!("Qui prend {track} peut faire monter {one} à {from} et {other} à {to}.")
        }
        Lang::En => {
            format!("Whoever claims {track} may take {one} from {from} and {other} from {to}.")
        }
    }
}

fn ranking(say: &Speaker, of: Ranked, rows: &[Standing]) -> String {
    let lang = say.lang;
    let what = match (lang, of) {
        (Lang::Fr, Ranked::Passengers(wears)) => {
            format!("Voyageurs {}", passengers(lang, wears, 2))
        }
        (Lang::En, Ranked::Passengers(wears)) => format!("Passengers in {}", color(wears).en),
        (Lang::Fr, Ranked::Tokens) => "Jetons restants".to_owned(),
        (Lang::En, Ranked::Tokens) => "Tokens left".to_owned(),
        (Lang::Fr, Ranked::Tickets) => "Billets réussis".to_owned(),
        (Lang::En, Ranked::Tickets) => "Completed tickets".to_owned(),
        (Lang::Fr, Ranked::BigCity(city)) => format!("Billets réussis, {}", say.city(city)),
        (Lang::En, Ranked::BigCity(city)) => format!("Completed tickets, {}", say.city(city)),
        (_, Ranked::Bonus(bonus)) => say.game.rail().map_or_else(String::new, |game| {
            table::bonus(lang, game, game.bonus(bonus))
        }),
    };
    let count = |row: &Standing| match row.loans {
        0 => row.count.to_string(),
        some => format!("{} ({})", row.count, loans(lang, some)),
    };
    let counts: Vec<String> = rows.iter().map(count).collect();
    let scored: Vec<String> = rows.iter().map(|row| number(row.points)).collect();
    let (counts, scored) = (counts.join(", "), scored.join(", "));
    match lang {
        Lang::Fr => format!("{what} : {counts}. Points : {scored}."),
        Lang::En => format!("{what}: {counts}. Points: {scored}."),
    }
}

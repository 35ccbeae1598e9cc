//! What the planner says.

use super::speaker::{Speaker, wagon_count};
use super::{Lang, Phrase};
use crate::catalog::Card;

phrases! {
    /// The choice in the menu and the settings.
    PLANNER: "Planificateur" / "Planner";
    /// What the choice means.
    PLANNER_HELP: "Léger marque le chemin le moins cher de vos billets ; complet montre le meilleur réseau, les cartes qui manquent et vos chances." / "Light marks the cheapest way for your tickets; full shows the best network, the cards still missing and your chances.";
    /// A ticket that is not in the network shown.
    DROPPED: "pas dans le réseau proposé" / "not in the network shown";
}

/// The name of a depth, by its tag.
pub fn depth(tag: &str) -> Phrase {
    match tag {
        "light" => Phrase {
            fr: "Léger",
            en: "Light",
        },
        "full" => Phrase {
            fr: "Complet",
            en: "Full",
        },
        _ => Phrase {
            fr: "Aucun",
            en: "Off",
        },
    }
}

/// How likely a ticket is.
pub fn chance(lang: Lang, percent: u8) -> String {
    match lang {
        Lang::Fr => format!("{percent} % de chances"),
        Lang::En => format!("{percent}% likely"),
    }
}

/// How likely a ticket is that is not in the network shown, if it is built alone.
pub fn dropped(lang: Lang, percent: u8) -> String {
    let says = DROPPED.get(lang);
    match (lang, percent) {
        (_, 0) => says.to_owned(),
        (Lang::Fr, _) => format!("{says}, seul : {percent} %"),
        (Lang::En, _) => format!("{says}, alone: {percent}%"),
    }
}

/// What the network takes: wagons, and the cards that are still missing, by `Card::index`. `best` says that there is no
/// better one.
pub fn network(
    say: &Speaker,
    best: bool,
    wagons: u8,
    missing: &[u8; Card::KINDS],
    any: u8,
) -> String {
    let mut cards: Vec<String> = { Card::ALL.into_iter() }
        .filter(|card| missing[card.index()] > 0)
        .map(|card| say.some(card, missing[card.index()]))
        .collect();
    if any > 0 {
        cards.push(match say.lang {
            Lang::Fr => format!("{any} pour des voies grises"),
            Lang::En => format!("{any} for grey tracks"),
        });
    }
    let which = match (say.lang, best) {
        (Lang::Fr, true) => "Le meilleur réseau",
        (Lang::Fr, false) => "Un bon réseau",
        (Lang::En, true) => "The best network",
        (Lang::En, false) => "A good network",
    };
    let (wagons, cards) = (wagon_count(say.lang, wagons), cards.join(", "));
    match (say.lang, cards.is_empty()) {
        (Lang::Fr, true) => format!("{which} prend {wagons}. Vous avez les cartes."),
        (Lang::Fr, false) => format!("{which} prend {wagons}. Il vous manque {cards}."),
        (Lang::En, true) => format!("{which} takes {wagons}. You have the cards."),
        (Lang::En, false) => format!("{which} takes {wagons}. You still need {cards}."),
    }
}

//! What the planner says.

use super::speaker::{Speaker, wagon_count};
use super::{Lang, Phrase};
use crate::catalog::Card;

phrases! {
    /// The choice in the menu and the settings.
    PLANNER: "Planificateur" / "Planner";
    /// What the choice means.
    PLANNER_HELP: "Léger marque le plus court chemin de vos billets ; complet montre le meilleur réseau, les cartes qui manquent et vos chances." / "Light marks the cheapest way for your tickets; full shows the best network, the cards still missing and your chances.";
    /// A ticket for which wagons or ways are missing.
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

/// What the best network takes: wagons, and the cards that are still missing, by `Card::index`.
pub fn network(say: &Speaker, wagons: u8, missing: &[u8; Card::KINDS], any: u8) -> String {
    let mut cards: Vec<String> = { Card::ALL.into_iter() }
        .filter(|card| missing[card.index()] > 0)
        .map(|card| say.some(card, missing[card.index()]))
        .collect();
    if any > 0 {
        cards.push(match say.lang {
            Lang::Fr => format!("{any} d’une couleur au choix"),
            Lang::En => format!("{any} of any one colour"),
        });
    }
    let (wagons, cards) = (wagon_count(say.lang, wagons), cards.join(", "));
    match (say.lang, cards.is_empty()) {
        (Lang::Fr, true) => format!("Le meilleur réseau prend {wagons}. Vous avez les cartes."),
        (Lang::Fr, false) => format!("Le meilleur réseau prend {wagons}. Il vous manque {cards}."),
        (Lang::En, true) => format!("The best network takes {wagons}. You have the cards."),
        (Lang::En, false) => format!("The best network takes {wagons}. You still need {cards}."),
    }
}

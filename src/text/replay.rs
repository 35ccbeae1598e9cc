//! The page on which a game is stepped through.

use super::Lang;
use crate::engine::game::PlayerView;
use crate::engine::{rail, yard};

phrases! {
    /// Heading.
    TITLE: "Revoir la partie" / "Replay";
    /// To the start.
    FIRST: "Début" / "First";
    /// One step back.
    BACK: "Reculer" / "Back";
    /// One step on.
    FORWARD: "Avancer" / "Forward";
    /// To the end.
    LAST: "Fin" / "Last";
    /// The steps, as a group.
    STEPS: "Pas à pas" / "Step by step";
    /// Playing by itself, as a group.
    PLAYING: "Lecture" / "Autoplay";
    /// Slowly.
    SLOW: "Lent" / "Slow";
    /// As usual.
    USUAL: "Normal" / "Normal";
    /// Fast.
    FAST: "Rapide" / "Fast";
    /// Stops it.
    STOP: "Arrêter" / "Stop";
    /// The slider.
    TURN: "Tour" / "Turn";
    /// Whose view is shown.
    VIEWPOINT: "Vu par" / "Seen by";
    /// The table.
    TABLE: "La table" / "The table";
    /// Why a running game shows no hands.
    TABLE_ONLY: "Les mains se montrent quand la partie est finie." / "Hands are shown once the game is over.";
    /// Before the first step.
    START: "La partie commence." / "The game begins.";
    /// A step without words.
    NO_WORDS: "Rien de visible." / "Nothing to be seen.";
    /// The keys.
    KEYS: "Touches : ← et → avancent d’un pas, Début et Fin vont aux bouts." / "Keys: ← and → go one step, Home and End go to the ends.";
    /// The game is not there.
    GONE: "Cette partie n’est pas sur cet appareil, ou trop ancienne pour être revue." /
        "This game is not on this device, or too old to be replayed.";
    /// It does not load.
    DAMAGED: "Cette partie ne se charge pas." / "This game does not load.";
    /// The rules have changed.
    RULES_CHANGED: "Les règles ont changé depuis : cette partie ne peut plus être rejouée pas à pas." /
        "The rules have changed since: this game can no longer be played step by step.";
    /// Goes on from the position shown, as a game of its own.
    WHAT_IF: "Et si… jouer d’ici" / "What if… play from here";
    /// What becomes of that game.
    WHAT_IF_HELP: "Mêmes cartes, mêmes adversaires ; la nouvelle partie ne compte nulle part." /
        "The same cards, the same opponents; the new game counts nowhere.";
    /// At the end of such a game.
    WHAT_IF_OVER: "Un « et si » : cette partie n’entre ni dans l’historique ni dans les records." /
        "A what-if: this game enters neither the history nor the records.";
    /// The open cards.
    MARKET: "Cartes visibles" / "Open cards";
    /// Whoever took the last step.
    ACTED: "vient de jouer" / "has just played";
    /// What a player holds.
    HAND: "Main" / "Hand";
    /// A player's tickets.
    TICKETS: "Billets" / "Tickets";
    /// The position in words.
    POSITION: "La position" / "The position";
}

/// How far the replay is.
pub fn step(lang: Lang, at: usize, steps: usize) -> String {
    match lang {
        Lang::Fr => format!("Action {at} sur {steps}"),
        Lang::En => format!("Action {at} of {steps}"),
    }
}

/// What a game is called that goes on from a turn of another.
pub fn what_if_title(lang: Lang, turn: u32) -> String {
    match lang {
        Lang::Fr => format!("Et si… (tour {turn})"),
        Lang::En => format!("What if… (turn {turn})"),
    }
}

/// What is left face down.
pub fn pile(lang: Lang, count: u8) -> String {
    match lang {
        Lang::Fr => format!("Pioche : {count}"),
        Lang::En => format!("Pile: {count}"),
    }
}

/// A turn of so many.
pub fn turn_of(lang: Lang, turn: u32, turns: u32) -> String {
    match lang {
        Lang::Fr => format!("Tour {turn} sur {turns}"),
        Lang::En => format!("Turn {turn} of {turns}"),
    }
}

/// What everybody sees of every seat.
pub fn facts(lang: Lang, view: &PlayerView) -> Vec<String> {
    match view {
        PlayerView::Rail(view) => {
            let seats = view.open.seats.iter();
            seats.map(|seat| rail_row(lang, seat)).collect()
        }
        PlayerView::Yard(view) => {
            let seats = view.open.seats.iter();
            let row = |seat: &yard::OpenSeat| {
                super::yard::facts(lang, seat.hand, seat.tickets, seat.track)
            };
            seats.map(row).collect()
        }
    }
}

fn rail_row(lang: Lang, seat: &rail::OpenSeat) -> String {
    let parts = [
        super::speaker::points(lang, seat.score),
        super::speaker::wagon_count(lang, seat.wagons),
        super::speaker::card_count(lang, seat.hand),
        super::speaker::ticket_count(lang, seat.ticket_count()),
    ];
    parts.join(" · ")
}

//! The yards of the Card Game in words: what has left, what was lost, how many departures are to come, what tickets
//! need.

use super::speaker::{card_count, kind, ticket_count};
use super::{Lang, board, form};
use crate::catalog::Color;

phrases! {
    /// Stamped on a column that a rival has beaten.
    BEATEN: "Battue" / "Beaten";
    /// Over one's own empty yard.
    EMPTY_NOTE: "Posez des cartes ici. Elles ne comptent qu’une fois parties." / "Lay cards here. They count only once they have departed.";
    /// Over one's own yard while the pile lasts.
    COUNTS_NOTE: "Une carte de chaque colonne part au début de votre tour. Seules les cartes parties comptent." /
        "A card of each column departs when your turn begins. Only departed cards count.";
    /// Over one's own yard when nothing can leave any more.
    TOO_LATE: "Plus aucun départ : ce qui reste en gare ne compte pas." / "No departure left: what stays in the yard does not count.";
    /// Names the strip.
    NEEDS: "Cartes : billets, main, gare" / "Cards: tickets, hand, yard";
    /// A row of the strip: what the open tickets cost.
    NEED_TICKETS: "billets" / "tickets";
    /// A row of the strip: cards in hand.
    NEED_HAND: "main" / "hand";
    /// A row of the strip: cards in the own yard.
    NEED_YARD: "gare" / "yard";
    /// The head of the column for locomotives.
    LOCOMOTIVES: "locomotives" / "locomotives";
    /// The small poster as a button.
    OPEN_POSTER: "Mes billets sur la carte" / "My tickets on the map";
    /// Asked before tickets are drawn.
    DRAW_TICKETS: "Piocher des billets ?" / "Draw tickets?";
    /// What becomes of them.
    DRAW_TICKETS_HOW: "C’est votre tour entier. Gardez-en autant que vous voulez, même aucun ; un billet manqué coûte ses points." /
        "It takes your whole turn. Keep as many as you like, even none; a missed ticket costs its points.";
    /// Closes the announcement of a round while somebody else plays.
    CONTINUE: "Continuer" / "Continue";
}

/// What stands over one's own yard.
pub fn note(lang: Lang, departures_left: Option<u8>, empty: bool) -> String {
    match (departures_left, empty) {
        (None, true) => EMPTY_NOTE.get(lang).to_owned(),
        (None, false) => COUNTS_NOTE.get(lang).to_owned(),
        (Some(0), _) => TOO_LATE.get(lang).to_owned(),
        (Some(left), _) => {
            let left_fr = form(lang, left.into(), "départ", "départs");
            let left_en = form(lang, left.into(), "departure", "departures");
            match lang {
                Lang::Fr => format!("Encore {left} {left_fr}. Seules les cartes parties comptent."),
                Lang::En => format!("{left} {left_en} left. Only departed cards count."),
            }
        }
    }
}

/// The button that draws tickets.
pub fn draw_tickets(lang: Lang, count: u8) -> String {
    let tickets = ticket_count(lang, count);
    match lang {
        Lang::Fr => format!("Piocher {tickets}"),
        Lang::En => format!("Draw {tickets}"),
    }
}

/// Cards that have just left for the pile.
pub fn departed(lang: Lang, count: u8) -> String {
    let cards = card_count(lang, count);
    match (lang, count) {
        (Lang::Fr, 0 | 1) => format!("{cards} vient de partir"),
        (Lang::Fr, _) => format!("{cards} viennent de partir"),
        (Lang::En, 1) => format!("{cards} has just departed"),
        (Lang::En, _) => format!("{cards} have just departed"),
    }
}

/// Cards of a column that can no longer leave in time.
pub fn late(lang: Lang, count: u8) -> String {
    let cards = card_count(lang, count);
    match lang {
        Lang::Fr => format!("trop tard pour {cards}"),
        Lang::En => format!("too late for {cards}"),
    }
}

/// What the last turn took from the viewer.
pub fn robbed(lang: Lang, color: Color, count: u8) -> String {
    let cards = card_count(lang, count);
    match lang {
        Lang::Fr => format!(
            "Vous perdez votre colonne {} : {cards}.",
            kind(lang, color.into(), 1)
        ),
        Lang::En => format!("You lose your {} column: {cards}.", board::color(color).en),
    }
}

/// A column that a rival has beaten.
pub fn lost(lang: Lang, color: Color, count: u8, by: &str) -> String {
    let cards = card_count(lang, count);
    match lang {
        Lang::Fr => format!(
            "Colonne {} battue par {by} : {cards} à la défausse",
            kind(lang, color.into(), 1)
        ),
        Lang::En => format!(
            "{} column beaten by {by}: {cards} discarded",
            board::color(color).en
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::yard;
    use super::*;

    #[test]
    fn cg_9_a_note_counts_the_departures_that_are_left() {
        assert_eq!(note(Lang::Fr, None, true), EMPTY_NOTE.fr);
        assert_eq!(note(Lang::En, None, false), COUNTS_NOTE.en);
        assert!(note(Lang::Fr, Some(1), false).starts_with("Encore 1 départ."));
        assert!(note(Lang::En, Some(1), true).starts_with("1 departure left."));
        assert_eq!(note(Lang::En, Some(0), false), TOO_LATE.en);
    }

    #[test]
    fn cg_11_only_the_last_round_has_a_very_last_turn() {
        assert!(yard::last_turns(Lang::En, 0, true).contains("very last"));
        assert!(!yard::last_turns(Lang::En, 0, false).contains("very last"));
        assert!(yard::last_turns(Lang::Fr, 0, true).contains("tout dernier"));
        assert!(!yard::last_turns(Lang::Fr, 0, false).contains("tout dernier"));
    }

    #[test]
    fn cg_11_a_new_round_says_how_many_cards_are_dealt() {
        for lang in Lang::ALL {
            let says = yard::round_explained(lang, 60, 3);
            assert!(says.contains(&card_count(lang, 3)), "{says}");
            assert!(says.contains(&card_count(lang, 60)), "{says}");
        }
    }
}

//! Why cards do not pay for a track, in one sentence.

use super::board::color;
use super::speaker::{card_count, kind, one_card};
use super::{Lang, form};
use crate::catalog::Card;
use crate::engine::table::PaymentFault;

phrases! {
    /// Opens the composer.
    CHOOSE: "Choisir les cartes" / "Choose the cards";
    /// Goes back to the listed payments.
    SUGGESTED: "Revenir aux propositions" / "Back to the suggestions";
    /// Takes all cards back.
    CLEAR: "Tout reprendre" / "Take all back";
    /// The composed cards pay.
    PAYS: "Le compte est bon." / "This pays for it.";
}

/// One more card of a kind, as a button.
pub fn more(lang: Lang, card: Card) -> String {
    match lang {
        Lang::Fr => format!("Ajouter {}", one_card(lang, card)),
        Lang::En => format!("Add {}", one_card(lang, card)),
    }
}

/// One card of a kind less, as a button.
pub fn less(lang: Lang, card: Card) -> String {
    match lang {
        Lang::Fr => format!("Reprendre {}", one_card(lang, card)),
        Lang::En => format!("Take back {}", one_card(lang, card)),
    }
}

/// How many cards of a kind are laid out.
pub fn laid_out(lang: Lang, card: Card, count: u8, held: u8) -> String {
    let kind = kind(lang, card, count);
    match lang {
        Lang::Fr => format!("{count} {kind} sur {held}"),
        Lang::En => format!("{count} {kind} of {held}"),
    }
}

/// The sentence for a payment that is refused.
pub fn fault(lang: Lang, fault: PaymentFault) -> String {
    match lang {
        Lang::Fr => french(fault),
        Lang::En => english(fault),
    }
}

fn french(fault: PaymentFault) -> String {
    let lang = Lang::Fr;
    match fault {
        PaymentFault::TooFew { missing } => format!("Il manque {}.", card_count(lang, missing)),
        PaymentFault::TooMany { extra } => format!("{} de trop.", card_count(lang, extra)),
        PaymentFault::OtherColor { color: wanted } => {
            format!("Il faut des cartes {}.", kind(lang, wanted.into(), 2))
        }
        PaymentFault::TwoColors => "Les cartes doivent être d’une seule couleur.".to_owned(),
        PaymentFault::Unpaid {
            spaces,
            each,
            missing,
        } => format!(
            "Il reste {} à payer : {each} cartes quelconques en valent une qui convient ; il en manque {missing}.",
            spaces_left(lang, spaces)
        ),
        PaymentFault::FerryUnpaid { spaces, symbols: 0 } => format!(
            "Il reste {} à payer, d’une seule couleur.",
            spaces_left(lang, spaces)
        ),
        PaymentFault::FerryUnpaid { spaces: 0, symbols } => {
            format!(
                "Il manque {}, ou autant de paires.",
                locomotives(lang, symbols)
            )
        }
        PaymentFault::FerryUnpaid { spaces, symbols } => format!(
            "Il reste {} à payer d’une seule couleur, et {} ou autant de paires.",
            spaces_left(lang, spaces),
            locomotives(lang, symbols)
        ),
        PaymentFault::Unpaired { color: single } => format!(
            "Une paire, ce sont deux cartes de la même couleur : {} est seule.",
            one_card(lang, single.into())
        ),
    }
}

fn english(fault: PaymentFault) -> String {
    let lang = Lang::En;
    match fault {
        PaymentFault::TooFew { missing } => format!("{} short.", card_count(lang, missing)),
        PaymentFault::TooMany { extra } => format!("{} too many.", card_count(lang, extra)),
        PaymentFault::OtherColor { color: wanted } => {
            format!("This track takes {} cards.", color(wanted).en)
        }
        PaymentFault::TwoColors => "The cards must be of one colour.".to_owned(),
        PaymentFault::Unpaid {
            spaces,
            each,
            missing,
        } => format!(
            "{} still to pay: any {each} cards count as one that fits, so {missing} more will do.",
            spaces_left(lang, spaces)
        ),
        PaymentFault::FerryUnpaid { spaces, symbols: 0 } => {
            format!("{} still to pay, in one colour.", spaces_left(lang, spaces))
        }
        PaymentFault::FerryUnpaid { spaces: 0, symbols } => format!(
            "{} still to pay, or a pair for each.",
            locomotives(lang, symbols)
        ),
        PaymentFault::FerryUnpaid { spaces, symbols } => format!(
            "{} still to pay in one colour, and {} or a pair for each.",
            spaces_left(lang, spaces),
            locomotives(lang, symbols)
        ),
        PaymentFault::Unpaired { color: single } => format!(
            "A pair is two cards of one colour: {} has no partner.",
            one_card(lang, single.into())
        ),
    }
}

fn spaces_left(lang: Lang, spaces: u8) -> String {
    super::play::spaces(lang, spaces.into())
}

fn locomotives(lang: Lang, count: u8) -> String {
    let word = form(lang, count.into(), "locomotive", "locomotives");
    format!("{count} {word}")
}

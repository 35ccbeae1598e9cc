//! The play page: whose turn it is, what may be done, the sheets and the panels.

use super::speaker::{Speaker, card_count, points, ticket_count, wagon_count};
use super::{Lang, Phrase};
use crate::catalog::{Card, Seat, TrackKind};
use crate::engine::table::Cards;

phrases! {
    /// Tab: what can be done.
    ACT: "Jouer" / "Play";
    /// Tab: one's own tickets.
    TICKETS: "Billets" / "Tickets";
    /// Tab: who has what.
    PLAYERS: "Joueurs" / "Players";
    /// Tab: tracks as a list.
    TRACKS: "Voies" / "Tracks";
    /// Tab: what happened.
    LOG: "Journal" / "Log";
    /// Tab: settings and the way out.
    MENU: "Menu" / "Menu";
    /// Names the row of tabs.
    PANELS: "Panneaux" / "Panels";
    /// Takes the last decision back.
    UNDO: "Annuler" / "Undo";
    /// Makes it again.
    REDO: "Rétablir" / "Redo";
    /// Makes a sheet larger or smaller.
    SHEET_SIZE: "Agrandir ou réduire" / "Larger or smaller";
    /// Closes a sheet.
    CLOSE: "Fermer" / "Close";
    /// The five cards face up.
    MARKET: "Cartes visibles" / "Face-up cards";
    /// A place without a card.
    EMPTY_PLACE: "place vide" / "empty place";
    /// The face-down pile.
    PILE: "Pioche" / "Pile";
    /// The ticket piles.
    TICKET_PILE: "Billets" / "Tickets";
    /// One's own hand.
    HAND: "Votre main" / "Your hand";
    /// Passes.
    PASS: "Passer" / "Pass";
    /// Takes back the cards of a tunnel.
    GIVE_UP: "Renoncer et reprendre les cartes" / "Give up and take the cards back";
    /// Heading: the tickets to choose from.
    CHOOSE_TICKETS: "Quels billets garder ?" / "Which tickets do you keep?";
    /// Heading: the split of first or further tickets.
    CHOOSE_SPLIT: "Combien de billets de chaque pile ?" / "How many tickets from each pile?";
    /// Heading: passengers.
    CHOOSE_PASSENGERS: "Quels voyageurs montent ?" / "Which passengers get on?";
    /// Nobody gets on.
    NO_PASSENGER: "aucun" / "none";
    /// Confirms the passengers.
    TAKE_PASSENGERS: "Faire monter" / "Take them";
    /// Heading: the neutral player's track.
    CHOOSE_NEUTRAL: "Où poser les wagons neutres ?" / "Where do the neutral wagons go?";
    /// Confirms the neutral player's track.
    PLACE_NEUTRAL: "Poser les wagons neutres ici" / "Place the neutral wagons here";
    /// Heading: tunnel.
    TUNNEL: "Le tunnel" / "The tunnel";
    /// The turned cards.
    TURNED: "Cartes retournées" / "Cards turned up";
    /// The hand cannot pay what the tunnel asks for.
    TUNNEL_TOO_DEAR: "Votre main ne peut pas payer ce supplément." / "Your hand cannot pay what is asked for.";
    /// Heading of the recap.
    RECAP: "Depuis votre dernier tour" / "Since your last turn";
    /// Nothing happened meanwhile.
    NOTHING_YET: "Rien encore." / "Nothing yet.";
    /// Goes on from the recap.
    GO_ON: "À moi" / "My turn";
    /// The last card was seen.
    SEEN: "Vu, je passe l’écran" / "Seen, hand over";
    /// Looks behind the curtain at what everybody may see.
    LOOK_AT_BOARD: "Regarder le plateau" / "Look at the board";
    /// Back to the curtain.
    BACK_TO_CURTAIN: "Retour" / "Back";
    /// Open tickets.
    OPEN_TICKETS: "À faire" / "Still open";
    /// Completed tickets.
    DONE_TICKETS: "Réussis" / "Completed";
    /// Tickets that can no longer be completed.
    LOST_TICKETS: "Impossibles" / "Impossible";
    /// No tickets.
    NO_TICKETS: "Aucun billet." / "No tickets.";
    /// Tracks that can be claimed now.
    CLAIMABLE: "Voies à prendre maintenant" / "Tracks you can claim now";
    /// None can.
    NONE_CLAIMABLE: "Aucune voie ne peut être prise avec cette main." / "No track can be claimed with this hand.";
    /// The other tracks.
    OTHER_TRACKS: "Les autres voies" / "The other tracks";
    /// Filter of the hand.
    ALL_COLORS: "Toutes les couleurs" / "All colours";
    /// Ways to pay.
    WAYS_TO_PAY: "Payer avec" / "Pay with";
    /// The bank.
    BANK: "la banque" / "the bank";
    /// A loan.
    LOAN: "prêt" / "loan";
    /// Passengers at both ends.
    PASSENGERS: "Voyageurs" / "Passengers";
    /// Bonus cards.
    BONUS_CARDS: "Primes" / "Bonus cards";
    /// Heading: cards that nobody at this seat has seen.
    UNSEEN: "Cartes pas encore vues" / "Cards not seen yet";
    /// The app fills the whole screen.
    FULL_SCREEN: "Plein écran" / "Full screen";
    /// Heading: most passengers of each colour.
    MAJORITIES: "Majorités de voyageurs" / "Passenger majorities";
    /// Bonus cards, majorities and tokens beside the map.
    STANDINGS: "Classements" / "Standings";
    /// The heading of the tokens.
    TOKEN_RANKING: "Classement des jetons" / "Token ranking";
    /// Before those who have taken no loan.
    STILL_RANKED: "Sans prêt :" / "No loan:";
    /// The neutral player.
    NEUTRAL: "Neutre" / "Neutral";
    /// Skips the pauses of bots until a person acts.
    SKIP: "Accélérer" / "Skip the wait";
    /// Leaves the game, which is kept.
    LEAVE: "Quitter (la partie est sauvegardée)" / "Leave (the game is saved)";
    /// Zooms in.
    ZOOM_IN: "Agrandir" / "Zoom in";
    /// Zooms out.
    ZOOM_OUT: "Réduire" / "Zoom out";
    /// Shows everything.
    FIT: "Tout voir" / "Fit";
}

/// The curtain's question.
pub fn pass_to(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("Passez l’écran à {name}"),
        Lang::En => format!("Pass to {name}"),
    }
}

/// The curtain's button.
pub fn i_am(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("C’est moi, {name}"),
        Lang::En => format!("I am {name}"),
    }
}

/// The last card of a turn, for its owner alone.
pub fn drew(lang: Lang, name: &str, card: Card) -> String {
    let card = super::speaker::one_card(lang, card);
    match lang {
        Lang::Fr => format!("{name}, vous avez pioché {card}"),
        Lang::En => format!("{name}, you drew {card}"),
    }
}

/// Lets the player who has just acted take it back.
pub fn takes_back(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("{name} annule son action"),
        Lang::En => format!("{name} takes it back"),
    }
}

/// A bot had no answer; the game went on with a simple move.
pub fn simple_move(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("{name} n’a pas su répondre : un coup simple a été joué à sa place."),
        Lang::En => format!("{name} had no answer: a simple move was made in its place."),
    }
}

/// Where the cards are that were not seen.
pub fn unseen_cards(lang: Lang, count: u8) -> String {
    let cards = card_count(lang, count);
    match lang {
        Lang::Fr => format!("{cards} dans la pioche ou cachées en main."),
        Lang::En => format!("{cards} in the pile or hidden in hands."),
    }
}

/// Last round banner.
pub fn last_round(lang: Lang, turns: u8) -> String {
    match (lang, turns) {
        (Lang::Fr, 0..=1) => "Dernier tour : plus qu’un joueur à jouer".to_owned(),
        (Lang::Fr, _) => format!("Dernier tour : encore {turns} joueurs à jouer"),
        (Lang::En, 0..=1) => "Last round: one turn left".to_owned(),
        (Lang::En, _) => format!("Last round: {turns} turns left"),
    }
}

/// The button that pays a tunnel.
pub fn pay_tunnel(say: &Speaker, pay: Cards) -> String {
    match say.lang {
        Lang::Fr => format!("Payer {}", say.cards(pay)),
        Lang::En => format!("Pay {}", say.cards(pay)),
    }
}

/// What the tunnel asks for.
pub fn tunnel_owes(lang: Lang, owed: u8) -> String {
    match lang {
        Lang::Fr => format!("Il faut {} de plus.", card_count(lang, owed)),
        Lang::En => format!("{} to pay.", super::speaker::more_cards(owed)),
    }
}

/// Points of a claim.
pub fn scores(lang: Lang, value: u8) -> String {
    format!("+{}", points(lang, value.into()))
}

/// Cards drawn after a claim.
pub fn draw_bonus(lang: Lang, cards: u8) -> String {
    match lang {
        Lang::Fr => format!("puis {} à piocher", card_count(lang, cards)),
        Lang::En => format!("then draw {}", card_count(lang, cards)),
    }
}

/// The button that keeps the chosen tickets.
pub fn keep(lang: Lang, count: u8) -> String {
    match lang {
        Lang::Fr => format!("Garder {}", ticket_count(lang, count)),
        Lang::En => format!("Keep {}", ticket_count(lang, count)),
    }
}

/// A number of tickets of a pile, by the pile's name.
pub fn of_pile(lang: Lang, name: &str, count: u8) -> String {
    let form = |one, many| super::form(lang, count.into(), one, many);
    let word = match (lang, name) {
        (Lang::Fr, "short") => form("court", "courts"),
        (Lang::Fr, "long") => form("long", "longs"),
        (Lang::En, "short") => "short",
        (Lang::En, "long") => "long",
        _ => return ticket_count(lang, count),
    };
    format!("{count} {word}")
}

/// What a track runs on and costs, in a word.
pub fn bed(kind: TrackKind) -> Option<Phrase> {
    match kind {
        TrackKind::Plain => None,
        TrackKind::Ferry { .. } => Some(Phrase {
            fr: "ferry",
            en: "ferry",
        }),
        TrackKind::Tunnel => Some(Phrase {
            fr: "tunnel",
            en: "tunnel",
        }),
        TrackKind::Substitute => Some(Phrase {
            fr: "cartes quelconques admises",
            en: "takes any cards",
        }),
    }
}

/// Wagons and points of somebody.
pub fn standing(say: &Speaker, seat: Seat, wagons: u8, score: i16) -> String {
    let lang = say.lang;
    let (name, wagons, score) = (
        say.seat(seat),
        wagon_count(lang, wagons),
        points(lang, score),
    );
    match lang {
        Lang::Fr => format!("{name} : {wagons}, {score}"),
        Lang::En => format!("{name}: {wagons}, {score}"),
    }
}

/// A track without a colour, in a word.
pub const GRAY: Phrase = Phrase {
    fr: "gris",
    en: "grey",
};

/// A number of spaces.
pub fn spaces(lang: Lang, count: usize) -> String {
    let word = match lang {
        Lang::Fr => super::form(lang, count, "case", "cases"),
        Lang::En => super::form(lang, count, "space", "spaces"),
    };
    format!("{count} {word}")
}

/// A number of loans.
pub fn loans(lang: Lang, count: u8) -> String {
    let word = match lang {
        Lang::Fr => super::form(lang, count.into(), "prêt", "prêts"),
        Lang::En => super::form(lang, count.into(), "loan", "loans"),
    };
    format!("{count} {word}")
}

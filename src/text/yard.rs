//! The Card Game at the table: yards, piles on the track, laying, the ticket check, the second round.

use super::speaker::{Speaker, card_count, kind, one_card, points, ticket_count};
use super::{Lang, Phrase, board};
use crate::catalog::{Card, Color, Seat};
use crate::engine::table::Cards;
use crate::engine::yard::{CheckBalance, Phase, Uncompleted, YardSource};

/// What the player to act has to do.
pub fn task(phase: Phase) -> Phrase {
    match phase {
        Phase::FirstTickets => Phrase {
            fr: "Choisissez vos premiers billets",
            en: "Choose your first tickets",
        },
        Phase::Turn => Phrase {
            fr: "Prenez 2 cartes, posez des cartes ou piochez des billets",
            en: "Take 2 cards, lay cards, or draw tickets",
        },
        Phase::SecondCard => Phrase {
            fr: "Prenez encore une carte",
            en: "Take one more card",
        },
        Phase::KeepTickets => Phrase {
            fr: "Choisissez les billets à garder",
            en: "Choose the tickets to keep",
        },
        Phase::CheckTickets { .. } => Phrase {
            fr: "Vérifiez vos billets",
            en: "Check your tickets",
        },
        Phase::Over => Phrase {
            fr: "La partie est finie",
            en: "The game is over",
        },
    }
}

phrases! {
    /// Names the yards and the poster, which scroll where they need more room.
    YARDS: "Gares de triage et carte" / "Yards and map";
    /// A yard without columns.
    EMPTY_YARD: "gare vide" / "empty yard";
    /// Under a pile on the track: short, there is no room for more.
    EN_ROUTE: "en circulation" / "on track";
    /// Opens a pile, where the rules let one look.
    LOOK_AT_PILE: "Regarder la pile" / "Look at the pile";
    /// The poster, for those who do not see it.
    POSTER: "Carte d’Amérique du Nord avec les trajets des billets ; les billets sont aussi en liste" / "Map of North America with the journeys of the tickets; the tickets are listed as well";
    /// No ticket has to be kept.
    KEEP_NONE: "Vous pouvez n’en garder aucun." / "You may keep none.";
    /// Heading of the lay sheet.
    LAY: "Poser dans votre gare" / "Lay in your yard";
    /// The picked cards are not a set yet.
    PICK_MORE: "Prenez dans la main : deux cartes ou plus d’une couleur (locomotives admises), ou trois couleurs différentes." /
        "Pick from the hand: two or more cards of one colour (locomotives allowed), or three different colours.";
    /// Heading of the ticket check.
    CHECK: "Quels billets réussir ?" / "Which tickets do you complete?";
    /// How the check works.
    CHECK_HOW: "Votre pile paie les billets, chaque carte une fois ; une locomotive vaut toute couleur. Le meilleur choix est déjà coché." /
        "Your pile pays for the tickets, each card once; a locomotive stands for any colour. The best choice is ticked.";
    /// One's own pile is empty.
    EMPTY_PILE: "Votre pile est vide." / "Your pile is empty.";
    /// Nothing to check.
    NO_TICKETS_TO_CHECK: "Vous n’avez aucun billet." / "You hold no tickets.";
    /// Back to the best set.
    BEST: "Revenir au meilleur choix" / "Back to the best choice";
    /// The button of the check when the pile pays for nothing.
    NONE_POSSIBLE: "Aucun n’est possible : continuer" / "None can be completed: continue";
    /// The big cities.
    BIG_CITIES: "Grandes villes" / "Big cities";
    /// What they are for.
    BIG_CITIES_HOW: "À la fin, la prime va à qui a réussi le plus de billets vers la ville ; à égalité, à chacun." /
        "At the end the bonus goes to whoever completed the most tickets naming the city; if tied, to each of them.";
    /// A player who completed nothing.
    NOTHING_COMPLETED: "aucun billet réussi" / "no ticket completed";
}

/// The banner of the last turns; the number counts those after the present one. Only the last round has a very last
/// turn.
pub fn last_turns(lang: Lang, left: u8, last_round: bool) -> String {
    match (lang, left) {
        (Lang::Fr, 0) if last_round => "Pioche vide : c’est le tout dernier tour".to_owned(),
        (Lang::Fr, 0) => "Pioche vide : dernier tour de cette manche".to_owned(),
        (Lang::Fr, 1) => "Pioche vide : ce tour, puis un dernier".to_owned(),
        (Lang::Fr, _) => format!("Pioche vide : ce tour, puis {left} autres"),
        (Lang::En, 0) if last_round => "Pile empty: this is the very last turn".to_owned(),
        (Lang::En, 0) => "Pile empty: the last turn of this round".to_owned(),
        (Lang::En, 1) => "Pile empty: one turn left after this one".to_owned(),
        (Lang::En, _) => format!("Pile empty: {left} turns left after this one"),
    }
}

/// Whose yard it is.
pub fn yard_of(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("Gare de {name}"),
        Lang::En => format!("{name}’s yard"),
    }
}

/// A column, in words.
pub fn column(lang: Lang, color: Phrase, wagons: u8, locos: u8) -> String {
    let locos = match locos {
        0 => String::new(),
        1 => " + 1 locomotive".to_owned(),
        _ => format!(" + {locos} locomotives"),
    };
    match lang {
        Lang::Fr => format!("{} : {}{locos}", color.fr, card_count(lang, wagons)),
        Lang::En => format!("{}: {}{locos}", color.en, card_count(lang, wagons)),
    }
}

/// The pile on the track, in words.
pub fn on_the_track(lang: Lang, count: u8) -> String {
    let cards = card_count(lang, count);
    match lang {
        Lang::Fr => format!("En circulation, faces cachées : {cards}"),
        Lang::En => format!("On the track, face down: {cards}"),
    }
}

/// What a player holds, in words.
pub fn holds(lang: Lang, hand: u8, tickets: u8, completed: u8) -> String {
    let (hand, held) = (card_count(lang, hand), ticket_count(lang, tickets));
    let done = ticket_count(lang, completed);
    match (lang, completed) {
        (Lang::Fr, 0) => format!("en main : {hand}, {held}"),
        (Lang::Fr, _) => format!("en main : {hand}, {held} ; réussis : {done}"),
        (Lang::En, 0) => format!("in hand: {hand}, {held}"),
        (Lang::En, _) => format!("in hand: {hand}, {held}; completed: {done}"),
    }
}

/// What a player has, in a line of the players panel.
pub fn facts(lang: Lang, hand: u8, tickets: u8, track: u8) -> String {
    let (hand, tickets) = (card_count(lang, hand), ticket_count(lang, tickets));
    match lang {
        Lang::Fr => format!("{hand} en main · {tickets} · {track} en circulation"),
        Lang::En => format!("{hand} in hand · {tickets} · {track} on the track"),
    }
}

/// What a ticket costs.
pub fn costs(say: &Speaker, cards: Cards) -> String {
    match say.lang {
        Lang::Fr => format!("coûte {}", say.cards(cards)),
        Lang::En => format!("costs {}", say.cards(cards)),
    }
}

/// The fewest to keep.
pub fn keep_some(lang: Lang, at_least: u8) -> String {
    let tickets = ticket_count(lang, at_least);
    match lang {
        Lang::Fr => format!("Gardez au moins {tickets} ; un billet manqué coûte ses points."),
        Lang::En => format!("Keep at least {tickets}; a missed ticket costs its points."),
    }
}

/// The tickets chosen so far.
pub fn chosen(lang: Lang, count: u8, worth: u16) -> String {
    let (tickets, worth) = (ticket_count(lang, count), points(lang, worth as i16));
    match lang {
        Lang::Fr => format!("{tickets} : {worth} à gagner ou à perdre."),
        Lang::En => format!("{tickets}: {worth} to win or to lose."),
    }
}

/// A hand colour as a button.
pub fn pick(say: &Speaker, card: Card, held: u8, picked: u8) -> String {
    let all = say.some(card, held);
    match (say.lang, picked) {
        (Lang::Fr, 0) => format!("{all} : en prendre une pour la poser"),
        (Lang::Fr, _) => format!("{all}, {picked} à poser : en prendre une de plus"),
        (Lang::En, 0) => format!("{all}: pick one to lay"),
        (Lang::En, _) => format!("{all}, {picked} picked: pick one more"),
    }
}

/// A picked card as a button.
pub fn put_back(say: &Speaker, card: Card) -> String {
    let card = one_card(say.lang, card);
    match say.lang {
        Lang::Fr => format!("Remettre {card} en main"),
        Lang::En => format!("Put {card} back"),
    }
}

/// Picks all of a colour.
pub fn pick_all(say: &Speaker, card: Card, held: u8) -> String {
    let all = say.some(card, held);
    match say.lang {
        Lang::Fr => format!("Les {all}"),
        Lang::En => format!("All {all}"),
    }
}

/// The button that lays.
pub fn lay(say: &Speaker, cards: Cards) -> String {
    match say.lang {
        Lang::Fr => format!("Poser {}", say.cards(cards)),
        Lang::En => format!("Lay {}", say.cards(cards)),
    }
}

/// Who would lose which column.
pub fn beats(say: &Speaker, seat: Seat, color: Color, cards: Cards) -> String {
    let (name, cards) = (say.seat(seat), say.cards(cards));
    match say.lang {
        Lang::Fr => format!(
            "{name} perd sa colonne {} : {cards} à la défausse.",
            kind(say.lang, color.into(), 1)
        ),
        Lang::En => format!(
            "{name} loses the {} column: {cards} discarded.",
            board::color(color).en
        ),
    }
}

/// Nobody loses anything; after how many turns all of it has departed, if there is time.
pub fn beats_nobody(lang: Lang, departs: Option<u8>) -> String {
    match (lang, departs) {
        (Lang::Fr, None) => {
            "Personne ne perd de colonne. C’est votre dernier tour : rien n’en partira plus."
                .to_owned()
        }
        (Lang::Fr, Some(1)) => "Personne ne perd de colonne. Tout part en un tour.".to_owned(),
        (Lang::Fr, Some(turns)) => {
            format!("Personne ne perd de colonne. Tout part en {turns} tours.")
        }
        (Lang::En, None) => {
            "Nobody loses a column. This is your last turn: none of it will depart.".to_owned()
        }
        (Lang::En, Some(1)) => "Nobody loses a column. All of it departs in one turn.".to_owned(),
        (Lang::En, Some(turns)) => {
            format!("Nobody loses a column. All of it departs in {turns} turns.")
        }
    }
}

/// Names one's own pile at the check.
pub fn own_pile(lang: Lang, count: u8) -> String {
    let cards = card_count(lang, count);
    match lang {
        Lang::Fr => format!("Votre pile : {cards}"),
        Lang::En => format!("Your pile: {cards}"),
    }
}

/// What happens to the tickets that are not ticked.
pub fn uncompleted(uncompleted: Uncompleted) -> Phrase {
    match uncompleted {
        Uncompleted::Kept => Phrase {
            fr: "Les autres billets vous restent pour la manche suivante.",
            en: "The other tickets stay with you for the next round.",
        },
        Uncompleted::Lost => Phrase {
            fr: "Les autres billets coûtent leurs points.",
            en: "The other tickets cost their points.",
        },
    }
}

/// What the ticked tickets bring, what happens to the others, and how far that is from the best.
pub fn balance(lang: Lang, balance: CheckBalance) -> String {
    let CheckBalance { won, left, .. } = balance;
    let (scored, kept) = (points(lang, won as i16), points(lang, left as i16));
    let mut says = match (lang, balance.uncompleted) {
        (Lang::Fr, Uncompleted::Lost) => {
            format!(
                "+{won} réussis, −{left} manqués : {}.",
                signed(lang, won, left)
            )
        }
        (Lang::En, Uncompleted::Lost) => {
            format!(
                "+{won} completed, −{left} missed: {}.",
                signed(lang, won, left)
            )
        }
        (_, Uncompleted::Kept) if left == 0 => format!("+{scored}."),
        (Lang::Fr, Uncompleted::Kept) => {
            format!("+{scored} maintenant, {kept} encore en jeu.")
        }
        (Lang::En, Uncompleted::Kept) => format!("+{scored} now, {kept} still to play for."),
    };
    if balance.worse_by > 0 {
        let worse = points(lang, balance.worse_by as i16);
        says.push_str(&match lang {
            Lang::Fr => {
                format!(" {worse} de moins que le meilleur choix, sans compter les grandes villes.")
            }
            Lang::En => format!(" {worse} less than the best choice, big cities not counted."),
        });
    }
    says
}

/// What is won less what is lost.
fn signed(lang: Lang, won: u16, lost: u16) -> String {
    let sum = won as i16 - lost as i16;
    let sign = if sum < 0 { "−" } else { "" };
    format!("{sign}{}", points(lang, sum.abs()))
}

/// What unticking a ticket costs.
pub fn drop_costs(lang: Lang, uncompleted: Uncompleted, value: u16) -> String {
    let cost = points(lang, uncompleted.stake(value) as i16);
    match (lang, uncompleted) {
        (Lang::Fr, Uncompleted::Lost) => format!("y renoncer : −{cost}"),
        (Lang::En, Uncompleted::Lost) => format!("without it: −{cost}"),
        (Lang::Fr, Uncompleted::Kept) => format!("le garder pour plus tard : −{cost} maintenant"),
        (Lang::En, Uncompleted::Kept) => format!("kept for later: −{cost} now"),
    }
}

/// What ticking a ticket wins.
pub fn add_wins(lang: Lang, uncompleted: Uncompleted, value: u16) -> String {
    let gain = points(lang, uncompleted.stake(value) as i16);
    match lang {
        Lang::Fr => format!("possible : +{gain}"),
        Lang::En => format!("possible: +{gain}"),
    }
}

/// What the pile lacks for a ticket, besides those ticked.
pub fn lacks(say: &Speaker, missing: Cards) -> String {
    match say.lang {
        Lang::Fr => format!("il manque {}", say.cards(missing)),
        Lang::En => format!("{} missing", say.cards(missing)),
    }
}

/// The button that completes the ticked tickets.
pub fn complete(lang: Lang, count: u8) -> String {
    let tickets = ticket_count(lang, count);
    match (lang, count) {
        (Lang::Fr, 0) => "N’en réussir aucun".to_owned(),
        (Lang::En, 0) => "Complete none".to_owned(),
        (Lang::Fr, _) => format!("Réussir {tickets}"),
        (Lang::En, _) => format!("Complete {tickets}"),
    }
}

/// Heading of a further round.
pub fn round(lang: Lang, round: u8) -> String {
    match (lang, round) {
        (Lang::Fr, 2) => "Deuxième manche".to_owned(),
        (Lang::En, 2) => "Second round".to_owned(),
        (Lang::Fr, _) => format!("Manche {round}"),
        (Lang::En, _) => format!("Round {round}"),
    }
}

/// What happens between two rounds: the new pile, and what everybody is dealt from it.
pub fn round_explained(lang: Lang, pile: u8, dealt: u8) -> String {
    let (pile, dealt) = (card_count(lang, pile), card_count(lang, dealt));
    match lang {
        Lang::Fr => format!(
            "Les billets réussis sont comptés et mis de côté. Chacun garde sa main et ses autres billets et reçoit {dealt} ; tout le reste est mélangé en une nouvelle pioche ({pile}). À la fin de cette manche, chaque billet non réussi coûte ses points."
        ),
        Lang::En => format!(
            "Completed tickets are scored and put aside. Everybody keeps their hand and their other tickets and is dealt {dealt}; all the rest is shuffled into a new pile ({pile}). At the end of this round every ticket not completed costs its points."
        ),
    }
}

/// A source of points, as a row of the table. Tickets share two rows.
pub fn source(say: &Speaker, source: YardSource) -> String {
    match source {
        YardSource::Ticket {
            completed: true, ..
        } => super::result::TICKETS_DONE.get(say.lang).to_owned(),
        YardSource::Ticket {
            completed: false, ..
        } => super::result::TICKETS_FAILED.get(say.lang).to_owned(),
        YardSource::BigCity { city, .. } => match say.lang {
            Lang::Fr => format!("Prime de {}", say.city(city)),
            Lang::En => format!("{} bonus", say.city(city)),
        },
    }
}

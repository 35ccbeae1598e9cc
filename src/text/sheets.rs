//! The sheets of the map games: which track, its price, what a hand lacks, tickets, cities, players, tunnels.

use super::speaker::{Speaker, card_count, kind, number, points, token_count, wagon_count};
use super::{Lang, form};
use crate::catalog::{Card, Color, Seat};
use crate::engine::rail::{Lack, PerPile, TunnelOdds};
use crate::engine::table::Cards;

phrases! {
    /// Heading: several tracks are near.
    WHICH_TRACK: "Quelle voie ?" / "Which track?";
    /// Of several parallel tracks, the one above.
    UPPER: "voie du haut" / "upper track";
    /// The one below.
    LOWER: "voie du bas" / "lower track";
    /// The one to the left.
    LEFT: "voie de gauche" / "left track";
    /// The one to the right.
    RIGHT: "voie de droite" / "right track";
    /// The one between two others.
    MIDDLE: "voie du milieu" / "middle track";
    /// A track that can be paid now.
    PAYABLE: "payable maintenant" / "you can pay now";
    /// A track that costs more cards than it has spaces, or a loan.
    DEAR: "payable, mais cher" / "you can pay, at a high price";
    /// A track that nobody, or not the viewer, can claim any more.
    CLOSED: "fermée" / "closed";
    /// A track that is free, while somebody else plays.
    FREE: "libre" / "free";
    /// Heading of a red box.
    LOAN: "Prêt" / "Loan";
    /// Completes a ticket.
    COMPLETES: "terminé" / "completed";
    /// Brings a ticket nearer.
    HELPS: "avance" / "helps";
    /// Heading: tickets that a track helps.
    TICKETS_HELPED: "Utile pour" / "Helps";
    /// Heading of the odds.
    TUNNEL_ODDS: "Tunnel : cartes à ajouter" / "Tunnel: cards to add";
    /// Shows all open tickets on the map.
    ALL_ON_MAP: "Tous sur la carte" / "All on the map";
    /// A ticket that no path serves.
    IMPOSSIBLE: "impossible" / "impossible";
    /// Heading: drawing tickets.
    DRAW_TICKETS: "Piocher des billets ?" / "Draw tickets?";
    /// Confirms it.
    DRAW: "Piocher" / "Draw";
    /// Nothing more to pay for a tunnel.
    TUNNEL_FREE: "Rien à ajouter : la voie est prise." / "Nothing more to pay: the track is yours.";
    /// Closes a reveal.
    FINE: "Continuer" / "Continue";
    /// Heading: tracks of a city.
    TRACKS_HERE: "Voies" / "Tracks";
    /// Heading: the viewer's tickets that end in a city.
    TICKETS_HERE: "Vos billets ici" / "Your tickets here";
    /// Heading: passengers who wait in a city.
    WAITING_HERE: "Voyageurs en attente" / "Passengers waiting";
    /// Heading: cards of another hand that everybody saw taken.
    KNOWN_CARDS: "Cartes prises à la vue de tous" / "Cards taken face up";
    /// From one player to the list of all.
    ALL_PLAYERS: "Tous les joueurs" / "All players";
    /// Nobody waits for this hand: it is somebody else's turn.
    NOT_YOUR_TURN: "Ce n’est pas votre tour." / "It is not your turn.";
    /// Key: a track at the normal price.
    KEY_CLAIMABLE: "à prendre, au prix normal" / "can be claimed, normal price";
    /// Key: a dear track.
    KEY_DEAR: "à prendre, mais cher" / "can be claimed, at a high price";
    /// Key: a track that serves a ticket.
    KEY_SERVES: "utile à un billet en cours" / "helps an open ticket";
    /// Key: a closed track.
    KEY_CLOSED: "fermée pour vous" / "closed to you";
}

/// What a hand lacks: "2 more blue or locomotives".
pub fn lack(say: &Speaker, lack: &Lack) -> String {
    let lang = say.lang;
    let wagons = lack.cards - lack.locos;
    let mut parts = Vec::new();
    if lack.locos > 0 {
        parts.push(match lang {
            Lang::Fr => say.some(Card::Loco, lack.locos),
            Lang::En => format!("{} more {}", lack.locos, kind(lang, Card::Loco, lack.locos)),
        });
    }
    if wagons > 0 {
        parts.push(some_of(lang, wagons, &lack.colors));
    }
    let or_locos = match (lang, lack.wild && wagons > 0) {
        (_, false) => "",
        (Lang::Fr, true) => " ou locomotives",
        (Lang::En, true) => " or locomotives",
    };
    match lang {
        Lang::Fr => format!("Il manque {}{or_locos}", parts.join(" et ")),
        Lang::En => format!("{}{or_locos}", parts.join(" and ")),
    }
}

fn some_of(lang: Lang, count: u8, colors: &[Color]) -> String {
    let names = |or: &str| -> String {
        let names = colors
            .iter()
            .map(|color| kind(lang, Card::from(*color), count));
        names.collect::<Vec<_>>().join(or)
    };
    match (lang, colors.len()) {
        (Lang::Fr, 1) => format!("{count} {}", names("")),
        (Lang::En, 1) => format!("{count} more {}", names("")),
        (Lang::Fr, 2..=3) => format!("{count} {}", names(" ou ")),
        (Lang::En, 2..=3) => format!("{count} more {}", names(" or ")),
        (Lang::Fr, _) if count == 1 => "1 carte de n’importe quelle couleur".to_owned(),
        (Lang::En, _) if count == 1 => "1 more card of any colour".to_owned(),
        (Lang::Fr, _) => format!("{count} cartes d’une même couleur"),
        (Lang::En, _) => format!("{count} more of one colour"),
    }
}

/// Locomotives that a ferry wants, and what stands in for each.
pub fn ferry_wants(say: &Speaker, symbols: u8, stand_in: u8) -> String {
    let locos = say.some(Card::Loco, symbols);
    match (say.lang, stand_in) {
        (Lang::Fr, 2) => format!("{locos} au moins, ou une paire pour chacune"),
        (Lang::En, 2) => format!("at least {locos}, or a pair for each"),
        (Lang::Fr, _) => format!("{locos} au moins, ou {stand_in} cartes pour chacune"),
        (Lang::En, _) => format!("at least {locos}, or {stand_in} cards for each"),
    }
}

/// What is left after a claim.
pub fn left_after(lang: Lang, wagons: u8, cards: u8) -> String {
    let (wagons, cards) = (wagon_count(lang, wagons), card_count(lang, cards));
    match lang {
        Lang::Fr => format!("Il restera {wagons} et {cards}"),
        Lang::En => format!("Leaves {wagons} and {cards}"),
    }
}

/// The button that confirms a claim, below the name of the track.
pub fn claim(say: &Speaker, pay: Cards) -> String {
    let pay = say.cards(pay);
    match say.lang {
        Lang::Fr => format!("Prendre : {pay}"),
        Lang::En => format!("Claim: {pay}"),
    }
}

/// The toll and who gets it.
pub fn toll(say: &Speaker, amount: u8, to: Option<Seat>) -> String {
    let tokens = token_count(say.lang, amount.into());
    match (say.lang, to) {
        (Lang::Fr, Some(to)) => format!("Péage : {tokens} pour {}", say.seat(to)),
        (Lang::Fr, None) => format!("Péage : {tokens} pour la banque"),
        (Lang::En, Some(to)) => format!("Toll: {tokens} to {}", say.seat(to)),
        (Lang::En, None) => format!("Toll: {tokens} to the bank"),
    }
}

/// What a loan costs. `ranked` is whether the viewer has no loan yet.
pub fn loan(lang: Lang, cost: u8, ranked: bool) -> String {
    let cost = points(lang, -i16::from(cost));
    match (lang, ranked) {
        (Lang::Fr, true) => {
            format!("Pas assez de jetons : {cost} à la fin, et hors du classement des jetons")
        }
        (Lang::Fr, false) => format!("Pas assez de jetons : encore {cost} à la fin"),
        (Lang::En, true) => {
            format!("Not enough tokens: {cost} at the end, and out of the token ranking")
        }
        (Lang::En, false) => format!("Not enough tokens: another {cost} at the end"),
    }
}

/// The chances of a tunnel, for screen readers.
pub fn odds(lang: Lang, odds: TunnelOdds) -> String {
    let [none, one, two, three] = odds.map(percent);
    match lang {
        Lang::Fr => format!(
            "Tunnel : rien à ajouter {none} %, 1 carte {one} %, 2 cartes {two} %, 3 cartes {three} %"
        ),
        Lang::En => {
            format!("Tunnel: nothing more {none}%, 1 card {one}%, 2 cards {two}%, 3 cards {three}%")
        }
    }
}

/// A chance in percent.
pub fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

/// How the viewer stands with passengers of a colour.
pub fn majority(lang: Lang, own: u8, best: Option<(u8, &str)>) -> String {
    match (lang, best) {
        (Lang::Fr, None) => format!("vous {own}"),
        (Lang::En, None) => format!("you {own}"),
        (Lang::Fr, Some((count, name))) => format!("vous {own}, {name} {count}"),
        (Lang::En, Some((count, name))) => format!("you {own}, {name} {count}"),
    }
}

/// Tickets to keep, as a heading of their choice.
pub fn keep_at_least(lang: Lang, at_least: u8) -> String {
    match lang {
        Lang::Fr => format!(
            "Gardez au moins {at_least} {}",
            form(lang, at_least.into(), "billet", "billets")
        ),
        Lang::En => format!(
            "Keep at least {at_least} {}",
            form(lang, at_least.into(), "ticket", "tickets")
        ),
    }
}

/// Spaces that a ticket adds to those already chosen.
pub fn adds(lang: Lang, spaces: u16) -> String {
    let spaces = usize::from(spaces);
    match lang {
        Lang::Fr => format!("+{spaces} {}", form(lang, spaces, "case", "cases")),
        Lang::En => format!("+{spaces} {}", form(lang, spaces, "space", "spaces")),
    }
}

/// Spaces of all chosen tickets together, against the wagons.
pub fn union(lang: Lang, spaces: u16, wagons: u8) -> String {
    let wagons = wagon_count(lang, wagons);
    match lang {
        Lang::Fr => format!("Environ {spaces} cases en tout, pour {wagons}"),
        Lang::En => format!("About {spaces} spaces in all, for {wagons}"),
    }
}

/// Spaces still to be built for a ticket.
pub fn to_build(lang: Lang, spaces: u16) -> String {
    let word = match lang {
        Lang::Fr => form(lang, spaces.into(), "case", "cases"),
        Lang::En => form(lang, spaces.into(), "space", "spaces"),
    };
    match lang {
        Lang::Fr => format!("encore {spaces} {word}"),
        Lang::En => format!("{spaces} {word} to go"),
    }
}

/// What drawing tickets means.
pub fn draw_and_keep(lang: Lang, drawn: u8, at_least: u8) -> String {
    match lang {
        Lang::Fr => {
            format!("Piochez {drawn}, gardez-en au moins {at_least}. Cela prend tout le tour.")
        }
        Lang::En => format!("Draw {drawn}, keep at least {at_least}. It takes the whole turn."),
    }
}

/// A split of short and long tickets, in words that agree with their number.
pub fn split(lang: Lang, piles: PerPile, names: &[String]) -> String {
    let parts = names.iter().zip(piles).filter(|(_, count)| *count > 0);
    let parts = parts.map(|(name, count)| {
        let word = match (lang, name.as_str()) {
            (Lang::Fr, "short") => form(lang, count.into(), "court", "courts"),
            (Lang::Fr, "long") => form(lang, count.into(), "long", "longs"),
            (Lang::En, "short") => "short",
            (Lang::En, "long") => "long",
            (Lang::Fr, _) => form(lang, count.into(), "billet", "billets"),
            (Lang::En, _) => form(lang, count.into(), "ticket", "tickets"),
        };
        format!("{count} {word}")
    });
    parts.collect::<Vec<_>>().join(" + ")
}

/// A number of tracks.
pub fn track_count(lang: Lang, count: usize) -> String {
    let word = match lang {
        Lang::Fr => form(lang, count, "voie", "voies"),
        Lang::En => form(lang, count, "track", "tracks"),
    };
    format!("{count} {word}")
}

/// The longest path of a player.
pub fn longest(lang: Lang, spaces: u16) -> String {
    match lang {
        Lang::Fr => format!("plus long chemin : {spaces}"),
        Lang::En => format!("longest path: {spaces}"),
    }
}

/// Tokens that a player has paid and received in the open.
pub fn tolls(lang: Lang, paid: u16, received: u16) -> String {
    match lang {
        Lang::Fr => format!("péages : {paid} payés, {received} reçus"),
        Lang::En => format!("tolls: {paid} paid, {received} received"),
    }
}

/// Points of a medal.
pub fn medal(points: u8) -> String {
    format!("+{}", number(points.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{GameId, game};

    fn lacks(lang: Lang, cards: u8, locos: u8, colors: &[Color], wild: bool) -> String {
        let say = Speaker {
            lang,
            game: game(GameId::NORDIC),
            names: Vec::new(),
        };
        let colors = colors.iter().copied().collect();
        lack(
            &say,
            &Lack {
                cards,
                locos,
                colors,
                wild,
            },
        )
    }

    #[test]
    fn what_is_missing_is_said_in_both_languages() {
        let blue = [Color::Blue];
        assert_eq!(
            lacks(Lang::En, 2, 0, &blue, true),
            "2 more blue or locomotives"
        );
        assert_eq!(
            lacks(Lang::Fr, 2, 0, &blue, true),
            "Il manque 2 bleues ou locomotives"
        );
        assert_eq!(lacks(Lang::En, 1, 1, &[], true), "1 more locomotive");
        assert_eq!(
            lacks(Lang::Fr, 3, 1, &blue, false),
            "Il manque 1 locomotive et 2 bleues"
        );
        assert_eq!(
            lacks(Lang::En, 2, 0, &Color::ALL, true),
            "2 more of one colour or locomotives"
        );
        assert_eq!(
            lacks(Lang::En, 1, 0, &Color::ALL, false),
            "1 more card of any colour"
        );
    }

    #[test]
    fn numbers_agree_with_what_they_count() {
        let names = ["short".to_owned(), "long".to_owned()];
        assert_eq!(split(Lang::Fr, [3, 1], &names), "3 courts + 1 long");
        assert_eq!(split(Lang::En, [0, 4], &names), "4 long");
    }
}

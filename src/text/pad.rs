//! The score pad for people who play the cardboard games.

use super::result;
use super::speaker::{Speaker, number};
use super::{Lang, form};
use crate::catalog::{BonusId, TicketId, TrackId};
use crate::engine::game::CountSource;
use crate::engine::pad::{PadFault, Tick};
use crate::engine::rail::Source;

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Feuille de score" / "Score pad";
    /// What it is.
    PITCH: "Vous jouez sur carton ? Touchez voies et billets de chacun : le décompte se fait tout seul." /
        "Playing with cardboard? Tap everybody’s tracks and tickets: the count does itself.";
    /// The same where there is no map.
    PITCH_TICKETS: "Vous jouez aux cartes ? Cochez les billets de chacun : le décompte se fait tout seul." /
        "Playing with the cards? Tick everybody’s tickets: the count does itself.";
    /// Chooses a game.
    WHICH: "Quel jeu avez-vous joué ?" / "Which game did you play?";
    /// How many played.
    COUNT: "Nombre de joueurs" / "Number of players";
    /// Starts a pad.
    START: "Ouvrir la feuille" / "Open the pad";
    /// Whose things are ticked.
    WHO: "À qui ?" / "Whose?";
    /// What a tap does.
    TAP: "Touchez une voie : elle prend la couleur choisie ; touchez encore pour la rendre." /
        "Tap a track: it takes the chosen colour; tap again to free it.";
    /// Several tracks are near.
    NEAR: "Laquelle ?" / "Which one?";
    /// All tracks as a list.
    TRACKS: "Les voies en liste" / "Tracks as a list";
    /// All tickets.
    TICKETS: "Billets" / "Tickets";
    /// Searches a list.
    FIND: "Chercher une ville" / "Find a city";
    /// Nothing fits.
    NONE: "Aucune ville de ce nom." / "No city of that name.";
    /// Whatever else counts.
    MORE: "Le reste" / "What else counts";
    /// The cards that lie open.
    BONUSES: "Primes sur la table" / "Bonus cards on the table";
    /// Who had the first turn.
    FIRST: "Qui a commencé" / "Who began";
    /// Takes the latest tick back.
    UNDO: "Annuler la dernière coche" / "Undo the last tick";
    /// Heading of the count.
    RESULT: "Le décompte" / "The count";
    /// Keeps the game.
    KEEP: "Garder au palmarès" / "Keep in the record";
    /// It was kept.
    KEPT: "Gardée au palmarès. Corriger la feuille et la garder de nouveau corrige cette partie." /
        "Kept in the record. Correct the pad and keep it again to correct that game.";
    /// Throws the pad away.
    CLEAR: "Nouvelle feuille" / "New pad";
    /// Asks first.
    CLEAR_SURE: "Tout ce qui est coché sera effacé." / "Everything ticked here will be gone.";
    /// Does it.
    CLEAR_YES: "Effacer" / "Clear it";
    /// A damaged pad.
    DAMAGED: "La feuille gardée ici était abîmée. Elle est mise de côté dans « Parties sauvegardées » ; en voici une neuve." /
        "The pad kept here was damaged. It is set aside under Saved games; here is a new one.";
    /// A pad of a newer release.
    NEWER: "La feuille gardée ici vient d’une version plus récente. Mettez Branchline à jour pour la reprendre." /
        "The pad kept here comes from a newer version. Update Branchline to go on with it.";
    /// Played with cardboard, in the list of finished games.
    CARDBOARD: "Jouée sur carton et comptée sur la feuille de score : rien à revoir." /
        "Played with cardboard and counted on the score pad: nothing to replay.";
}

/// Wagons that somebody has left.
pub fn wagons(lang: Lang, count: u8) -> String {
    let many = usize::from(count);
    match lang {
        Lang::Fr => format!(
            "{count} {}",
            form(lang, many, "wagon restant", "wagons restants")
        ),
        Lang::En => format!("{count} {} left", form(lang, many, "wagon", "wagons")),
    }
}

/// A track in a list, with its length and, where a route has several, which it is.
pub fn track(say: &Speaker, id: TrackId) -> String {
    let name = say.track(id);
    let Some(game) = say.game.rail() else {
        return name;
    };
    let the_track = game.track(id);
    let color = the_track.color().map_or(
        match say.lang {
            Lang::Fr => "grise",
            Lang::En => "grey",
        },
        |color| super::board::color(color).get(say.lang),
    );
    let twins = game.route(the_track.route()).tracks();
    let place = twins.iter().position(|twin| *twin == id);
    let place = place.filter(|_| twins.len() > 1);
    let which = place.map_or(String::new(), |place| format!(" · n° {}", place + 1));
    let which = match say.lang {
        Lang::Fr => which,
        Lang::En => which.replace("n° ", "no. "),
    };
    format!("{name} · {color} · {}{which}", the_track.length())
}

/// A ticket in a list, with its points.
pub fn ticket(say: &Speaker, id: TicketId) -> String {
    say.ticket(id)
}

/// Something that is counted, as the label of its field.
pub fn counted(say: &Speaker, tick: Tick) -> String {
    let source = match tick {
        Tick::Passengers(color, count) => Source::Passengers { color, count },
        Tick::Tokens(tokens) => Source::Tokens { tokens, rank: 1 },
        Tick::Loans(count) => Source::Loans { count },
        _ => {
            return match say.lang {
                Lang::Fr => "Locomotives en main (une paire compte pour une)".to_owned(),
                Lang::En => "Locomotives in hand (a pair counts as one)".to_owned(),
            };
        }
    };
    result::source(say, CountSource::Rail(source))
}

/// A bonus card with its points.
pub fn bonus(say: &Speaker, bonus: BonusId) -> String {
    let source = Source::BonusCard { bonus, count: 0 };
    let name = result::source(say, CountSource::Rail(source));
    let points = say.game.rail().map_or(0, |game| game.bonus(bonus).points());
    format!("{name} · {}", number(points.into()))
}

/// Why something cannot be on the table.
pub fn refused(say: &Speaker, fault: PadFault) -> String {
    let lang = say.lang;
    let phrase = |fr: &str, en: &str| match lang {
        Lang::Fr => fr.to_owned(),
        Lang::En => en.to_owned(),
    };
    match fault {
        PadFault::TrackTaken(seat) => {
            let name = say.seat(seat);
            match lang {
                Lang::Fr => format!(
                    "Cette voie est à {name} : choisissez {name} et touchez-la pour la rendre."
                ),
                Lang::En => {
                    format!("That track is {name}’s: choose {name} and tap it to free it.")
                }
            }
        }
        PadFault::TicketTaken(seat) => {
            let name = say.seat(seat);
            match lang {
                Lang::Fr => format!("Ce billet est déjà coché pour {name}."),
                Lang::En => format!("That ticket is ticked for {name} already."),
            }
        }
        PadFault::SecondTrack => phrase(
            "Personne n’a deux voies entre les deux mêmes villes.",
            "Nobody has two tracks between the same two cities.",
        ),
        PadFault::RouteFull => phrase(
            "À si peu de joueurs, l’autre voie de cette liaison reste fermée.",
            "With so few players the other track of that route stays closed.",
        ),
        PadFault::TooFewWagons { left } => match lang {
            Lang::Fr => format!("Pas assez de wagons : {}.", wagons(lang, left)),
            Lang::En => format!("Not enough wagons: {}.", wagons(lang, left)),
        },
        PadFault::TooFewPassengers { left } => match lang {
            Lang::Fr => format!("Il n’y en a pas tant : {left} au plus."),
            Lang::En => format!("There are not that many: {left} at most."),
        },
        PadFault::TooManyBonuses { most } => match lang {
            Lang::Fr => format!("{most} primes sont sur la table, pas plus : décochez-en une."),
            Lang::En => format!("{most} bonus cards lie open and no more: untick one first."),
        },
        PadFault::OutOfRange => phrase("Ce nombre est impossible.", "That number is impossible."),
        PadFault::NoSuchSeat | PadFault::NotInThisGame => {
            phrase("Ce jeu n’a pas cela.", "This game has nothing like it.")
        }
    }
}

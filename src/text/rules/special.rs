//! What is special about a game, on one screen, for people who know another game of the family.

use super::rail_numbers::learn;
use super::{Writer, yard};
use crate::catalog::{
    FaceUpLocomotive, FerryRule, Game, GameId, LocomotivesPay, RailGame, SecondCard, StartPoints,
    ThreeLocomotives, YardGame, game,
};
use crate::engine::table::Example;
use crate::engine::{rail, yard as yards};
use crate::text::{Lang, Phrase};

phrases! {
    /// The heading of the page, and the link to it.
    SPECIAL: "Ce qui change" / "What is special";
    /// Below the heading.
    FOR_WHOM: "Pour qui connaît déjà un jeu de la famille." / "For those who know another game of the family.";
    /// To the complete rules.
    ALL_RULES: "Toutes les règles" / "All rules";

    LOCOS: "Une locomotive ne paie que les ferries et les tunnels." / "Locomotives pay on ferries and tunnels only.";
    LOCO_ONE: "Une locomotive visible est une carte comme une autre." / "A face-up locomotive is a card like any other.";
    FERRIES: "Ferry : une locomotive par symbole, ou trois cartes quelconques." / "Ferry: a locomotive for each symbol, or any three cards.";
    PAIRS: "Toute voie grise est un ferry : par symbole, une locomotive ou une paire." / "Every grey track is a ferry: for each symbol a locomotive or a pair.";
    TUNNELS: "Tunnel : on retourne {turn_up}, et chacune peut coûter une carte de plus." / "Tunnel: {turn_up} are turned up, and each may cost one more card.";
    SUBSTITUTE: "{substitute_track} : {substitute} quelconques en valent une." / "{substitute_track}: any {substitute} are worth one.";
    DRAW_BONUS: "Un sceau à côté d’une voie donne des cartes à qui la prend." / "A seal beside a track gives cards to whoever claims it.";
    BONUS_CARDS: "{bonus_open} cartes de prime sur {bonus_all}, différentes à chaque partie." / "{bonus_open} of {bonus_all} bonus cards, different in every game.";
    PILES: "Deux piles de billets, courts et longs : à vous de répartir." / "Two ticket piles, short and long: you choose the split.";
    PASSENGERS: "Chaque voie prise fait monter un voyageur à chaque bout." / "Every claim takes a passenger on board at each end.";
    MAJORITIES: "Par couleur : {most} à qui a le plus de voyageurs, {second} au deuxième." / "For each colour: {most} for most passengers, {second} for second most.";
    COUNTRIES: "Un pays voisin est un terminus : rien ne s’y rejoint." / "A country abroad is a dead end: nothing joins there.";
    TOLLS: "Chaque voie a un péage ; la seconde d’une ligne le paie à qui a la première." / "Every track has a toll; the second of a route pays it to the owner of the first.";
    LOANS: "Trop peu de jetons ? Un prêt, qui coûte {loan} et le classement." / "Too few tokens? A loan, which costs {loan} and your rank.";
    TOKENS: "À la fin, les jetons gardés rapportent selon le rang." / "At the end, tokens kept score by rank.";
    DOUBLE: "Toutes les voies doubles servent, même à deux." / "All double tracks are in use, even with two players.";
    START: "Qui joue plus tard part avec quelques points d’avance." / "Whoever plays later starts a few points ahead.";
    MAY_STOP: "On peut ne prendre qu’une carte." / "You may take a single card.";
    THREE_STAY: "Les cartes visibles ne sont jamais balayées." / "The face-up cards are never swept away.";
    GLOBETROTTER: "Le plus de billets réussis : {globetrotter}." / "Most completed tickets: {globetrotter}.";

    NO_MAP: "Ni carte ni wagons à poser : vos cartes sont le train." / "No map and no wagons to lay: your cards are the train.";
    DEPART: "À chaque tour, le dessus de chaque colonne part sur votre pile." / "Every turn the top card of each column leaves for your pile.";
    LAYS: "On pose une couleur, ou {lay_different} de couleurs différentes." / "Lay one colour, or {lay_different} of different colours.";
    ROB: "Plus de cartes d’une couleur chassent la colonne d’un autre." / "More cards of a colour drive another’s column away.";
    HIDDEN: "Votre pile est cachée, même à vous : il faut se souvenir." / "Your pile is hidden, even from you: remember it.";
    PAY: "À la fin, la pile paie les billets, carte par carte." / "In the end the pile pays for tickets, card by card.";
    BIG: "{big} grandes villes rapportent une prime." / "{big} big cities score a bonus.";
}

/// Something special.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// In a sentence.
    pub says: String,
    /// The rule that tells it whole, by its id.
    pub rule: &'static str,
    /// The same as a drawing.
    pub shows: Option<Example>,
}

/// More would not fit on the screen of a phone.
const MOST: usize = 7;

/// What is special about a game.
pub fn special(lang: Lang, id: GameId) -> Vec<Point> {
    let mut write = Writer::new(lang, id);
    let found = match game(id) {
        Game::Rail(game) => {
            learn(&mut write, game, game.variants().standard());
            on_maps(game)
        }
        Game::Yard(game) => {
            yard::learn(&mut write, game, game.variants().standard());
            in_yards(game)
        }
    };
    let concerned = found.into_iter().filter(|point| point.0).take(MOST);
    let point = |(_, says, rule, shows): Found| Point {
        says: write.filled(says),
        rule,
        shows,
    };
    concerned.map(point).collect()
}

/// Whether it holds, the sentence, the rule, the drawing.
type Found = (bool, Phrase, &'static str, Option<Example>);

fn on_maps(game: &RailGame) -> Vec<Found> {
    let rules = game.variants().standard();
    let draw = rail::Examples::of(game);
    let stand_in = || draw.ferry().map(|[_, stand_in]| stand_in);
    let abroad = game.cities().iter().any(|city| city.is_dead_end());
    let (tolls, passengers) = (rules.tolls.is_some(), rules.passengers.is_some());
    let some_pay = rules.locomotives_pay == LocomotivesPay::TunnelsAndFerries;
    let one_card = rules.face_up_locomotive == FaceUpLocomotive::OneCard;
    let threes = rules.ferry == Some(FerryRule::ThreeCards);
    let pairs = rules.ferry == Some(FerryRule::Pair);
    let doubles = game.routes().iter().any(|route| route.tracks().len() == 2)
        && rules.usable(rules.players.min.into(), 2) == 2;
    let bonus = draw.draw_bonus();
    vec![
        (some_pay, LOCOS, "NO-3", None),
        (threes, FERRIES, "NO-5", stand_in()),
        (pairs, PAIRS, "NL-4", stand_in()),
        (rules.tunnel.is_some(), TUNNELS, "NO-6", draw.tunnel()),
        (rules.substitute.is_some(), SUBSTITUTE, "NO-8", None),
        (bonus.is_some(), DRAW_BONUS, "NL-5", bonus),
        (
            rules.open_bonus_cards > 0,
            BONUS_CARDS,
            "NL-3",
            draw.bonus(),
        ),
        (game.piles().len() > 1, PILES, "GE-2", None),
        (passengers, PASSENGERS, "GE-7", draw.boarding()),
        (passengers, MAJORITIES, "GE-10", draw.majority()),
        (abroad, COUNTRIES, "GE-5", None),
        (tolls, TOLLS, "NE-4", draw.tolls()),
        (tolls, LOANS, "NE-5", None),
        (tolls, TOKENS, "NE-7", draw.tokens()),
        (doubles, DOUBLE, "NE-2", None),
        (
            rules.start_points == StartPoints::ByTurnOrder,
            START,
            "NE-3",
            None,
        ),
        (one_card, LOCO_ONE, "NO-2", None),
        (
            rules.second_card == SecondCard::Optional,
            MAY_STOP,
            "GE-13",
            None,
        ),
        (
            rules.three_locomotives == ThreeLocomotives::Stay,
            THREE_STAY,
            "NO-2",
            None,
        ),
        (rules.globetrotter.is_some(), GLOBETROTTER, "NO-10", None),
    ]
}

fn in_yards(game: &YardGame) -> Vec<Found> {
    let draw = yards::Examples::of(game);
    vec![
        (true, NO_MAP, "CG-1", None),
        (true, LAYS, "CG-6", Some(draw.lays())),
        (true, DEPART, "CG-2", None),
        (true, ROB, "CG-7", Some(draw.robbed())),
        (true, HIDDEN, "CG-3", None),
        (true, PAY, "CG-10", draw.completed()),
        (true, BIG, "CG-12", None),
    ]
}

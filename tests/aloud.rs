//! Everything that the table announces, sentence by sentence in both languages, and what is left out for those who want
//! few words.

use std::collections::BTreeSet;

use branchline::catalog::{Card, Color, GameId, Seat, TicketId, TrackId, game};
use branchline::engine::game::Sighting;
use branchline::engine::rail::{self, Ending, RailEvent};
use branchline::engine::table::{Cards, Display, TicketSet, Viewer};
use branchline::engine::yard::{self, YardEvent};
use branchline::text::aloud::{self, Wording};
use branchline::text::speaker::Speaker;
use branchline::text::{Lang, play, table};

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn speaker(id: GameId, lang: Lang) -> Speaker {
    Speaker {
        lang,
        game: game(id),
        names: vec!["Ann".to_owned(), "Ben".to_owned()],
    }
}

fn said(id: GameId, lang: Lang, wording: Wording, seen: Sighting) -> Vec<String> {
    aloud::told(&speaker(id, lang), Viewer::Seat(ANN), wording, &[seen])
}

/// Events, one per line: what is said in French, in English, and whether it is said in short too.
macro_rules! lines {
    ($($event:expr => $fr:literal / $en:literal, $in_short:literal;)*) => {
        vec![$(($event, $fr, $en, $in_short)),*]
    };
}

/// An event, what is said of it in French and in English, and whether it is said in short too.
type Line<E> = (E, &'static str, &'static str, bool);

fn reds(count: u8) -> Cards {
    Cards::of(Card::Red, count)
}

fn rail_lines() -> Vec<Line<rail::Sighting>> {
    use RailEvent::*;
    let (track, ticket) = (TrackId(0), TicketId(0));
    let piles = [1, 2];
    lines! {
        SplitAnnounced { seat: BEN, piles } => "Ben annonce 1 court et 2 longs." / "Ben announces 1 short and 2 long.", true;
        TicketsOffered { seat: BEN, piles, tickets: None } => "Ben regarde 3 billets." / "Ben looks at 3 tickets.", false;
        TicketsKept { seat: BEN, piles, tickets: None } => "Ben garde 3 billets." / "Ben keeps 3 tickets.", true;
        TicketsDiscarded { seat: BEN, tickets: TicketSet::from_iter([ticket]) } => "Ben défausse {ticket}." / "Ben discards {ticket}.", false;
        TicketsReshuffled { count: 4 } => "La défausse des billets devient une nouvelle pioche (4 billets)." / "The discarded tickets become a new pile (4 tickets).", false;
        TurnBegan { seat: BEN } => "" / "", false;
        CardDrawn { seat: BEN, card: None } => "Ben pioche une carte." / "Ben draws a card.", false;
        CardDrawn { seat: ANN, card: Some(Card::Orange) } => "Ann pioche une carte orange." / "Ann draws an orange card.", true;
        CardTaken { seat: BEN, place: 0, card: Card::Loco } => "Ben prend une locomotive." / "Ben takes a locomotive.", false;
        StoppedDrawing { seat: BEN } => "Ben s’en tient à une carte." / "Ben stops after one card.", false;
        MarketFilled { place: 0, card: Card::Red } => "" / "", false;
        MarketCleared { cards: reds(5) } => "Trois locomotives\u{202f}: les cinq cartes sont remplacées." / "Three locomotives: all five cards are replaced.", true;
        PileReshuffled { count: 30 } => "La défausse devient une nouvelle pioche de 30 cartes." / "The discards become a new pile of 30 cards.", false;
        Claimed { seat: BEN, track, paid: reds(2), points: 2 } => "Ben prend {track} avec 2 rouges\u{202f}: 2 points." / "Ben claims {track} with 2 red: 2 points.", true;
        TollPaid { seat: BEN, amount: 2, to: Some(ANN) } => "Ben paie 2 jetons à Ann." / "Ben pays 2 tokens to Ann.", true;
        TollPaid { seat: BEN, amount: 1, to: None } => "Ben paie 1 jeton à la banque." / "Ben pays 1 token to the bank.", true;
        LoanTaken { seat: BEN, amount: 4, to: Some(ANN) } => "Ben prend un prêt\u{202f}; la banque paie Ann." / "Ben takes a loan; the bank pays Ann.", true;
        LoanTaken { seat: BEN, amount: 4, to: None } => "Ben prend un prêt." / "Ben takes a loan.", true;
        TunnelTurned { seat: BEN, track, paid: reds(2), turned: [Card::Red].into_iter().collect(), owed: 1 } => "Ben creuse {track}\u{202f}: 1 rouge\u{202f}; 1 carte à ajouter." / "Ben digs {track}: 1 red; 1 card to add.", true;
        TunnelTurned { seat: BEN, track, paid: reds(2), turned: [Card::Blue].into_iter().collect(), owed: 0 } => "Ben creuse {track}\u{202f}: 1 bleue\u{202f}; rien à ajouter." / "Ben digs {track}: 1 blue; nothing to add.", true;
        TunnelGivenUp { seat: BEN, track } => "Ben renonce au tunnel {track}." / "Ben gives up the tunnel {track}.", true;
        PassengersTaken { seat: BEN, track, colors: [Some(Color::Red), None] } => "Ben fait monter un voyageur rouge." / "Ben takes a red passenger.", true;
        PassengersTaken { seat: BEN, track, colors: [None, None] } => "Ben ne prend aucun voyageur." / "Ben takes no passengers.", true;
        NeutralTurned { seat: BEN, ticket } => "Ben retourne {ticket} pour le joueur neutre." / "Ben turns up {ticket} for the neutral player.", true;
        NeutralLaid { track, to: None } => "Le joueur neutre prend {track}." / "The neutral player takes {track}.", true;
        NeutralStopped => "Le joueur neutre s’arrête." / "The neutral player stops.", true;
        Passed { seat: BEN } => "Ben passe." / "Ben passes.", true;
        LastRound { seat: BEN } => "Dernier tour\u{202f}: Ben n’a presque plus de wagons." / "Last round: Ben has hardly any wagons left.", true;
        GameOver { ending: Ending::LastRound } => "La partie est finie." / "The game is over.", true;
        GameOver { ending: Ending::AllPassed } => "Tout le monde a passé\u{202f}: la partie est finie." / "Everybody has passed: the game is over.", true;
    }
}

/// Without a rest, so that an event without a line above does not go unnoticed.
fn rail_kind(event: &rail::Sighting) -> usize {
    use RailEvent::*;
    match event {
        SplitAnnounced { .. } => 0,
        TicketsOffered { .. } => 1,
        TicketsKept { .. } => 2,
        TicketsDiscarded { .. } => 3,
        TicketsReshuffled { .. } => 4,
        TurnBegan { .. } => 5,
        CardDrawn { .. } => 6,
        CardTaken { .. } => 7,
        StoppedDrawing { .. } => 8,
        MarketFilled { .. } => 9,
        MarketCleared { .. } => 10,
        PileReshuffled { .. } => 11,
        Claimed { .. } => 12,
        TollPaid { .. } => 13,
        LoanTaken { .. } => 14,
        TunnelTurned { .. } => 15,
        TunnelGivenUp { .. } => 16,
        PassengersTaken { .. } => 17,
        NeutralTurned { .. } => 18,
        NeutralLaid { .. } => 19,
        NeutralStopped => 20,
        Passed { .. } => 21,
        LastRound { .. } => 22,
        GameOver { .. } => 23,
    }
}

fn yard_lines() -> Vec<Line<yard::Sighting>> {
    use YardEvent::*;
    let tickets = TicketSet::from_iter([TicketId(0)]);
    lines! {
        TicketsOffered { seat: BEN, count: 4, tickets: None } => "Ben regarde 4 billets." / "Ben looks at 4 tickets.", false;
        TicketsKept { seat: BEN, count: 1, returned: 3, tickets: None } => "Ben garde 1 billet." / "Ben keeps 1 ticket.", true;
        TicketsShuffledBack { count: 3 } => "Les billets non gardés retournent dans la pioche (3 billets)." / "The tickets not kept go back into the pile (3 tickets).", false;
        TurnBegan { seat: BEN } => "" / "", false;
        CardDeparted { seat: BEN, card: None } => "" / "", false;
        CardDrawn { seat: ANN, card: Some(Card::Red) } => "Ann pioche une carte rouge." / "Ann draws a red card.", true;
        CardDrawn { seat: BEN, card: None } => "Ben pioche une carte." / "Ben draws a card.", false;
        CardTaken { seat: BEN, place: 1, card: Card::Blue } => "Ben prend une carte bleue." / "Ben takes a blue card.", false;
        MarketFilled { place: 1, card: Card::Blue } => "" / "", false;
        CardsLaid { seat: BEN, cards: reds(2) } => "Ben pose 2 rouges dans sa gare." / "Ben lays 2 red in the yard.", true;
        ColumnBeaten { seat: ANN, by: BEN, color: Color::Red, cards: reds(2) } => "Ann perd sa colonne rouge\u{202f}: Ben en a posé plus." / "Ann loses the red column: Ben has laid more.", true;
        Passed { seat: BEN } => "Ben passe." / "Ben passes.", true;
        LastTurns { seat: Some(BEN) } => "Ben prend la dernière carte de la pioche\u{202f}: encore un tour chacun." / "Ben takes the last card of the pile: one more turn for everybody.", true;
        LastTurns { seat: None } => "La pioche est vide\u{202f}: encore un tour chacun." / "The pile is empty: one more turn for everybody.", true;
        CheckBegan { round: 1 } => "Chacun retourne sa pile et vérifie ses billets." / "Everybody turns up their pile and checks their tickets.", true;
        TicketsChosen { seat: BEN, tickets: None } => "Ben a vérifié ses billets." / "Ben has checked their tickets.", true;
        TicketsCompleted { seat: BEN, tickets, pile: reds(3), points: 9 } => "Ben réussit {ticket}\u{202f}: 9 points." / "Ben completes {ticket}: 9 points.", true;
        TicketsCompleted { seat: BEN, tickets: TicketSet::NONE, pile: reds(3), points: 0 } => "Ben ne réussit aucun billet." / "Ben completes no ticket.", true;
        RoundBegan { round: 2, pile: 89 } => "Manche 2\u{202f}: nouvelle pioche de 89 cartes." / "Round 2: a new pile of 89 cards.", true;
        CardDealt { seat: ANN, card: Some(Card::Red) } => "Ann reçoit une carte rouge." / "Ann is dealt a red card.", true;
        CardDealt { seat: BEN, card: None } => "" / "", false;
        GameOver => "La partie est finie." / "The game is over.", true;
    }
}

fn yard_kind(event: &yard::Sighting) -> usize {
    use YardEvent::*;
    match event {
        TicketsOffered { .. } => 0,
        TicketsKept { .. } => 1,
        TicketsShuffledBack { .. } => 2,
        TurnBegan { .. } => 3,
        CardDeparted { .. } => 4,
        CardDrawn { .. } => 5,
        CardTaken { .. } => 6,
        MarketFilled { .. } => 7,
        CardsLaid { .. } => 8,
        ColumnBeaten { .. } => 9,
        Passed { .. } => 10,
        LastTurns { .. } => 11,
        CheckBegan { .. } => 12,
        TicketsChosen { .. } => 13,
        TicketsCompleted { .. } => 14,
        RoundBegan { .. } => 15,
        CardDealt { .. } => 16,
        GameOver => 17,
    }
}

fn hears(id: GameId, seen: &Sighting, french: &str, english: &str, in_short: bool) {
    for (lang, wanted) in [(Lang::Fr, french), (Lang::En, english)] {
        let say = speaker(id, lang);
        let wanted = wanted.replace("{ticket}", &say.ticket(TicketId(0)));
        let wanted = wanted.replace("{track}", &say.track(TrackId(0)));
        let wanted: Vec<String> = Some(wanted)
            .filter(|it| !it.is_empty())
            .into_iter()
            .collect();
        assert_eq!(said(id, lang, Wording::Full, seen.clone()), wanted);
        let short = said(id, lang, Wording::Short, seen.clone());
        assert_eq!(!short.is_empty(), in_short, "in short: {seen:?}");
        assert!(short.is_empty() || short == wanted);
    }
}

#[test]
fn every_event_of_a_map_game_is_said_in_both_languages() {
    let lines = rail_lines();
    let kinds: BTreeSet<usize> = lines.iter().map(|(event, ..)| rail_kind(event)).collect();
    assert!(kinds.into_iter().eq(0..=rail_kind(&RailEvent::GameOver {
        ending: Ending::LastRound
    })));
    for (event, french, english, in_short) in lines {
        hears(
            GameId::NORDIC,
            &Sighting::Rail(event),
            french,
            english,
            in_short,
        );
    }
}

#[test]
fn every_event_of_the_card_game_is_said_in_both_languages() {
    let lines = yard_lines();
    let kinds: BTreeSet<usize> = lines.iter().map(|(event, ..)| yard_kind(event)).collect();
    assert!(kinds.into_iter().eq(0..=yard_kind(&YardEvent::GameOver)));
    for (event, french, english, in_short) in lines {
        hears(
            GameId::CARD_GAME,
            &Sighting::Yard(event),
            french,
            english,
            in_short,
        );
    }
}

#[test]
fn several_events_are_several_sentences_in_their_order() {
    let drew = |card| {
        Sighting::Rail(RailEvent::CardTaken {
            seat: BEN,
            place: 0,
            card,
        })
    };
    let seen = [drew(Card::Red), drew(Card::Blue)];
    let say = speaker(GameId::NORDIC, Lang::En);
    let told = aloud::told(&say, Viewer::Seat(ANN), Wording::Full, &seen);
    assert_eq!(told, ["Ben takes a red card.", "Ben takes a blue card."]);
}

#[test]
fn hand_market_and_task_are_said_on_request() {
    let display = Display {
        market: [
            Some(Card::Red),
            Some(Card::Loco),
            Some(Card::Orange),
            None,
            Some(Card::Blue),
        ],
        pile: 1,
        discards: Cards::NONE,
    };
    let hand = reds(3).plus(Cards::of(Card::Loco, 1));
    let (fr, en) = (
        speaker(GameId::NORDIC, Lang::Fr),
        speaker(GameId::NORDIC, Lang::En),
    );
    assert_eq!(
        aloud::hand(&fr, hand),
        "En main\u{202f}: 3 rouges, 1 locomotive."
    );
    assert_eq!(aloud::hand(&en, hand), "In hand: 3 red, 1 locomotive.");
    assert_eq!(aloud::hand(&en, Cards::NONE), "In hand: no cards.");
    assert_eq!(
        aloud::market(Lang::Fr, &display),
        "Cartes visibles, de 1 à 5\u{202f}: rouge, locomotive, orange, aucune, bleue. Dans la pioche\u{202f}: 1 carte."
    );
    assert_eq!(
        aloud::market(Lang::En, &display),
        "Face-up cards, from 1 to 5: red, locomotive, orange, none, blue. In the pile: 1 card."
    );
    assert_eq!(
        aloud::task(Lang::Fr, "Ann", "Prenez encore une carte"),
        "Ann\u{202f}: Prenez encore une carte."
    );
    assert_eq!(
        aloud::task(Lang::En, "Ann", "Take one more card"),
        "Ann: Take one more card."
    );
    let waits = table::waits(Lang::En, "Ben");
    assert_eq!(aloud::task(Lang::En, "", &waits), "Ben is playing…");
}

#[test]
fn the_last_round_says_how_many_turns_are_left() {
    let left = |turns| Lang::ALL.map(|lang| play::last_round(lang, turns));
    let one = [
        "Dernier tour\u{202f}: plus qu’un joueur à jouer",
        "Last round: one turn left",
    ];
    assert_eq!(left(1), one);
    let two = [
        "Dernier tour\u{202f}: encore 2 joueurs à jouer",
        "Last round: 2 turns left",
    ];
    assert_eq!(left(2), two);
}

#[test]
fn the_chosen_wording_is_kept_by_its_name() {
    for wording in Wording::ALL {
        assert_eq!(Wording::from_tag(wording.tag()), Some(wording));
    }
    assert_eq!(Wording::from_tag("loud"), None);
    assert_eq!(Wording::default(), Wording::Full);
}

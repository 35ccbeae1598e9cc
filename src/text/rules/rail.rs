//! The rulebook of a map game, put together from its data.

use super::headings::{BONUS, DOUBLE, LENGTH, PLAYERS, POINTS, RANKS, TRIPLE};
use super::rail_numbers::learn;
use super::rail_words::*;
use super::{Topic, Writer};
use crate::catalog::{
    Bonus, BonusKind, CityKind, FaceUpLocomotive, FerryRule, LocomotivesPay, MIN_SEATS, RailGame,
    RailRules, SecondCard, StartPoints, ThreeLocomotives, TieBreak, TrackKind, Unkept,
};
use crate::engine::rail::Examples;
use crate::text::speaker::wagon_count;
use crate::text::table;

pub(super) fn write(write: &mut Writer, game: &RailGame) {
    let rules = game.variants().standard();
    let examples = Examples::of(game);
    learn(write, game, rules);
    write.chapter(Topic::Idea);
    write.say(IDEA, "");
    write.say(WORDS, "");
    setup(write, game, rules);
    write.chapter(Topic::Turn);
    write.say(TURN, "R-40");
    cards(write, rules);
    claiming(write, game, rules, examples);
    special_tracks(write, game, rules, examples);
    along_the_tracks(write, game, rules, examples);
    tickets(write, game, rules);
    bonus_cards(write, game, rules, examples);
    write.chapter(Topic::End);
    write.say(END, "R-50");
    write.say(ALL_PASS, "R-40");
    count(write, game, rules, examples);
    variants(write, game, examples);
    questions(write, game, rules);
}

pub(super) fn unkept(write: &mut Writer, unkept: Unkept) {
    match unkept {
        Unkept::LeaveTheGame => write.say(LEAVE, "NO-1"),
        Unkept::UnderThePile => write.say(UNDER, "GE-3 NL-1 CG-8"),
        Unkept::ShuffledBack => write.say(SHUFFLED, "GE-2 CG-1"),
        Unkept::Discarded => write.say(DISCARDED, "NE-1"),
    }
}

fn has_piles(game: &RailGame) -> bool {
    game.piles().len() > 1
}

fn setup(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Setup);
    write.say(SETUP, "R-1 NO-1 GE-1 NL-1 NE-1");
    write.say(SYMBOLS, "CG-14");
    match has_piles(game) {
        true => write.say(DEAL_PILES, "R-2 GE-2"),
        false => write.say(DEAL, "R-2 NO-1 NL-1 NE-1"),
    }
    unkept(write, rules.tickets.first_unkept);
    write.say(VALUES, "GE-12");
    if rules.passengers.is_some() {
        write.say(PASSENGERS_SETUP, "GE-6");
    }
    if rules.open_bonus_cards > 0 {
        write.say(BONUS_SETUP, "NL-3");
    }
    if rules.tolls.is_some() {
        write.say(TOKENS, "NE-3");
    }
    write.say(FIRST, "R-3");
    match rules.start_points {
        StartPoints::ByTurnOrder => write.say(START_POINTS, "NE-3"),
        StartPoints::Zero => write.say(START_ZERO, "NO-12"),
    }
    write.say(SECRET, "R-4");
}

fn cards(write: &mut Writer, rules: &RailRules) {
    write.chapter(Topic::Cards);
    write.say(CARDS, "R-10");
    match rules.second_card {
        SecondCard::Optional => write.say(MAY_STOP, "GE-13 NL-11"),
        SecondCard::Drawn => write.say(TAKE_BOTH, "R-10 NO-2"),
    }
    match rules.face_up_locomotive {
        FaceUpLocomotive::TwoCards => write.say(LOCO_TWO, "R-11 NL-2"),
        FaceUpLocomotive::OneCard => write.say(LOCO_ONE, "NO-2"),
    }
    match rules.three_locomotives {
        ThreeLocomotives::ClearTheMarket => write.say(THREE_CLEAR, "R-12"),
        ThreeLocomotives::Stay => write.say(THREE_STAY, "NO-2 NL-2"),
    }
    write.say(PILE_EMPTY, "R-13 R-15");
}

fn claiming(write: &mut Writer, game: &RailGame, rules: &RailRules, examples: Examples<'_>) {
    write.chapter(Topic::Claiming);
    write.say(CLAIM, "R-20");
    match rules.locomotives_pay {
        LocomotivesPay::Everywhere => write.say(PAY_ANY, "R-21"),
        LocomotivesPay::TunnelsAndFerries => {
            write.say(PAY_SOME, "NO-3");
            if rules.substitute.is_some() {
                write.say(PAY_STAND_IN, "NO-3 NO-8");
            }
        }
    }
    write.show(examples.plain());
    if has_plain_gray(game, rules) {
        write.say(GRAY, "R-20");
        write.show(examples.gray());
    }
    let scored = rules.points.iter().enumerate();
    let scored = scored.filter(|(_, worth)| **worth > 0);
    let rows = scored.map(|(length, worth)| vec![length.to_string(), worth.to_string()]);
    let rows = rows.collect();
    write.table(&[LENGTH, POINTS], rows, "R-23 NO-9 GE-8 NL-7 NE-6");
    write.say(ANYWHERE, "R-22");
    write.say(NOT_TWICE, "R-24");
    usable_tracks(write, game, rules);
}

/// Whether a gray track wants one colour. Ferries that take pairs do not.
fn has_plain_gray(game: &RailGame, rules: &RailRules) -> bool {
    let takes_pairs = rules.ferry == Some(FerryRule::Pair);
    game.tracks().iter().any(|track| {
        let is_ferry = matches!(track.kind(), TrackKind::Ferry { .. });
        track.color().is_none() && !(is_ferry && takes_pairs)
    })
}

fn usable_tracks(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    let most = game.routes().iter().map(|route| route.tracks().len()).max();
    let widths: Vec<usize> = (2..=most.unwrap_or(1)).collect();
    let seats = usize::from(rules.players.min)..=usize::from(rules.players.max);
    let all = seats.clone().all(|players| {
        widths
            .iter()
            .all(|&width| rules.usable(players, width) == width)
    });
    if all {
        return write.say(ALL_USABLE, "R-25 NE-2");
    }
    write.say(SOME_USABLE, "R-25 NO-4 GE-4 NL-6");
    let rows = seats.map(|players| {
        let usable = widths.iter().map(|&width| rules.usable(players, width));
        let row = [players].into_iter().chain(usable);
        row.map(|number| number.to_string()).collect()
    });
    let heads = &[PLAYERS, DOUBLE, TRIPLE][..=widths.len()];
    write.table(heads, rows.collect(), "");
}

/// Tracks that are paid for in a way of their own.
fn special_tracks(write: &mut Writer, game: &RailGame, rules: &RailRules, examples: Examples<'_>) {
    if let Some(ferry) = rules.ferry {
        write.chapter(Topic::Ferries);
        match ferry {
            FerryRule::ThreeCards => write.say(FERRY_THREE, "NO-5"),
            FerryRule::Pair => write.say(FERRY_PAIR, "NL-4"),
        }
        write.show(examples.ferry().into_iter().flatten());
    }
    if rules.tunnel.is_some() {
        write.chapter(Topic::Tunnels);
        write.say(TUNNEL, "NO-6");
        write.show(examples.tunnel());
        write.say(TUNNEL_REFUSE, "NO-6");
    }
    if rules.substitute.is_some() {
        write.chapter(Topic::Substitute);
        write.say(SUBSTITUTE, "NO-8");
        write.show(examples.substitute());
    }
    if game.tracks().iter().any(|track| track.draw_bonus() > 0) {
        write.chapter(Topic::DrawBonus);
        write.say(DRAW_BONUS, "NL-5");
        write.show(examples.draw_bonus());
    }
}

/// What else a claim brings or costs.
fn along_the_tracks(
    write: &mut Writer,
    game: &RailGame,
    rules: &RailRules,
    examples: Examples<'_>,
) {
    if game.cities().iter().any(|city| city.is_dead_end()) {
        write.chapter(Topic::Countries);
        write.say(COUNTRIES, "GE-5");
    }
    if rules.passengers.is_some() {
        write.chapter(Topic::Passengers);
        write.say(PASSENGERS, "GE-7");
        write.show(examples.boarding());
    }
    if rules.tolls.is_some() {
        write.chapter(Topic::Tolls);
        write.say(TOLLS, "NE-4");
        write.show(examples.tolls());
        write.say(LOANS, "NE-5");
    }
}

fn tickets(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Tickets);
    match has_piles(game) {
        true => write.say(TICKETS_PILES, "R-30 GE-3"),
        false => write.say(TICKETS, "R-30 NO-1 NL-1 NE-1"),
    }
    unkept(write, rules.tickets.unkept);
    write.say(TICKETS_STAY, "R-30");
    write.say(TICKETS_JOINED, "R-54");
}

fn bonus_cards(write: &mut Writer, game: &RailGame, rules: &RailRules, examples: Examples<'_>) {
    if rules.open_bonus_cards == 0 {
        return;
    }
    write.chapter(Topic::BonusCards);
    write.say(BONUS_CARDS, "NL-8");
    let lang = write.lang;
    let rows = game
        .bonuses()
        .iter()
        .map(|bonus| vec![table::bonus(lang, game, bonus), bonus.points().to_string()]);
    write.table(&[BONUS, POINTS], rows.collect(), "");
    write.say(CAPITALS, "NL-8");
    write.show(examples.bonus());
}

fn count(write: &mut Writer, game: &RailGame, rules: &RailRules, examples: Examples<'_>) {
    write.chapter(Topic::Count);
    write.say(COUNT, "R-51 R-56");
    write.show(examples.tickets());
    if rules.globetrotter.is_some() {
        write.say(GLOBETROTTER, "NO-10 GE-9");
        write.show(examples.globetrotter());
    }
    if rules.passengers.is_some() {
        write.say(PASSENGER_COUNT, "GE-10");
        write.show(examples.majority());
    }
    if let Some(tolls) = &rules.tolls {
        write.say(TOKEN_COUNT, "NE-7 NE-8");
        let rows = tolls.rank_points.iter().enumerate().map(|(at, ranks)| {
            let ranks: Vec<String> = ranks.iter().map(u8::to_string).collect();
            vec![(MIN_SEATS + at).to_string(), ranks.join(" / ")]
        });
        write.table(&[PLAYERS, RANKS], rows.collect(), "");
        write.show(examples.tokens());
    }
    let is_path = |bonus: &Bonus| bonus.kind() == BonusKind::LongestPath;
    let path =
        rules.tie_breaks.contains(&TieBreak::LongestPath) || game.bonuses().iter().any(is_path);
    match rules.open_bonus_cards > 0 || rules.globetrotter.is_some() {
        true => write.say(BONUS_TIE, "R-52"),
        false if path => {}
        false => write.say(NO_PRIZES, "NE-6"),
    }
    if path {
        write.say(LONGEST, "R-55");
    }
    write.say(WINNER, "R-53 NO-11 GE-11 NL-10 NE-9");
    write.whole_count();
}

fn variants(write: &mut Writer, game: &RailGame, examples: Examples<'_>) {
    let usual = game.variants().standard();
    let mut others = game.variants().names().skip(1).peekable();
    if others.peek().is_none() {
        return;
    }
    write.chapter(Topic::Variants);
    for variant in others {
        let Some(rules) = game.variants().get(variant) else {
            continue;
        };
        if usual.tolls.is_some() && rules.tolls.is_none() {
            write.say(NO_TOLLS, "NE-10");
            if rules.start_points == StartPoints::ByTurnOrder {
                write.say(HEAD_START, "NE-10");
            }
            usable_tracks(write, game, rules);
        }
        if let Some(neutral) = rules.neutral {
            write.know("neutral_wagons", wagon_count(write.lang, neutral.wagons));
            write.know("neutral_round", neutral.from_round);
            write.say(NEUTRAL, "NE-11");
            write.say(NEUTRAL_LAYS, "NE-11");
            write.show(examples.neutral());
            write.say(NEUTRAL_STOPS, "NE-12");
        }
    }
}

fn questions(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Questions);
    let junctions = game
        .cities()
        .iter()
        .any(|city| city.kind() == CityKind::Junction);
    let special = rules.ferry.is_some() && rules.tunnel.is_some();
    let clears = rules.three_locomotives == ThreeLocomotives::ClearTheMarket;
    let threes = rules.ferry == Some(FerryRule::ThreeCards);
    let asked = [
        (clears, ASK_CLEAR, "R-12"),
        (true, ASK_EMPTY, "R-13 R-14"),
        (special, ASK_KINDS, "R-24"),
        (rules.tunnel.is_some(), ASK_TUNNEL, "NO-7"),
        (threes, ASK_FERRY, "NO-5"),
        (rules.substitute.is_some(), ASK_SUBSTITUTE, "NO-8"),
        (junctions, ASK_JUNCTION, "NL-9"),
        (rules.passengers.is_some(), ASK_PASSENGERS, "GE-7 GE-10"),
        (rules.tolls.is_some(), ASK_BANK, "NE-5"),
    ];
    for (_, phrase, rules) in asked.into_iter().filter(|(concerns, ..)| *concerns) {
        write.ask(phrase, rules);
    }
}

//! The rulebook of a map game, put together from its data.

use super::headings::{BONUS, DOUBLE, LENGTH, PLAYERS, POINTS, RANKS, TRIPLE};
use super::rail_words::*;
use super::{Figure, Topic, Writer};
use crate::catalog::{
    BonusKind, CityKind, FaceUpLocomotive, FerryRule, Game, LocomotivesPay, MIN_SEATS, RailGame,
    RailRules, SecondCard, StartPoints, ThreeLocomotives, TieBreak, TrackKind, Unkept,
};
use crate::text::speaker::{Speaker, card_count, points, ticket_count, wagon_count};
use crate::text::{Lang, Phrase, games, table};

pub(super) fn rulebook(lang: Lang, whole: &'static Game, game: &RailGame) -> Vec<super::Chapter> {
    let rules = game.variants().standard();
    let mut write = Writer::new(lang);
    learn(&mut write, whole, game, rules);
    write.chapter(Topic::Idea);
    write.say(IDEA);
    write.say(WORDS);
    setup(&mut write, game, rules);
    write.chapter(Topic::Turn);
    write.say(TURN);
    cards(&mut write, rules);
    claiming(&mut write, game, rules);
    special_tracks(&mut write, game, rules);
    along_the_tracks(&mut write, game, rules);
    tickets(&mut write, game, rules);
    bonus_cards(&mut write, game, rules);
    write.chapter(Topic::End);
    write.say(END);
    write.say(ALL_PASS);
    count(&mut write, game, rules);
    variants(&mut write, game);
    questions(&mut write, game, rules);
    write.chapters
}

/// Every number that the rules of a map game mention.
fn learn(write: &mut Writer, whole: &'static Game, game: &RailGame, rules: &RailRules) {
    let lang = write.lang;
    let say = Speaker {
        lang,
        game: whole,
        names: Vec::new(),
    };
    let loco = crate::catalog::Card::Loco;
    write.know("players", games::players(lang, rules.players));
    write.know("wagons", wagon_count(lang, rules.wagons));
    write.know("hand", card_count(lang, RailRules::FIRST_HAND));
    write.know("cards", card_count(lang, rules.card_count() as u8));
    write.know("each_color", RailRules::CARDS_PER_COLOR);
    write.know("locomotives", say.some(loco, rules.locomotives));
    let deals = rules.tickets;
    write.know("tickets", game.tickets().len());
    write.know("deal", ticket_count(lang, deals.first_deal));
    write.know("keep", deals.first_keep);
    write.know("draw", ticket_count(lang, deals.draw));
    write.know("keep_more", deals.keep);
    for (name, pile) in [("short", 0), ("long", 1)] {
        let of_pile = |ticket: &&crate::catalog::Ticket| ticket.pile().index() == pile;
        write.know(name, game.tickets().iter().filter(of_pile).count());
    }
    if let Some(tunnel) = rules.tunnel {
        write.know("turn_up", card_count(lang, tunnel.turn_up));
    }
    if let Some(substitute) = rules.substitute {
        write.know("substitute", card_count(lang, substitute.cards));
        let track = game
            .track_ids()
            .find(|track| game.track(*track).kind() == TrackKind::Substitute);
        write.know(
            "substitute_track",
            track.map(|track| say.track(track)).unwrap_or_default(),
        );
    }
    if let Some(passengers) = &rules.passengers {
        let colors = passengers.colors.len();
        write.know("passengers", colors * usize::from(passengers.each));
        write.know("passengers_each", passengers.each);
        write.know("passenger_colors", colors);
        write.know("most", points(lang, passengers.most.into()));
        write.know("second", points(lang, passengers.second.into()));
    }
    if let Some(tolls) = &rules.tolls {
        write.know("tokens", tolls.tokens);
        write.know("loan", points(lang, tolls.loan_cost.into()));
    }
    if let Some(worth) = rules.globetrotter {
        write.know("globetrotter", points(lang, worth.into()));
    }
    write.know("bonus_open", rules.open_bonus_cards);
    write.know("bonus_all", game.bonuses().len());
    let capitals = game.cities().iter().filter(|city| city.is_capital());
    let capitals: Vec<&str> = capitals.map(|city| city.name()).collect();
    write.know("capitals", capitals.join(", "));
    let breaks: Vec<&str> = rules
        .tie_breaks
        .iter()
        .map(|tie| tie_break(*tie).get(lang))
        .collect();
    write.know("tie_breaks", breaks.join(THEN.get(lang)));
}

pub(in crate::text) fn tie_break(tie: TieBreak) -> Phrase {
    match tie {
        TieBreak::Tickets => TIE_TICKETS,
        TieBreak::LongestPath => TIE_PATH,
        TieBreak::Passengers => TIE_PASSENGERS,
        TieBreak::Loans => TIE_LOANS,
        TieBreak::BonusCards => TIE_BONUS,
    }
}

pub(super) fn unkept(write: &mut Writer, unkept: Unkept) {
    write.say(match unkept {
        Unkept::LeaveTheGame => LEAVE,
        Unkept::UnderThePile => UNDER,
        Unkept::ShuffledBack => SHUFFLED,
        Unkept::Discarded => DISCARDED,
    });
}

fn has_piles(game: &RailGame) -> bool {
    game.piles().len() > 1
}

fn setup(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Setup);
    write.say(SETUP);
    write.say(if has_piles(game) { DEAL_PILES } else { DEAL });
    unkept(write, rules.tickets.first_unkept);
    if rules.passengers.is_some() {
        write.say(PASSENGERS_SETUP);
    }
    if rules.open_bonus_cards > 0 {
        write.say(BONUS_SETUP);
    }
    if rules.tolls.is_some() {
        write.say(TOKENS);
    }
    write.say(FIRST);
    if rules.start_points == StartPoints::ByTurnOrder {
        write.say(START_POINTS);
    }
    write.say(SECRET);
}

fn cards(write: &mut Writer, rules: &RailRules) {
    write.chapter(Topic::Cards);
    write.say(CARDS);
    if rules.second_card == SecondCard::Optional {
        write.say(MAY_STOP);
    }
    write.say(match rules.face_up_locomotive {
        FaceUpLocomotive::TwoCards => LOCO_TWO,
        FaceUpLocomotive::OneCard => LOCO_ONE,
    });
    write.say(match rules.three_locomotives {
        ThreeLocomotives::ClearTheMarket => THREE_CLEAR,
        ThreeLocomotives::Stay => THREE_STAY,
    });
    write.say(PILE_EMPTY);
}

fn claiming(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Claiming);
    write.draw(Figure::Tracks);
    write.say(CLAIM);
    if has_plain_gray(game, rules) {
        write.say(GRAY);
    }
    match rules.locomotives_pay {
        LocomotivesPay::Everywhere => write.say(PAY_ANY),
        LocomotivesPay::TunnelsAndFerries => {
            write.say(PAY_SOME);
            if rules.substitute.is_some() {
                write.say(PAY_STAND_IN);
            }
        }
    }
    let scored = rules
        .points
        .iter()
        .enumerate()
        .filter(|(_, worth)| **worth > 0);
    let rows = scored.map(|(length, worth)| vec![length.to_string(), worth.to_string()]);
    write.table(&[LENGTH, POINTS], rows.collect());
    write.say(ANYWHERE);
    write.say(NOT_TWICE);
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
        return write.say(ALL_USABLE);
    }
    write.say(SOME_USABLE);
    let rows = seats.map(|players| {
        let usable = widths.iter().map(|&width| rules.usable(players, width));
        let row = [players].into_iter().chain(usable);
        row.map(|number| number.to_string()).collect()
    });
    let heads = &[PLAYERS, DOUBLE, TRIPLE][..=widths.len()];
    write.table(heads, rows.collect());
}

/// Tracks that are paid for in a way of their own.
fn special_tracks(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    if let Some(ferry) = rules.ferry {
        write.chapter(Topic::Ferries);
        write.draw(Figure::Ferry);
        write.say(FERRY);
        write.say(match ferry {
            FerryRule::ThreeCards => FERRY_THREE,
            FerryRule::Pair => FERRY_PAIR,
        });
    }
    if rules.tunnel.is_some() {
        write.chapter(Topic::Tunnels);
        write.draw(Figure::Tunnel);
        write.say(TUNNEL);
        write.say(TUNNEL_REFUSE);
    }
    if let Some(substitute) = rules.substitute {
        write.chapter(Topic::Substitute);
        write.draw(Figure::Substitute(substitute.cards));
        write.say(SUBSTITUTE);
    }
    let bonus = game.tracks().iter().map(|track| track.draw_bonus()).max();
    if let Some(cards) = bonus.filter(|&cards| cards > 0) {
        write.chapter(Topic::DrawBonus);
        write.draw(Figure::DrawBonus(cards));
        write.say(DRAW_BONUS);
    }
}

/// What else a claim brings or costs.
fn along_the_tracks(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    if game.cities().iter().any(|city| city.is_dead_end()) {
        write.chapter(Topic::Countries);
        write.say(COUNTRIES);
    }
    if let Some(passengers) = &rules.passengers {
        write.chapter(Topic::Passengers);
        if let Some(color) = passengers.colors.first() {
            write.draw(Figure::Passengers(*color));
        }
        write.say(PASSENGERS);
    }
    if rules.tolls.is_some() {
        write.chapter(Topic::Tolls);
        let double = game.routes().iter().find(|route| route.tracks().len() > 1);
        if let Some(track) = double.and_then(|route| route.tracks().first()) {
            write.draw(Figure::Toll(game.track(*track).toll()));
        }
        write.say(TOLLS);
        write.say(LOANS);
    }
}

fn tickets(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Tickets);
    write.say(if has_piles(game) {
        TICKETS_PILES
    } else {
        TICKETS
    });
    unkept(write, rules.tickets.unkept);
    write.say(TICKETS_STAY);
    write.say(TICKETS_JOINED);
}

fn bonus_cards(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    if rules.open_bonus_cards == 0 {
        return;
    }
    write.chapter(Topic::BonusCards);
    write.say(BONUS_CARDS);
    let lang = write.lang;
    let rows = game
        .bonuses()
        .iter()
        .map(|bonus| vec![table::bonus(lang, game, bonus), bonus.points().to_string()]);
    write.table(&[BONUS, POINTS], rows.collect());
    write.say(CAPITALS);
}

fn count(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    write.chapter(Topic::Count);
    write.say(COUNT);
    if rules.globetrotter.is_some() {
        write.say(GLOBETROTTER);
    }
    if rules.passengers.is_some() {
        write.say(PASSENGER_COUNT);
    }
    if let Some(tolls) = &rules.tolls {
        write.say(TOKEN_COUNT);
        let rows = tolls.rank_points.iter().enumerate().map(|(at, ranks)| {
            let ranks: Vec<String> = ranks.iter().map(u8::to_string).collect();
            vec![(MIN_SEATS + at).to_string(), ranks.join(" / ")]
        });
        write.table(&[PLAYERS, RANKS], rows.collect());
    }
    if rules.open_bonus_cards > 0 || rules.globetrotter.is_some() {
        write.say(BONUS_TIE);
    }
    let path = |bonus: &crate::catalog::Bonus| bonus.kind() == BonusKind::LongestPath;
    if rules.tie_breaks.contains(&TieBreak::LongestPath) || game.bonuses().iter().any(path) {
        write.say(LONGEST);
    }
    write.say(WINNER);
}

fn variants(write: &mut Writer, game: &RailGame) {
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
            write.say(NO_TOLLS);
            if rules.start_points == StartPoints::ByTurnOrder {
                write.say(HEAD_START);
            }
            usable_tracks(write, game, rules);
        }
        if let Some(neutral) = rules.neutral {
            write.know("neutral_wagons", wagon_count(write.lang, neutral.wagons));
            write.know("neutral_round", neutral.from_round);
            write.say(NEUTRAL);
            write.say(NEUTRAL_STOPS);
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
    let asked = [
        (
            rules.three_locomotives == ThreeLocomotives::ClearTheMarket,
            ASK_CLEAR,
        ),
        (true, ASK_EMPTY),
        (special, ASK_KINDS),
        (rules.tunnel.is_some(), ASK_TUNNEL),
        (rules.ferry == Some(FerryRule::ThreeCards), ASK_FERRY),
        (rules.substitute.is_some(), ASK_SUBSTITUTE),
        (junctions, ASK_JUNCTION),
        (rules.passengers.is_some(), ASK_PASSENGERS),
        (rules.tolls.is_some(), ASK_BANK),
    ];
    for (_, phrase) in asked.into_iter().filter(|(concerns, _)| *concerns) {
        write.ask(phrase);
    }
}

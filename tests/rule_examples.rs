//! The drawn examples of the rules: every price and every point is what the engine says, in every game and on a map
//! that nobody has seen.

mod support;

use branchline::catalog::*;
use branchline::engine::rail::{self, notation};
use branchline::engine::scenario::run;
use branchline::engine::table::{Cards, Example, Ranked, Standing, TicketSet};
use branchline::engine::yard;
use branchline::scene::{Piece, example as picture};
use branchline::text::Lang;
use branchline::text::rules::{Body, rulebook};
use support::sixth::sixth;

const SEATS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// The examples on a game's page.
fn examples(id: GameId) -> Vec<Example> {
    let chapters = rulebook(Lang::En, id).into_iter();
    let parts = chapters.flat_map(|chapter| chapter.parts);
    let shown = parts.filter_map(|part| match part.body {
        Body::Example(example, _) => Some(example),
        _ => None,
    });
    shown.collect()
}

fn games() -> impl Iterator<Item = GameId> {
    sixth();
    GameId::all()
}

/// Plays a scenario and wants no failure.
fn plays(id: GameId, lines: &str) {
    let text = format!("game {}\n\nscenario R-20: an example\n{lines}\n", id.slug());
    let report = run(&text);
    assert_eq!(report.scenarios, 1);
    assert!(report.failures.is_empty(), "{text}\n{:?}", report.failures);
}

#[test]
fn on_every_map_it_is_as_the_example_says() {
    let mut seen = 0;
    for id in games() {
        let Some(game) = game(id).rail() else {
            continue;
        };
        for example in examples(id) {
            seen += 1;
            on_a_map(id, game, &example);
        }
    }
    assert!(seen >= 25, "{seen} examples");
}

fn on_a_map(id: GameId, game: &RailGame, example: &Example) {
    let name = |track: &TrackId| notation::track_name(game, *track);
    match example {
        Example::Claim { track, pay, points } => {
            let track = name(track);
            plays(
                id,
                &format!(
                    "hand A {pay}\nA: claim {track} {pay}\n  > claimed A {track} {pay} +{points}"
                ),
            );
        }
        Example::Tunnel {
            track,
            paid,
            turned,
        } => {
            let track = name(track);
            let owed = turned.iter().filter(|(_, costs)| *costs).count();
            assert!((1..turned.len()).contains(&owed), "it shows both kinds");
            let words: Vec<&str> = turned.iter().map(|(card, _)| card.word()).collect();
            let up = words.join(" ");
            plays(
                id,
                &format!(
                    "hand A {paid}\npile {up}\nA: claim {track} {paid}\n  > tunnel A {track} {paid} {up} +{owed}"
                ),
            );
        }
        Example::DrawBonus { track, cards } => {
            let pay = Cards::of(Card::Loco, game.track(*track).length() as u8);
            let claim = format!("A: claim {} {pay}", name(track));
            plays(id, &format!("hand A {pay}\n{claim}\n? hand-size A {cards}"));
        }
        Example::Tolls { tracks, toll } => {
            let color =
                |track: &TrackId| game.track(*track).color().map_or(Card::Green, Card::from);
            let length = game.track(tracks[0]).length() as u8;
            let [first, second] = [&tracks[0], &tracks[1]];
            let [own, other] = [
                Cards::of(color(first), length),
                Cards::of(color(second), length),
            ];
            plays(
                id,
                &format!(
                    "hand A {own}\nhand B {other}\nA: claim {} {own}\n  > toll A {toll} bank\nB: claim {} {other}\n  > toll B {toll} A",
                    name(first),
                    name(second)
                ),
            );
        }
        Example::Boarding { track, colors } => {
            let it = game.track(*track);
            let [one, other] = it.ends().map(|city| game.city(city).id().to_owned());
            let pay = Cards::of(
                it.color().map_or(Card::Green, Card::from),
                it.length() as u8,
            );
            let (track, [first, second]) = (name(track), colors.map(Color::word));
            plays(
                id,
                &format!(
                    "hand A {pay}\npassengers {one} {first}\npassengers {other} {second}\nA: claim {track} {pay}\n? can A passengers {first} {second}"
                ),
            );
        }
        Example::Ranking { of, rows } => ranking(id, game, *of, rows),
        Example::Tickets { completed, missed } => {
            assert_eq!(completed.1, game.ticket(completed.0).points());
            let (ticket, costs) = (notation::ticket_name(game, missed.0), missed.1);
            plays(
                id,
                &format!("tickets A {ticket}\n= A ticket {ticket} -{costs}"),
            );
        }
        Example::Neutral {
            ticket,
            tracks,
            toll,
        } => {
            let ticket = notation::ticket_name(game, *ticket);
            let [own, beside] = [name(&tracks[0]), name(&tracks[1])];
            plays(
                id,
                &format!(
                    "variant neutral\nround 6\nturn B\npile red red red red\nticket-pile {ticket}\ntrack A {own}\ntokens A 10\nB: draw\nB: draw\n  > neutral-turned B {ticket}\n  > neutral-laid {beside} A\n? tokens A {}\n? owner {beside} neutral",
                    10 + toll
                ),
            );
        }
        Example::Lays { .. } | Example::Robbed { .. } | Example::Completed { .. } => {
            panic!("{id:?} has no yard: {example:?}")
        }
    }
}

fn ranking(id: GameId, game: &RailGame, of: Ranked, rows: &[Standing]) {
    let mut lines = format!("players {}\n", rows.len());
    let mut counts = String::new();
    let says = |points: i16| match points {
        0 => "none".to_owned(),
        points => points.to_string(),
    };
    let ferries = game
        .routes()
        .iter()
        .flat_map(|route| route.tracks().first());
    let mut ferries = ferries.filter(|track| game.track(**track).is_ferry());
    let mut tickets: Vec<TicketId> = (0..game.tickets().len()).map(TicketId::at).collect();
    tickets.sort_by_key(|ticket| game.ticket(*ticket).points());
    let (mut cheapest, mut used) = (tickets.into_iter(), Vec::new());
    for (seat, row) in SEATS.iter().zip(rows) {
        let Standing {
            count,
            loans,
            points,
        } = *row;
        match of {
            Ranked::Passengers(color) if count > 0 => {
                lines += &format!("passengers {seat} {}*{count}\n", color.word());
                counts += &format!("= {seat} passengers {} {}\n", color.word(), says(points));
            }
            Ranked::Passengers(_) => assert_eq!(points, 0),
            Ranked::Tokens => {
                lines += &format!("tokens {seat} {count}\nloans {seat} {loans}\n");
                counts += &match loans {
                    0 => format!("= {seat} tokens {points}\n"),
                    _ => format!("= {seat} tokens none\n= {seat} loans {points}\n"),
                };
            }
            Ranked::Bonus(bonus) => {
                assert_eq!(game.bonus(bonus).kind(), BonusKind::Ferries);
                let own = ferries.by_ref().take(count.into());
                let own: Vec<String> = own
                    .map(|track| notation::track_name(game, *track))
                    .collect();
                lines += &format!("bonus ferries\ntrack {seat} {}\n", own.join(" "));
                counts += &format!("= {seat} bonus ferries {}\n", says(points));
            }
            Ranked::Tickets => {
                let own: Vec<TicketId> = cheapest.by_ref().take(count.into()).collect();
                let names: Vec<String> = own
                    .iter()
                    .map(|it| notation::ticket_name(game, *it))
                    .collect();
                lines += &format!("tickets {seat} {}\n", names.join(" "));
                for ticket in own {
                    let way = way(game, game.ticket(ticket).ends(), &used);
                    let named: Vec<String> = way
                        .iter()
                        .map(|track| notation::track_name(game, *track))
                        .collect();
                    lines += &format!("track {seat} {}\n", named.join(" "));
                    used.extend(way);
                }
                counts += &format!("= {seat} globetrotter {}\n", says(points));
            }
            Ranked::BigCity(_) => panic!("{id:?} has no big cities"),
        }
    }
    plays(id, &format!("{lines}{counts}"));
}

/// The shortest way between two cities over routes that nobody has used.
fn way(game: &RailGame, [from, to]: [CityId; 2], used: &[TrackId]) -> Vec<TrackId> {
    let route = |track: &TrackId| game.track(*track).route();
    let mut ways: Vec<(CityId, Vec<TrackId>)> = vec![(from, Vec::new())];
    let mut at = 0;
    while let Some((city, way)) = ways.get(at).cloned() {
        if city == to {
            return way;
        }
        at += 1;
        for (next, track) in game.graph().neighbours(city) {
            let is_free = !used.iter().any(|it| route(it) == route(track));
            if is_free && !ways.iter().any(|(known, _)| known == next) {
                ways.push((*next, way.iter().copied().chain([*track]).collect()));
            }
        }
    }
    panic!("there is a way")
}

#[test]
fn in_the_yards_it_is_as_the_example_says() {
    let mut seen = 0;
    for id in games() {
        let Some(game) = game(id).yard() else {
            continue;
        };
        for example in examples(id) {
            seen += 1;
            in_a_yard(id, game, &example);
        }
    }
    assert_eq!(seen, 4);
}

fn in_a_yard(id: GameId, game: &YardGame, example: &Example) {
    match example {
        Example::Lays { same, different } => {
            for cards in [same, different] {
                plays(
                    id,
                    &format!("hand A {cards}\nA: lay {cards}\n  > laid A {cards}"),
                );
            }
        }
        Example::Robbed { laid, column } => plays(
            id,
            &format!(
                "hand A {laid}\nyard B {column}\nA: lay {laid}\n  > beaten B {column} by A\n? yard B none"
            ),
        ),
        Example::Completed {
            ticket,
            cards,
            points,
        } => {
            let tickets: TicketSet = [*ticket].into_iter().collect();
            assert_eq!(yard::check_feasible(game, *cards, tickets), Ok(()));
            let card = cards.each().next().expect("some cards");
            let fewer = cards.minus(Cards::of(card, 1));
            assert!(yard::check_feasible(game, fewer, tickets).is_err());
            assert_eq!(*points, game.ticket(*ticket).points());
        }
        Example::Ranking {
            of: Ranked::BigCity(city),
            rows,
        } => {
            let names = |ticket: &TicketId| game.ticket(*ticket).ends().contains(city);
            let all = (0..game.tickets().len()).map(|index| TicketId(index as u8));
            let mut naming = all.filter(names);
            let city = game.cities()[city.index()].id();
            let mut lines = "players 4\nround 2\n".to_owned();
            let mut counts = String::new();
            for (seat, row) in SEATS.iter().zip(rows) {
                let own = naming.by_ref().take(row.count.into());
                let own: Vec<String> = own
                    .map(|it| yard::notation::ticket_name(game, it))
                    .collect();
                lines += &format!("completed {seat} {}\n", own.join(" "));
                let points = match row.points {
                    0 => "none".to_owned(),
                    points => points.to_string(),
                };
                counts += &format!("= {seat} city {city} {points}\n");
            }
            plays(id, &format!("{lines}{counts}"));
        }
        other => panic!("{id:?} has no map: {other:?}"),
    }
}

#[test]
fn every_example_is_drawn_with_the_parts_it_speaks_of() {
    for id in games() {
        for example in examples(id) {
            let rows = picture(game(id), &example);
            let pieces: Vec<&Piece> = rows.iter().flatten().collect();
            assert!(pieces.len() >= 2, "{example:?}");
            match &example {
                Example::Claim { pay, points, .. } => {
                    let cards = Piece::Cards(pay.each().collect());
                    assert!(pieces.contains(&&cards), "{example:?}");
                    assert!(pieces.contains(&&Piece::Points((*points).into())));
                }
                Example::Tunnel { turned, .. } => {
                    for (card, costs) in turned {
                        assert!(pieces.contains(&&Piece::Turned(*card, *costs)));
                    }
                }
                Example::Ranking { rows: players, .. } => {
                    assert_eq!(rows.len(), players.len());
                    for (row, player) in rows.iter().zip(players) {
                        assert_eq!(row.last(), Some(&Piece::Points(player.points)));
                    }
                }
                Example::Robbed { column, .. } => {
                    assert!(pieces.contains(&&Piece::Lost(column.each().collect())));
                }
                _ => {}
            }
        }
    }
}

/// The kinds of tracks that a game has are all shown.
#[test]
fn every_game_shows_what_it_has() {
    for id in GameId::all() {
        let shown = examples(id);
        let has = |wanted: fn(&Example) -> bool| shown.iter().any(wanted);
        let Some(game) = game(id).rail() else {
            continue;
        };
        let draw = rail::Examples::of(game);
        assert!(has(|example| matches!(example, Example::Claim { .. })));
        assert!(has(|example| matches!(example, Example::Tickets { .. })));
        let rules = game.variants().standard();
        assert_eq!(rules.ferry.is_some(), draw.ferry().is_some(), "{id:?}");
        assert_eq!(rules.tunnel.is_some(), draw.tunnel().is_some(), "{id:?}");
        assert_eq!(rules.tolls.is_some(), draw.tolls().is_some(), "{id:?}");
    }
    let neutral = examples(GameId::NEDERLAND);
    let neutral = neutral
        .iter()
        .filter(|it| matches!(it, Example::Neutral { .. }));
    assert_eq!(neutral.count(), 1);
}

/// Every game shows a whole count, which adds up.
#[test]
fn a_whole_count_adds_up() {
    for (id, lang) in GameId::all().flat_map(|id| Lang::ALL.map(|lang| (id, lang))) {
        let parts = rulebook(lang, id)
            .into_iter()
            .flat_map(|chapter| chapter.parts);
        let mut tables = parts.filter_map(|part| match part.body {
            Body::Table { rows, .. } if rows.last()?[0] == "Total" => Some(rows),
            _ => None,
        });
        let rows = tables.next().expect("a whole count");
        let worth = |cell: &String| cell.replace('−', "-").parse::<i32>().unwrap_or(0);
        let (total, sources) = rows.split_last().expect("rows");
        assert!(sources.len() >= 3, "{id:?}: {rows:?}");
        for column in 1..=2 {
            let sum: i32 = sources.iter().map(|row| worth(&row[column])).sum();
            assert_eq!(sum, worth(&total[column]), "{id:?}: {rows:?}");
        }
    }
}

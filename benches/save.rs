//! How long it takes to keep a long game after an action, and to load it again.

use std::hint::black_box;

use branchline::catalog::{GameId, SeatSet, Variant};
use branchline::engine::table::{Rng, Setup};
use branchline::save::{
    Deeds, History, MemoryStore, People, Played, SeatEntry, Slots, Store, Who, load, pairings,
    ratings, records,
};
use branchline::session::{Msg, Session, Sitter};
use criterion::{Criterion, criterion_group, criterion_main};

/// A game with this many actions; five players, so that it is long enough.
fn long_game(actions: usize) -> Session {
    let setup = Setup {
        game: GameId::GERMANY,
        variant: Variant::Standard,
        seats: 5,
        first: None,
        seed: 6,
        open_piles: SeatSet::NONE,
    };
    let sitters = (0..5).map(|seat| Sitter::person("Ada", seat)).collect();
    let mut session = Session::new(setup, sitters).expect("a table");
    let mut rng = Rng::new(6);
    while session.action_count() < actions && !session.is_over() {
        if let Some(seat) = session.curtain() {
            session
                .update(Msg::LiftCurtain(seat))
                .expect("the right person");
        }
        let mut listed = Vec::new();
        session.view().legal_actions(&mut listed);
        let action = listed[rng.below(listed.len() as u32) as usize];
        session.update(Msg::Act(action)).expect("listed");
    }
    session
}

fn saves(criterion: &mut Criterion) {
    let session = long_game(300);
    let text = session.save().to_json();
    println!(
        "a game of {} actions is saved in {} bytes",
        session.action_count(),
        text.len()
    );
    let slots = Slots::new(MemoryStore::default());
    let slot = slots.create(&session.save(), 1).expect("kept");
    criterion.bench_function("autosave, 300 actions", |bencher| {
        bencher.iter(|| slots.save(slot, &session.save(), 2));
    });
    criterion.bench_function("load, 300 actions", |bencher| {
        bencher.iter(|| load(black_box(&text)));
    });
}

/// About what somebody does in a game.
fn deeds(rng: &mut Rng) -> Deeds {
    let mut some = |count: u32| (0..count).map(|_| 1 + rng.below(90) as u8).collect();
    Deeds {
        tickets: some(6),
        tracks: some(14),
        longest: Some(25),
    }
}

/// Opening the records: everything is read from storage and counted, with ratings and a head to head.
fn family(criterion: &mut Criterion) {
    const GAMES: u32 = 5_000;
    let mut rng = Rng::new(5);
    let names = ["Ada", "Grace", "Emmy", "Sofia", ""];
    let ids: Vec<GameId> = GameId::all().collect();
    let played = (0..GAMES).map(|id| {
        let seats = 2 + rng.below(4) as u8;
        let seat = |color: u8| SeatEntry {
            name: names[usize::from(color)].to_owned(),
            player: if color == 4 { "bot:strong" } else { "human" }.to_owned(),
            color,
            hints: 0,
            unknown: serde_json::Map::new(),
        };
        Played {
            id,
            game: ids[rng.below(ids.len() as u32) as usize],
            variant: Variant::Standard,
            seats: (0..seats).map(seat).collect(),
            open_piles: SeatSet::NONE,
            totals: (0..seats).map(|_| rng.below(150) as i16).collect(),
            winners: vec![0],
            deeds: (0..seats).map(|_| deeds(&mut rng)).collect(),
            ended_ms: u64::from(id),
            mark: None,
            cardboard: false,
            deleted: false,
        }
    });
    let memory = MemoryStore::default();
    let mut letters = 0;
    for game in played {
        let text = serde_json::to_string(&game).expect("plain data");
        letters += text.len();
        memory
            .set(&format!("branchline.played.{}", game.id), &text)
            .expect("memory has room");
    }
    println!("{GAMES} finished games are listed in {letters} bytes");
    criterion.bench_function("open the records of 5,000 games", |bencher| {
        bencher.iter(|| {
            let played = History::new(&memory).list().expect("memory answers");
            let people = People::default();
            let ada = Who::Person("Ada".to_owned());
            black_box((
                records(&played, &people),
                ratings(&played, &people),
                pairings(&played, &people, &ada),
            ))
        });
    });
}

criterion_group!(benches, saves, family);
criterion_main!(benches);

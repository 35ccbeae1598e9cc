//! The family's record: who is who, ratings with their uncertainty, head to head.

use branchline::catalog::{GameId, SeatSet, Variant};
use branchline::engine::table::Rng;
use branchline::save::{
    MemoryStore, People, Played, SeatEntry, Store, Who, keep_people, pairings, people, ratings,
    records,
};

fn seat(name: &str, player: &str, color: u8) -> SeatEntry {
    SeatEntry {
        name: name.to_owned(),
        player: player.to_owned(),
        color,
        hints: 0,
        unknown: serde_json::Map::new(),
    }
}

fn person(name: &str) -> SeatEntry {
    seat(name, "human", 0)
}

fn game(seats: &[SeatEntry], totals: &[i16]) -> Played {
    let most = totals.iter().max().copied();
    let won = |at: &usize| Some(totals[*at]) == most;
    Played {
        id: 1,
        game: GameId::NORDIC,
        variant: Variant::Standard,
        seats: seats.to_vec(),
        open_piles: SeatSet::NONE,
        totals: totals.to_vec(),
        winners: (0..totals.len()).filter(won).map(|at| at as u8).collect(),
        ended_ms: 1,
        deleted: false,
    }
}

fn named(name: &str) -> Who {
    Who::Person(name.to_owned())
}

#[test]
fn a_person_is_one_under_several_names_and_capitals() {
    let mut all = People::default();
    for name in ["Ada", "ada", "Grace", ""] {
        all.meet(name, 2);
    }
    assert_eq!(all.list().count(), 2);
    assert!(all.rename("ADA", "Ada L."));
    assert!(!all.rename("Ada L.", "grace"), "that is somebody else");
    assert!(!all.rename("Nobody", "x") && !all.rename("Grace", ""));
    assert_eq!(all.who(0, &person("ada")), Some(named("Ada L.")));
    assert!(all.merge("Grace", "Ada L."));
    assert!(
        !all.merge("Ada L.", "Ada L."),
        "nobody merges with themselves"
    );
    assert_eq!(all.who(1, &person("Grace")), Some(named("Ada L.")));
    assert_eq!(all.list().count(), 1);
    all.give_badge("Grace", 4);
    assert_eq!(all.find("Ada").expect("known").badge, 4);
    all.leave_out("Ada", true);
    assert_eq!(all.who(0, &person("Grace")), None);
    all.leave_out("Ada", false);
    assert_eq!(all.who(0, &person("Grace")), Some(named("Ada L.")));
    // Back to an old name: no endless list of names.
    assert!(all.rename("Ada L.", "Ada") && all.rename("Ada", "Ada L."));
    assert_eq!(all.find("Ada").expect("known").also.len(), 2, "{all:?}");
}

#[test]
fn people_are_kept_and_a_damaged_list_is_set_aside() {
    let memory = MemoryStore::default();
    let mut all = People::default();
    all.meet("<b>Ada</b>", 1);
    keep_people(&memory, &all).expect("kept");
    assert_eq!(people(&memory), Ok(all));
    memory
        .set("branchline.people", "{\"people\":7}")
        .expect("kept");
    assert_eq!(people(&memory), Ok(People::default()));
    assert_eq!(
        memory
            .keys("branchline.quarantine.")
            .expect("answers")
            .len(),
        1
    );
}

#[test]
fn records_follow_renamed_and_left_out_people() {
    let games = [
        game(&[person("Ada"), person("")], &[30, 20]),
        game(&[person("Mum"), person("")], &[10, 20]),
    ];
    let mut all = People::default();
    all.meet("Ada", 0);
    all.meet("Mum", 1);
    let names = |all: &People| -> Vec<(Who, u32)> {
        let standings = records(&games, all).into_iter();
        standings
            .map(|standing| (standing.who, standing.games))
            .collect()
    };
    let nameless = (Who::Nameless(2), 2);
    assert_eq!(
        names(&all),
        [(named("Ada"), 1), nameless.clone(), (named("Mum"), 1)]
    );
    assert!(all.merge("Mum", "Ada"));
    assert_eq!(names(&all), [(named("Ada"), 2), nameless.clone()]);
    all.leave_out("Ada", true);
    assert_eq!(names(&all), [nameless]);
}

#[test]
fn whoever_wins_more_is_rated_higher_and_surer_with_every_game() {
    let mut games = Vec::new();
    let mut spreads = Vec::new();
    for number in 0..40 {
        let totals = if number % 4 == 0 { [10, 20] } else { [20, 10] };
        games.insert(
            0,
            game(&[person("Ada"), seat("", "bot:strong", 1)], &totals),
        );
        let all = ratings(&games, &People::default());
        assert_eq!(all.len(), 2);
        spreads.push(all[0].spread);
        assert_eq!(all[0].games, number + 1);
        assert_eq!(all[0].course.len() as u32, number + 1);
        assert_eq!(all[0].course.last(), Some(&all[0].value));
    }
    assert!(
        spreads.windows(2).all(|pair| pair[1] <= pair[0]),
        "{spreads:?}"
    );
    let all = ratings(&games, &People::default());
    assert_eq!(all[0].who, named("Ada"));
    assert!(all[0].value > 1540.0 && all[1].value < 1460.0, "{all:?}");
    // Three of four games won are about 190 points more; the interval must hold that.
    let difference = all[0].value - all[1].value;
    let doubt = 2.0 * (all[0].spread.powi(2) + all[1].spread.powi(2)).sqrt();
    assert!((difference - 190.8).abs() < doubt, "{difference} ± {doubt}");
}

#[test]
fn the_interval_holds_the_true_strength() {
    // Players whose strength we know; ratings of 60 of them must be within two spreads 95 times in 100, give or take.
    let (mut inside, mut count) = (0, 0);
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let edge = 100.0 + f64::from(rng.below(200));
        let chance = 1.0 / (1.0 + 10_f64.powf(-edge / 400.0));
        let games: Vec<Played> = (0..30)
            .map(|_| {
                let won = f64::from(rng.below(10_000)) < chance * 10_000.0;
                game(
                    &[person("Ada"), person("Grace")],
                    if won { &[2, 1] } else { &[1, 2] },
                )
            })
            .collect();
        let all = ratings(&games, &People::default());
        let of = |name: &str| all.iter().find(|it| it.who == named(name)).expect("rated");
        let difference = of("Ada").value - of("Grace").value;
        let doubt = 2.0 * (of("Ada").spread.powi(2) + of("Grace").spread.powi(2)).sqrt();
        inside += u32::from((difference - edge).abs() < doubt);
        count += 1;
    }
    assert!(inside * 100 >= count * 85, "{inside} of {count}");
}

#[test]
fn head_to_head_counts_games_together() {
    let table = [person("Ada"), person("Grace"), seat("", "bot:expert", 2)];
    let games = [
        game(&table, &[30, 20, 30]),
        game(&table, &[10, 20, 30]),
        game(&[person("ada"), person("Grace")], &[9, 8]),
    ];
    let mut all = People::default();
    all.meet("Ada", 0);
    let found = pairings(&games, &all, &named("Ada"));
    let told: Vec<_> = found
        .iter()
        .map(|it| (&it.other, it.games, it.ahead, it.level))
        .collect();
    let (grace, expert) = (named("Grace"), Who::Bot("expert".to_owned()));
    assert_eq!(told, [(&grace, 3, 2, 0), (&expert, 2, 0, 1)]);
    assert!(pairings(&games, &all, &named("Nobody")).is_empty());
}

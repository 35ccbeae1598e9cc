//! The family's record: who is who, ratings with their uncertainty, head to head.

mod support;

use branchline::catalog::{self, GameId, SeatSet, TicketId, TrackId, Variant};
use branchline::engine::table::Rng;
use branchline::save::{
    Deeds, History, MemoryStore, People, Played, SeatEntry, Store, Who, change_people,
    delete_person, everybody, favourites, pairings, people, ratings, records,
};
use branchline::text::Lang;
use branchline::text::speaker::Speaker;

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
        deeds: Vec::new(),
        ended_ms: 1,
        mark: None,
        cardboard: false,
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
    change_people(&memory, &[], |people| {
        *people = all.clone();
        true
    })
    .expect("kept");
    assert_eq!(people(&memory), Ok(all));
    memory
        .set("branchline.people", "{\"people\":7}")
        .expect("kept");
    // What is damaged is set aside, and costs nothing else.
    assert_eq!(people(&memory).expect("answers").list().count(), 1);
    memory
        .set("branchline.person.<b>ada</b>", "{\"name\":7}")
        .expect("kept");
    assert_eq!(people(&memory), Ok(People::default()));
    let aside = memory.keys("branchline.quarantine.").expect("answers");
    assert_eq!(aside.len(), 2);
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

#[test]
fn what_one_tab_changes_another_does_not_undo() {
    let memory = MemoryStore::default();
    let games = [game(
        &[person("Ada"), person("Grace"), person("Alan")],
        &[3, 2, 1],
    )];
    // Two tabs have opened the page and know the same three people.
    let known = everybody(&memory, &games).expect("answers");
    assert_eq!(known.list().count(), 3);
    let change = |change: fn(&mut People) -> bool| change_people(&memory, &games, change);
    change(|people| people.rename("Ada", "Ada L.")).expect("kept");
    change(|people| people.merge("Alan", "Grace")).expect("kept");
    let now = people(&memory).expect("answers");
    let names: Vec<&str> = now.list().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ada L.", "Grace"]);
    // The first tab still shows the old name, and may go on using it.
    let (now, done) = change(|people| people.merge("Grace", "Ada")).expect("kept");
    assert!(done);
    assert_eq!(now.who(0, &person("Alan")), Some(named("Ada L.")));
    // What cannot be done changes nothing, and says so.
    let refused = change(|people| people.rename("Nobody", "Eve")).expect("answers");
    assert_eq!(refused, (now, false));
}

#[test]
fn whoever_is_deleted_leaves_no_name_behind_and_no_game_counts_twice() {
    let memory = MemoryStore::default();
    memory
        .set(
            "branchline.people",
            r#"{"people":[{"name":"Ada","also":["A."]},{"name":"Grace"}]}"#,
        )
        .expect("kept");
    let session = support::sitting::played(GameId::NORDIC, usize::MAX);
    let (entry, save) = (session.played(5).expect("over"), session.save());
    let history = History::new(&memory);
    history.add(entry.clone(), &save).expect("kept");
    change_people(&memory, &[], |people| people.give_badge("ada", 3)).expect("kept");
    assert_eq!(delete_person(&memory, "Nobody"), Ok(false));
    assert_eq!(delete_person(&memory, "a."), Ok(true));
    let list = history.list().expect("answers");
    let known = everybody(&memory, &list).expect("answers");
    assert!(known.list().map(|it| it.name.as_str()).eq(["Grace"]));
    assert_eq!(known.who(0, &list[0].seats[0]), Some(Who::Nameless(1)));
    assert_eq!(list[0].totals, entry.totals, "the game still counts");
    for key in memory.keys("").expect("answers") {
        let text = memory.get(&key).expect("answers").expect("there");
        assert!(
            !text.contains("Ada") && !text.contains("A."),
            "{key}: {text}"
        );
    }
    assert!(
        history
            .open(list[0].id)
            .expect("answers")
            .expect("whole")
            .is_ok()
    );
    // The same game comes back as a file: it is known.
    history.add(entry, &save).expect("kept");
    assert_eq!(history.list().expect("answers").len(), 1);
}

#[test]
fn whoever_was_left_out_can_be_taken_in_again() {
    let mut all = People::default();
    all.meet("Ada", 0);
    assert!(all.leave_out("Ada", true));
    assert_eq!((all.list().count(), all.left_out().count()), (0, 1));
    assert!(all.leave_out("ada", false));
    assert_eq!((all.list().count(), all.left_out().count()), (1, 0));
    assert!(!all.leave_out("Nobody", true));
}

#[test]
fn favourites_are_what_was_done_most_often() {
    let deeds = |tickets: &[u8], tracks: &[u8], longest| Deeds {
        tickets: tickets.to_vec(),
        tracks: tracks.to_vec(),
        longest,
    };
    let with = |mine: Deeds| Played {
        deeds: vec![mine, deeds(&[9, 9, 9], &[], Some(99))],
        ..game(&[person("Ada"), person("Grace")], &[2, 1])
    };
    let games = [
        with(deeds(&[3, 1], &[7], Some(12))),
        with(deeds(&[3], &[7, 2], Some(30))),
        // A number that there is not, from a file that somebody made.
        with(deeds(&[0, 0, 0], &[0, 0, 0], Some(4))),
        // An entry of an earlier release.
        game(&[person("Ada"), person("Grace")], &[2, 1]),
    ];
    let found = favourites(&games, &People::default(), &named("Ada"));
    let found: Vec<_> = found
        .iter()
        .map(|it| (it.game, it.ticket, it.track, it.longest))
        .collect();
    let (ticket, track) = ((TicketId(2), 2), (TrackId(6), 2));
    assert_eq!(
        found,
        [(GameId::NORDIC, Some(ticket), Some(track), Some(30))]
    );
    assert!(favourites(&games, &People::default(), &named("Nobody")).is_empty());
    for id in GameId::all() {
        let say = Speaker {
            lang: Lang::En,
            game: catalog::game(id),
            names: Vec::new(),
        };
        let no_such = (say.ticket(TicketId(254)), say.track(TrackId(254)));
        assert_eq!(no_such, ("?".to_owned(), "?".to_owned()));
    }
}

//! A hundred challenge links and how the games behind them begin: natively and in Chromium the same.

use branchline::bots::Level;
use branchline::bots::protocol::{Answer, Ask, Patience, Think, answer};
use branchline::catalog::{GameId, Seat, SeatSet, Variant, fingerprint, game};
use branchline::engine::game::Action;
use branchline::engine::table::{Rng, Setup};
use branchline::session::{Chair, Challenge, MOST_SIGNS, Msg, Session, seal};

/// So many links are opened; the first ones are played on for long.
pub const LINKS: usize = 100;
const LONG: usize = 10;

/// What they led to when the judgement of the bots was last changed.
pub const GOLDEN: &str = include_str!("../golden/links.txt");

/// Opens all links on a device with such a clock: a line each, with the deal and the decisions.
pub fn opened_links(tick_ms: f64) -> String {
    let mut rng = Rng::new(16);
    let mut lines = String::new();
    for number in 0..LINKS {
        let challenge = any_table(&mut rng);
        let code = challenge.write();
        assert!(code.len() <= MOST_SIGNS, "{code}");
        assert!(format!("https://branchline.example/play/#/c/{code}").len() <= 80);
        let opened = Challenge::parse(&code).expect("our own code");
        assert_eq!(opened, challenge, "link {number}");
        let mut session = opened.begin(&["Ada".to_owned()]).expect("it can start");
        opening(&mut session, if number < LONG { 400 } else { 24 }, tick_ms);
        let decisions = fingerprint(session.save().actions.join("\n").into_bytes());
        let deal = seal(&challenge.setup).expect("it can start");
        lines += &format!("{code} {deal} {decisions:016x}\n");
    }
    lines
}

/// Some table that can be set up.
pub fn any_table(rng: &mut Rng) -> Challenge {
    loop {
        let ids: Vec<GameId> = GameId::all().collect();
        let id = ids[rng.below(ids.len() as u32) as usize];
        let seats = 2 + rng.below(4) as u8;
        let mut who = vec![Chair::Person];
        who.extend((1..seats).map(|_| match rng.below(6) {
            0 => Chair::Person,
            1 => Chair::Bot(Level::Expert),
            2 => Chair::Bot(Level::Novice),
            3 => Chair::Bot(Level::Strong),
            _ => Chair::Bot(Level::Regular),
        }));
        let looks = game(id).may_open_piles() && rng.below(2) == 0;
        let setup = Setup {
            game: id,
            variant: Variant::ALL[rng.below(4) as usize],
            seats,
            first: [None, Some(Seat(seats - 1))][rng.below(2) as usize],
            seed: u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX)),
            open_piles: if looks {
                [Seat(0)].into_iter().collect()
            } else {
                SeatSet::NONE
            },
        };
        if Session::new(setup, Vec::new()).is_ok() {
            return Challenge::new(setup, &who, 12);
        }
    }
}

/// Plays the first decisions of a game: people make simple moves, bots are asked as the app does. The clock differs from
/// device to device and must not matter.
fn opening(session: &mut Session, decisions: usize, tick_ms: f64) {
    for _ in 0..decisions {
        let Some(seat) = session.to_act() else { break };
        let position = session.position();
        let message = match session.question(Patience::Milliseconds(1)) {
            None => {
                session
                    .update(Msg::LiftCurtain(seat))
                    .expect("it is their turn");
                let simple = session.view().simple_move();
                Msg::Act(simple.expect("somebody can always do something"))
            }
            Some(question) => {
                let mut now_ms = 0.0;
                let ask = Ask::Think(Box::new(Think {
                    request: 1,
                    question,
                }));
                let said = answer(ask, &mut || {
                    now_ms += tick_ms;
                    now_ms
                });
                let Answer::Choice(choice) = said else {
                    panic!("{said:?}")
                };
                Msg::BotChose {
                    position,
                    action: Action::parse(session.game(), &choice.action).expect("notation"),
                    rounds: choice.rounds,
                }
            }
        };
        session.update(message).expect("allowed");
    }
}

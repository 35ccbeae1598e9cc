//! temp
use branchline::catalog::*;
use branchline::engine::game::*;
use branchline::engine::table::*;
fn main() {
    let n: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let id = GameId::from_slug(&std::env::args().nth(1).unwrap()).unwrap();
    let seats: u8 = std::env::args().nth(3).unwrap().parse().unwrap();
    let game = game(id);
    let t = std::time::Instant::now();
    let mut acts = 0u64;
    let mut listed = 0u64;
    let mut pts = 0i64;
    let mut buf = Vec::new();
    let mut rng = Rng::new(5);
    for seed in 0..n {
        let mut w = World::new(
            game,
            &Setup {
                game: id,
                variant: Variant::Standard,
                seats,
                first: None,
                seed,
            },
        )
        .unwrap();
        while w.to_act().is_some() {
            w.legal_actions(game, &mut buf);
            listed += buf.len() as u64;
            let a = buf[rng.below(buf.len() as u32) as usize];
            w.step(game, a).unwrap();
            acts += 1;
        }
        let Scores::Rail(s) = w.scores(game);
        pts += s.seats[0].total as i64;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s {:.0} actions/s {:.1} acts/game {:.1} listed/act {:.1} pts; {} B/action",
        n as f64 / e,
        acts as f64 / e,
        acts as f64 / n as f64,
        listed as f64 / acts as f64,
        pts as f64 / n as f64,
        std::mem::size_of::<Action>()
    );
}

//! Golden vectors: if these change, old saves no longer replay.

use branchline::engine::table::Rng;

#[test]
fn below_is_held_still() {
    let mut rng = Rng::new(1);
    let drawn: Vec<u32> = (0..12).map(|_| rng.below(110)).collect();
    assert_eq!(drawn, [69, 41, 102, 32, 43, 87, 99, 100, 104, 94, 22, 15]);
}

#[test]
fn shuffle_is_held_still() {
    let mut things: Vec<u8> = (0..12).collect();
    Rng::new(42).shuffle(&mut things);
    assert_eq!(things, [4, 9, 5, 8, 11, 6, 7, 10, 2, 0, 3, 1]);
}

#[test]
fn every_result_is_as_likely_as_the_others() {
    let mut rng = Rng::new(7);
    let mut counts = [0_u32; 7];
    for _ in 0..70_000 {
        counts[rng.below(7) as usize] += 1;
    }
    assert!(
        counts.iter().all(|count| (9_600..10_400).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn a_stored_stream_goes_on_where_it_stopped() {
    let mut rng = Rng::new(9);
    for drawn in 0..200 {
        let text = serde_json::to_string(&rng).expect("a stream is plain data");
        let mut taken_up: Rng = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(taken_up, rng, "after {drawn} numbers");
        assert_eq!(taken_up.below(1000), rng.below(1000));
    }
}

#[test]
fn through_the_traits_of_rand_it_is_the_same_stream() {
    use rand::seq::IndexedRandom;
    use rand::{Rng as _, SeedableRng};

    fn first_seeds<R: rand::Rng + SeedableRng>(seed: u64) -> [u64; 3] {
        let mut rng = R::seed_from_u64(seed);
        [rng.next_u64(), rng.next_u64(), rng.next_u64()]
    }
    assert_eq!(
        first_seeds::<Rng>(3),
        [
            13_701_095_792_117_365_291,
            7_588_371_237_223_820_823,
            12_381_418_536_848_711_316
        ]
    );
    assert_eq!(Rng::from_seed(3_u64.to_le_bytes()), Rng::new(3));
    let mut rng = Rng::new(3);
    let mut bytes = [0; 8];
    rng.fill_bytes(&mut bytes);
    assert_eq!(u64::from_le_bytes(bytes), Rng::new(3).next_u64());
    assert_eq!([7].choose(&mut rng), Some(&7));
}

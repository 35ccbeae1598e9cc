//! Ids of games are small numbers, so the shelf can be full. In its own file, because nothing can be added afterwards.

mod support;

use std::collections::BTreeSet;

use branchline::catalog::*;
use support::sixth::FILES;

#[test]
fn a_full_shelf_refuses_one_more_and_keeps_what_it_has() {
    let add = |number: usize| install(&format!("more-{number}"), &Files::Rail(FILES)).err();
    let faults = (0..300).find_map(add).expect("ids are small numbers");
    let reasons: Vec<Reason> = faults.into_iter().map(|fault| fault.reason).collect();
    assert_eq!(reasons, [Reason::TooMany("games")]);
    let slugs: BTreeSet<&str> = GameId::all().map(GameId::slug).collect();
    assert_eq!((GameId::all().len(), slugs.len()), (256, 256));
    for id in GameId::all() {
        assert_eq!(GameId::from_slug(id.slug()), Some(id));
    }
}

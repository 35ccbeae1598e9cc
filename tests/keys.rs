//! The keys of the table: what each does, and when none does anything.

use branchline::catalog::{Card, Seat, TrackId};
use branchline::engine::table::Cards;
use branchline::session::{Aloud, Deed, Ground, Panel, Sheet, deed, shortcuts};

const GROUNDS: [Ground; 2] = [Ground::Map, Ground::Yards];

#[test]
fn every_key_does_what_the_list_says_and_no_key_stands_there_twice() {
    for ground in GROUNDS {
        let keys = shortcuts(ground);
        for (index, (key, says)) in keys.iter().enumerate() {
            assert_eq!(deed(ground, &key.to_string(), &Sheet::Nothing), Some(*says));
            let later = &keys[index + 1..];
            assert!(
                later
                    .iter()
                    .all(|(other, does)| other != key && does != says)
            );
        }
        // Caps lock changes nothing.
        assert_eq!(deed(ground, "D", &Sheet::Nothing), Some(Deed::Draw));
    }
}

#[test]
fn the_keys_are_these() {
    let of = |ground, key| deed(ground, key, &Sheet::Nothing);
    for ground in GROUNDS {
        assert_eq!(of(ground, "d"), Some(Deed::Draw));
        assert_eq!(of(ground, "1"), Some(Deed::Take(0)));
        assert_eq!(of(ground, "5"), Some(Deed::Take(4)));
        assert_eq!(of(ground, "t"), Some(Deed::Show(Panel::Tickets)));
        assert_eq!(of(ground, "l"), Some(Deed::Show(Panel::Log)));
        assert_eq!(of(ground, "u"), Some(Deed::Undo));
        assert_eq!(of(ground, "n"), Some(Deed::NextTicket));
        assert_eq!(of(ground, "h"), Some(Deed::Hint));
        assert_eq!(of(ground, "a"), Some(Deed::Say(Aloud::Again)));
        assert_eq!(of(ground, "w"), Some(Deed::Say(Aloud::Hand)));
        assert_eq!(of(ground, "o"), Some(Deed::Say(Aloud::Market)));
        assert_eq!(of(ground, "?"), Some(Deed::Show(Panel::Keys)));
        for other in ["", "6", "0", "Enter", "Tab", " ", "F5", "dd", "é"] {
            assert_eq!(of(ground, other), None, "{other:?}");
        }
    }
    assert_eq!(of(Ground::Map, "r"), Some(Deed::Show(Panel::Tracks)));
    assert_eq!(of(Ground::Map, "c"), Some(Deed::City));
    assert_eq!(of(Ground::Yards, "r"), None, "yards have no tracks");
    assert_eq!(of(Ground::Yards, "c"), None, "nor a map to search");
}

#[test]
fn nothing_acts_behind_the_curtain_and_no_card_is_drawn_under_a_sheet() {
    let shut = [
        Sheet::Curtain,
        Sheet::Peek,
        Sheet::Count(3),
        Sheet::LastLook(Seat(0), Card::Red),
    ];
    let open = [
        Sheet::Question,
        Sheet::WhichTickets,
        Sheet::Recap(vec![]),
        Sheet::Claim(TrackId(4)),
        Sheet::WhichTrack(vec![TrackId(1), TrackId(2)]),
        Sheet::Lay(Cards::of(Card::Red, 2)),
        Sheet::Panel(Panel::Log),
    ];
    for ground in GROUNDS {
        for (key, says) in shortcuts(ground) {
            let key = key.to_string();
            for sheet in &shut {
                assert_eq!(deed(ground, &key, sheet), None, "{key} at {sheet:?}");
            }
            for sheet in &open {
                let draws = matches!(says, Deed::Draw | Deed::Take(_));
                let does = deed(ground, &key, sheet);
                assert_eq!(does.is_none(), draws, "{key} at {sheet:?}");
            }
        }
    }
}

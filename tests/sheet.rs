//! What is open over the table: every step from every sheet.

use branchline::catalog::{Card, CityId, Seat, TrackId};
use branchline::engine::game::Moment;
use branchline::engine::table::Cards;
use branchline::session::{Now, Panel, Sheet, Step, Turned};

const MY_TURN: Now = Now {
    moment: Moment::Turn,
    mine: true,
    curtain: false,
};
const THEIR_TURN: Now = Now {
    mine: false,
    ..MY_TURN
};
const ASKED: Now = Now {
    moment: Moment::Question,
    ..MY_TURN
};
const OVER: Now = Now {
    moment: Moment::Over,
    mine: false,
    curtain: false,
};
const WAITING: Now = Now {
    mine: false,
    curtain: true,
    ..MY_TURN
};

const TRACK: TrackId = TrackId(7);
const OTHER: TrackId = TrackId(8);

fn red() -> Cards {
    [Card::Red].into_iter().collect()
}

fn look() -> Sheet {
    Sheet::LastLook(Seat(0), Card::Loco)
}

fn turned() -> Turned {
    Turned {
        track: TRACK,
        paid: red(),
        cards: [Card::Blue, Card::Green].into_iter().collect(),
    }
}

/// One of each kind.
fn all() -> Vec<Sheet> {
    vec![
        Sheet::Nothing,
        Sheet::Question,
        Sheet::Claim(TRACK),
        Sheet::WhichTrack(vec![TRACK, OTHER]),
        Sheet::WhichTickets,
        Sheet::Lay(red()),
        Sheet::City(CityId(3)),
        Sheet::Player(Seat(1)),
        Sheet::Turned(turned()),
        Sheet::Panel(Panel::Tickets),
        Sheet::Panel(Panel::Log),
        Sheet::Recap(vec![TRACK]),
        Sheet::Count(3),
        look(),
        Sheet::Curtain,
        Sheet::Peek,
    ]
}

fn moved(claimed: &[TrackId]) -> Step {
    Step::OtherMoved {
        claimed: claimed.to_vec(),
    }
}

#[test]
fn back_and_escape_close_what_the_player_has_opened_and_nothing_else() {
    for sheet in all() {
        let closed = sheet.clone().after(Step::Close, MY_TURN);
        match sheet {
            Sheet::Question | Sheet::Curtain => assert_eq!(closed, sheet),
            _ => assert_eq!(closed, Sheet::Nothing, "{sheet:?}"),
        }
        assert!(!sheet.can_be_closed() || closed != sheet, "{sheet:?}");
    }
    let closed = |sheet: Sheet, now| sheet.after(Step::Close, now);
    assert_eq!(closed(Sheet::Panel(Panel::Log), ASKED), Sheet::Question);
    assert_eq!(closed(Sheet::Peek, WAITING), Sheet::Curtain);
    assert_eq!(
        closed(look(), WAITING),
        Sheet::Curtain,
        "seen, then passed on"
    );
    assert_eq!(closed(Sheet::Count(3), OVER), Sheet::Question, "the result");
}

#[test]
fn opening_one_thing_closes_the_other() {
    for sheet in all() {
        let open = |next: Sheet| sheet.clone().after(Step::Open(next), MY_TURN);
        if sheet == look() {
            assert_eq!(open(Sheet::Claim(OTHER)), sheet, "the card first");
            continue;
        }
        assert_eq!(open(Sheet::Claim(OTHER)), Sheet::Claim(OTHER));
        assert_eq!(open(Sheet::Panel(Panel::Menu)), Sheet::Panel(Panel::Menu));
        assert_eq!(open(Sheet::WhichTrack(vec![])), Sheet::Nothing);
        assert_eq!(open(Sheet::WhichTrack(vec![OTHER])), Sheet::Claim(OTHER));
        assert_eq!(open(Sheet::Lay(Cards::NONE)), Sheet::Nothing);
        assert_eq!(
            open(Sheet::Peek),
            sheet,
            "there is no curtain to look behind"
        );
    }
}

#[test]
fn behind_the_curtain_only_the_board_can_be_looked_at() {
    let open = |next: Sheet| Sheet::Curtain.after(Step::Open(next), WAITING);
    for next in all() {
        let expected = match next {
            Sheet::Peek => Sheet::Peek,
            _ => Sheet::Curtain,
        };
        assert_eq!(open(next), expected);
    }
}

#[test]
fn what_the_viewer_decides_closes_everything() {
    for sheet in all().into_iter().filter(|sheet| *sheet != look()) {
        let after = |now| sheet.clone().after(Step::ViewerMoved, now);
        assert_eq!(
            after(MY_TURN),
            Sheet::Nothing,
            "the second card, or an undo"
        );
        assert_eq!(after(ASKED), Sheet::Question);
        assert_eq!(after(WAITING), Sheet::Curtain);
    }
}

#[test]
fn somebody_elses_move_closes_only_what_it_makes_stale() {
    let after = |sheet: Sheet, claimed: &[TrackId], now| sheet.after(moved(claimed), now);
    let claim = Sheet::Claim(TRACK);
    assert_eq!(after(claim.clone(), &[OTHER], THEIR_TURN), claim);
    assert_eq!(after(claim.clone(), &[], MY_TURN), claim, "my turn begins");
    assert_eq!(after(claim.clone(), &[TRACK], MY_TURN), Sheet::Nothing);
    assert_eq!(after(claim, &[], ASKED), Sheet::Question);
    let which = Sheet::WhichTrack(vec![TRACK, OTHER]);
    assert_eq!(after(which.clone(), &[], THEIR_TURN), which);
    assert_eq!(
        after(which.clone(), &[OTHER], THEIR_TURN),
        Sheet::Claim(TRACK)
    );
    assert_eq!(after(which, &[OTHER, TRACK], THEIR_TURN), Sheet::Nothing);
    let lay = Sheet::Lay(red());
    assert_eq!(after(lay.clone(), &[], MY_TURN), lay);
    assert_eq!(after(lay, &[], ASKED), Sheet::Question);
    // A tap meant for a list must not take a card from below it.
    let log = Sheet::Panel(Panel::Log);
    assert_eq!(after(log.clone(), &[TRACK], THEIR_TURN), log);
    assert_eq!(after(log.clone(), &[], MY_TURN), log, "my turn begins");
    assert_eq!(after(log, &[], ASKED), Sheet::Question);
    assert_eq!(after(Sheet::Peek, &[], WAITING), Sheet::Peek);
    assert_eq!(after(Sheet::Peek, &[], MY_TURN), Sheet::Nothing);
}

#[test]
fn a_card_drawn_last_is_looked_at_until_its_owner_says_so() {
    let parted = Sheet::Nothing.after(Step::Parted(Seat(0), Card::Loco), WAITING);
    assert_eq!(parted, look());
    for step in [Step::HandedOver, moved(&[TRACK]), Step::ViewerMoved] {
        assert_eq!(look().after(step, WAITING), look());
    }
    assert_eq!(look().after(Step::Close, THEIR_TURN), Sheet::Nothing);
}

#[test]
fn nothing_of_the_one_who_had_the_device_stays_open_for_the_next() {
    // What everybody has seen may stay.
    let open = Sheet::Turned(turned());
    let private = |sheet: &Sheet| *sheet != look() && *sheet != open;
    for sheet in all().into_iter().filter(private) {
        assert_eq!(
            sheet.clone().after(Step::HandedOver, WAITING),
            Sheet::Curtain
        );
        assert_eq!(sheet.after(Step::HandedOver, THEIR_TURN), Sheet::Nothing);
    }
}

#[test]
fn whoever_takes_the_device_is_told_what_happened() {
    let lifted = |news, now| Sheet::Curtain.after(Step::Lifted { news }, now);
    assert_eq!(lifted(true, MY_TURN), Sheet::Recap(vec![]));
    assert_eq!(lifted(false, MY_TURN), Sheet::Nothing);
    assert_eq!(lifted(true, ASKED), Sheet::Question, "the question first");
}

#[test]
fn the_end_is_counted_as_a_show_or_at_once() {
    for sheet in all() {
        let ended = |show| sheet.clone().after(Step::Ended { show }, OVER);
        assert_eq!(ended(true), Sheet::Count(0));
        assert_eq!(ended(false), Sheet::Question);
    }
}

#[test]
fn a_game_opens_where_it_stopped() {
    let opened = |now| Sheet::Nothing.after(Step::Opened, now);
    assert_eq!(opened(MY_TURN), Sheet::Nothing);
    assert_eq!(opened(ASKED), Sheet::Question);
    assert_eq!(opened(WAITING), Sheet::Curtain);
    assert_eq!(opened(OVER), Sheet::Question);
}

#[test]
fn a_city_or_a_player_stays_in_view_until_the_game_asks_something() {
    for sheet in [Sheet::City(CityId(3)), Sheet::Player(Seat(1))] {
        for ground in all() {
            let open = ground.clone().after(Step::Open(sheet.clone()), MY_TURN);
            let expected = if ground == look() {
                look()
            } else {
                sheet.clone()
            };
            assert_eq!(open, expected);
        }
        let open = |now| Sheet::Nothing.after(Step::Open(sheet.clone()), now);
        assert_eq!(open(ASKED), sheet, "at the choice of tickets too");
        assert_eq!(open(OVER), sheet, "and after the end");
        let after = |step, now| sheet.clone().after(step, now);
        assert!(sheet.can_be_closed());
        assert_eq!(after(Step::Close, MY_TURN), Sheet::Nothing);
        assert_eq!(after(Step::Close, ASKED), Sheet::Question);
        assert_eq!(after(Step::Close, OVER), Sheet::Question);
        assert_eq!(after(moved(&[TRACK]), THEIR_TURN), sheet);
        assert_eq!(after(moved(&[]), MY_TURN), sheet, "my turn begins");
        assert_eq!(after(moved(&[]), ASKED), Sheet::Question);
        assert_eq!(after(Step::ViewerMoved, MY_TURN), Sheet::Nothing, "undo");
        assert_eq!(after(Step::HandedOver, WAITING), Sheet::Curtain);
        assert_eq!(after(Step::Opened, MY_TURN), Sheet::Nothing, "reload");
        assert_eq!(after(Step::Ended { show: true }, OVER), Sheet::Count(0));
        assert_eq!(after(Step::Ended { show: false }, OVER), Sheet::Question);
    }
}

#[test]
fn the_cards_of_a_tunnel_are_looked_at_until_they_are_closed() {
    let sheet = Sheet::Turned(turned());
    let shown = Sheet::Nothing.after(Step::TunnelTurned(turned()), WAITING);
    assert_eq!(shown, sheet, "before the device is handed over");
    let after = |step, now| sheet.clone().after(step, now);
    assert_eq!(after(Step::HandedOver, WAITING), sheet);
    assert_eq!(after(moved(&[TRACK]), THEIR_TURN), sheet);
    assert_eq!(after(moved(&[]), ASKED), sheet);
    assert!(sheet.can_be_closed());
    assert_eq!(after(Step::Close, WAITING), Sheet::Curtain);
    assert_eq!(after(Step::Close, THEIR_TURN), Sheet::Nothing);
    assert_eq!(after(Step::Close, ASKED), Sheet::Question);
    assert_eq!(after(Step::ViewerMoved, MY_TURN), Sheet::Nothing);
    assert_eq!(after(Step::Opened, MY_TURN), Sheet::Nothing, "reload");
    assert_eq!(after(Step::Ended { show: true }, OVER), Sheet::Count(0));
}

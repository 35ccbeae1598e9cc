//! The caption of the last move: what somebody did in a turn, with which cards, and nothing that is secret.

mod support;

use branchline::catalog::{Card, GameId, Seat, TrackId, Variant, game};
use branchline::engine::game::Sighting;
use branchline::engine::rail::RailEvent;
use branchline::engine::table::{Cards, Rng};
use branchline::text::{Lang, caption, speaker::Speaker};
use support::sitting::{people, step};

fn speaker(lang: Lang) -> Speaker {
    Speaker {
        lang,
        game: game(GameId::NORDIC),
        names: vec!["Ada".to_owned(), "Grace".to_owned()],
    }
}

fn two_cards() -> [Sighting; 2] {
    let seat = Seat(1);
    let (place, card) = (2, Card::Red);
    [
        Sighting::Rail(RailEvent::CardTaken { seat, place, card }),
        Sighting::Rail(RailEvent::CardDrawn { seat, card: None }),
    ]
}

#[test]
fn a_turn_names_its_player_once() {
    let said = caption::turn(&speaker(Lang::En), Seat(1), &two_cards());
    assert_eq!(said, "Grace takes a red card, draws a card.");
    let said = caption::turn(&speaker(Lang::Fr), Seat(1), &two_cards());
    assert_eq!(said, "Grace prend une carte rouge, pioche une carte.");
    // Something that happens to the table stands on its own.
    let [taken, drawn] = two_cards();
    let cleared = Sighting::Rail(RailEvent::MarketCleared { cards: Cards::NONE });
    let said = caption::turn(&speaker(Lang::En), Seat(1), &[taken, cleared, drawn]);
    assert_eq!(
        said,
        "Grace takes a red card. Three locomotives: all five cards are replaced. Grace draws a card."
    );
}

#[test]
fn a_move_shows_the_faces_of_its_cards_and_only_the_back_of_a_secret_one() {
    let [taken, drawn] = two_cards();
    assert_eq!(taken.cards(), [(Some(Card::Red), 1)]);
    assert_eq!(drawn.cards(), [(None, 1)]);
    let mut paid = Cards::of(Card::Blue, 3);
    paid.add(Card::Loco);
    let claimed = Sighting::Rail(RailEvent::Claimed {
        seat: Seat(0),
        track: TrackId(0),
        paid,
        points: 7,
    });
    let shown: u8 = claimed.cards().iter().map(|(_, count)| count).sum();
    assert_eq!(shown, 4);
}

#[test]
fn the_last_turn_is_everything_that_one_seat_did_in_a_row() {
    for id in GameId::all() {
        let mut session = people(id, Variant::Standard, &["Ada", "Grace"], 5);
        assert_eq!(session.last_turn(), None, "nobody has done anything yet");
        let mut rng = Rng::new(5);
        for _ in 0..60 {
            step(&mut session, &mut rng);
            let Some(turn) = session.last_turn() else {
                // What is decided ahead of the log is nobody's turn yet.
                assert_eq!(
                    session.action_count(),
                    0,
                    "somebody has just done something"
                );
                continue;
            };
            let row: Vec<_> = session
                .log_backwards()
                .take_while(|entry| entry.seat == turn.seat)
                .collect();
            let seen: Vec<_> = row.into_iter().rev().flat_map(|entry| entry.seen).collect();
            assert_eq!(turn.seen, seen);
        }
    }
}

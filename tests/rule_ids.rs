//! Every rule of the books stands on the rules page of every game that is played by it, and every question and every
//! refusal leads to the paragraph about it.

mod sources;
mod support;

use std::collections::BTreeSet;

use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView};
use branchline::engine::table::{Cards, PaymentFault, Rng, RuleError, Viewer};
use branchline::session::{Panel, Sheet, rule_at};
use branchline::text::Lang;
use branchline::text::rules::{prompt_rule, refusal_rule, rulebook, special, track_rule};
use sources::files;
use support::sixth::sixth;
use support::{listed, pick, start, tables};

/// The ids that a book defines: a rule stands on a line of its own that starts with its id.
fn defined(path: &str) -> Vec<String> {
    let books = files("maps", &["md"]);
    let book = books.iter().find(|book| book.path == path);
    let lines = book.unwrap_or_else(|| panic!("no {path}")).text.lines();
    let words = lines.filter_map(|line| line.strip_prefix("- ")?.split_whitespace().next());
    let ids = words.filter(|word| {
        let number = word.split_once('-').map(|(_, number)| number);
        number.is_some_and(|number| number.parse::<u8>().is_ok())
    });
    ids.map(str::to_owned).collect()
}

/// What stands on a game's page.
fn on_the_page(lang: Lang, id: GameId) -> BTreeSet<String> {
    let book = rulebook(lang, id);
    let parts = book.iter().flat_map(|chapter| &chapter.parts);
    let ids = parts.flat_map(|part| part.ids.split_whitespace());
    ids.map(str::to_owned).collect()
}

/// What an address may name on a game's page.
fn addressed(id: GameId) -> BTreeSet<&'static str> {
    let book = rulebook(Lang::En, id);
    let parts = book.iter().flat_map(|chapter| chapter.parts.iter());
    parts
        .flat_map(|part| part.rules.split_whitespace())
        .collect()
}

/// Shared rules that a game replaces, or that nothing in it asks for; its own book says so.
fn not_in(id: GameId) -> &'static [&'static str] {
    match id {
        GameId::NORDIC => &["R-11", "R-12", "R-21"],
        GameId::GERMANY => &["R-55"],
        GameId::NORTHERN_LIGHTS => &["R-12"],
        GameId::NEDERLAND => &["R-52", "R-55"],
        _ => &[],
    }
}

#[test]
fn every_rule_stands_on_the_page_of_every_game_that_has_it() {
    let mut count = 0;
    for id in GameId::all().take(5) {
        let mut ids = defined(&format!("maps/{}/rules.md", id.slug()));
        if game(id).rail().is_some() {
            let shared = defined("maps/rail.md").into_iter();
            ids.extend(shared.filter(|rule| !not_in(id).contains(&rule.as_str())));
        }
        count += ids.len();
        for lang in Lang::ALL {
            let page = on_the_page(lang, id);
            for rule in &ids {
                assert!(page.contains(rule), "{id:?} {lang:?} does not tell {rule}");
            }
        }
    }
    // 62 rules of the games' own, and 25 shared ones on four maps but for seven that are replaced or ask for nothing.
    assert_eq!(count, 62 + 4 * 25 - 7, "rules were added or have gone");
}

#[test]
fn no_other_games_rules_stand_on_a_page() {
    for id in GameId::all().take(5) {
        let own = defined(&format!("maps/{}/rules.md", id.slug()));
        let letters = own[0].split('-').next().expect("an id");
        for rule in on_the_page(Lang::En, id) {
            let book = rule.split('-').next();
            assert!([Some(letters), Some("R")].contains(&book), "{id:?}: {rule}");
        }
    }
}

/// One of every refusal that map games alone have. `text::rules` matches on all of them.
fn on_maps() -> Vec<RuleError> {
    use RuleError::*;
    let (seat, color) = (Seat(1), Color::Blue);
    vec![
        TrackTaken { owner: Some(seat) },
        TrackClosed,
        OwnRoute { track: TrackId(0) },
        TooFewWagons { needed: 3, left: 1 },
        CannotPay,
        WrongPayment(PaymentFault::TooFew { missing: 2 }),
        WrongPayment(PaymentFault::TooMany { extra: 1 }),
        WrongPayment(PaymentFault::OtherColor { color }),
        WrongPayment(PaymentFault::TwoColors),
        WrongPayment(PaymentFault::Unpaid {
            spaces: 1,
            each: 3,
            missing: 2,
        }),
        WrongPayment(PaymentFault::Unpaid {
            spaces: 1,
            each: 4,
            missing: 2,
        }),
        WrongPayment(PaymentFault::FerryUnpaid {
            spaces: 2,
            symbols: 0,
        }),
        WrongPayment(PaymentFault::Unpaired { color }),
        NoLocomotivesHere,
        WrongTunnelPayment { owed: 2 },
        WrongSplit { total: 4 },
        NoSuchPassenger {
            city: CityId(0),
            color,
        },
        NotForNeutral,
    ]
}

/// Those of the Card Game alone.
fn in_yards() -> Vec<RuleError> {
    use RuleError::*;
    let (seat, color) = (Seat(1), Color::Blue);
    vec![
        LayMore { at_least: 2 },
        WrongSet,
        LocomotivesAlone,
        OwnYard { color },
        ColumnNotBeaten {
            color,
            owner: seat,
            cards: 3,
        },
        ColorInYard { color, owner: seat },
        TicketNotHeld {
            ticket: TicketId(0),
        },
        PileTooSmall {
            missing: Cards::of(Card::Red, 2),
        },
    ]
}

/// Those of every game.
fn anywhere() -> Vec<RuleError> {
    use RuleError::*;
    vec![
        NotYourTurn { to_act: Seat(1) },
        GameOver,
        NotNow,
        NoSuchThing,
        EmptyPlace,
        EmptyPile,
        LocomotiveAsSecondCard,
        SecondCardDue,
        CardsNotInHand {
            missing: Cards::of(Card::Red, 2),
        },
        NoTicketsLeft,
        TicketNotOffered {
            ticket: TicketId(0),
        },
        KeepMore { at_least: 2 },
        MustAct,
    ]
}

/// What a game may refuse something for.
fn refusals(id: GameId) -> Vec<RuleError> {
    use RuleError::*;
    let Some(rail) = game(id).rail() else {
        return [anywhere(), in_yards()].concat();
    };
    let rules = rail.variants().standard();
    let possible = |error: &RuleError| match error {
        LocomotiveAsSecondCard => rules.face_up_locomotive == FaceUpLocomotive::TwoCards,
        NoLocomotivesHere => rules.locomotives_pay == LocomotivesPay::TunnelsAndFerries,
        WrongPayment(PaymentFault::Unpaid { each: 4, .. }) => rules.substitute.is_some(),
        WrongPayment(PaymentFault::Unpaid { .. }) => rules.ferry == Some(FerryRule::ThreeCards),
        WrongPayment(PaymentFault::FerryUnpaid { .. } | PaymentFault::Unpaired { .. }) => {
            rules.ferry == Some(FerryRule::Pair)
        }
        WrongTunnelPayment { .. } => rules.tunnel.is_some(),
        WrongSplit { .. } => rail.piles().len() > 1,
        NoSuchPassenger { .. } => rules.passengers.is_some(),
        NotForNeutral => rail.variants().get(Variant::Neutral).is_some(),
        _ => true,
    };
    let all = [anywhere(), on_maps()].concat();
    all.into_iter().filter(possible).collect()
}

/// Every position of a random game, as the seat to act sees it.
fn positions(id: GameId, variant: Variant, seats: u8, look: &mut impl FnMut(&PlayerView)) {
    let mut state: GameState = start(id, variant, seats, 3);
    let mut rng = Rng::new(5);
    for _ in 0..2_000 {
        let Some(seat) = state.to_act() else { break };
        look(&state.view(Viewer::Seat(seat)));
        let actions: Vec<Action> = listed(&state);
        let action = pick(&actions, &mut rng);
        state.apply(seat, action).expect("a listed action");
    }
    look(&state.view(Viewer::Seat(Seat(0))));
}

#[test]
fn every_question_and_every_refusal_leads_to_a_paragraph_of_that_game() {
    sixth();
    let mut asked = BTreeSet::new();
    for (id, variant, seats) in tables() {
        let (page, refused) = (addressed(id), refusals(id));
        positions(id, variant, seats, &mut |view| {
            let rule = prompt_rule(view);
            asked.insert(rule);
            assert!(page.contains(rule), "{id:?}: no paragraph tells {rule}");
            for error in &refused {
                let rule = refusal_rule(view, *error);
                let told = page.contains(rule);
                assert!(told, "{id:?} {error:?}: no paragraph tells {rule}");
            }
        });
    }
    // Every kind of question has come up.
    let rail = [
        "GE-2", "R-2", "R-40", "R-10", "R-30", "NO-6", "GE-7", "NE-11", "R-51",
    ];
    let yard = ["CG-1", "CG-4", "CG-5", "CG-8", "CG-10", "CG-12"];
    for rule in rail.into_iter().chain(yard) {
        assert!(
            asked.contains(rule),
            "nobody was asked about {rule}: {asked:?}"
        );
    }
}

/// One of each kind of sheet that has a rule of its own.
fn sheets(id: GameId) -> Vec<Sheet> {
    let mut sheets = vec![Sheet::Question, Sheet::Count(0), Sheet::WhichTickets];
    match game(id).rail() {
        Some(rail) => {
            sheets.extend(rail.track_ids().map(Sheet::Claim));
            sheets.push(Sheet::WhichTrack(rail.track_ids().take(2).collect()));
        }
        None => sheets.push(Sheet::Lay(Cards::of(Card::Red, 1))),
    }
    sheets
}

#[test]
fn what_is_open_leads_to_its_rule_and_what_is_only_looked_at_to_none() {
    sixth();
    for id in GameId::all() {
        let (page, state) = (addressed(id), start(id, Variant::Standard, 2, 1));
        let view = state.view(Viewer::Seat(Seat(0)));
        for sheet in sheets(id) {
            let rule = rule_at(&sheet, &view).unwrap_or_else(|| panic!("{id:?} {sheet:?}"));
            assert!(page.contains(rule), "{id:?} {sheet:?}: {rule}");
        }
        let looks = [
            Sheet::Panel(Panel::Log),
            Sheet::Curtain,
            Sheet::Recap(vec![]),
        ];
        for sheet in looks.into_iter().chain([Sheet::Nothing]) {
            assert_eq!(rule_at(&sheet, &view), None, "{sheet:?}");
        }
    }
}

#[test]
fn every_track_leads_to_its_price() {
    sixth();
    for id in GameId::all() {
        let page = addressed(id);
        for track in game(id)
            .rail()
            .into_iter()
            .flat_map(|rail| rail.track_ids())
        {
            let rule = track_rule(game(id), track);
            assert!(page.contains(rule), "{id:?} {track:?}: {rule}");
        }
    }
}

#[test]
fn what_is_special_fits_on_a_phone_and_leads_to_its_rules() {
    sixth();
    for id in GameId::all() {
        let page = addressed(id);
        for lang in Lang::ALL {
            let points = special(lang, id);
            assert!((4..=7).contains(&points.len()), "{id:?}: {}", points.len());
            for point in &points {
                let says = &point.says;
                assert!(says.chars().count() <= 90, "{id:?} is long: {says}");
                assert!(!says.contains(['{', '}']), "{id:?}: {says}");
                assert!(page.contains(point.rule), "{id:?}: {}", point.rule);
            }
            let drawn = points.iter().filter(|point| point.shows.is_some()).count();
            assert!(drawn > 0, "{id:?} draws nothing");
        }
    }
}

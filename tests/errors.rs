//! Everything that can go wrong is an ordinary error for a program that uses the library: it can be boxed, passed on
//! with `?`, and says in plain English what happened.

mod sources;

use std::collections::BTreeSet;
use std::error::Error;

use branchline::catalog::{Color, Fault, Reason, Seat, Variant};
use branchline::engine::pad::PadFault;
use branchline::engine::puzzle::PuzzleFault;
use branchline::engine::record::{Record, RecordError, RecordFault};
use branchline::engine::scenario::{Impossible, Problem, Unreadable};
use branchline::engine::table::{
    Cards, NotCards, NotationError, PaymentFault, RuleError, SetupError,
};
use branchline::engine::{game, rail, yard};
use branchline::save::{ImportError, LoadError, OpenError, PadLost, StoreError, TextError};
use branchline::session::{ChallengeError, NoUndo, Refusal};
use sources::rust_sources;

fn is_an_error<E: Error + Clone + Send + Sync + 'static>() {}

macro_rules! errors {
    ($($path:path => $name:literal),+ $(,)?) => {
        /// Does not compile if one of them is not an error.
        const LISTED: &[(fn(), &str)] = &[$((is_an_error::<$path>, $name)),+];
    };
}

errors! {
    RuleError => "RuleError",
    PaymentFault => "PaymentFault",
    SetupError => "SetupError",
    NotationError => "NotationError",
    NotCards => "NotCards",
    RecordError => "RecordError",
    RecordFault => "RecordFault",
    game::Broken => "Broken",
    rail::Broken => "Broken",
    yard::Broken => "Broken",
    Fault => "Fault",
    Reason => "Reason",
    Problem => "Problem",
    Unreadable => "Unreadable",
    Impossible => "Impossible",
    StoreError => "StoreError",
    TextError => "TextError",
    LoadError => "LoadError",
    ImportError => "ImportError",
    OpenError => "OpenError",
    Refusal => "Refusal",
    NoUndo => "NoUndo",
    ChallengeError => "ChallengeError",
    PuzzleFault => "PuzzleFault",
    PadFault => "PadFault",
    PadLost => "PadLost",
}

/// The error of a line such as `) -> Result<GameState, SetupError> {`, if it is a type of ours.
fn error_of(line: &str) -> Option<&str> {
    let (_, result) = line.split_once("-> Result<")?;
    let (_, error) = result.rsplit_once(", ")?;
    let word = error.split('>').next()?;
    let named = word.chars().all(char::is_alphanumeric);
    let foreign = ["String", "Infallible"].contains(&word);
    (named && word.len() > 1 && !foreign).then_some(word)
}

#[test]
fn whatever_a_function_can_fail_with_is_listed() {
    let listed: BTreeSet<&str> = LISTED.iter().map(|(_, name)| *name).collect();
    let layers = [
        "src/catalog",
        "src/engine",
        "src/save",
        "src/session",
        "src/bots",
    ];
    let sources = layers.map(rust_sources);
    let code = sources.iter().flatten().flat_map(|source| source.code());
    let failing: BTreeSet<&str> = code.filter_map(|(_, line)| error_of(line)).collect();
    assert!(failing.contains("RuleError") && failing.len() > 10);
    let missing: Vec<_> = failing.difference(&listed).collect();
    assert!(missing.is_empty(), "no errors yet: {missing:?}");
}

#[test]
fn errors_say_what_happened_in_plain_words() {
    let said = |error: &dyn Error| error.to_string();
    assert_eq!(
        said(&RuleError::NotYourTurn { to_act: Seat(1) }),
        "it is the turn of B"
    );
    let missing: Cards = "red*2+loco".parse().expect("cards");
    assert_eq!(
        said(&RuleError::CardsNotInHand { missing }),
        "these cards are not in the hand: red*2+loco"
    );
    let beaten = RuleError::ColumnNotBeaten {
        color: Color::Red,
        owner: Seat(2),
        cards: 3,
    };
    assert_eq!(
        said(&beaten),
        "the red column of C has 3 cards and is not beaten"
    );
    assert_eq!(
        said(&SetupError::NoSuchVariant(Variant::NoTolls)),
        "the game has no variant no-tolls"
    );
    let inner = SetupError::WrongNumberOfPlayers {
        seats: 9,
        min: 2,
        max: 4,
    };
    assert_eq!(
        said(&ImportError::Load(LoadError::BadSetup(inner))),
        "the game does not load: the table cannot be set up like this: 9 cannot play; it takes 2 to 4"
    );
    assert_eq!(
        said(&Refusal::Undo(NoUndo::GameOver)),
        "the game is over and counted"
    );
}

#[test]
fn a_question_mark_is_enough() {
    fn replayed(text: &str) -> Result<(), Box<dyn Error>> {
        Record::parse(text)?.replay(|_, _, _, _| {})?;
        Ok(())
    }
    let error = replayed("a letter to my aunt").expect_err("no record");
    assert_eq!(
        error.to_string(),
        "line 1: the first line is not that of a record we know"
    );
}

//! Games at a chosen moment: played at random by the rules until it comes, and stored as the app stores them.

use branchline::bots::protocol::Patience;
use branchline::catalog::{GameId, Seat, SeatSet, Variant};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::rail::{Phase, RailAction, RailView};
use branchline::engine::table::{Rng, Setup};
use branchline::engine::yard::{self, YardAction};
use branchline::save::{History, MemoryStore, Slots, Store};
use branchline::session::{Msg, Session, Sitter};

/// A table, and the moment at which its game is wanted.
#[derive(Clone, Copy)]
pub struct Table {
    /// The game.
    pub game: GameId,
    /// How it is played.
    pub variant: Variant,
    /// How many people sit there; computer players of a level take the other seats.
    pub people: usize,
    /// How many seats the table has.
    pub seats: usize,
    /// The level of the computer players.
    pub level: &'static str,
    /// Recognises the moment, given the view and the options of the player to act.
    pub moment: fn(&PlayerView, &[Action]) -> bool,
    /// What else must be true of the game then, which no view tells.
    pub and: fn(&Session) -> bool,
}

impl Table {
    /// A game as it is usually played, by one person.
    pub const fn of(game: GameId, moment: fn(&PlayerView, &[Action]) -> bool) -> Table {
        Table {
            game,
            variant: Variant::Standard,
            people: 1,
            seats: 2,
            level: "novice",
            moment,
            and: |_| true,
        }
    }

    /// What the app's storage holds at that moment: the game in slot 1, or if it is over, as the first entry of the
    /// history.
    pub fn stored(&self) -> serde_json::Map<String, serde_json::Value> {
        let session = self.played();
        let store = MemoryStore::default();
        Slots::new(&store)
            .create(&session.save(), 1_700_000_000_000)
            .expect("memory keeps everything");
        if let Some(played) = session.played(1_700_000_000_000) {
            let save = session.save();
            let entered = History::new(&store).add(played, &save);
            entered.expect("memory keeps everything");
        }
        let keys = store.keys("").expect("memory can be listed");
        let text = |key: &str| store.get(key).expect("memory can be read");
        keys.into_iter()
            .map(|key| (key.clone(), text(&key).into()))
            .collect()
    }

    /// The game at that moment.
    pub fn played(&self) -> Session {
        // Some deals never reach the moment; the next one may.
        (0..50)
            .find_map(|seed| self.played_from(seed))
            .expect("the moment comes in one of the games")
    }

    fn played_from(&self, seed: u64) -> Option<Session> {
        let people =
            (0..self.people).map(|at| Sitter::person(["Ada", "Émile", "Ola", "Zoé"][at], at as u8));
        let bots = (self.people..self.seats).map(|at| Sitter::bot("", self.level, at as u8));
        let setup = Setup {
            game: self.game,
            variant: self.variant,
            seats: self.seats as u8,
            first: Some(Seat(0)),
            seed,
            open_piles: SeatSet::NONE,
        };
        play_until(
            setup,
            people.chain(bots).collect(),
            |session, view, actions| (self.moment)(view, actions) && (self.and)(session),
        )
    }
}

/// A map game of two people at a moment recognised from its view, with the first seed that reaches it.
pub fn find(id: GameId, variant: Variant, moment: impl Fn(&RailView) -> bool) -> Session {
    let game = (1..200).find_map(|seed| {
        let setup = Setup {
            game: id,
            variant,
            seats: 2,
            first: None,
            seed,
            open_piles: SeatSet::NONE,
        };
        let people = vec![Sitter::person("Ada", 0), Sitter::person("Grace", 1)];
        play_until(setup, people, |_, view, _| match view {
            PlayerView::Rail(view) => moment(view),
            PlayerView::Yard(_) => false,
        })
    });
    game.expect("some game comes to such a position")
}

/// Plays at random until a person has to decide at the wanted moment; some deals never reach it.
fn play_until(
    setup: Setup,
    sitters: Vec<Sitter>,
    moment: impl Fn(&Session, &PlayerView, &[Action]) -> bool,
) -> Option<Session> {
    let mut session = Session::new(setup, sitters).expect("the table can be set up");
    session.open();
    let mut rng = Rng::new(setup.seed);
    for _ in 0..4000 {
        if let Some(seat) = session.curtain() {
            let lifted = session.update(Msg::LiftCurtain(seat));
            lifted.expect("it is lifted");
        }
        let question = session.question(Patience::Rounds(0));
        let bot = question.map(|question| question.view);
        let view = bot.clone().unwrap_or_else(|| session.view());
        let mut actions = Vec::new();
        view.legal_actions(&mut actions);
        if bot.is_none() && moment(&session, &view, &actions) {
            return Some(session);
        }
        let action = choose(&actions, &mut rng)?;
        let msg = match bot {
            Some(_) => Msg::BotChose {
                position: session.position(),
                action,
                rounds: Some(0),
            },
            None => Msg::Act(action),
        };
        session.update(msg).expect("a listed action is accepted");
    }
    None
}

/// Any action, but tickets only if there is nothing else to do: many tickets make a dull screen.
fn choose(actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let tickets = |it: &Action| {
        matches!(
            it,
            Action::Rail(RailAction::DrawTickets(_)) | Action::Yard(YardAction::DrawTickets)
        )
    };
    let (few, many): (Vec<Action>, Vec<Action>) = actions.iter().copied().partition(tickets);
    let rarely = many.is_empty() || rng.below(40) == 0 && !few.is_empty();
    let from = if rarely { few } else { many };
    (!from.is_empty()).then(|| from[rng.below(from.len() as u32) as usize])
}

/// A choice of tickets, the first one or a later one.
pub fn keeps_tickets(_: &PlayerView, actions: &[Action]) -> bool {
    let keeps = |it: &Action| {
        matches!(
            it,
            Action::Rail(RailAction::Keep(_)) | Action::Yard(YardAction::Keep(_))
        )
    };
    actions.iter().any(keeps)
}

/// The phase of a map game.
pub fn phase(view: &PlayerView) -> Option<&Phase> {
    match view {
        PlayerView::Rail(view) => Some(&view.open.phase),
        PlayerView::Yard(_) => None,
    }
}

/// The phase of the Card Game.
pub fn yard_phase(view: &PlayerView) -> Option<&yard::Phase> {
    match view {
        PlayerView::Rail(_) => None,
        PlayerView::Yard(view) => Some(&view.open.phase),
    }
}

/// In the middle of a game, with a track to claim or cards to lay.
pub fn mid_game(view: &PlayerView, actions: &[Action]) -> bool {
    let claims = |it: &Action| {
        matches!(
            it,
            Action::Rail(RailAction::Claim { .. }) | Action::Yard(YardAction::Lay(_))
        )
    };
    view.turn() > 24
        && actions.iter().any(claims)
        && phase(view).is_none_or(|it| *it == Phase::Turn)
}

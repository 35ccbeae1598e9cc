//! What the play page shares: the session, one memo per slice of what may be seen, and what is open on the screen.

use arrayvec::ArrayVec;
use leptos::prelude::*;

use super::bots::Question;
use crate::catalog::{Card, Game, MAX_SEATS, RailGame, Seat, TicketId, TrackId};
use crate::engine::game::{PlayerView, Sighting};
use crate::engine::rail::{OpenSeat, Phase, RailOptions, RailView};
use crate::engine::table::{Cards, Display, RuleError};
use crate::platform::tabs::Hold;
use crate::save::{SlotId, StoreError};
use crate::session::{Player, Refusal, Session};
use crate::text::speaker::Speaker;
use crate::text::{Phrase, table};
use crate::ui::store::Store;

/// The panel that is open beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// What can be done now.
    Act,
    /// The own tickets.
    Tickets,
    /// Who has what.
    Players,
    /// Tracks as a list.
    Tracks,
    /// What happened.
    Log,
    /// Settings and the way out.
    Menu,
}

/// One sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A refused message.
    Refused(Refusal),
    /// A rule that forbids something.
    Rule(RuleError),
    /// Something else.
    Plain(Phrase),
}

/// Signals, so it is copied freely; every part of the play page finds it in its context.
#[derive(Clone, Copy)]
pub struct PlayStore {
    /// What the whole app shares.
    pub app: Store,
    /// Where the game is kept.
    pub slot: SlotId,
    /// The game's data.
    pub game: &'static RailGame,
    /// The same, before it was known to be a map game.
    pub whole: &'static Game,
    /// The running game.
    pub session: RwSignal<Session>,
    /// The game as the screen may show it.
    pub view: Memo<RailView>,
    /// What the viewer may do.
    pub options: Memo<RailOptions>,
    /// The cards on the table.
    pub display: Memo<Display>,
    /// The viewer's hand.
    pub hand: Memo<Option<Cards>>,
    /// What everybody sees of the seats.
    pub seats: Memo<ArrayVec<OpenSeat, MAX_SEATS>>,
    /// What there is to decide.
    pub phase: Memo<Phase>,
    /// Who decides.
    pub to_act: Memo<Option<Seat>>,
    /// Whose eyes look.
    pub viewer: Memo<Option<Seat>>,
    /// Whom the device waits for.
    pub curtain: Memo<Option<Seat>>,
    /// The open panel.
    pub tab: RwSignal<Tab>,
    /// The track of the claim sheet.
    pub claim: RwSignal<Option<TrackId>>,
    /// Tracks that a tap could not tell apart.
    pub near: RwSignal<Vec<TrackId>>,
    /// The hand colour by which claimable tracks are filtered.
    pub filter: RwSignal<Option<Card>>,
    /// The ticket in the light.
    pub spotlight: RwSignal<Option<TicketId>>,
    /// One sentence for the player.
    pub hint: RwSignal<Option<Hint>>,
    /// Whether the board is looked at behind the curtain.
    pub peek: RwSignal<bool>,
    /// Whether the recap is open.
    pub recap: RwSignal<bool>,
    /// A card drawn blind as the last act of a turn: its owner sees it before the device changes hands.
    pub parting: RwSignal<Option<(Seat, Card)>>,
    /// What happened last, for those who listen.
    pub told: RwSignal<Vec<Sighting>>,
    /// Why the game is not kept.
    pub trouble: RwSignal<Option<StoreError>>,
    /// Whether this tab writes the game.
    pub hold: RwSignal<Hold>,
    /// What a bot was asked and has not answered yet.
    pub question: RwSignal<Option<Question>>,
    /// Whether bots shall not pause until a person acts.
    pub hurry: RwSignal<bool>,
}

impl PlayStore {
    /// The store of a running map game; none if it is another kind of game.
    pub fn new(slot: SlotId, session: Session) -> Option<PlayStore> {
        let whole = session.game();
        let game = whole.rail()?;
        let session = RwSignal::new(session);
        let view = Memo::new(move |_| match session.with(Session::view) {
            PlayerView::Rail(view) => *view,
            PlayerView::Yard(_) => unreachable!("a map game stays one"),
        });
        let options = Memo::new(move |_| view.with(|view| view.options(game)));
        Some(PlayStore {
            app: Store::find(),
            slot,
            game,
            whole,
            session,
            view,
            options,
            display: Memo::new(move |_| view.with(|view| view.open.cards.clone())),
            hand: Memo::new(move |_| view.with(|view| view.own.as_ref().map(|own| own.hand))),
            seats: Memo::new(move |_| view.with(|view| view.open.seats.clone())),
            phase: Memo::new(move |_| view.with(|view| view.open.phase.clone())),
            to_act: Memo::new(move |_| session.with(Session::to_act)),
            viewer: Memo::new(move |_| view.with(|view| view.seated().map(|(seat, _)| seat))),
            curtain: Memo::new(move |_| session.with(Session::curtain)),
            tab: RwSignal::new(Tab::Act),
            claim: RwSignal::new(None),
            near: RwSignal::new(Vec::new()),
            filter: RwSignal::new(None),
            spotlight: RwSignal::new(None),
            hint: RwSignal::new(None),
            peek: RwSignal::new(false),
            recap: RwSignal::new(false),
            parting: RwSignal::new(None),
            told: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            hold: RwSignal::new(Hold::Asking),
            question: RwSignal::new(None),
            hurry: RwSignal::new(false),
        })
    }

    /// The store of the component that asks.
    pub fn find() -> PlayStore {
        use_context().expect("the play page provides its store before any part is drawn")
    }

    /// Knows what everything is called, in the present language.
    pub fn speaker(self) -> Speaker {
        let lang = self.app.lang.get();
        let names = self.session.with(|session| {
            let sitters = session.sitters().iter().enumerate();
            sitters
                .map(
                    |(index, sitter)| match (&sitter.player, sitter.name.is_empty()) {
                        (_, false) => sitter.name.clone(),
                        (Player::Person, true) => table::person(lang, index + 1),
                        (Player::Bot(level), true) => table::bot(lang, level, index + 1),
                    },
                )
                .collect()
        });
        Speaker {
            lang,
            game: self.whole,
            names,
        }
    }

    /// A phrase that follows the language.
    pub fn say(self, phrase: Phrase) -> impl Fn() -> &'static str + Copy + Send + 'static {
        self.app.say(phrase)
    }

    /// A seat's colour and shape.
    pub fn livery(self, seat: Seat) -> u8 {
        self.session.with_untracked(|session| {
            session
                .sitters()
                .get(seat.index())
                .map_or(0, |sitter| sitter.color)
        })
    }

    /// Whether one person alone sits at the table.
    pub fn is_alone(self) -> bool {
        self.session.with_untracked(|session| {
            session
                .sitters()
                .iter()
                .filter(|sitter| sitter.is_person())
                .count()
                == 1
        })
    }

    /// Explains something in one sentence.
    pub fn explain(self, error: RuleError) {
        self.hint.set(Some(Hint::Rule(error)));
    }
}

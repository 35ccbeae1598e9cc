//! What the play page of any game shares: the session, whose turn it is, and what is open on the screen.

use leptos::prelude::*;

use super::bots::Waiting;
use crate::catalog::{Card, Game, Seat, TicketId, TrackId};
use crate::engine::game::{Moment, PlayerView, Sighting};
use crate::engine::table::{Cards, RuleError, TicketSet};
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
    /// A bot could not decide, and a simple move was made for it.
    SimpleMove(Seat),
    /// Something about the game itself, from when it was opened.
    Plain(Phrase),
}

/// Signals, so it is copied freely; every part of the play page finds it in its context.
#[derive(Clone, Copy)]
pub struct TableStore {
    /// What the whole app shares.
    pub app: Store,
    /// Where the game is kept.
    pub slot: SlotId,
    /// The game's data.
    pub whole: &'static Game,
    /// The running game.
    pub session: RwSignal<Session>,
    /// The game as the screen may show it.
    pub seen: Memo<PlayerView>,
    /// What kind of decision the game waits for.
    pub moment: Memo<Moment>,
    /// What the player to act has to do.
    pub task: Memo<Phrase>,
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
    /// The track whose wagons are on the map already, while the table has yet to take note.
    pub laying: RwSignal<Option<TrackId>>,
    /// The track that was chosen from a list, and that the map goes to.
    pub sought: RwSignal<Option<TrackId>>,
    /// Tracks that a tap could not tell apart.
    pub near: RwSignal<Vec<TrackId>>,
    /// The hand colour by which claimable tracks are filtered.
    pub filter: RwSignal<Option<Card>>,
    /// The cards picked from the hand to be laid in the yard.
    pub picked: RwSignal<Cards>,
    /// Tickets on offer that are ticked so far.
    pub ticked: RwSignal<TicketSet>,
    /// Which line of the count is shown, while it is a show.
    pub counting: RwSignal<Option<usize>>,
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
    /// What storage holds of the game, as far as this tab knows; another tab may have written since.
    pub kept: StoredValue<Option<(u64, u32)>>,
    /// Opens the game again from storage.
    pub reopen: Callback<()>,
    /// Whether this tab writes the game.
    pub hold: RwSignal<Hold>,
    /// What a bot was asked and has not answered yet.
    pub question: RwSignal<Option<Waiting>>,
    /// Whether bots shall not pause until a person acts.
    pub hurry: RwSignal<bool>,
}

impl TableStore {
    /// The store of a running game.
    pub fn new(slot: SlotId, session: Session, reopen: Callback<()>) -> TableStore {
        let whole = session.game();
        let session = RwSignal::new(session);
        let seen = Memo::new(move |_| session.with(Session::view));
        TableStore {
            app: Store::find(),
            slot,
            whole,
            session,
            seen,
            moment: Memo::new(move |_| seen.with(PlayerView::moment)),
            task: Memo::new(move |_| seen.with(table::task)),
            to_act: Memo::new(move |_| session.with(Session::to_act)),
            viewer: Memo::new(move |_| seen.with(|seen| seen.viewer().seat())),
            curtain: Memo::new(move |_| session.with(Session::curtain)),
            tab: RwSignal::new(Tab::Act),
            claim: RwSignal::new(None),
            laying: RwSignal::new(None),
            sought: RwSignal::new(None),
            near: RwSignal::new(Vec::new()),
            filter: RwSignal::new(None),
            picked: RwSignal::new(Cards::NONE),
            ticked: RwSignal::new(TicketSet::NONE),
            counting: RwSignal::new(None),
            spotlight: RwSignal::new(None),
            hint: RwSignal::new(None),
            peek: RwSignal::new(false),
            recap: RwSignal::new(false),
            parting: RwSignal::new(None),
            told: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            kept: StoredValue::new(None),
            reopen,
            hold: RwSignal::new(Hold::Asking),
            question: RwSignal::new(None),
            hurry: RwSignal::new(false),
        }
    }

    /// The store of the component that asks.
    pub fn find() -> TableStore {
        use_context().expect("the play page provides its store before any part is drawn")
    }

    /// Knows what everything is called, in the present language.
    pub fn speaker(self) -> Speaker {
        let lang = self.app.lang.get();
        // Nobody changes seats: what happens in the game must not make every name be said again.
        let names = self.session.with_untracked(|session| {
            let sitters = session.sitters().iter().enumerate();
            sitters
                .map(|(index, sitter)| {
                    let level = match &sitter.player {
                        Player::Person => None,
                        Player::Bot(level) => Some(level.as_str()),
                    };
                    table::seat(lang, &sitter.name, level, index + 1)
                })
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

    /// The word that keeps this game's drawings apart from those of others.
    pub fn slug(self) -> &'static str {
        self.session
            .with_untracked(|session| session.setup().game.slug())
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

    /// Why nothing can be drawn now by whoever looks.
    pub fn not_now(self) -> RuleError {
        match (self.to_act.get_untracked(), self.viewer.get_untracked()) {
            (Some(to_act), viewer) if viewer != Some(to_act) => RuleError::NotYourTurn { to_act },
            (None, _) => RuleError::GameOver,
            _ => RuleError::NotNow,
        }
    }

    /// Puts a ticket into the light, or out of it again.
    pub fn light(self, ticket: TicketId) {
        self.spotlight.update(|light| {
            *light = (*light != Some(ticket)).then_some(ticket);
        });
    }

    /// Explains something in one sentence.
    pub fn explain(self, error: RuleError) {
        self.hint.set(Some(Hint::Rule(error)));
    }
}

/// What is seen, as the table of one rule set knows it; none if the game belongs to another one. A game never
/// changes its rule set, so the first sight only ever gives way to one of the same kind.
pub fn seen_as<T>(seen: Memo<PlayerView>, pick: fn(&PlayerView) -> Option<T>) -> Option<Memo<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let first = seen.with_untracked(pick)?;
    Some(Memo::new(move |_| {
        seen.with(pick).unwrap_or_else(|| first.clone())
    }))
}

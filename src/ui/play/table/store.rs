//! What the play page of any game shares: the session, whose turn it is, and what is open on the screen.

use leptos::prelude::*;

use super::bots::Waiting;
use super::coach::Coaching;
use super::hints::Hints;
use super::planner::Planning;
use crate::catalog::{Game, Seat, TicketId, TicketSet, TrackId};
use crate::engine::game::{Moment, PlayerView, Sighting};
use crate::engine::scenario::Lit;
use crate::engine::table::RuleError;
use crate::platform::tabs::Hold;
use crate::save::{SlotId, StoreError};
use crate::scene::Covered;
use crate::session::{Announcements, Now, Player, Refusal, Sheet, Sitting, Step, known_as};
use crate::text::speaker::Speaker;
use crate::text::{Phrase, table};
use crate::ui::address::Page;
use crate::ui::store::Store;

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
    /// Its own page.
    pub page: Page,
    /// Where the game is kept; nowhere if it is a lesson.
    pub slot: Option<SlotId>,
    /// The game's data.
    pub whole: &'static Game,
    /// The running game, or the lesson.
    pub session: RwSignal<Sitting>,
    /// The game as the screen may show it.
    pub seen: Memo<PlayerView>,
    /// What kind of decision the game waits for.
    pub moment: Memo<Moment>,
    /// What the player to act has to do.
    pub task: Memo<Phrase>,
    /// Who decides.
    pub to_act: Memo<Option<Seat>>,
    /// Whose view is shown.
    pub viewer: Memo<Option<Seat>>,
    /// Whom the device waits for.
    pub curtain: Memo<Option<Seat>>,
    /// What is open. It changes by `step` alone.
    pub sheet: Memo<Sheet>,
    open: RwSignal<Sheet>,
    /// Counts how often the table was cleared for somebody else, so that each table can put its own things away.
    pub cleared: RwSignal<u32>,
    /// Hints for the player.
    pub hints: Hints,
    /// The coach.
    pub coaching: Coaching,
    /// The planner.
    pub planning: Planning,
    /// What a lesson, a hint or the coach points at.
    pub lit: Memo<Vec<Lit>>,
    /// The highlighted ticket.
    pub spotlight: RwSignal<Option<TicketId>>,
    /// Tickets ticked so far in the question about them.
    pub ticked: RwSignal<TicketSet>,
    /// One sentence for the player.
    pub hint: RwSignal<Option<Hint>>,
    /// What happened last, for sounds.
    pub told: RwSignal<Vec<Sighting>>,
    /// What is said aloud.
    pub aloud: RwSignal<Announcements>,
    /// Whether a decision is on the screen that the session has not been told yet: until then nothing else can be
    /// decided.
    pub decided: StoredValue<bool>,
    /// What lies over the board: while nothing is open, and now.
    pub covered: RwSignal<(Covered, Covered)>,
    /// Tracks that somebody else has just taken; the map shows them for a while.
    pub fresh: RwSignal<Vec<TrackId>>,
    /// How the game is kept.
    pub keeping: Keeping,
    /// The bots at the table.
    pub thinking: Thinking,
}

/// How the game is kept, and by which tab.
#[derive(Clone, Copy)]
pub struct Keeping {
    /// Why the game is not kept.
    pub trouble: RwSignal<Option<StoreError>>,
    /// What storage holds of the game, as far as this tab knows; another tab may have written since.
    pub kept: StoredValue<Option<(u64, u32)>>,
    /// How many older games can no longer be replayed since this one ended.
    pub dropped: RwSignal<usize>,
    /// Opens the game again from storage.
    pub reopen: Callback<()>,
    /// Whether this tab writes the game.
    pub hold: RwSignal<Hold>,
}

/// What the table waits for while a bot decides.
#[derive(Clone, Copy)]
pub struct Thinking {
    /// What a bot was asked and has not answered yet.
    pub question: RwSignal<Option<Waiting>>,
    /// Whether bots skip their pauses until a person acts.
    pub hurry: RwSignal<bool>,
    /// Until when a person may still take back what was laid: bots wait that long.
    pub grace_ms: RwSignal<u64>,
}

impl TableStore {
    /// The store of a running game, or of a lesson.
    pub fn new(page: Page, sitting: Sitting, reopen: Callback<()>) -> TableStore {
        let whole = sitting.game();
        let slot = match page {
            Page::Play(slot) => Some(slot),
            _ => None,
        };
        let session = RwSignal::new(sitting);
        let seen = Memo::new(move |_| session.with(|session| session.view()));
        let open = RwSignal::new(Sheet::default());
        let (hints, coaching) = (Hints::new(), Coaching::new());
        TableStore {
            app: Store::find(),
            page,
            slot,
            whole,
            session,
            seen,
            moment: Memo::new(move |_| seen.with(PlayerView::moment)),
            task: Memo::new(move |_| seen.with(table::task)),
            to_act: Memo::new(move |_| session.with(|session| session.to_act())),
            viewer: Memo::new(move |_| seen.with(|seen| seen.viewer().seat())),
            curtain: Memo::new(move |_| session.with(|session| session.curtain())),
            sheet: Memo::new(move |_| open.get()),
            open,
            cleared: RwSignal::new(0),
            hints,
            coaching,
            planning: Planning::new(),
            lit: Memo::new(move |_| {
                session.with(|session| match session.lesson() {
                    Some(lesson) => lesson.lit().to_vec(),
                    None => {
                        let position = session.position();
                        let lit = hints.asked.with(|asked| asked.lit(position));
                        lit.or_else(|| coaching.lit()).into_iter().collect()
                    }
                })
            }),
            spotlight: RwSignal::new(None),
            ticked: RwSignal::new(TicketSet::NONE),
            hint: RwSignal::new(None),
            told: RwSignal::new(Vec::new()),
            aloud: RwSignal::new(Announcements::default()),
            decided: StoredValue::new(false),
            covered: RwSignal::new((Covered::NOTHING, Covered::NOTHING)),
            fresh: RwSignal::new(Vec::new()),
            keeping: Keeping {
                trouble: RwSignal::new(None),
                kept: StoredValue::new(None),
                dropped: RwSignal::new(0),
                reopen,
                // Nobody else could have a lesson.
                hold: RwSignal::new(if slot.is_some() {
                    Hold::Asking
                } else {
                    Hold::Here
                }),
            },
            thinking: Thinking {
                question: RwSignal::new(None),
                hurry: RwSignal::new(false),
                grace_ms: RwSignal::new(0),
            },
        }
    }

    /// What is open changes with everything that happens.
    pub fn step(self, step: Step) {
        let (to_act, viewer) = (self.to_act.get_untracked(), self.viewer.get_untracked());
        let now = Now {
            moment: self.moment.get_untracked(),
            mine: viewer.is_some() && viewer == to_act,
            curtain: self.curtain.get_untracked().is_some(),
        };
        let before = self.open.get_untracked();
        let after = before.clone().after(step, now);
        // The highlight follows the count and ends with it.
        if matches!(before, Sheet::Count(_)) && !matches!(after, Sheet::Count(_)) {
            self.spotlight.set(None);
        }
        self.open.set(after);
    }

    /// The player opens something.
    pub fn show(self, sheet: Sheet) {
        self.step(Step::Open(sheet));
    }

    /// The player closes what is open.
    pub fn close(self) {
        self.step(Step::Close);
    }

    /// The store of the component that asks.
    pub fn find() -> TableStore {
        use_context().expect("the play page provides its store before any part is drawn")
    }

    /// Knows what everything is called, in the present language.
    pub fn speaker(self) -> Speaker {
        let lang = self.app.lang.get();
        // Nobody changes seats, so events in the game must not rebuild every name.
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

    /// What a seat is called where there is little room: a bot without its level.
    pub fn short_name(self, seat: Seat) -> String {
        let lang = self.app.lang.get();
        let number = seat.index() + 1;
        let nameless = self.session.with_untracked(|session| {
            { session.sitters().get(seat.index()) }
                .is_some_and(|sitter| sitter.name.is_empty() && !sitter.is_person())
        });
        match nameless {
            true => table::bot_in_short(lang, number),
            false => self.speaker().seat(seat).to_owned(),
        }
    }

    /// A phrase that follows the language.
    pub fn say(self, phrase: Phrase) -> impl Fn() -> &'static str + Copy + Send + 'static {
        self.app.say(phrase)
    }

    /// Under which word the choices of the one who holds the device are kept; none if nobody holds it.
    pub fn viewer_key(self) -> Option<String> {
        let seat = self.viewer.get()?;
        self.session.with_untracked(|session| {
            let sitter = session.sitters().get(seat.index())?;
            Some(known_as(seat, &sitter.name))
        })
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

    /// Why the viewer cannot draw anything now.
    pub fn not_now(self) -> RuleError {
        match (self.to_act.get_untracked(), self.viewer.get_untracked()) {
            (Some(to_act), viewer) if viewer != Some(to_act) => RuleError::NotYourTurn { to_act },
            (None, _) => RuleError::GameOver,
            _ => RuleError::NotNow,
        }
    }

    /// Whether a lesson or a hint points at a ticket.
    pub fn points_at(self, ticket: TicketId) -> bool {
        self.lit.with(|lit| lit.contains(&Lit::Ticket(ticket)))
    }

    /// Highlights a ticket, or stops highlighting it.
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

/// The view in the form that one rule set's table needs; none if the game belongs to another rule set. A game never
/// changes its rule set, so later views are always of the same kind.
pub fn seen_as<T>(seen: Memo<PlayerView>, pick: fn(&PlayerView) -> Option<T>) -> Option<Memo<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let first = seen.with_untracked(pick)?;
    Some(Memo::new(move |_| {
        seen.with(pick).unwrap_or_else(|| first.clone())
    }))
}

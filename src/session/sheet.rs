//! What lies open over the table: one thing at a time, and what becomes of it with everything that happens.

use arrayvec::ArrayVec;

use crate::catalog::{Card, CityId, Seat, TrackId};
use crate::engine::game::Moment;
use crate::engine::table::Cards;

/// What is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// Nothing: the table itself, with what can be done now.
    #[default]
    Nothing,
    /// The question that the game asks, or how it ended.
    Question,
    /// The claim of a track.
    Claim(TrackId),
    /// Which of several tracks was meant.
    WhichTrack(Vec<TrackId>),
    /// Which piles tickets are drawn from.
    WhichTickets,
    /// Cards picked to be laid in the yard; at least one.
    Lay(Cards),
    /// A city: its tracks, tickets and passengers.
    City(CityId),
    /// A player: the network and everything public about them.
    Player(Seat),
    /// Cards turned up against the viewer's tunnel that asked for nothing more.
    Turned(Turned),
    /// A list.
    Panel(Panel),
    /// What happened since the viewer's last turn; the map shows these tracks of it.
    Recap(Vec<TrackId>),
    /// A line of the count, while it is a show.
    Count(usize),
    /// A card drawn blind as the last act of a turn: its owner sees it before the device changes hands.
    LastLook(Seat, Card),
    /// The curtain between two people.
    Curtain,
    /// The board, looked at from behind the curtain.
    Peek,
}

/// A tunnel that was claimed at once. Everybody saw its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The track.
    pub track: TrackId,
    /// The cards laid down.
    pub paid: Cards,
    /// The cards turned up.
    pub cards: ArrayVec<Card, 3>,
}

/// Lists that can be opened at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The own tickets.
    Tickets,
    /// Tracks as a list.
    Tracks,
    /// Who has what.
    Players,
    /// What happened.
    Log,
    /// Settings and the way out.
    Menu,
    /// What the keys do.
    Keys,
}

/// Something that may change what is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The player opens something.
    Open(Sheet),
    /// Back, Escape, the cross: all mean the same.
    Close,
    /// The viewer has decided something, or has taken it back.
    ViewerMoved,
    /// Somebody else has decided something; these tracks are taken now.
    OtherMoved {
        /// The tracks.
        claimed: Vec<TrackId>,
    },
    /// The viewer's tunnel asked for nothing more.
    TunnelTurned(Turned),
    /// The viewer parts from the device with a card that only they may see.
    Parted(Seat, Card),
    /// The device goes round: nothing of the one who had it stays open.
    HandedOver,
    /// A person has taken the device.
    Lifted {
        /// Whether there is something to tell.
        news: bool,
    },
    /// The game is over.
    Ended {
        /// Whether the count is a show.
        show: bool,
    },
    /// The game was opened, for the first time or again.
    Opened,
}

/// How things stand at the table when a step is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// What kind of decision the game waits for.
    pub moment: Moment,
    /// Whether the viewer is to act.
    pub mine: bool,
    /// Whether the device waits for somebody to take it.
    pub curtain: bool,
}

impl Now {
    /// What is open when nothing else is.
    fn ground(self) -> Sheet {
        match self {
            Now { curtain: true, .. } => Sheet::Curtain,
            Now { moment, .. } if moment.asks() => Sheet::Question,
            Now { .. } => Sheet::Nothing,
        }
    }
}

impl Sheet {
    /// What is open after a step.
    pub fn after(self, step: Step, now: Now) -> Sheet {
        match step {
            Step::Open(next) => self.opened(next, now),
            Step::Close => self.closed(now),
            Step::ViewerMoved | Step::HandedOver => match (self, step) {
                (look @ Sheet::LastLook(..), _) => look,
                (turned @ Sheet::Turned(_), Step::HandedOver) => turned,
                _ => now.ground(),
            },
            Step::TunnelTurned(turned) => Sheet::Turned(turned),
            Step::OtherMoved { claimed } => self.overtaken(&claimed, now),
            Step::Parted(seat, card) => Sheet::LastLook(seat, card),
            Step::Lifted { news: true } if now.moment == Moment::Turn => Sheet::Recap(Vec::new()),
            Step::Ended { show: true } => Sheet::Count(0),
            Step::Lifted { .. } | Step::Ended { show: false } | Step::Opened => now.ground(),
        }
    }

    /// Whether the player has opened something that Back closes before it leaves the table.
    pub fn can_be_closed(&self) -> bool {
        match self {
            Sheet::Claim(_)
            | Sheet::WhichTrack(_)
            | Sheet::WhichTickets
            | Sheet::Lay(_)
            | Sheet::City(_)
            | Sheet::Player(_)
            | Sheet::Turned(_)
            | Sheet::Panel(_)
            | Sheet::Recap(_)
            | Sheet::Peek => true,
            Sheet::Nothing
            | Sheet::Question
            | Sheet::Count(_)
            | Sheet::LastLook(..)
            | Sheet::Curtain => false,
        }
    }

    /// Behind the curtain there is nothing to open but the board, and a card is looked at before anything else.
    fn opened(self, next: Sheet, now: Now) -> Sheet {
        let shut = matches!(self, Sheet::LastLook(..)) || now.curtain && next != Sheet::Peek;
        match next {
            _ if shut => self,
            Sheet::Peek if !now.curtain => self,
            Sheet::WhichTrack(tracks) => which(tracks, now),
            Sheet::Lay(cards) if cards.is_empty() => now.ground(),
            Sheet::Nothing => now.ground(),
            next => next,
        }
    }

    fn closed(self, now: Now) -> Sheet {
        match self {
            Sheet::Nothing | Sheet::Question | Sheet::Curtain => self,
            _ => now.ground(),
        }
    }

    /// Somebody else's move leaves open what the player looks at, unless the game now asks the player something
    /// or what it is about has gone.
    fn overtaken(self, claimed: &[TrackId], now: Now) -> Sheet {
        let asked = now.mine && now.moment.asks();
        match self {
            Sheet::LastLook(..) | Sheet::Turned(_) => self,
            Sheet::Peek if now.curtain => self,
            Sheet::Claim(track) if !asked && !claimed.contains(&track) => self,
            Sheet::WhichTrack(mut tracks) if !asked => {
                tracks.retain(|track| !claimed.contains(track));
                which(tracks, now)
            }
            Sheet::Lay(_) | Sheet::City(_) | Sheet::Player(_) | Sheet::Panel(_) if !asked => self,
            _ => now.ground(),
        }
    }
}

/// One track needs no question.
fn which(mut tracks: Vec<TrackId>, now: Now) -> Sheet {
    match tracks.len() {
        0 => now.ground(),
        1 => Sheet::Claim(tracks.remove(0)),
        _ => Sheet::WhichTrack(tracks),
    }
}

//! A game as somebody sees it, with the questions that screens, bots and tools ask about it.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::game::{Action, Of, Sight};
use super::rail::{self, RailOptions, RailView};
use super::table::{Cards, Display, TicketSet, Viewer};
use super::yard::{self, YardOptions, YardView};
use crate::catalog::{Game, GameId, RailGame, Seat, TicketId, YardGame, game};

/// A game as somebody sees it. Screens and bots get this and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerView {
    /// A map game.
    Rail(Of<RailGame, RailView>),
    /// The Card Game.
    Yard(Of<YardGame, YardView>),
}

/// What a viewer may do.
#[derive(Clone, Debug, PartialEq)]
pub enum Options {
    /// In a map game.
    Rail(RailOptions),
    /// In the Card Game.
    Yard(YardOptions),
}

/// What kind of decision a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A whole turn.
    Turn,
    /// The second card of a turn.
    SecondCard,
    /// A question of its own, such as which tickets to keep.
    Question,
    /// None: the game is over.
    Over,
}

impl Moment {
    /// The word for it on the page.
    pub fn word(self) -> &'static str {
        match self {
            Moment::Turn => "turn",
            Moment::SecondCard => "second-card",
            Moment::Question => "question",
            Moment::Over => "over",
        }
    }

    /// Whether a question of its own comes to the front.
    pub fn asks(self) -> bool {
        matches!(self, Moment::Question | Moment::Over)
    }
}

/// How a view travels: its game by name, and what is seen.
#[derive(Serialize, Deserialize)]
struct Sent<V> {
    game: GameId,
    view: V,
}

impl Serialize for PlayerView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.id();
        match self {
            PlayerView::Rail(view) => Sent {
                game,
                view: &**view,
            }
            .serialize(serializer),
            PlayerView::Yard(view) => Sent {
                game,
                view: &**view,
            }
            .serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for PlayerView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerView, D::Error> {
        let Sent { game: id, view } = Sent::<serde_json::Value>::deserialize(deserializer)?;
        let view =
            match game(id) {
                Game::Rail(game) => RailView::deserialize(view)
                    .map(|view| PlayerView::Rail(Of::new(id, game, view))),
                Game::Yard(game) => YardView::deserialize(view)
                    .map(|view| PlayerView::Yard(Of::new(id, game, view))),
            };
        view.map_err(de::Error::custom)
    }
}

impl PlayerView {
    /// Which game it is.
    pub fn id(&self) -> GameId {
        match self {
            PlayerView::Rail(view) => view.id(),
            PlayerView::Yard(view) => view.id(),
        }
    }

    /// The view of a map game.
    pub fn rail(&self) -> Option<&Of<RailGame, RailView>> {
        match self {
            PlayerView::Rail(view) => Some(view),
            PlayerView::Yard(_) => None,
        }
    }

    /// The view of a Card Game.
    pub fn yard(&self) -> Option<&Of<YardGame, YardView>> {
        match self {
            PlayerView::Yard(view) => Some(view),
            PlayerView::Rail(_) => None,
        }
    }

    /// The cards on the table: market, pile and discards.
    pub fn display(&self) -> &Display {
        match self {
            PlayerView::Rail(view) => &view.open.cards,
            PlayerView::Yard(view) => &view.open.cards,
        }
    }

    /// The viewer's hand and tickets; none for a mere onlooker.
    pub fn held(&self) -> Option<(Cards, TicketSet)> {
        match self {
            PlayerView::Rail(view) => view.own.as_ref().map(|own| (own.hand, own.tickets)),
            PlayerView::Yard(view) => view.own.as_ref().map(|own| (own.hand, own.tickets)),
        }
    }

    /// The viewer's tickets that are not completed yet.
    pub fn open_tickets(&self) -> Vec<TicketId> {
        let done = match self {
            PlayerView::Rail(view) => view.completed(view.game()),
            PlayerView::Yard(_) => TicketSet::NONE,
        };
        let (_, tickets) = self.held().unwrap_or_default();
        let open = tickets.iter().filter(|ticket| !done.contains(*ticket));
        open.collect()
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        match self {
            PlayerView::Rail(view) => view.viewer,
            PlayerView::Yard(view) => view.viewer,
        }
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self {
            PlayerView::Rail(view) => view.open.to_act(),
            PlayerView::Yard(view) => view.open.to_act(),
        }
    }

    /// What kind of decision the game waits for.
    pub fn moment(&self) -> Moment {
        match self {
            PlayerView::Rail(view) => match view.open.phase {
                rail::Phase::Turn => Moment::Turn,
                rail::Phase::SecondCard => Moment::SecondCard,
                rail::Phase::Over { .. } => Moment::Over,
                _ => Moment::Question,
            },
            PlayerView::Yard(view) => match view.open.phase {
                yard::Phase::Turn => Moment::Turn,
                yard::Phase::SecondCard => Moment::SecondCard,
                yard::Phase::Over => Moment::Over,
                _ => Moment::Question,
            },
        }
    }

    /// Turns begun so far.
    pub fn turn(&self) -> u32 {
        match self {
            PlayerView::Rail(view) => view.open.turn.into(),
            PlayerView::Yard(view) => view.open.turn,
        }
    }

    /// How the game ended, in a word; none while it runs.
    pub fn ending(&self) -> Option<&'static str> {
        match self {
            PlayerView::Rail(view) => match view.open.phase {
                rail::Phase::Over {
                    ending: rail::Ending::LastRound,
                } => Some("last-round"),
                rail::Phase::Over {
                    ending: rail::Ending::AllPassed,
                } => Some("all-passed"),
                _ => None,
            },
            PlayerView::Yard(view) => view.open.is_over().then_some("pile-exhausted"),
        }
    }

    /// How many play.
    pub fn seat_count(&self) -> usize {
        match self {
            PlayerView::Rail(view) => view.open.seat_count(),
            PlayerView::Yard(view) => view.open.seat_count(),
        }
    }

    /// What the viewer sees, borrowed; none unless the viewer is to act.
    pub fn sight(&self) -> Option<Sight<'_>> {
        match self {
            PlayerView::Rail(view) => Sight::of_rail(view),
            PlayerView::Yard(view) => Sight::of_yard(view),
        }
    }

    /// Every action of the viewer, if it is to act; the buffer is cleared and filled.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.sight() {
            Some(sight) => sight.legal_actions(out),
            None => out.clear(),
        }
    }

    /// A legal move for a player who cannot decide: the first one listed, which draws a card where possible.
    pub fn simple_move(&self) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions.first().copied()
    }

    /// What the viewer may do, in a form that a screen or a bot can offer.
    pub fn options(&self) -> Options {
        match self {
            PlayerView::Rail(view) => Options::Rail(view.options(view.game())),
            PlayerView::Yard(view) => Options::Yard(view.options(view.game())),
        }
    }
}

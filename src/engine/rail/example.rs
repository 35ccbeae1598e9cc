//! Examples of the rules, found in a map game's own data.

use super::super::table::{Cards, Example, Ranked, Standing};
use super::book::Book;
use super::passengers::color_points;
use super::payment::{Locos, Price, THREE, price};
use super::score::token_rank;
use super::state::PerColor;
use super::tunnels::asks_more;
use crate::catalog::*;

/// Finds examples in a game, played by its usual rules.
#[derive(Clone, Copy, Debug)]
pub struct Examples<'a>(Book<'a>);

impl<'a> Examples<'a> {
    /// The examples of a game.
    pub fn of(game: &'a RailGame) -> Examples<'a> {
        Examples(Book::new(game, Variant::Standard))
    }

    /// The first track that fits best: of three spaces, or as near to that as there is.
    fn track(self, fits: impl Fn(&Track) -> bool) -> Option<TrackId> {
        let tracks = self.0.game.track_ids();
        let fitting = tracks.filter(|track| fits(self.0.game.track(*track)));
        fitting.min_by_key(|track| self.0.game.track(*track).length().abs_diff(3))
    }

    fn claim(self, track: TrackId, pay: Cards) -> Example {
        let points = self.0.rules.points[self.0.game.track(track).length()];
        Example::Claim { track, pay, points }
    }

    /// A track of a colour, with a locomotive among the cards where that pays.
    pub fn plain(self) -> Option<Example> {
        let track =
            self.track(|track| track.kind() == TrackKind::Plain && track.color().is_some())?;
        Some(self.claim(track, self.colored(track, true)))
    }

    /// A gray track, paid in a colour of choice.
    pub fn gray(self) -> Option<Example> {
        let track =
            self.track(|track| track.kind() == TrackKind::Plain && track.color().is_none())?;
        Some(self.claim(track, self.colored(track, false)))
    }

    fn colored(self, track: TrackId, with_loco: bool) -> Cards {
        let track = self.0.game.track(track);
        let wild = price(&self.0, track) == Price::Color(Locos::Wild);
        let locos = u8::from(wild && with_loco && track.length() > 1);
        wagons(track, track.length() as u8 - locos).plus(Cards::of(Card::Loco, locos))
    }

    /// A ferry paid with locomotives, and the same one with cards that stand in for the first of them.
    pub fn ferry(self) -> Option<[Example; 2]> {
        let track = self.track(|track| {
            matches!(track.kind(), TrackKind::Ferry { symbols } if usize::from(symbols) < track.length())
        })?;
        let it = self.0.game.track(track);
        let TrackKind::Ferry { symbols } = it.kind() else {
            return None;
        };
        let rest = wagons(it, it.length() as u8 - symbols);
        let stand_in = match price(&self.0, it) {
            Price::Pairs { .. } => Cards::of(Card::Blue, 2),
            _ => Cards::of(Card::Blue, THREE - 1).plus(Cards::of(Card::White, 1)),
        };
        let locos = |count: u8| rest.plus(Cards::of(Card::Loco, count));
        Some([locos(symbols), locos(symbols - 1).plus(stand_in)].map(|pay| self.claim(track, pay)))
    }

    /// The track that takes substitutes: all of the colour but one.
    pub fn substitute(self) -> Option<Example> {
        let rate = self.0.rules.substitute?.cards;
        let track = self.track(|track| track.kind() == TrackKind::Substitute)?;
        let it = self.0.game.track(track);
        let others = Cards::of(Card::Blue, rate - 1).plus(Cards::of(Card::White, 1));
        Some(self.claim(track, wagons(it, it.length() as u8 - 1).plus(others)))
    }

    /// A tunnel that costs one more card.
    pub fn tunnel(self) -> Option<Example> {
        let turn_up = usize::from(self.0.rules.tunnel?.turn_up);
        let track = self.track(|track| track.kind() == TrackKind::Tunnel)?;
        let it = self.0.game.track(track);
        let paid = wagons(it, it.length() as u8);
        let own = paid.kinds().map(|(card, _)| card);
        let others = Color::ALL.map(Card::from);
        let others = others.into_iter().filter(|card| paid.count(*card) == 0);
        let turned = own.chain(others).take(turn_up);
        let turned = turned.map(|card| (card, asks_more(paid, card)));
        Some(Example::Tunnel {
            track,
            paid,
            turned: turned.collect(),
        })
    }

    /// A track with cards in return.
    pub fn draw_bonus(self) -> Option<Example> {
        let track = self.track(|track| track.draw_bonus() > 0)?;
        let cards = self.0.game.track(track).draw_bonus();
        Some(Example::DrawBonus { track, cards })
    }

    /// Two neighbours on a double route.
    pub fn tolls(self) -> Option<Example> {
        self.0.rules.tolls.as_ref()?;
        let mut routes = self.0.game.routes().iter();
        let tracks = routes.find_map(|route| <[TrackId; 2]>::try_from(route.tracks()).ok())?;
        let toll = self.0.game.track(tracks[1]).toll();
        Some(Example::Tolls { tracks, toll })
    }

    /// A ticket with a neutral pair, one track of which is a player's.
    pub fn neutral(self) -> Option<Example> {
        let mut tickets = (0..self.0.game.tickets().len()).map(|index| TicketId(index as _));
        tickets.find_map(|ticket| {
            let route = self.0.game.ticket(ticket).neutral()?;
            let tracks = <[TrackId; 2]>::try_from(self.0.game.route(route).tracks()).ok()?;
            let toll = self.0.game.track(tracks[1]).toll();
            Some(Example::Neutral {
                ticket,
                tracks,
                toll,
            })
        })
    }

    /// Three players and their completed tickets: a tie.
    pub fn globetrotter(self) -> Option<Example> {
        let worth = self.0.rules.globetrotter?;
        let rows = Standing::compared(&[2, 2, 1], worth.into());
        let of = Ranked::Tickets;
        Some(Example::Ranking { of, rows })
    }

    /// Somebody gets on at either end.
    pub fn boarding(self) -> Option<Example> {
        let colors = &self.0.rules.passengers.as_ref()?.colors;
        let wait = |city: CityId| self.0.game.city(city).passengers() > 0;
        let track = self.track(|track| track.ends().into_iter().all(wait))?;
        let colors = [*colors.first()?, *colors.last()?];
        Some(Example::Boarding { track, colors })
    }

    /// Four players and the passengers of one colour: a tie for second.
    pub fn majority(self) -> Option<Example> {
        let color = *self.0.rules.passengers.as_ref()?.colors.first()?;
        let held = [4, 2, 2, 0];
        let counts = held.map(|count| {
            let mut counts = PerColor::default();
            counts[color.index()] = count;
            counts
        });
        let rows = (0..held.len()).map(|seat| Standing {
            count: held[seat].into(),
            loans: 0,
            points: color_points(&self.0, &counts, Seat::at(seat), color),
        });
        let of = Ranked::Passengers(color);
        Some(Example::Ranking {
            of,
            rows: rows.collect(),
        })
    }

    /// Four players and their tokens: a tie for first, and a loan.
    pub fn tokens(self) -> Option<Example> {
        let tolls = self.0.rules.tolls.as_ref()?;
        let players = [(9, 0), (9, 0), (3, 1), (1, 0)];
        let purses = players.map(|(tokens, loans)| (loans == 0).then_some(tokens));
        let ranks = tolls.rank_points.get(players.len() - MIN_SEATS)?;
        let rows = players.into_iter().map(|(tokens, loans)| {
            let rank = (loans == 0).then(|| token_rank(&purses, tokens));
            let ranked = rank.map_or(0, |better| i16::from(ranks[better]));
            Standing {
                count: tokens,
                loans,
                points: ranked - i16::from(loans) * i16::from(tolls.loan_cost),
            }
        });
        let of = Ranked::Tokens;
        Some(Example::Ranking {
            of,
            rows: rows.collect(),
        })
    }

    /// Three players and the first bonus card: a tie.
    pub fn bonus(self) -> Option<Example> {
        let bonus = self
            .0
            .game
            .bonuses()
            .iter()
            .position(|bonus| bonus.kind() == BonusKind::Ferries);
        let bonus = BonusId(bonus.unwrap_or(0) as u8);
        let worth = self.0.game.bonuses().get(bonus.index())?.points();
        let rows = Standing::compared(&[4, 4, 3], worth.into());
        let of = Ranked::Bonus(bonus);
        Some(Example::Ranking { of, rows })
    }

    /// The ticket worth most and the one worth least: the second one is missed.
    pub fn tickets(self) -> Option<Example> {
        let tickets = || (0..self.0.game.tickets().len()).map(|index| TicketId(index as _));
        let worth = |ticket: TicketId| self.0.game.ticket(ticket).points();
        let completed = tickets().max_by_key(|ticket| worth(*ticket))?;
        let missed = tickets().min_by_key(|ticket| worth(*ticket))?;
        Some(Example::Tickets {
            completed: (completed, worth(completed)),
            missed: (missed, worth(missed)),
        })
    }
}

/// Cards of the track's colour; of a gray one green.
fn wagons(track: &Track, count: u8) -> Cards {
    Cards::of(track.color().map_or(Card::Green, Card::from), count)
}

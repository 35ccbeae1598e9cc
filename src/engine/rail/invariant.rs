//! What must hold of every state, at every step. Also the gate for states that come from outside: nothing
//! here trusts a number before it is checked.

use super::super::table::{Cards, TicketSet, TrackSet};
use super::book::Book;
use super::score::track_points;
use super::setup::deck;
use super::state::*;
use crate::catalog::*;

/// What is wrong with a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// Tables of the wrong size, or ids that name nothing.
    #[error("tables of the wrong size, or ids of nothing")]
    Shape,
    /// Wagon cards are missing, or there are too many.
    #[error("the wagon cards do not add up")]
    Cards,
    /// Tickets are missing, or there are too many.
    #[error("the tickets do not add up")]
    Tickets,
    /// Wagons laid and left are not as many as at the start.
    #[error("the wagons laid and left do not add up")]
    Wagons,
    /// Two tracks of one route belong to one seat.
    #[error("two tracks of one route belong to one seat")]
    OwnRoute,
    /// Too many tracks of a route are used, or the wrong ones are closed.
    #[error("too many tracks of a route are used, or the wrong ones are closed")]
    Closed,
    /// Tokens do not add up with what was paid in the open (NE-4).
    #[error("the tokens do not add up")]
    Tokens,
    /// Passengers are missing, or there are too many (GE-6).
    #[error("the passengers do not add up")]
    Passengers,
    /// The running score is not what the board says.
    #[error("the running score is not what the board says")]
    Score,
    /// A public count does not match what it counts.
    #[error("a public count does not match what it counts")]
    Count,
    /// The phase does not fit the rest.
    #[error("the phase does not fit the rest")]
    Phase,
}

impl RailState {
    /// Checks everything that must hold.
    pub fn check(&self, game: &RailGame) -> Result<(), Broken> {
        self.check_shape(game)?;
        let book = Book::new(game, self.open.variant);
        self.check_cards(&book)?;
        self.check_tickets(&book)?;
        self.check_tracks(&book)?;
        self.check_tokens(&book)?;
        self.check_passengers(&book)?;
        self.check_phase(&book)
    }

    fn check_shape(&self, game: &RailGame) -> Result<(), Broken> {
        let open = &self.open;
        let rules = game.variants().get(open.variant).ok_or(Broken::Shape)?;
        let seats = open.seats.len();
        let seat = |seat: Seat| seat.index() < seats;
        let track = |track: TrackId| track.index() < game.tracks().len();
        let ticket = |ticket: TicketId| ticket.index() < game.tickets().len();
        let tickets = |tickets: TicketSet| tickets.iter().all(ticket);
        let tracks = |set: &TrackSet| set.iter().all(track);
        let fits = rules.players.contains(seats)
            && self.own.len() == seats
            && seat(open.first)
            && seat(open.to_act)
            && open.owners.len() == game.tracks().len()
            && open
                .owners
                .iter()
                .all(|owner| !matches!(owner, Owner::Seat(owner) if !seat(*owner)))
            && tracks(&open.free)
            && open
                .seats
                .iter()
                .all(|seat| tracks(&seat.tracks) && tracks(&seat.barred))
            && (open.passengers.is_empty() || open.passengers.len() == game.cities().len())
            && open.passengers.is_empty() == rules.passengers.is_none()
            && open.bonus_cards.len() == rules.open_bonus_cards as usize
            && open
                .bonus_cards
                .iter()
                .all(|bonus| bonus.index() < game.bonuses().len())
            && open
                .neutral
                .is_none_or(|neutral| seat(neutral.holder) && rules.neutral.is_some())
            && open.turns_left.is_none_or(|left| left as usize <= seats)
            && (open.passes as usize) <= seats
            && tickets(open.ticket_discards)
            && tickets(self.hidden.returned)
            && self
                .hidden
                .ticket_piles
                .iter()
                .all(|pile| pile.order().all(ticket))
            && self.own.iter().all(|own| {
                tickets(own.tickets)
                    && tickets(own.put_away)
                    && own.offer.iter().all(|id| ticket(*id))
            });
        let phase_fits = match &open.phase {
            Phase::Tunnel(tunnel) => track(tunnel.track) && rules.tunnel.is_some(),
            Phase::TakePassengers { track: claimed } => track(*claimed),
            Phase::PlaceNeutral { route } => route.index() < game.routes().len(),
            _ => true,
        };
        if fits && phase_fits {
            Ok(())
        } else {
            Err(Broken::Shape)
        }
    }

    fn check_cards(&self, book: &Book<'_>) -> Result<(), Broken> {
        let open = &self.open;
        let mut handfuls = vec![open.cards.face_up(), open.cards.discards];
        handfuls.extend(self.own.iter().map(|own| own.hand));
        if let Phase::Tunnel(tunnel) = &open.phase {
            handfuls.extend([tunnel.paid, tunnel.turned.iter().copied().collect()]);
        }
        let deck = deck(book.rules);
        for card in Card::ALL {
            let in_pile = self
                .hidden
                .pile
                .order()
                .iter()
                .filter(|other| **other == card)
                .count();
            let counted = in_pile
                + handfuls
                    .iter()
                    .map(|cards| cards.count(card) as usize)
                    .sum::<usize>();
            if counted != deck.count(card) as usize {
                return Err(Broken::Cards);
            }
        }
        let known = |own: &Holdings, seat: &OpenSeat| own.hand.contains(seat.known);
        let counts = self.hidden.pile.len() == open.cards.pile as usize
            && self
                .own
                .iter()
                .zip(&open.seats)
                .all(|(own, seat)| own.hand.total() == seat.hand && known(own, seat));
        // An empty pile means that there are no discards either.
        let renewed = open.cards.pile > 0 || open.cards.discards == Cards::NONE;
        if counts && renewed {
            Ok(())
        } else {
            Err(Broken::Count)
        }
    }

    /// Every ticket lies in exactly one place.
    fn check_tickets(&self, book: &Book<'_>) -> Result<(), Broken> {
        let mut places = vec![self.open.ticket_discards];
        let mut listed = 0;
        for pile in &self.hidden.ticket_piles {
            places.push(pile.contents());
            listed += pile.len();
        }
        for own in &self.own {
            places.extend([
                own.tickets,
                own.offer.iter().copied().collect(),
                own.put_away,
            ]);
        }
        let all = places
            .iter()
            .fold(TicketSet::NONE, |all, place| all.plus(*place));
        let sum: usize = places.iter().map(|place| place.count()).sum();
        let in_piles: usize = self
            .hidden
            .ticket_piles
            .iter()
            .map(|pile| pile.contents().count())
            .sum();
        if all.count() != book.game.tickets().len() || sum != all.count() || listed != in_piles {
            return Err(Broken::Tickets);
        }
        let of_pile = |tickets: TicketSet, pile: usize| {
            tickets
                .iter()
                .filter(|ticket| book.game.ticket(*ticket).pile().index() == pile)
                .count()
        };
        for pile in 0..2 {
            let own_pile = of_pile(self.hidden.ticket_piles[pile].contents(), pile);
            let held = self.own.iter().zip(&self.open.seats).all(|(own, seat)| {
                let offer = own.offer.iter().copied().collect();
                let dealt = self.open.phase != Phase::FirstSplit;
                seat.tickets[pile] as usize == of_pile(own.tickets, pile)
                    && (!dealt || seat.offered[pile] as usize == of_pile(offer, pile))
            });
            if !held || own_pile != self.open.ticket_piles[pile] as usize {
                return Err(Broken::Count);
            }
            if own_pile != self.hidden.ticket_piles[pile].len() {
                return Err(Broken::Tickets);
            }
        }
        Ok(())
    }

    fn check_tracks(&self, book: &Book<'_>) -> Result<(), Broken> {
        let open = &self.open;
        for (index, seat) in open.seats.iter().enumerate() {
            let owned: TrackSet = book
                .game
                .track_ids()
                .filter(|track| open.owner(*track) == Owner::Seat(Seat::at(index)))
                .collect();
            if owned != seat.tracks {
                return Err(Broken::Count);
            }
            let laid: usize = owned
                .iter()
                .map(|track| book.game.track(track).length())
                .sum();
            if laid + seat.wagons as usize != book.rules.wagons as usize {
                return Err(Broken::Wagons);
            }
            let order = (index + open.seats.len() - open.first.index()) % open.seats.len();
            let start = match book.rules.start_points {
                StartPoints::Zero => 0,
                StartPoints::ByTurnOrder => order as i16,
            };
            if seat.score != start + track_points(book, &owned) {
                return Err(Broken::Score);
            }
        }
        if let (Some(neutral), Some(rules)) = (open.neutral, book.rules.neutral) {
            let neutral_tracks = book
                .game
                .track_ids()
                .filter(|track| open.owner(*track) == Owner::Neutral);
            let laid: usize = neutral_tracks
                .map(|track| book.game.track(track).length())
                .sum();
            if laid + neutral.wagons as usize != rules.wagons as usize {
                return Err(Broken::Wagons);
            }
        }
        self.check_routes(book)
    }

    fn check_routes(&self, book: &Book<'_>) -> Result<(), Broken> {
        let open = &self.open;
        for route in book.game.routes() {
            let used = route
                .tracks()
                .iter()
                .filter(|track| open.owner(**track) != Owner::Nobody)
                .count();
            let usable = book.rules.usable(open.seats.len(), route.tracks().len());
            if used > usable {
                return Err(Broken::Closed);
            }
            for &track in route.tracks() {
                let free = open.owner(track) == Owner::Nobody && used < usable;
                if free != open.free.contains(track) {
                    return Err(Broken::Closed);
                }
                for seat in &open.seats {
                    let owned = route
                        .tracks()
                        .iter()
                        .filter(|track| seat.tracks.contains(**track))
                        .count();
                    if owned > 1 || seat.barred.contains(track) != (owned == 1) {
                        return Err(Broken::OwnRoute);
                    }
                }
            }
        }
        Ok(())
    }

    fn check_tokens(&self, book: &Book<'_>) -> Result<(), Broken> {
        let start = book
            .rules
            .tolls
            .as_ref()
            .map_or(0, |tolls| u32::from(tolls.tokens));
        let fits = |(own, seat): (&Holdings, &OpenSeat)| {
            u32::from(own.tokens) + u32::from(seat.tolls_paid)
                == start + u32::from(seat.tolls_received)
        };
        if self.own.iter().zip(&self.open.seats).all(fits) {
            Ok(())
        } else {
            Err(Broken::Tokens)
        }
    }

    fn check_passengers(&self, book: &Book<'_>) -> Result<(), Broken> {
        let Some(rules) = &book.rules.passengers else {
            return Ok(());
        };
        for color in Color::ALL {
            let standing: u32 = self
                .open
                .passengers
                .iter()
                .map(|city| u32::from(city[color.index()]))
                .sum();
            let taken: u32 = self
                .open
                .seats
                .iter()
                .map(|seat| u32::from(seat.passengers[color.index()]))
                .sum();
            let expected = if rules.colors.contains(&color) {
                u32::from(rules.each)
            } else {
                0
            };
            if standing + taken != expected {
                return Err(Broken::Passengers);
            }
        }
        Ok(())
    }

    /// Whoever has announced from which piles the first tickets come has announced as many as are dealt (GE-2).
    fn splits_fit(&self, book: &Book<'_>) -> bool {
        let waiting: Vec<Seat> = self.open.waiting_seats().collect();
        let seats = (0..self.open.seats.len()).map(Seat::at);
        { seats }.all(|seat| {
            let [one, other] = self.open.seat(seat).offered.map(usize::from);
            let announced = match waiting.contains(&seat) {
                true => 0,
                false => book.rules.tickets.first_deal.into(),
            };
            one + other == announced
        })
    }

    fn check_phase(&self, book: &Book<'_>) -> Result<(), Broken> {
        let open = &self.open;
        let offers = self.own.iter().any(|own| !own.offer.is_empty());
        let own_offer = !self.own[open.to_act.index()].offer.is_empty();
        let fits = match &open.phase {
            Phase::FirstSplit => {
                let splits = book.game.piles().len() > 1 && self.splits_fit(book);
                !offers && open.turn == 0 && splits
            }
            Phase::FirstTickets => {
                let mut waiting = open.waiting_seats();
                let all_offered = waiting.all(|seat| !self.own[seat.index()].offer.is_empty());
                all_offered && open.turn == 0
            }
            Phase::KeepTickets => own_offer && open.turn > 0,
            Phase::Tunnel(tunnel) => {
                let owed = tunnel
                    .turned
                    .iter()
                    .filter(|card| super::tunnels::asks_more(tunnel.paid, **card));
                open.free.contains(tunnel.track)
                    && !open.seat(open.to_act).barred.contains(tunnel.track)
                    && book.game.track(tunnel.track).kind() == TrackKind::Tunnel
                    && owed.count() == tunnel.owed as usize
                    && tunnel.paid.total() as usize == book.game.track(tunnel.track).length()
                    && tunnel.paid.total() <= open.seat(open.to_act).wagons
            }
            Phase::TakePassengers { track } => {
                open.owner(*track) == Owner::Seat(open.to_act) && !offers
            }
            Phase::PlaceNeutral { route } => {
                let tracks = book.game.route(*route).tracks();
                tracks.iter().all(|track| open.free.contains(*track)) && open.neutral.is_some()
            }
            Phase::Turn | Phase::SecondCard => !offers && open.turn > 0,
            Phase::Over { .. } => !offers,
        };
        let last_turns = open.turns_left != Some(0) || open.is_over();
        if fits && last_turns && open.turn < u16::MAX / 2 {
            Ok(())
        } else {
            Err(Broken::Phase)
        }
    }
}

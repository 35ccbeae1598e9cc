//! A decision with what it led to: whether what a hint says of it is so. Only the test of hints uses it.

use branchline::catalog::*;
use branchline::engine::advice::Reason;
use branchline::engine::game::{Action, Of, PlayerView};
use branchline::engine::rail::{Phase, RailAction, RailView};
use branchline::engine::table::Cards;
use branchline::engine::yard::{YardAction, YardOptions, YardView, best_tickets};

/// A decision with what it led to, as the seat sees it.
pub struct Moment<'a> {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// Of what.
    pub legal: &'a [Action],
    /// What the seat sees then.
    pub after: &'a PlayerView,
}

impl Moment<'_> {
    /// Whether a reason holds on a map.
    pub fn rail(&self, reason: Reason, before: &Of<RailGame, RailView>) -> bool {
        let after = self.after.rail().expect("a map");
        let (game, own) = (before.game(), before.own.as_ref().expect("own"));
        let (was, is) = (before.open.seat(self.seat), after.open.seat(self.seat));
        let Action::Rail(action) = self.action else {
            return false;
        };
        let track = match (action, &before.open.phase) {
            (RailAction::Claim { track, .. } | RailAction::PlaceNeutral(track), _) => Some(track),
            (_, Phase::Tunnel(tunnel)) => Some(tunnel.track),
            _ => None,
        };
        let the_track = track.map(|track| game.track(track));
        // A tunnel is laid only once its extra cards are paid.
        let waits = is.wagons == was.wagons;
        let counts = |it: fn(RailAction) -> bool| {
            let legal = self.legal.iter();
            legal
                .filter(|other| matches!(other, Action::Rail(other) if it(*other)))
                .count()
        };
        let hand_for = |track: TrackId| match game.track(track).color() {
            Some(color) => own.hand.of_color(color),
            None => 20,
        };
        match reason {
            Reason::Completes(ticket) => {
                !before.completed(game).contains(ticket)
                    && (waits || after.completed(game).contains(ticket))
            }
            Reason::Shortens(ticket) => {
                own.tickets.contains(ticket) && !before.completed(game).contains(ticket)
            }
            Reason::Contested => {
                let ends = the_track.expect("a track").ends();
                let touches = |other: &branchline::engine::rail::OpenSeat| {
                    let mut ends_there = other.tracks.iter().flat_map(|it| game.track(it).ends());
                    ends_there.any(|city| ends.contains(&city))
                };
                let others = before.open.seats.iter().enumerate();
                let mut rivals = others.filter(|(seat, _)| *seat != self.seat.index());
                rivals.any(|(_, rival)| touches(rival))
                    && detour(before, self.seat, track.expect("a track")) > 0
            }
            Reason::DrawsCards(count) => the_track.expect("a track").draw_bonus() == count,
            // Its colour is missing for no other track that the cards in hand could pay for.
            Reason::CheapNow => matches!(action, RailAction::Claim { .. }),
            Reason::Points(points) => waits || is.score - was.score == i16::from(points),
            Reason::EndsTheGame => waits || is.wagons <= 2 && before.open.turns_left.is_none(),
            Reason::Majority => {
                let ends = the_track.map(|it| it.ends()).into_iter().flatten();
                let mut here = ends.filter_map(|city| before.open.passengers.get(city.index()));
                let waiting = here.any(|colors| *colors != [0; 8]);
                waiting
                    || !before.open.bonus_cards.is_empty()
                    || matches!(action, RailAction::TakePassengers(_))
            }
            Reason::Ahead(color) | Reason::Level(color) => {
                let count = |seat: usize| after.open.seats[seat].passengers[color.index()];
                let seats = (0..after.open.seats.len()).filter(|seat| *seat != self.seat.index());
                let most = seats.map(count).max().expect("rivals");
                match reason {
                    Reason::Ahead(_) => count(self.seat.index()) > most,
                    _ => count(self.seat.index()) == most,
                }
            }
            Reason::Toll => {
                let tolls = game.track_ids().map(|track| game.track(track).toll());
                let lowest = tolls.filter(|toll| *toll > 0).min();
                lowest.is_some_and(|lowest| the_track.expect("a track").toll() <= lowest)
            }
            Reason::WantedFor(card, track) => {
                let fits = game.track(track).color();
                let fits = card == Card::Loco || fits.is_none() || fits == card.color();
                self.takes(before.open.cards.market.as_slice()) == Some(card)
                    && before.open.free.contains(track)
                    && fits
            }
            Reason::MoreOf(card) => {
                self.takes(before.open.cards.market.as_slice()) == Some(card)
                    && own.hand.count(card) > 0
            }
            Reason::BestOffered => self.takes(before.open.cards.market.as_slice()).is_some(),
            Reason::NothingFaceUp => action == RailAction::Draw,
            Reason::AllCompleted => {
                !own.tickets.is_empty() && own.tickets.minus(before.completed(game)).is_empty()
            }
            Reason::RoomForTickets => was.wagons >= 4 && before.open.turns_left.is_none(),
            Reason::Mixed | Reason::ShortTickets | Reason::LongTickets => match action {
                RailAction::Split([short, long]) => match reason {
                    Reason::Mixed => short > 0 && long > 0,
                    Reason::ShortTickets => long == 0,
                    _ => short == 0,
                },
                _ => false,
            },
            Reason::OneNetwork => {
                let ways = branchline::bots::planner::ways(self.after);
                let tracks = ways.iter().flat_map(|way| &way.tracks).flatten();
                let mut tracks: Vec<TrackId> = tracks.copied().collect();
                let spaces = tracks.len();
                tracks.sort_unstable();
                tracks.dedup();
                tracks.len() < spaces
            }
            // Nothing that was kept is out of the question.
            Reason::WithinReach => {
                let plan = branchline::bots::planner::network(self.after).expect("a map");
                !plan.exact || plan.dropped.is_empty()
            }
            Reason::EnoughTickets | Reason::OthersCost => match action {
                RailAction::Keep(kept) => kept.count() < own.offer.len(),
                _ => false,
            },
            Reason::LeastLoss => self.keeps_fewest(),
            Reason::WorthThePrice => {
                matches!(action, RailAction::PayTunnel(_))
                    && counts(|it| it == RailAction::GiveUp) == 1
            }
            Reason::TooDear => counts(|it| matches!(it, RailAction::PayTunnel(_))) > 0,
            Reason::CardsMissing => self.legal.len() == 1 && action == RailAction::GiveUp,
            Reason::OutOfTheWay => {
                let plan = branchline::bots::planner::network(&PlayerView::Rail(before.clone()));
                let plan = plan.expect("a map");
                !plan.exact
                    || plan.tickets.len() > 2
                    || !plan.tracks.contains(&track.expect("a track"))
            }
            Reason::FewestCards => {
                let chosen = hand_for(track.expect("a track"));
                let others = self.legal.iter().filter_map(|other| match other {
                    Action::Rail(RailAction::PlaceNeutral(track)) => Some(hand_for(*track)),
                    _ => None,
                });
                others.min() == Some(chosen)
            }
            Reason::Robs(_)
            | Reason::Wanted(_)
            | Reason::SpareCards
            | Reason::TimeForTickets
            | Reason::BestSet
            | Reason::LeavesInTime
            | Reason::Foreseen => false,
        }
    }

    /// Whether a reason holds in the yards.
    pub fn yard(&self, reason: Reason, before: &Of<YardGame, YardView>) -> bool {
        let PlayerView::Yard(after) = self.after else {
            return false;
        };
        let (game, own) = (before.game(), before.own.as_ref().expect("own"));
        let Action::Yard(action) = self.action else {
            return false;
        };
        let laid = match action {
            YardAction::Lay(cards) => cards,
            _ => Cards::NONE,
        };
        let needs = |color: Color| {
            let tickets = own
                .tickets
                .iter()
                .map(|ticket| game.ticket(ticket).cards()[color.index()]);
            tickets.map(u32::from).sum::<u32>() > 0
        };
        match reason {
            Reason::Robs(owner) => {
                let colors = Color::ALL.into_iter();
                let mut laid = colors.filter(|color| laid.of_color(*color) > 0);
                owner != self.seat
                    && laid.any(|color| {
                        before.open.holder(color) == Some(owner)
                            && after.open.holder(color) == Some(self.seat)
                    })
            }
            Reason::Wanted(card) => {
                let taken = self.takes(before.open.cards.market.as_slice()) == Some(card);
                (taken || laid.count(card) > 0) && card.color().is_none_or(needs)
            }
            Reason::MoreOf(card) => {
                self.takes(before.open.cards.market.as_slice()) == Some(card)
                    && own.hand.count(card) > 0
            }
            Reason::BestOffered => {
                let taken = self.takes(before.open.cards.market.as_slice());
                taken.is_some_and(|card| card == Card::Loco || own.hand.count(card) == 0)
            }
            Reason::NothingFaceUp => action == YardAction::Draw,
            Reason::SpareCards | Reason::TimeForTickets => action == YardAction::DrawTickets,
            Reason::WithinReach | Reason::EnoughTickets | Reason::OthersCost => match action {
                YardAction::Keep(kept) => {
                    reason == Reason::WithinReach || kept.count() < own.offer.len()
                }
                _ => false,
            },
            Reason::LeastLoss => self.keeps_fewest(),
            Reason::BestSet => match (action, before.options(game)) {
                (YardAction::Check(paid), YardOptions::Check { pile, best, .. }) => {
                    best_tickets(game, pile, paid).points == best.points
                }
                (YardAction::Keep(_), _) => true,
                _ => false,
            },
            Reason::LeavesInTime => {
                matches!(action, YardAction::Lay(_)) && before.open.cards.pile < 30
            }
            _ => false,
        }
    }

    /// The face-up card that is taken.
    fn takes(&self, market: &[Option<Card>]) -> Option<Card> {
        match self.action {
            Action::Rail(RailAction::Take(place)) | Action::Yard(YardAction::Take(place)) => {
                market.get(usize::from(place)).copied().flatten()
            }
            _ => None,
        }
    }

    fn keeps_fewest(&self) -> bool {
        let count = |action: &Action| match action {
            Action::Rail(RailAction::Keep(kept)) | Action::Yard(YardAction::Keep(kept)) => {
                Some(kept.count())
            }
            _ => None,
        };
        count(&self.action).is_some()
            && self.legal.iter().filter_map(count).min() == count(&self.action)
    }
}

/// Spaces of the shortest way around a track, over what the seat has laid and what is free; many if there is none.
fn detour(view: &Of<RailGame, RailView>, seat: Seat, around: TrackId) -> usize {
    let game = view.game();
    let [from, to] = game.track(around).ends();
    let mut left = vec![999; game.cities().len()];
    left[from.index()] = 0;
    for _ in 0..left.len() {
        for track in game.track_ids().filter(|track| *track != around) {
            let own = view.open.seat(seat).tracks.contains(track);
            if !own && !view.open.free.contains(track) {
                continue;
            }
            let length = if own { 0 } else { game.track(track).length() };
            let [a, b] = game.track(track).ends().map(|city| city.index());
            left[a] = left[a].min(left[b] + length);
            left[b] = left[b].min(left[a] + length);
        }
    }
    left[to.index()]
}

//! From a stored position back to a state. Nothing is trusted: a word that names nothing ends the reading, and
//! `check` judges the whole.

use super::super::record::letter_seat;
use super::super::table::{Cards, Rng, Setup, TicketSet, in_words};
use super::apply::claim::lay_wagons;
use super::book::Book;
use super::notation::{find_ticket, find_track};
use super::score::track_points;
use super::setup::empty_table;
use super::state::*;
use super::stored::{Stored, StoredSeat, bonus_name};
use super::tunnels::asks_more;
use crate::catalog::*;

/// The state of a stored position of a game that started like this; none if it names what is not there.
pub(in crate::engine) fn restore(
    game: &RailGame,
    setup: &Setup,
    stored: &Stored,
) -> Option<RailState> {
    let rules = setup.rules(game.variants(), |rules| rules.players).ok()?;
    let book = Book { game, rules };
    let first = seat(setup, &stored.first)?;
    let mut state = empty_table(&book, setup, first, Rng::new(setup.seed));
    state.hidden.rng = Rng::at(setup.seed, stored.chance);
    state.open.turn = stored.turn;
    state.open.to_act = seat(setup, &stored.to_act)?;
    state.open.phase = phase(game, &stored.question)?;
    state.open.turns_left = stored.turns_left;
    state.open.passes = stored.passes;
    restore_cards(&mut state, stored)?;
    restore_tickets(game, &mut state, stored)?;
    restore_tracks(&book, setup, &mut state, stored)?;
    restore_extras(&book, &mut state, stored)?;
    if stored.seats.len() != state.own.len() {
        return None;
    }
    for (seat, stored) in stored.seats.iter().enumerate() {
        restore_seat(&book, &mut state, seat, stored)?;
    }
    state.hidden.returned = returned(&book, &state);
    Some(state)
}

fn seat(setup: &Setup, letter: &str) -> Option<Seat> {
    letter_seat(letter).filter(|seat| seat.0 < setup.seats)
}

fn restore_cards(state: &mut RailState, stored: &Stored) -> Option<()> {
    state.hidden.pile = in_words::read_pile(&stored.pile)?;
    state.open.cards.pile = state.hidden.pile.len() as u8;
    state.open.cards.market = in_words::read_market(&stored.market)?;
    state.open.cards.discards = stored.discards;
    Some(())
}

fn restore_tickets(game: &RailGame, state: &mut RailState, stored: &Stored) -> Option<()> {
    let find = |name: &str| find_ticket(game, name).ok();
    for (index, lines) in stored.ticket_piles.iter().enumerate() {
        let pile = in_words::read_tickets(lines, find)?;
        *state.open.ticket_piles.get_mut(index)? = pile.len() as u8;
        *state.hidden.ticket_piles.get_mut(index)? = pile;
    }
    state.open.ticket_discards = in_words::read_set(&stored.ticket_discards, find)?;
    Some(())
}

/// Lays the wagons again, and counts them and their points.
fn restore_tracks(
    book: &Book<'_>,
    setup: &Setup,
    state: &mut RailState,
    stored: &Stored,
) -> Option<()> {
    let mut neutral_wagons = book.rules.neutral.map_or(0, |rules| rules.wagons);
    for (name, owner) in &stored.tracks {
        let track = find_track(book.game, name).ok()?;
        let length = book.game.track(track).length() as u8;
        let owner = match owner.as_str() {
            "neutral" => Owner::Neutral,
            letter => Owner::Seat(seat(setup, letter)?),
        };
        let wagons = match owner {
            Owner::Seat(seat) => &mut state.open.seats[seat.index()].wagons,
            _ => &mut neutral_wagons,
        };
        *wagons = wagons.checked_sub(length)?;
        lay_wagons(book, state, track, owner);
    }
    for seat in &mut state.open.seats {
        seat.score += track_points(book, &seat.tracks);
    }
    let holder = match &stored.neutral {
        Some(letter) => Some(seat(setup, letter)?),
        None => None,
    };
    // Without wagons it lays no more track (NE-12).
    state.open.neutral = holder.filter(|_| neutral_wagons > 0).map(|holder| Neutral {
        wagons: neutral_wagons,
        holder,
    });
    Some(())
}

/// Passengers and bonus cards.
fn restore_extras(book: &Book<'_>, state: &mut RailState, stored: &Stored) -> Option<()> {
    if book.rules.passengers.is_some() {
        state.open.passengers = book.game.cities().iter().map(|_| [0; 8]).collect();
    }
    for (id, standing) in &stored.passengers {
        let city = book.game.find_city(id)?;
        *state.open.passengers.get_mut(city.index())? = counts(*standing);
    }
    for name in &stored.bonus_cards {
        let mut ids = (0..book.game.bonuses().len()).map(BonusId::at);
        let bonus = ids.find(|bonus| bonus_name(book.game, *bonus) == *name)?;
        state.open.bonus_cards.try_push(bonus).ok()?;
    }
    Some(())
}

fn restore_seat(
    book: &Book<'_>,
    state: &mut RailState,
    seat: usize,
    stored: &StoredSeat,
) -> Option<()> {
    let find = |name: &str| find_ticket(book.game, name).ok();
    let own = &mut state.own[seat];
    own.hand = stored.hand;
    own.tickets = in_words::read_set(&stored.tickets, find)?;
    own.offer = in_words::read_offer(&stored.offer, find)?;
    own.put_away = in_words::read_set(&stored.put_away, find)?;
    own.tokens = own
        .tokens
        .checked_add(stored.tolls_received)?
        .checked_sub(stored.tolls_paid)?;
    let open = &mut state.open.seats[seat];
    open.hand = stored.hand.total();
    open.known = stored.known;
    open.tickets = by_pile(book.game, own.tickets.iter());
    open.offered = match state.open.phase {
        Phase::FirstSplit => stored.split,
        _ => by_pile(book.game, own.offer.iter().copied()),
    };
    open.loans = stored.loans;
    open.tolls_paid = stored.tolls_paid;
    open.tolls_received = stored.tolls_received;
    open.passengers = counts(stored.passengers);
    Some(())
}

fn by_pile(game: &RailGame, tickets: impl Iterator<Item = TicketId>) -> PerPile {
    let mut piles = [0; 2];
    tickets.for_each(|ticket| piles[game.ticket(ticket).pile().index()] += 1);
    piles
}

fn counts(crowd: Cards) -> PerColor {
    let mut counts = [0; 8];
    for color in Color::ALL {
        counts[color.index()] = crowd.of_color(color);
    }
    counts
}

/// First tickets that wait to be shuffled back (GE-2).
fn returned(book: &Book<'_>, state: &RailState) -> TicketSet {
    let waiting = state.open.phase == Phase::FirstTickets
        && book.rules.tickets.first_unkept == Unkept::ShuffledBack;
    let aside = state.own.iter().filter(|_| waiting);
    aside.fold(TicketSet::NONE, |all, own| all.plus(own.put_away))
}

fn phase(game: &RailGame, question: &str) -> Option<Phase> {
    let mut words = question.split_ascii_whitespace();
    let verb = words.next()?;
    let mut track = || find_track(game, words.next()?).ok();
    Some(match verb {
        "first-split" => Phase::FirstSplit,
        "first-tickets" => Phase::FirstTickets,
        "turn" => Phase::Turn,
        "second-card" => Phase::SecondCard,
        "keep-tickets" => Phase::KeepTickets,
        "take-passengers" => Phase::TakePassengers { track: track()? },
        "place-neutral" => Phase::PlaceNeutral {
            route: game.track(track()?).route(),
        },
        "tunnel" => tunnel(track()?, words)?,
        "over" => Phase::Over {
            ending: Ending::from_word(words.next()?)?,
        },
        _ => return None,
    })
}

fn tunnel<'a>(track: TrackId, mut words: impl Iterator<Item = &'a str>) -> Option<Phase> {
    let paid: Cards = words.next()?.parse().ok()?;
    let turned = in_words::read_row(words)?;
    let owed = turned.iter().filter(|card| asks_more(paid, **card));
    Some(Phase::Tunnel(Tunnel {
        track,
        paid,
        owed: owed.count() as u8,
        turned: turned.as_slice().try_into().ok()?,
    }))
}

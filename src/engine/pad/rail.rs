//! A table of cardboard with a map.

use super::super::rail::{Book, Ending, Holdings, Owner, Phase, RailState, lay_wagons};
use super::super::table::Cards;
use super::{MOST, Pad, PadFault, PadSeat, Tick};
use crate::catalog::*;

pub(super) fn rules<'a>(pad: &Pad, game: &'a RailGame) -> &'a RailRules {
    Book::new(game, pad.variant()).rules
}

pub(super) fn counted(pad: &Pad, game: &RailGame, own: &PadSeat) -> Vec<Tick> {
    let rules = rules(pad, game);
    let mut ticks = Vec::new();
    for color in rules.passengers.iter().flat_map(|rules| &rules.colors) {
        ticks.push(Tick::Passengers(*color, own.passengers[color.index()]));
    }
    if rules.tolls.is_some() {
        ticks.extend([Tick::Tokens(own.tokens), Tick::Loans(own.loans)]);
    }
    let counts = |bonus: &BonusId| game.bonus(*bonus).kind() == BonusKind::LocomotivesInHand;
    if pad.bonuses().iter().any(counts) {
        ticks.push(Tick::Locomotives(own.locomotives));
    }
    ticks
}

pub(super) fn wagons(pad: &Pad, game: &RailGame, own: &PadSeat) -> Option<u8> {
    let laid: usize = own.tracks.iter().map(|id| game.track(id).length()).sum();
    rules(pad, game).wagons.checked_sub(laid as u8)
}

pub(super) fn tick(pad: &mut Pad, game: &RailGame, seat: Seat, tick: Tick) -> Result<(), PadFault> {
    let rules = rules(pad, game);
    let within = |count: u16| match count <= MOST {
        true => Ok(count),
        false => Err(PadFault::OutOfRange),
    };
    let has_tolls = || {
        rules
            .tolls
            .as_ref()
            .map(|_| ())
            .ok_or(PadFault::NotInThisGame)
    };
    match tick {
        Tick::Track(track, laid) => lay(pad, game, seat, track, laid)?,
        Tick::Passengers(color, count) => board(pad, game, seat, color, count)?,
        Tick::Tokens(tokens) => {
            has_tolls()?;
            pad.seats[seat.index()].tokens = within(tokens)?;
        }
        Tick::Loans(loans) => {
            has_tolls()?;
            within(loans.into())?;
            pad.seats[seat.index()].loans = loans;
        }
        Tick::Locomotives(count) => {
            within(count.into())?;
            if rules.open_bonus_cards == 0 {
                return Err(PadFault::NotInThisGame);
            }
            pad.seats[seat.index()].locomotives = count;
        }
        Tick::Bonus(bonus, open) => turn_up(pad, game, bonus, open)?,
        Tick::Ticket(..) | Tick::First => {}
    }
    Ok(())
}

fn lay(
    pad: &mut Pad,
    game: &RailGame,
    seat: Seat,
    track: TrackId,
    laid: bool,
) -> Result<(), PadFault> {
    if track.index() >= game.tracks().len() {
        return Err(PadFault::NotInThisGame);
    }
    match pad.owner(track) {
        Some(other) if other != seat => return Err(PadFault::TrackTaken(other)),
        Some(_) if laid => return Ok(()),
        Some(_) => {
            pad.seats[seat.index()].tracks.remove(track);
            return Ok(());
        }
        None if !laid => return Ok(()),
        None => {}
    }
    let route = game.route(game.track(track).route()).tracks();
    let owners: Vec<Seat> = route.iter().filter_map(|other| pad.owner(*other)).collect();
    let left = wagons(pad, game, &pad.seats[seat.index()]).unwrap_or(0);
    match () {
        () if owners.contains(&seat) => Err(PadFault::SecondTrack),
        () if owners.len() >= rules(pad, game).usable(pad.count(), route.len()) => {
            Err(PadFault::RouteFull)
        }
        () if game.track(track).length() > usize::from(left) => {
            Err(PadFault::TooFewWagons { left })
        }
        () => {
            pad.seats[seat.index()].tracks.insert(track);
            Ok(())
        }
    }
}

fn board(
    pad: &mut Pad,
    game: &RailGame,
    seat: Seat,
    color: Color,
    count: u8,
) -> Result<(), PadFault> {
    let rules = rules(pad, game).passengers.as_ref();
    let rules = rules.filter(|rules| rules.colors.contains(&color));
    let each = rules.ok_or(PadFault::NotInThisGame)?.each;
    let others = { pad.seats.iter().enumerate() }.filter(|(other, _)| *other != seat.index());
    let taken: u8 = others.map(|(_, seat)| seat.passengers[color.index()]).sum();
    let left = each.saturating_sub(taken);
    if count > left {
        return Err(PadFault::TooFewPassengers { left });
    }
    pad.seats[seat.index()].passengers[color.index()] = count;
    Ok(())
}

fn turn_up(pad: &mut Pad, game: &RailGame, bonus: BonusId, open: bool) -> Result<(), PadFault> {
    if bonus.index() >= game.bonuses().len() {
        return Err(PadFault::NotInThisGame);
    }
    let most = rules(pad, game).open_bonus_cards;
    let others = { pad.bonuses.iter().copied() }.filter(|other| *other != bonus);
    let mut bonuses: Vec<BonusId> = others.collect();
    if open {
        if bonuses.len() >= usize::from(most) {
            return Err(PadFault::TooManyBonuses { most });
        }
        bonuses.push(bonus);
        bonuses.arrange();
    }
    pad.bonuses = bonuses;
    Ok(())
}

pub(super) fn end(pad: &Pad, game: &RailGame) -> RailState {
    let mut state = RailState::new(game, &pad.setup).expect("tried when the pad was made");
    let book = Book::new(game, pad.variant());
    for (index, ticked) in pad.seats.iter().enumerate() {
        state.own[index] = Holdings {
            hand: Cards::of(Card::Loco, ticked.locomotives),
            tickets: ticked.tickets,
            tokens: ticked.tokens,
            ..Holdings::default()
        };
        for track in ticked.tracks.iter() {
            lay_wagons(&book, &mut state, track, Owner::Seat(Seat::at(index)));
            state.open.seats[index].score +=
                i16::from(book.rules.points[game.track(track).length()]);
        }
        let open = &mut state.open.seats[index];
        open.wagons = wagons(pad, game, ticked).unwrap_or(0);
        open.loans = ticked.loans;
        open.passengers = ticked.passengers;
        (open.hand, open.offered) = (ticked.locomotives, [0; 2]);
    }
    state.open.bonus_cards = pad.bonuses.iter().copied().collect();
    state.open.phase = Phase::Over {
        ending: Ending::LastRound,
    };
    state
}

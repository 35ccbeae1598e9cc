//! A second count of finished games, written from the rules and not from the engine: slow and plain. Both must
//! come to the same points, line by line, and to the same winners (R-51 to R-56 and the games' own rules).

use std::cmp::Reverse;

use branchline::catalog::*;
use branchline::engine::rail::{
    Holdings, Open, Owner, RailAction, RailState, Source, apply, longest_path, scores, view,
};
use branchline::engine::table::{Rng, Setup, TrackSet, Viewer};

/// What a seat's count is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    start: i32,
    tracks: i32,
    tickets: i32,
    globetrotter: i32,
    bonuses: Vec<(BonusId, i32)>,
    passengers: i32,
    tokens: i32,
    loans: i32,
    completed: usize,
}

impl Count {
    fn total(&self) -> i32 {
        let bonuses: i32 = self.bonuses.iter().map(|(_, points)| points).sum();
        self.start
            + self.tracks
            + self.tickets
            + self.globetrotter
            + bonuses
            + self.passengers
            + self.tokens
            + self.loans
    }
}

struct Table<'a> {
    id: GameId,
    game: &'a RailGame,
    open: &'a Open,
    held: &'a [Holdings],
}

impl Table<'_> {
    /// The rules as data. Numbers that a printed rulebook gives are repeated here, see below; for a map without a
    /// rulebook of its own the data is trusted.
    fn rules(&self) -> &RailRules {
        let variants = self.game.variants();
        variants.get(self.open.variant).expect("a way to play it")
    }

    fn tracks(&self, seat: usize) -> Vec<TrackId> {
        let owned = |track: &TrackId| self.open.owner(*track) == Owner::Seat(Seat(seat as u8));
        self.game.track_ids().filter(owned).collect()
    }

    /// Whether a walk along the seat's tracks leads from one city to the other; it never passes through a country.
    fn joined(&self, seat: usize, [from, to]: [CityId; 2]) -> bool {
        let tracks = self.tracks(seat);
        let mut reached = vec![from];
        let mut next = 0;
        while next < reached.len() {
            let here = reached[next];
            next += 1;
            if here != from && self.game.city(here).is_dead_end() {
                continue;
            }
            for &track in &tracks {
                let [a, b] = self.game.track(track).ends();
                for (near, far) in [(a, b), (b, a)] {
                    if near == here && !reached.contains(&far) {
                        reached.push(far);
                    }
                }
            }
        }
        reached.contains(&to)
    }

    fn completed(&self, seat: usize) -> Vec<TicketId> {
        let tickets = self.held[seat].tickets.iter();
        tickets
            .filter(|ticket| self.joined(seat, self.game.ticket(*ticket).ends()))
            .collect()
    }

    fn length_points(&self, length: usize) -> i32 {
        let table: &[i32] = match self.id {
            GameId::NORDIC => &[0, 1, 2, 4, 7, 10, 15, 0, 0, 27],
            GameId::GERMANY => &[0, 1, 2, 4, 7, 10, 15, 18],
            GameId::NORTHERN_LIGHTS => &[0, 1, 2, 4, 7, 10],
            GameId::NEDERLAND => &[0, 1, 2, 4, 7, 10, 15],
            _ => return i32::from(self.rules().points[length]),
        };
        table[length]
    }

    fn counts(&self) -> Vec<Count> {
        let seats = self.held.len();
        let mut counts: Vec<Count> = (0..seats).map(|seat| self.own_count(seat)).collect();
        let most_tickets = counts
            .iter()
            .map(|count| count.completed)
            .max()
            .unwrap_or(0);
        let globetrotter = match self.id {
            GameId::NORDIC => 10,
            GameId::GERMANY => 15,
            GameId::NORTHERN_LIGHTS | GameId::NEDERLAND => 0,
            _ => self.rules().globetrotter.map_or(0, i32::from),
        };
        for count in &mut counts {
            if most_tickets > 0 && count.completed == most_tickets {
                count.globetrotter = globetrotter;
            }
        }
        self.count_bonus_cards(&mut counts);
        self.count_passengers(&mut counts);
        self.count_tokens(&mut counts);
        counts
    }

    fn own_count(&self, seat: usize) -> Count {
        let (players, first) = (self.held.len(), self.open.first.index());
        let head_start = self.id == GameId::NEDERLAND;
        let completed = self.completed(seat);
        let worth = |ticket: TicketId| i32::from(self.game.ticket(ticket).points());
        let lengths = self.tracks(seat).into_iter();
        Count {
            start: if head_start {
                ((seat + players - first) % players) as i32
            } else {
                0
            },
            tracks: lengths
                .map(|track| self.length_points(self.game.track(track).length()))
                .sum(),
            tickets: self.held[seat]
                .tickets
                .iter()
                .map(|ticket| {
                    let sign = if completed.contains(&ticket) { 1 } else { -1 };
                    sign * worth(ticket)
                })
                .sum(),
            loans: -5 * i32::from(self.open.seats[seat].loans),
            completed: completed.len(),
            ..Count::default()
        }
    }

    fn count_bonus_cards(&self, counts: &mut [Count]) {
        for &bonus in &self.open.bonus_cards {
            let card = self.game.bonus(bonus);
            let amounts: Vec<usize> = (0..counts.len())
                .map(|seat| self.amount(seat, card.kind()))
                .collect();
            let most = *amounts.iter().max().expect("somebody plays");
            for (count, amount) in counts.iter_mut().zip(amounts) {
                if amount == most && most > 0 {
                    count.bonuses.push((bonus, i32::from(card.points())));
                }
            }
        }
    }

    fn amount(&self, seat: usize, kind: BonusKind) -> usize {
        let ends = |ends: [CityId; 2]| ends.map(|end| self.game.city(end));
        let tickets: Vec<&Ticket> = self
            .completed(seat)
            .into_iter()
            .map(|ticket| self.game.ticket(ticket))
            .collect();
        let owned = self.tracks(seat);
        let tracks: Vec<&Track> = owned.iter().map(|track| self.game.track(*track)).collect();
        let capitals = ["stockholm", "kobenhavn", "oslo", "helsinki"];
        let polar = |cities: [&City; 2]| cities[0].is_polar() || cities[1].is_polar();
        match kind {
            BonusKind::LocomotivesInHand => {
                let hand = self.held[seat].hand;
                let pairs: u8 = Color::ALL
                    .iter()
                    .map(|color| hand.of_color(*color) / 2)
                    .sum();
                usize::from(hand.locos() + pairs)
            }
            BonusKind::CapitalTickets => tickets
                .iter()
                .filter(|ticket| {
                    ends(ticket.ends())
                        .iter()
                        .any(|city| capitals.contains(&city.id()))
                })
                .count(),
            BonusKind::WagonsLeft => 40 - tracks.iter().map(|track| track.length()).sum::<usize>(),
            BonusKind::OneSpaceTracks => tracks.iter().filter(|track| track.length() == 1).count(),
            BonusKind::LongestPath => usize::from(longest_path(
                self.game,
                &owned.iter().copied().collect::<TrackSet>(),
            )),
            BonusKind::SmallTickets { .. } => {
                tickets.iter().filter(|ticket| ticket.points() <= 5).count()
            }
            BonusKind::Countries => {
                let mut countries: Vec<CountryId> = tracks
                    .iter()
                    .flat_map(|track| ends(track.ends()))
                    .filter_map(City::country)
                    .collect();
                countries.sort_unstable();
                countries.dedup();
                countries.len()
            }
            BonusKind::PolarTickets => tickets
                .iter()
                .filter(|ticket| polar(ends(ticket.ends())))
                .count(),
            BonusKind::PolarTracks => tracks
                .iter()
                .filter(|track| polar(ends(track.ends())))
                .count(),
            BonusKind::Ferries => tracks
                .iter()
                .filter(|track| track.color().is_none())
                .count(),
            BonusKind::CountryTracks { .. } => {
                let norway = |city: &City| {
                    let country = city
                        .country()
                        .map(|country| &self.game.countries()[country.index()]);
                    country.is_some_and(|country| country.id() == "norway")
                };
                tracks
                    .iter()
                    .filter(|track| ends(track.ends()).into_iter().any(norway))
                    .count()
            }
        }
    }

    fn count_passengers(&self, counts: &mut [Count]) {
        for color in 0..8 {
            let mut held: Vec<(u8, usize)> = (0..counts.len())
                .map(|seat| (self.open.seats[seat].passengers[color], seat))
                .filter(|(count, _)| *count > 0)
                .collect();
            held.sort_by_key(|(count, _)| Reverse(*count));
            let Some(&(most, _)) = held.first() else {
                continue;
            };
            let firsts = held.iter().filter(|(count, _)| *count == most).count();
            let second = held.get(firsts).map(|(count, _)| *count);
            for (count, seat) in held {
                if count == most {
                    counts[seat].passengers += 20;
                } else if firsts == 1 && Some(count) == second {
                    counts[seat].passengers += 10;
                }
            }
        }
    }

    fn count_tokens(&self, counts: &mut [Count]) {
        if self.id != GameId::NEDERLAND || self.open.variant == Variant::NoTolls {
            return;
        }
        let points: &[i32] = match counts.len() {
            2 => &[35, 0],
            3 => &[55, 35, 0],
            4 => &[55, 35, 20, 0],
            _ => &[55, 35, 20, 10, 0],
        };
        let mut ranked: Vec<(u16, usize)> = (0..counts.len())
            .filter(|seat| self.open.seats[*seat].loans == 0)
            .map(|seat| (self.held[seat].tokens, seat))
            .collect();
        ranked.sort_by_key(|(tokens, _)| Reverse(*tokens));
        for &(tokens, seat) in &ranked {
            let rank = ranked.iter().position(|(other, _)| *other == tokens);
            counts[seat].tokens = points[rank.expect("it is in the list")];
        }
    }

    /// What decides between equals who have completed as many tickets.
    fn last_tie_break(&self) -> TieBreak {
        match self.id {
            GameId::NORDIC => TieBreak::LongestPath,
            GameId::GERMANY => TieBreak::Passengers,
            GameId::NORTHERN_LIGHTS => TieBreak::BonusCards,
            GameId::NEDERLAND => TieBreak::Loans,
            _ => *self.rules().tie_breaks.last().unwrap_or(&TieBreak::Tickets),
        }
    }

    fn winners(&self, counts: &[Count]) -> Vec<Seat> {
        let key = |seat: usize| {
            let count = &counts[seat];
            let last = match self.last_tie_break() {
                TieBreak::Tickets => 0,
                TieBreak::LongestPath => {
                    let tracks: TrackSet = self.tracks(seat).into_iter().collect();
                    i32::from(longest_path(self.game, &tracks))
                }
                TieBreak::Passengers => {
                    let all = self.open.seats[seat].passengers.iter();
                    all.map(|count| i32::from(*count)).sum()
                }
                TieBreak::BonusCards => count.bonuses.len() as i32,
                TieBreak::Loans => -i32::from(self.open.seats[seat].loans),
            };
            (count.total(), count.completed, last)
        };
        let best = (0..counts.len()).map(key).max();
        let seats = (0..counts.len()).filter(|seat| Some(key(*seat)) == best);
        seats.map(|seat| Seat(seat as u8)).collect()
    }
}

/// Plays to the end; claims are preferred, so that boards fill up and tickets are completed.
fn play(game: &RailGame, setup: &Setup) -> RailState {
    let mut state = RailState::new(game, setup).expect("a table that can be set up");
    let mut rng = Rng::new(setup.seed);
    while let Some(seat) = state.to_act() {
        let mut actions: Vec<RailAction> = Vec::new();
        view(&state, Viewer::Seat(seat)).legal_actions(game, &mut |action| actions.push(action));
        let is_claim = |action: &RailAction| matches!(action, RailAction::Claim { .. });
        let claims: Vec<RailAction> = actions.iter().copied().filter(is_claim).collect();
        let anything = claims.is_empty() || rng.below(4) == 0;
        let from = if anything { &actions } else { &claims };
        let action = from[rng.below(from.len() as u32) as usize];
        apply(game, &mut state, seat, action, &mut Vec::new()).expect("listed");
        assert_eq!(state.check(game), Ok(()));
    }
    state
}

fn recount(id: GameId, variant: Variant, seats: u8, seed: u64) {
    let game = game(id).rail().expect("a map game");
    let setup = Setup {
        game: id,
        variant,
        seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let state = play(game, &setup);
    let seen = view(&state, Viewer::Table);
    let table = Table {
        id,
        game,
        open: &seen.open,
        held: &seen.revealed.expect("the game is over"),
    };
    let counts = table.counts();
    let scores = scores(game, &state);
    for (count, score) in counts.iter().zip(&scores.seats) {
        let mut found = Count {
            completed: usize::from(score.completed),
            ..Count::default()
        };
        for line in &score.lines {
            let points = i32::from(line.points);
            match line.source {
                Source::Start => found.start += points,
                Source::Tracks => found.tracks += points,
                Source::Ticket { .. } => found.tickets += points,
                Source::Globetrotter { .. } => found.globetrotter += points,
                Source::BonusCard { bonus, .. } => found.bonuses.push((bonus, points)),
                Source::Passengers { .. } => found.passengers += points,
                Source::Tokens { .. } => found.tokens += points,
                Source::Loans { .. } => found.loans += points,
            }
        }
        // The engine lists valuable cards first.
        found.bonuses.sort_unstable();
        assert_eq!(*count, found, "{setup:?}");
        assert_eq!(count.total(), i32::from(score.total), "{setup:?}");
    }
    assert_eq!(table.winners(&counts), scores.winners, "{setup:?}");
}

#[test]
fn r_56_a_second_count_from_the_rules_agrees_on_every_map() {
    for (id, map) in GameId::maps() {
        for variant in map.variants().names() {
            let players = game(id).players_of(variant).expect("a way to play it");
            for seats in players.min..=players.max {
                for seed in 0..20 {
                    recount(id, variant, seats, seed);
                }
            }
        }
    }
}

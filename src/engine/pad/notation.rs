//! What was ticked off, a line each, in the numbers of tracks, tickets and bonus cards that never change (`no=`).

use super::super::record::{letter_seat, seat_letter};
use super::{Held, Pad, PadFault, Tick};
use crate::catalog::*;

impl Pad {
    /// Everything that is ticked off: `A track 12`, `B failed 4`.
    pub fn lines(&self) -> Vec<String> {
        let first = self.first();
        let mut lines = vec![line(first, "first", "")];
        // Bonus cards are the table's; they are written under whoever began.
        lines.extend(self.bonuses.iter().map(|it| line(first, "bonus", it.0 + 1)));
        for (index, own) in self.seats.iter().enumerate() {
            let seat = Seat::at(index);
            lines.extend(own.tracks.iter().map(|it| line(seat, "track", it.0 + 1)));
            lines.extend(own.tickets.iter().map(|it| line(seat, "ticket", it.0 + 1)));
            lines.extend(own.failed.iter().map(|it| line(seat, "failed", it.0 + 1)));
            for color in Color::ALL {
                let count = own.passengers[color.index()];
                if count > 0 {
                    lines.push(line(seat, color.word(), count));
                }
            }
            let counts = [
                ("tokens", own.tokens),
                ("loans", own.loans.into()),
                ("locomotives", own.locomotives.into()),
            ];
            let some = counts.into_iter().filter(|(_, count)| *count > 0);
            lines.extend(some.map(|(word, count)| line(seat, word, count)));
        }
        lines
    }

    /// Ticks off what a line says. Lines may come from anywhere.
    pub fn read(&mut self, line: &str) -> Result<(), PadFault> {
        let mut words = line.split(' ');
        let seat = words.next().and_then(letter_seat);
        let seat = seat.ok_or(PadFault::NoSuchSeat)?;
        let word = words.next().unwrap_or_default();
        let number = words.next().unwrap_or_default();
        let tick = match word {
            "first" => Tick::First,
            _ => {
                let number: u8 = number.parse().map_err(|_| PadFault::OutOfRange)?;
                read(word, number)?
            }
        };
        self.tick(seat, tick)
    }
}

fn line(seat: Seat, word: &str, number: impl ToString) -> String {
    let line = format!("{} {word} {}", seat_letter(seat), number.to_string());
    line.trim_end().to_owned()
}

fn read(word: &str, number: u8) -> Result<Tick, PadFault> {
    let id = || number.checked_sub(1).ok_or(PadFault::OutOfRange);
    Ok(match word {
        "track" => Tick::Track(TrackId(id()?), true),
        "ticket" => Tick::Ticket(TicketId(id()?), Held::Kept),
        "failed" => Tick::Ticket(TicketId(id()?), Held::Failed),
        "bonus" => Tick::Bonus(BonusId(id()?), true),
        "tokens" => Tick::Tokens(number.into()),
        "loans" => Tick::Loans(number),
        "locomotives" => Tick::Locomotives(number),
        word => {
            let color = Color::ALL.into_iter().find(|color| color.word() == word);
            Tick::Passengers(color.ok_or(PadFault::NotInThisGame)?, number)
        }
    })
}

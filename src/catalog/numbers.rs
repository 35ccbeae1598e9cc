//! The numbers that entries carry. Dealing, drawing and saving go by them, so that the order of lines in a file does
//! not matter and a game saved today still replays after somebody has tidied up the file.

use super::arrange::Arrange;
use super::fault::Reason;
use super::raw::Origin;
use super::source::{Entry, Log};

/// The most entries of a kind; ids are small numbers.
const MOST: u32 = 255;

/// The number of an entry; if it has none, a fault and 0.
pub(super) fn number(entry: &Entry<'_>, log: &mut Log) -> u32 {
    let number = entry.needed_number("no", MOST, log);
    if number == 0 && entry.field("no") == Some("0") {
        entry.fault(log, Reason::BadNumber("0".to_owned()));
    }
    number
}

/// Something with a number.
pub(super) trait Numbered {
    /// Its number and its line.
    fn number(&self) -> (u32, &Origin);
}

/// Puts entries into the order of their numbers: 1, 2, 3 and so on, none twice and none left out.
pub(super) fn sort<T: Numbered>(entries: &mut [T], log: &mut Log) {
    entries.arrange_by_key(|entry| entry.number().0);
    let mut next = 1;
    for (number, origin) in entries.iter().map(Numbered::number) {
        if number == 0 {
            // Already reported when it was read.
            continue;
        }
        if number < next {
            log.faults.push(origin.fault(Reason::NumberTwice(number)));
        } else if number > next {
            log.faults.push(origin.fault(Reason::NumberLeftOut(next)));
        }
        next = number + 1;
    }
}

//! The drawing on a bonus card: one flat shape in a field of 60 by 24, holes by the even-odd rule. Our own drawings.

use crate::catalog::BonusKind;

/// What a bonus card shows.
pub fn bonus_picture(kind: BonusKind) -> &'static str {
    match kind {
        // An engine under steam.
        BonusKind::LocomotivesInHand => {
            "M12 19V8H24V12H36V6H41V12H45L49 19ZM15 10V14H21V10ZM13 20H21V21A4 3 0 0 1 13 21ZM25 20H32V21A3.5 3 0 0 1 25 21ZM35 20H42V21A3.5 3 0 0 1 35 21ZM40 4A3 2 0 0 1 46 3A4 2 0 0 1 53 1V3L46 5Z"
        }
        // A ticket with a star.
        BonusKind::CapitalTickets => {
            "M13 4H47V9A3 3 0 0 0 47 15V21H13V15A3 3 0 0 0 13 9ZM30 6L31.8 10.2 36.3 10.6 32.9 13.6 33.9 18 30 15.7 26.1 18 27.1 13.6 23.7 10.6 28.2 10.2Z"
        }
        // Two wagons on their wheels.
        BonusKind::WagonsLeft => {
            "M6 6H28V17H6ZM32 6H54V17H32ZM28 13H32V15H28ZM9 18H15A3 3 0 0 1 9 18ZM19 18H25A3 3 0 0 1 19 18ZM35 18H41A3 3 0 0 1 35 18ZM45 18H51A3 3 0 0 1 45 18ZM11 8V12H16V8ZM19 8V12H24V8ZM37 8V12H42V8ZM45 8V12H50V8Z"
        }
        // One space between two cities.
        BonusKind::OneSpaceTracks => {
            "M21 8H39V17H21ZM13 7A5.5 5.5 0 1 1 13 18A5.5 5.5 0 1 1 13 7ZM47 7A5.5 5.5 0 1 1 47 18A5.5 5.5 0 1 1 47 7ZM13 10A2.5 2.5 0 1 0 13 15A2.5 2.5 0 1 0 13 10ZM47 10A2.5 2.5 0 1 0 47 15A2.5 2.5 0 1 0 47 10Z"
        }
        // A line that winds into the distance.
        BonusKind::LongestPath => "M4 24L22 17 14 12 36 7 30 4 46 1 35 4 43 7 23 12 33 17 18 24Z",
        // Three tickets in a fan.
        BonusKind::SmallTickets { .. } => {
            "M6 9L20 5 23 17 9 21ZM24 4H36V18H24ZM40 5L54 9 51 21 37 17ZM27 7V9H33V7ZM27 11V13H31V11Z"
        }
        // Two flags.
        BonusKind::Countries => {
            "M12 2H14V22H12ZM14 2H28L24.5 7 28 12H14ZM34 4H36V22H34ZM36 4H50L46.5 9 50 14H36ZM17 5V9H20V5ZM39 7V11H42V7Z"
        }
        // A ticket below the northern lights.
        BonusKind::PolarTickets => {
            "M6 9C16 0 22 8 32 3C42 -1 46 6 55 1V5C46 10 42 3 33 7C22 12 17 4 6 13ZM19 13H41V15A2 2 0 0 0 41 19V21H19V19A2 2 0 0 0 19 15Z"
        }
        // A track below them.
        BonusKind::PolarTracks => {
            "M6 9C16 0 22 8 32 3C42 -1 46 6 55 1V5C46 10 42 3 33 7C22 12 17 4 6 13ZM7 16H21V22H7ZM23 16H37V22H23ZM39 16H53V22H39Z"
        }
        // A ship.
        BonusKind::Ferries => {
            "M8 15H52L47 22H14ZM17 9H44V14H17ZM33 2H39L40 8H32ZM20 10.5V12.5H23V10.5ZM27 10.5V12.5H30V10.5ZM34 10.5V12.5H37V10.5Z"
        }
        // A flag beside a track.
        BonusKind::CountryTracks { .. } => {
            "M9 2H11V22H9ZM11 2H27L23.5 7 27 12H11ZM15 15H27V21H15ZM29 15H41V21H29ZM43 15H55V21H43Z"
        }
    }
}

//! Rail vehicles as silhouettes, one for each card colour, our own drawings. Holes are cut by the even-odd rule.
//!
//! All stand on the same rails: 36 wide, wheels down to 10 below the origin.

use crate::catalog::Color;

/// The wheels of every vehicle, and the frame they carry.
pub const WHEELS: &str = "M-18 4H18V6H-18ZM-14.4 7.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0ZM8.8 7.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z";

/// What stands on the frame.
pub fn vehicle(color: Color) -> &'static str {
    match color {
        // A coach: a rounded roof and a row of windows.
        Color::Violet => {
            "M-17 4V-6Q-17 -10 -13 -10H13Q17 -10 17 -6V4ZM-14.5 -6V-1.5H-10.5V-6ZM-8.2 -6V-1.5H-4.2V-6ZM-2 -6V-1.5H2V-6ZM4.2 -6V-1.5H8.2V-6ZM10.5 -6V-1.5H14.5V-6Z"
        }
        // A mail van: an envelope on its side.
        Color::Blue => {
            "M-16 4V-10H16V4ZM-8.5 -7.5V1.5H8.5V-7.5ZM-6.6 -6.2L0 -1.4L6.6 -6.2ZM-7 0V-4.6L-3.6 -2.2ZM7 0V-4.6L3.6 -2.2ZM-5.6 .4L-2.6 -1.6L0 .2L2.6 -1.6L5.6 .4Z"
        }
        // A tank car: a drum with a dome and two straps.
        Color::Orange => {
            "M-12.5 4A6 6 0 0 1 -12.5 -8H-3.5V-11H3.5V-8H12.5A6 6 0 0 1 12.5 4ZM-9 -8V4H-7.4V-8ZM7.4 -8V4H9V-8Z"
        }
        // A refrigerator car: hatches on the roof, a flake of snow on the side.
        Color::White => {
            "M-16 4V-8.5H-14V-10.5H-9V-8.5H9V-10.5H14V-8.5H16V4ZM-.8 -7V-5.2L-2.4 -6.2L-3.2 -4.9L-1.6 -4L-.8 -3.4V-2.9H.8V-3.4L1.6 -4L3.2 -4.9L2.4 -6.2L.8 -5.2V-7ZM-.8 2.5V.7L-2.4 1.7L-3.2 .4L-1.6 -.5L-.8 -1.1V-1.6H.8V-1.1L1.6 -.5L3.2 .4L2.4 1.7L.8 .7V2.5ZM-12.5 -6V1.5H-11V-6ZM-8.5 -6V1.5H-7V-6ZM7 -6V1.5H8.5V-6ZM11 -6V1.5H12.5V-6Z"
        }
        // A flat car with logs between stakes.
        Color::Green => {
            "M-17 4V1.6H17V4ZM-15.6 1.6V-11H-13.8V1.6ZM13.8 1.6V-11H15.6V1.6ZM-12 .8a1.9 1.9 0 0 1 0 -3.8H12a1.9 1.9 0 0 1 0 3.8ZM-12 -3.8a1.9 1.9 0 0 1 0 -3.8H12a1.9 1.9 0 0 1 0 3.8ZM-9 -8.4a1.5 1.5 0 0 1 0 -3H9a1.5 1.5 0 0 1 0 3Z"
        }
        // A box car: a sliding door with a brace, panels beside it.
        Color::Yellow => {
            "M-17 4V-9.5L0 -11L17 -9.5V4ZM-5 -7V2.2H5V-7ZM-3.4 1L3.4 -3.6V1ZM-3.4 -5.8H3.4L-3.4 -1.2ZM-14.6 -6.5V1.8H-7.6V-6.5ZM-13 .4V-5.1H-9.2V.4ZM7.6 -6.5V1.8H14.6V-6.5ZM9.2 .4V-5.1H13V.4Z"
        }
        // A hopper with a heap of coal.
        Color::Black => {
            "M-17 -5H17L13 1H8L5.5 4H-5.5L-8 1H-13ZM-15 -6Q-12 -9.5 -8.6 -8.6Q-5 -12.4 -.6 -9.4Q4 -12.6 7.6 -8.8Q12 -9.8 15 -6ZM-9.6 -3.4V-.6H-8V-3.4ZM-3.4 -3.4V1.6H-1.8V-3.4ZM1.8 -3.4V1.6H3.4V-3.4ZM8 -3.4V-.6H9.6V-3.4Z"
        }
        // A caboose: a lookout on the roof, a platform at each end.
        Color::Red => {
            "M-13 4V-5.5H-15.5V-7.5H-5V-12H5V-7.5H15.5V-5.5H13V4ZM-3 -10.2V-7.6H3V-10.2ZM-10 -3.6V.4H-6V-3.6ZM-2 -3.6V.4H2V-3.6ZM6 -3.6V.4H10V-3.6ZM-17 4V-2H-15.6V-1H-13V.2H-15.6V4ZM17 4V-2H15.6V-1H13V.2H15.6V4Z"
        }
    }
}

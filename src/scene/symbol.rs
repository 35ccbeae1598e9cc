//! The eight symbols, one per colour, so that colour is never alone.

use crate::catalog::Color;

/// A symbol. They differ in shape, not only in fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// Round.
    Circle,
    /// Four equal sides.
    Square,
    /// Three corners.
    Triangle,
    /// A square on its corner, upright.
    Diamond,
    /// Five points.
    Star,
    /// Two bars.
    Cross,
    /// A moon.
    Crescent,
    /// Six corners.
    Hexagon,
}

impl Symbol {
    /// The symbol of a colour.
    pub fn of(color: Color) -> Symbol {
        match color {
            Color::Violet => Symbol::Crescent,
            Color::Blue => Symbol::Hexagon,
            Color::Orange => Symbol::Circle,
            Color::White => Symbol::Cross,
            Color::Green => Symbol::Triangle,
            Color::Yellow => Symbol::Star,
            Color::Black => Symbol::Square,
            Color::Red => Symbol::Diamond,
        }
    }
}

/// A symbol as SVG path data, around the origin, at most 2 wide and high.
pub fn shape(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Circle => "M-.86 0A.86 .86 0 1 0 .86 0A.86 .86 0 1 0 -.86 0Z",
        Symbol::Square => "M-.78 -.78H.78V.78H-.78Z",
        Symbol::Triangle => "M0 -.98L.98 .78H-.98Z",
        Symbol::Diamond => "M0 -1L.74 0L0 1L-.74 0Z",
        Symbol::Star => {
            "M0 -1L.25 -.34L.95 -.31L.4 .13L.59 .81L0 .42L-.59 .81L-.4 .13L-.95 -.31L-.25 -.34Z"
        }
        Symbol::Cross => "M-.32 -.94H.32V-.32H.94V.32H.32V.94H-.32V.32H-.94V-.32H-.32Z",
        Symbol::Crescent => "M.42 -.9A.95 .95 0 1 0 .42 .9A.78 .78 0 1 1 .42 -.9Z",
        Symbol::Hexagon => "M-.5 -.87H.5L1 0L.5 .87H-.5L-1 0Z",
    }
}

/// A locomotive from the side, around the origin, 4 wide and 2 high.
pub const LOCOMOTIVE: &str = "M-1.9 -1H-.7V-.15H.35V-.3Q.35 -.75 .1 -.95H.95Q.72 -.7 .75 -.15H1.4Q1.7 -.1 1.7 .25\
V.42L2 .86H1.62A.42 .42 0 0 1 .8 .86H.62A.42 .42 0 0 1 -.22 .86H-.42A.55 .55 0 0 1 -1.52 .86H-1.8V-.62H-1.9ZM-1.5 -.68V-.2H-1.02V-.68Z";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_shape_of_its_own() {
        for one in Color::ALL {
            for other in Color::ALL.into_iter().filter(|other| *other != one) {
                assert_ne!(
                    shape(Symbol::of(one)),
                    shape(Symbol::of(other)),
                    "{one:?} and {other:?}"
                );
            }
        }
    }
}

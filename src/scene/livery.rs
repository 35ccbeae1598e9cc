//! The players' liveries: five colours, each with a shape that no card has, so that colour is never alone.

/// A livery, by the number that saves and seats use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Livery {
    /// A heart.
    Raspberry,
    /// A bolt of lightning.
    Turquoise,
    /// A drop.
    Lime,
    /// Two triangles that meet in the middle.
    Copper,
    /// Two arrowheads.
    Indigo,
}

impl Livery {
    /// All liveries, in the order in which they are offered.
    pub const ALL: [Livery; 5] = [
        Livery::Raspberry,
        Livery::Turquoise,
        Livery::Lime,
        Livery::Copper,
        Livery::Indigo,
    ];

    /// The livery of a number; numbers beyond the last wrap around.
    pub fn of(number: u8) -> Livery {
        Livery::ALL[usize::from(number) % Livery::ALL.len()]
    }

    /// The class that sets its inks, and its word in ids.
    pub fn word(self) -> &'static str {
        match self {
            Livery::Raspberry => "raspberry",
            Livery::Turquoise => "turquoise",
            Livery::Lime => "lime",
            Livery::Copper => "copper",
            Livery::Indigo => "indigo",
        }
    }

    /// Its shape as SVG path data, around the origin, at most 2 wide and high.
    pub fn shape(self) -> &'static str {
        match self {
            Livery::Raspberry => {
                "M0 .95C-.5 .5 -1 .1 -1 -.4A.53 .53 0 0 1 0 -.58A.53 .53 0 0 1 1 -.4C1 .1 .5 .5 0 .95Z"
            }
            Livery::Turquoise => "M.35 -1L-.7 .18H-.08L-.35 1L.7 -.18H.08Z",
            Livery::Lime => {
                "M0 -1C.3 -.45 .72 -.1 .72 .32A.72 .68 0 0 1 -.72 .32C-.72 -.1 -.3 -.45 0 -1Z"
            }
            Livery::Copper => "M-.95 -.8L-.12 -.16H.12L.95 -.8V.8L.12 .16H-.12L-.95 .8Z",
            Livery::Indigo => {
                "M-.95 -.8H-.4L.15 0L-.4 .8H-.95L-.4 0ZM-.1 -.8H.45L1 0L.45 .8H-.1L.45 0Z"
            }
        }
    }
}

/// The word for the neutral player, beside the words of the liveries.
pub const NEUTRAL: &str = "neutral";

/// The shape of the neutral player: a plain bar.
pub const NEUTRAL_SHAPE: &str = "M-.9 -.26H.9V.26H-.9Z";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Color;
    use crate::scene::{Symbol, shape};

    #[test]
    fn no_player_has_the_shape_of_another_or_of_a_card() {
        for livery in Livery::ALL {
            let same = Livery::ALL
                .into_iter()
                .filter(|other| other.shape() == livery.shape());
            assert_eq!(same.count(), 1);
            for color in Color::ALL {
                assert_ne!(livery.shape(), shape(Symbol::of(color)));
            }
        }
    }
}

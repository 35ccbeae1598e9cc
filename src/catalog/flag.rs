//! Flags of the countries where routes end, as `cities.txt` describes them: `flag=down:blue,white,red`.

/// A flag, drawn in at most three inks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagPattern {
    /// Three stripes across, from the top.
    Across([FlagInk; 3]),
    /// Three stripes down, from the left.
    Down([FlagInk; 3]),
    /// A cloth, and a cross that reaches its edges, off the middle.
    Cross([FlagInk; 2]),
    /// A cloth, and a cross that does not reach its edges.
    ShortCross([FlagInk; 2]),
    /// A country without a pattern.
    Plain,
}

/// An ink of flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagInk {
    /// Red.
    Red,
    /// White.
    White,
    /// Blue.
    Blue,
}

impl FlagPattern {
    /// Reads the words of a `flag` field.
    pub(super) fn read(text: &str) -> Option<FlagPattern> {
        let (pattern, inks) = text.split_once(':')?;
        match pattern {
            "across" => Some(FlagPattern::Across(read_inks(inks)?)),
            "down" => Some(FlagPattern::Down(read_inks(inks)?)),
            "cross" => Some(FlagPattern::Cross(read_inks(inks)?)),
            "short-cross" => Some(FlagPattern::ShortCross(read_inks(inks)?)),
            _ => None,
        }
    }
}

fn read_inks<const COUNT: usize>(text: &str) -> Option<[FlagInk; COUNT]> {
    let ink = |word| match word {
        "red" => Some(FlagInk::Red),
        "white" => Some(FlagInk::White),
        "blue" => Some(FlagInk::Blue),
        _ => None,
    };
    let inks: Vec<FlagInk> = text.split(',').map(ink).collect::<Option<_>>()?;
    inks.try_into().ok()
}

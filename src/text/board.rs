//! Words about a board: its summary and its key.

use super::{Lang, Phrase, form};
use crate::catalog::Color;

/// What a screen reader says of a board.
pub fn summary(lang: Lang, name: &str, cities: usize, tracks: usize) -> String {
    match lang {
        Lang::Fr => format!(
            "Plateau {name} : {cities} {}, {tracks} {}",
            form(lang, cities, "ville", "villes"),
            form(lang, tracks, "voie", "voies")
        ),
        Lang::En => format!(
            "Board of {name}: {cities} {}, {tracks} {}",
            form(lang, cities, "city", "cities"),
            form(lang, tracks, "track", "tracks")
        ),
    }
}

/// Heading of the key.
pub const KEY: Phrase = Phrase {
    fr: "Légende",
    en: "Key",
};

/// The name of a colour.
pub fn color(color: Color) -> Phrase {
    match color {
        Color::Violet => Phrase {
            fr: "violet",
            en: "violet",
        },
        Color::Blue => Phrase {
            fr: "bleu",
            en: "blue",
        },
        Color::Orange => Phrase {
            fr: "orange",
            en: "orange",
        },
        Color::White => Phrase {
            fr: "blanc",
            en: "white",
        },
        Color::Green => Phrase {
            fr: "vert",
            en: "green",
        },
        Color::Yellow => Phrase {
            fr: "jaune",
            en: "yellow",
        },
        Color::Black => Phrase {
            fr: "noir",
            en: "black",
        },
        Color::Red => Phrase {
            fr: "rouge",
            en: "red",
        },
    }
}

/// What passengers of a colour are called, in the singular or plural.
pub fn passengers(lang: Lang, wears: Color, count: u8) -> &'static str {
    let one = color(wears);
    let many = match wears {
        Color::Violet => "violets",
        Color::Blue => "bleus",
        Color::Orange => "orange",
        Color::White => "blancs",
        Color::Green => "verts",
        Color::Yellow => "jaunes",
        Color::Black => "noirs",
        Color::Red => "rouges",
    };
    match lang {
        Lang::Fr => form(lang, count.into(), one.fr, many),
        Lang::En => one.en,
    }
}

/// A passenger of a colour.
pub fn a_passenger(lang: Lang, wears: Color) -> String {
    match lang {
        Lang::Fr => format!("un voyageur {}", color(wears).fr),
        Lang::En => format!("{} passenger", a_colored(wears)),
    }
}

/// The same of a second one, named after the first.
pub fn another(lang: Lang, wears: Color) -> String {
    match lang {
        Lang::Fr => format!("un {}", color(wears).fr),
        Lang::En => format!("{} one", a_colored(wears)),
    }
}

fn a_colored(wears: Color) -> String {
    let article = if wears == Color::Orange { "an" } else { "a" };
    format!("{article} {}", color(wears).en)
}

/// The passengers who get on at the ends of a track; none if nobody does.
pub fn boarding(lang: Lang, colors: [Option<Color>; 2]) -> Option<String> {
    Some(match (lang, colors) {
        (_, [None, None]) => return None,
        (_, [Some(one), None] | [None, Some(one)]) => a_passenger(lang, one),
        (Lang::Fr, [Some(one), Some(other)]) if one == other => {
            format!("deux voyageurs {}", passengers(lang, one, 2))
        }
        (Lang::En, [Some(one), Some(other)]) if one == other => {
            format!("two {} passengers", color(one).en)
        }
        (_, [Some(one), Some(other)]) => {
            let and = match lang {
                Lang::Fr => "et",
                Lang::En => "and",
            };
            let (one, other) = (a_passenger(lang, one), another(lang, other));
            format!("{one} {and} {other}")
        }
    })
}

/// A number of passengers of a colour.
pub fn passenger_count(lang: Lang, wears: Color, count: u8) -> String {
    format!("{count} {}", passengers(lang, wears, count))
}

/// A track without a colour.
pub const GRAY: Phrase = Phrase {
    fr: "gris : une couleur au choix",
    en: "grey: any one colour",
};

/// A locomotive card.
pub const LOCOMOTIVE: Phrase = Phrase {
    fr: "locomotive",
    en: "locomotive",
};

/// Tracks over water.
pub const FERRY: Phrase = Phrase {
    fr: "ferry : des locomotives sont dues",
    en: "ferry: locomotives are due",
};

/// Tracks through rock.
pub const TUNNEL: Phrase = Phrase {
    fr: "tunnel : le prix peut monter",
    en: "tunnel: the price may rise",
};

/// Seals of tolls.
pub const TOLL: Phrase = Phrase {
    fr: "péage de la ligne",
    en: "toll of the route",
};

/// Seals of draw bonuses.
pub const DRAW_BONUS: Phrase = Phrase {
    fr: "cartes à piocher ensuite",
    en: "cards to draw afterwards",
};

/// The seal of the track that takes any cards.
pub const EXCHANGE: Phrase = Phrase {
    fr: "cartes quelconques pour une de la couleur",
    en: "cards of any kind for one of the colour",
};

/// Standing figures.
pub const PASSENGERS: Phrase = Phrase {
    fr: "places des voyageurs",
    en: "where passengers wait",
};

/// Flags at the ends of tracks.
pub const FLAG: Phrase = Phrase {
    fr: "voie vers l’étranger",
    en: "track abroad",
};

/// Prints the board on a sheet of paper of that name.
pub fn print(lang: Lang, paper: &str) -> String {
    match lang {
        Lang::Fr => format!("Imprimer en {paper}"),
        Lang::En => format!("Print on {paper}"),
    }
}

//! The inks can be read: words at 4.5 to 1, signs at 3 to 1, by day and by night.

use std::collections::BTreeMap;
use std::fs;

/// Words and what they stand on.
const WORDS: [(&str, &str); 27] = [
    ("ink", "paper"),
    ("ink", "paper-raised"),
    ("ink-soft", "paper"),
    ("ink-soft", "paper-raised"),
    ("ink", "cardboard"),
    ("ink-soft", "cardboard"),
    ("accent", "paper"),
    ("accent", "paper-raised"),
    ("accent-ink", "accent"),
    ("name", "halo"),
    ("name", "land"),
    ("name", "sea"),
    ("sea-name", "sea"),
    ("sea-name", "sea-top"),
    ("sea-name", "sea-middle"),
    ("sea-name", "land"),
    ("sea-name", "halo"),
    ("seal-ink", "seal"),
    ("coin-ink", "coin"),
    ("poster-letter", "poster-peach"),
    ("poster-letter", "poster-sky"),
    ("poster-cream", "poster-navy"),
    ("poster-cream", "poster-band"),
    ("poster-gold", "poster-navy"),
    ("poster-gold", "poster-deep"),
    ("poster-cream", "poster-deep"),
    ("sign-ink", "sign"),
];

/// Signs and what they stand on. The keyline around a space sets every track colour off the ground.
const SIGNS: [(&str, &str); 10] = [
    ("own-rim", "wagon-edge"),
    ("claim", "land"),
    ("spotlight", "land"),
    ("stop", "halo"),
    ("keyline", "land"),
    ("keyline", "sea"),
    ("keyline", "sea-top"),
    ("keyline", "sea-middle"),
    ("figure", "land"),
    ("focus", "paper"),
];

/// Cards, players and the neutral player: each has an ink that is printed on it.
const COLORS: [&str; 15] = [
    "violet",
    "blue",
    "orange",
    "white",
    "green",
    "yellow",
    "black",
    "red",
    "gray",
    "raspberry",
    "turquoise",
    "lime",
    "copper",
    "indigo",
    "neutral",
];

#[test]
fn words_and_signs_stand_out() {
    let inks = inks();
    let mut faults = Vec::new();
    let mut check = |above: &str, below: &str, least: f64| {
        for (theme, time) in ["day", "night"].into_iter().enumerate() {
            let found = contrast(inks[above][theme], inks[below][theme]);
            if found < least {
                faults.push(format!(
                    "{above} on {below} by {time}: {found:.1}, not {least}"
                ));
            }
        }
    };
    for (above, below) in WORDS {
        check(above, below, 4.5);
    }
    for (above, below) in SIGNS {
        check(above, below, 3.0);
    }
    for color in COLORS {
        check(&format!("on-{color}"), color, 3.0);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every ink of the theme, by day and by night.
fn inks() -> BTreeMap<String, [[u8; 3]; 2]> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/style/theme.css");
    let css = fs::read_to_string(path).expect("the theme is there");
    let lines = css
        .lines()
        .filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
    lines
        .filter_map(|(name, value)| {
            let mut inks = value
                .split(['(', ',', ')', ';'])
                .map(str::trim)
                .filter_map(hex);
            let day = inks.next()?;
            Some((name.to_owned(), [day, inks.next().unwrap_or(day)]))
        })
        .collect()
}

fn hex(word: &str) -> Option<[u8; 3]> {
    let digits = word.strip_prefix('#')?;
    let digits = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => digits.to_owned(),
    };
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

/// The contrast of two inks as the Web Content Accessibility Guidelines measure it.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(ink: [u8; 3]) -> f64 {
    let [red, green, blue] = ink.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

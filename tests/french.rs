//! French typography: a narrow no-break space before ; : ! ? % » and behind «, so that no sign begins a line. And words
//! that agree with their number and their noun; English as it is written in Britain.

mod sources;

use branchline::catalog::{Color, GameId, Players, game};
use branchline::text::{Lang, board, games, play, settings, sheets};
use sources::rust_sources;

const NARROW: char = '\u{202f}';

/// A string of the sources.
struct Literal {
    line: usize,
    says: String,
    is_french: bool,
}

/// The strings of a file of `src/text`, where both languages stand side by side in one of three ways:
/// `"…" / "…"`, `fr: "…", en: "…"`, or behind `Lang::Fr` and `Lang::En`.
fn literals(text: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut is_french = false;
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let line = text[..text.len() - rest.len()].matches('\n').count() + 1;
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if let Some(behind) = rest.strip_prefix("'\"'") {
            rest = behind;
        } else if let Some(inside) = rest.strip_prefix('"') {
            let end = end_of(inside);
            let behind = &inside[end + 1..];
            let before_slash = behind.trim_start().starts_with('/');
            let after_slash = text[..text.len() - rest.len()].trim_end().ends_with('/');
            found.push(Literal {
                line,
                says: shown(&inside[..end]),
                is_french: before_slash || (is_french && !after_slash),
            });
            rest = behind;
        } else {
            for (mark, french) in [
                ("Lang::Fr", true),
                ("fr:", true),
                ("Lang::En", false),
                ("en:", false),
            ] {
                if rest.starts_with(mark) {
                    is_french = french;
                }
            }
            rest = &rest[sign.len_utf8()..];
        }
    }
    found
}

fn end_of(inside: &str) -> usize {
    let mut is_escaped = false;
    let end = inside.char_indices().find(|(_, sign)| {
        let ends = *sign == '"' && !is_escaped;
        is_escaped = *sign == '\\' && !is_escaped;
        ends
    });
    end.map_or(inside.len() - 1, |(at, _)| at)
}

/// A literal as readers see it: lines joined, a word for every placeholder in braces.
fn shown(literal: &str) -> String {
    let mut says = String::new();
    let mut pieces = literal.split("\\\n");
    says.push_str(pieces.next().unwrap_or_default());
    pieces.for_each(|piece| says.push_str(piece.trim_start_matches(' ')));
    let mut plain = String::new();
    for piece in says.split('{') {
        plain.push_str(piece.split_once('}').map_or(piece, |(_, behind)| behind));
        plain.push('x');
    }
    plain.pop();
    plain
}

fn faults(literal: &Literal) -> Vec<String> {
    let signs: Vec<char> = literal.says.chars().collect();
    let pairs = signs.windows(2).filter_map(|pair| {
        let [before, after] = *pair else { return None };
        // English has no space there; an ordinary space before a sign is a French sentence gone wrong.
        let is_wrong =
            |space: char| matches!(space, ' ' | '\u{a0}') || (literal.is_french && space != NARROW);
        let closes = matches!(after, ';' | ':' | '!' | '?' | '%' | '»') && is_wrong(before);
        let opens = before == '«' && is_wrong(after);
        (closes || opens).then(|| format!("{before}{after}"))
    });
    pairs.collect()
}

#[test]
fn french_signs_stand_behind_a_narrow_space() {
    let mut french = 0;
    let mut wrong = Vec::new();
    for source in rust_sources("src/text") {
        for literal in literals(&source.text) {
            french += usize::from(literal.is_french);
            let found = faults(&literal);
            if !found.is_empty() {
                wrong.push(format!(
                    "{}:{} {found:?} in «{}»",
                    source.path, literal.line, literal.says
                ));
            }
        }
    }
    assert!(french > 400, "only {french} French phrases were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_french_sign_without_its_space_is_found_in_every_way_to_write_a_phrase() {
    let wrong = [
        r#"A: "Qui ?" / "Who?";"#,
        r#"A: "Qui?" / "Who?";"#,
        "A: \"Qui\u{a0}?\" / \"Who?\";",
        r#"fr: "Voici: rien", en: "Here: nothing","#,
        r#"Lang::Fr => format!("{name}: rien"), Lang::En => format!("{name}: nothing")"#,
        r#"Lang::Fr => "«Oslo»", Lang::En => "Oslo""#,
        r#"Lang::Fr => format!("{:.1}%", x), Lang::En => format!("{:.1}%", x)"#,
    ];
    for text in wrong {
        let count: usize = literals(text).iter().map(|it| faults(it).len()).sum();
        assert!(count > 0, "{text}");
    }
    let right = "A: \"Qui\u{202f}? «\u{202f}Moi\u{202f}»\" / \"Who? Me!\";";
    assert!(literals(right).iter().all(|it| faults(it).is_empty()));
}

#[test]
fn words_agree_with_their_number() {
    for (count, long) in [(0, "0 long"), (1, "1 long"), (2, "2 longs")] {
        assert_eq!(play::of_pile(Lang::Fr, "long", count), long);
    }
    let germany = game(GameId::GERMANY).rail().expect("a map game");
    let piles = germany.piles();
    assert_eq!(sheets::split(Lang::Fr, [3, 1], piles), "3 courts + 1 long");
    assert_eq!(sheets::split(Lang::En, [3, 1], piles), "3 short + 1 long");
    for (ms, says) in [
        (500, "0,5 seconde "),
        (1500, "1,5 seconde "),
        (3000, "3,0 secondes "),
    ] {
        let help = settings::thinking_help(Lang::Fr, ms);
        assert!(help.contains(says), "{help}");
    }
    let players = |min, max| games::players(Lang::Fr, Players { min, max });
    assert_eq!(players(2, 3), "2 ou 3 joueurs");
    assert_eq!(players(2, 5), "2 à 5 joueurs");
}

#[test]
fn colours_agree_with_the_passengers_who_wear_them() {
    assert_eq!(board::passenger_count(Lang::Fr, Color::Blue, 1), "1 bleu");
    assert_eq!(board::passenger_count(Lang::Fr, Color::Blue, 2), "2 bleus");
    assert_eq!(board::passenger_count(Lang::En, Color::Blue, 2), "2 blue");
    for color in Color::ALL {
        let (one, many) = (
            board::color(color).fr,
            board::passengers(Lang::Fr, color, 2),
        );
        // The name of a fruit stays as it is.
        let plural = if color == Color::Orange {
            "orange".to_owned()
        } else {
            format!("{one}s")
        };
        assert_eq!(many, plural);
    }
}

#[test]
fn passengers_who_get_on_are_named_as_one_would_say_it() {
    let (blue, red, orange) = (Some(Color::Blue), Some(Color::Red), Some(Color::Orange));
    for (colors, fr, en) in [
        ([blue, None], "un voyageur bleu", "a blue passenger"),
        ([None, orange], "un voyageur orange", "an orange passenger"),
        ([blue, blue], "deux voyageurs bleus", "two blue passengers"),
        (
            [blue, red],
            "un voyageur bleu et un rouge",
            "a blue passenger and a red one",
        ),
    ] {
        assert_eq!(board::boarding(Lang::Fr, colors).as_deref(), Some(fr));
        assert_eq!(board::boarding(Lang::En, colors).as_deref(), Some(en));
    }
    assert_eq!(board::boarding(Lang::Fr, [None, None]), None);
}

#[test]
fn english_is_written_as_in_britain() {
    let mut wrong = Vec::new();
    for source in rust_sources("src/text") {
        for literal in literals(&source.text) {
            let says = literal.says.to_lowercase();
            let mut words = says.split(|sign: char| !sign.is_alphabetic() && sign != '_');
            let american = ["gray", "grays", "color", "colors", "center"];
            if !literal.is_french && words.any(|word| american.contains(&word)) {
                wrong.push(format!("{}:{} {}", source.path, literal.line, literal.says));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn bots_are_called_by_one_word() {
    let mut wrong = Vec::new();
    for source in rust_sources("src/text") {
        for literal in literals(&source.text) {
            let says = literal.says.to_lowercase();
            if says.contains("ordinateur") || says.contains("computer") {
                wrong.push(format!("{}:{} {}", source.path, literal.line, literal.says));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

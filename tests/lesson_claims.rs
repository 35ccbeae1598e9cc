//! What the sentences of the lessons claim is checked against the table, numbers in digits and in words included.

use branchline::catalog::{GameId, lessons};

fn every_lesson() -> impl Iterator<Item = (GameId, usize, &'static str)> {
    GameId::all().flat_map(|id| {
        let texts = lessons(id).iter().enumerate();
        texts.map(move |(chapter, text)| (id, chapter, *text))
    })
}

/// A number in a sentence comes from the table, so it cannot be wrong.
#[test]
fn sentences_hold_no_numbers_of_their_own() {
    for (id, chapter, text) in every_lesson() {
        let said = text
            .lines()
            .filter(|line| line.starts_with("fr ") || line.starts_with("en "));
        for line in said {
            let pieces = line
                .split('{')
                .map(|piece| piece.split_once('}').map_or(piece, |it| it.1));
            let own: String = pieces.collect();
            assert!(
                !own.contains(|it: char| it.is_ascii_digit()),
                "{id:?} {chapter}: {line}"
            );
        }
    }
}

/// What a sentence says of the table is asked of the table, so a change of the rules or of a map cannot make it wrong.
#[test]
fn no_sentence_goes_unchecked() {
    for (id, chapter, text) in every_lesson() {
        let steps = text.split("\nstep\n").skip(1).enumerate();
        for (step, told) in steps {
            let mut lines = told.lines();
            let checked = lines.any(|line| line.starts_with(['?', '=']));
            assert!(checked, "{id:?} {} step {}", chapter + 1, step + 1);
        }
    }
}

/// A number in words is one of the rules or of the map, and stands as a digit among what the step checks or asks for.
#[test]
fn numbers_in_words_are_checked_too() {
    const WORDS: [(&str, &str); 7] = [
        ("three", "3"),
        ("four", "4"),
        ("five", "5"),
        ("six", "6"),
        ("eight", "8"),
        ("nine", "9"),
        ("ten", "10"),
    ];
    for (id, chapter, text) in every_lesson() {
        for (step, told) in text.split("\nstep\n").skip(1).enumerate() {
            let said = told.lines().find_map(|line| line.strip_prefix("en "));
            let said = said.expect("a sentence").to_lowercase();
            let words: Vec<&str> = said.split(|it: char| !it.is_alphabetic()).collect();
            let checked = |line: &&str| line.starts_with(['?', '=']) || line.starts_with("ask ");
            let lines: Vec<&str> = told.lines().filter(checked).collect();
            let digits = lines.join(" ");
            let digits: Vec<&str> = digits.split(|it: char| !it.is_ascii_digit()).collect();
            for (word, digit) in WORDS {
                // Cards that a sentence names by their colours are counted by the eye.
                let seen = !words.contains(&word)
                    || digits.contains(&digit)
                    || EYE.contains(&(id.slug(), chapter + 1, step + 1));
                assert!(
                    seen,
                    "{} {} step {}: {word}",
                    id.slug(),
                    chapter + 1,
                    step + 1
                );
            }
        }
    }
}

/// Steps whose number is that of the cards or tickets named in the same sentence.
const EYE: [(&str, usize, usize); 2] = [("nordic", 3, 4), ("nederland", 5, 2)];

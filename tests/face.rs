//! The display face is small, never holds up a page, and knows every letter that is set in it.

use std::collections::BTreeSet;
use std::fs;

use branchline::catalog::{Game, GameId, game};

const FACE: &[u8] = include_bytes!("../public/fonts/jost.woff2");
const MOST_BYTES: usize = 30 << 10;
/// In the text of the rules only, which is not set in it.
const RAISED: char = 'ᵉ';

#[test]
fn the_face_is_small_and_nothing_waits_for_it() {
    assert!(FACE.len() <= MOST_BYTES, "{} bytes", FACE.len());
    let style = fs::read_to_string("style/page.css").expect("the style sheet is there");
    let rule = style.lines().find(|line| line.contains("jost.woff2"));
    let rule = rule.expect("the face is named");
    assert!(rule.contains("font-display: optional"), "{rule}");
}

/// Cities, games, and whatever the words on the screen are made of.
#[test]
fn the_face_has_every_letter_that_is_set_in_it() {
    let mut set: BTreeSet<char> = ('0'..='9').collect();
    for id in GameId::all() {
        let game = game(id);
        set.extend(game.name().fr.chars().chain(game.name().en.chars()));
        match game {
            Game::Rail(map) => {
                for city in map.cities() {
                    set.extend(city.name().chars());
                    let names = city.local_name().into_iter();
                    names.for_each(|it| set.extend(it.fr.chars().chain(it.en.chars())));
                }
            }
            Game::Yard(yard) => yard
                .cities()
                .iter()
                .for_each(|city| set.extend(city.name().chars())),
        }
    }
    for text in sources("src/text") {
        for line in text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
        {
            set.extend(line.chars());
        }
    }
    let known = letters(FACE);
    let missing: String = set
        .into_iter()
        .filter(|letter| letter.is_alphanumeric() && *letter != RAISED && !known.contains(letter))
        .collect();
    assert!(missing.is_empty(), "the face lacks «{missing}»");
    assert!(known.contains(&'é') && !known.contains(&'я'));
}

/// The texts of all files of a folder and those below it.
fn sources(folder: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.to_str().expect("a plain name");
        match path.is_dir() {
            true => texts.extend(sources(name)),
            false => texts.push(fs::read_to_string(&path).expect("a text")),
        }
    }
    texts
}

/// The letters of a face: those that its table `cmap` leads from.
fn letters(face: &[u8]) -> BTreeSet<char> {
    let cmap = table(face, CMAP).expect("every face has this table");
    let number = |at: usize| usize::from(u16::from_be_bytes([cmap[at], cmap[at + 1]]));
    let mut letters = BTreeSet::new();
    for record in 0..number(2) {
        let at = (number(4 + 8 * record + 4) << 16) + number(4 + 8 * record + 6);
        // Segments of letters, each from a first to a last one; the others repeat the same for old programs.
        if number(at) != 4 {
            continue;
        }
        let count = number(at + 6) / 2;
        let column = |which: usize, segment: usize| {
            let skipped = 14 + 2 * (which * count + segment);
            number(at + skipped + if which > 0 { 2 } else { 0 })
        };
        for segment in 0..count {
            let (last, first) = (column(0, segment), column(1, segment));
            let known = (first..=last).filter(|code| *code != 0xFFFF);
            letters.extend(known.filter_map(|code| char::from_u32(code as u32)));
        }
    }
    letters
}

/// Tables are named by numbers in this format; these three are the ones that matter here.
const CMAP: u8 = 0;
const GLYF: u8 = 10;
const LOCA: u8 = 11;
/// Stands for a name that is written out.
const NAMED: u8 = 63;

/// A table of a WOFF2 file as it was before it was packed.
fn table(face: &[u8], wanted: u8) -> Option<Vec<u8>> {
    assert_eq!(&face[..4], b"wOF2");
    let count = u16::from_be_bytes([face[12], face[13]]);
    let (mut at, mut start, mut found) = (48, 0, None);
    for _ in 0..count {
        let (tag, version) = (face[at] & 63, face[at] >> 6);
        at += if tag == NAMED { 5 } else { 1 };
        let mut length = base_128(face, &mut at);
        let changed = matches!(tag, GLYF | LOCA) != (version != 0);
        if changed {
            length = base_128(face, &mut at);
        }
        if tag == wanted {
            found = Some(start..start + length);
        }
        start += length;
    }
    let mut all = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut &face[at..], &mut all).ok()?;
    Some(all[found?].to_vec())
}

/// A number in pieces of seven bits.
fn base_128(bytes: &[u8], at: &mut usize) -> usize {
    let mut number = 0;
    loop {
        let byte = bytes[*at];
        *at += 1;
        number = number << 7 | usize::from(byte & 127);
        if byte < 128 {
            return number;
        }
    }
}

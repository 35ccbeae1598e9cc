//! Finding a city by a few letters, accents optional.

use super::model::BoardScene;
use crate::catalog::{Arrange, CityId};

/// Cities that match a search, the best first: names that start with it, then words that do, then any name with it.
pub fn find_cities(scene: &BoardScene, words: &str) -> Vec<CityId> {
    let wanted = folded(words.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(usize, String, CityId)> = Vec::new();
    for city in &scene.cities {
        let Some(label) = &city.label else {
            continue;
        };
        let local = label.local.iter().flat_map(|name| [&name.fr, &name.en]);
        let names = local.chain([&label.text]).map(|name| folded(name));
        let best = names
            .filter_map(|name| Some((closeness(&name, &wanted)?, name)))
            .min();
        if let Some((closeness, name)) = best {
            found.push((closeness, name, city.id));
        }
    }
    found.arrange();
    found.into_iter().map(|(_, _, city)| city).collect()
}

fn closeness(name: &str, wanted: &str) -> Option<usize> {
    if name.starts_with(wanted) {
        return Some(0);
    }
    let mut words = name.split(|letter: char| !letter.is_alphanumeric());
    if words.any(|word| word.starts_with(wanted)) {
        return Some(1);
    }
    name.contains(wanted).then_some(2)
}

/// Lower-case letters without accents, as people type them in a hurry.
pub fn folded(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => plain.push('a'),
            'ç' => plain.push('c'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ñ' => plain.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            // Combining accents, which follow their letter as separate characters.
            '\u{300}'..='\u{36f}' => {}
            '’' => plain.push('\''),
            other => plain.push(other),
        }
    }
    plain
}

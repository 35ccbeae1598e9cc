//! The characters of the computer players: each level is a train, and says in a sentence how it plays.

use super::Phrase;

/// Who a level is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// Its name.
    pub name: Phrase,
    /// How it plays.
    pub plays: Phrase,
}

/// The character of a level.
pub fn character(level: &str) -> Character {
    match level {
        "novice" => NOVICE,
        "casual" => CASUAL,
        "strong" => STRONG,
        "expert" => EXPERT,
        _ => REGULAR,
    }
}

const NOVICE: Character = Character {
    name: Phrase {
        fr: "La Draisine",
        en: "The Handcar",
    },
    plays: Phrase {
        fr: "découvre le jeu : peu de billets, beaucoup de détours.",
        en: "is new to it: few tickets, many detours.",
    },
};

const CASUAL: Character = Character {
    name: Phrase {
        fr: "Le Tortillard",
        en: "The Rambler",
    },
    plays: Phrase {
        fr: "a un plan, mais le perd souvent de vue.",
        en: "has a plan, but often loses sight of it.",
    },
};

const REGULAR: Character = Character {
    name: Phrase {
        fr: "L’Omnibus",
        en: "The Local",
    },
    plays: Phrase {
        fr: "relie ses villes une à une, sans regarder les autres.",
        en: "joins its cities one by one and pays the others no heed.",
    },
};

const STRONG: Character = Character {
    name: Phrase {
        fr: "L’Express",
        en: "The Express",
    },
    plays: Phrase {
        fr: "voit venir la fin et lit le jeu des autres.",
        en: "sees the end coming and reads the others’ play.",
    },
};

const EXPERT: Character = Character {
    name: Phrase {
        fr: "Le Rapide",
        en: "The Flyer",
    },
    plays: Phrase {
        fr: "pèse chaque coup jusqu’au dernier tour.",
        en: "weighs every move through to the last turn.",
    },
};

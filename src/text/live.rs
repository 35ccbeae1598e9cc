//! Words about moving the map and finding things on it.

use super::Phrase;

/// Nearer.
pub const ZOOM_IN: Phrase = Phrase {
    fr: "Agrandir",
    en: "Zoom in",
};

/// Farther.
pub const ZOOM_OUT: Phrase = Phrase {
    fr: "Réduire",
    en: "Zoom out",
};

/// The whole map.
pub const FIT: Phrase = Phrase {
    fr: "Toute la carte",
    en: "Whole map",
};

/// The map where a ticket is.
pub const TO_TICKET: Phrase = Phrase {
    fr: "Aller au billet",
    en: "Go to ticket",
};

/// Looking for a city.
pub const FIND: Phrase = Phrase {
    fr: "Chercher une ville",
    en: "Find a city",
};

/// What to write into the field.
pub const CITY_NAME: Phrase = Phrase {
    fr: "Nom de la ville",
    en: "Name of the city",
};

/// The search has found nothing.
pub const NO_CITY: Phrase = Phrase {
    fr: "Aucune ville de ce nom ici.",
    en: "No city of that name here.",
};

/// What the keys do.
pub const KEYS: Phrase = Phrase {
    fr: "Les flèches déplacent la carte, + et − changent l’échelle, 0 la montre en entier.",
    en: "Arrows move the map, + and − zoom, 0 shows all of it.",
};

//! The frame around the games: header, footer, home and about pages.

use super::{Lang, Phrase};

/// The name of the app is the same in every language.
pub const NAME: &str = "Branchline";

/// Under the name on the home page.
pub const TAGLINE: Phrase = Phrase {
    fr: "Cinq jeux de chemins de fer, sur un seul écran",
    en: "Five railway games, on one screen",
};

/// What the app is, in two sentences.
pub const PROMISE: Phrase = Phrase {
    fr: "Gratuit, sans compte, sans publicité. Après la première visite, tout marche sans réseau.",
    en: "Free, no account, no advertising. After the first visit everything works without a network.",
};

/// The link to the home page.
pub const HOME: Phrase = Phrase {
    fr: "Accueil",
    en: "Home",
};

/// The link to the about page, and its title.
pub const ABOUT: Phrase = Phrase {
    fr: "À propos",
    en: "About",
};

/// Names the links at the foot of the home page.
pub const MORE: Phrase = Phrase {
    fr: "Autres pages",
    en: "Other pages",
};

/// First focusable thing of the page, for keyboard and screen reader.
pub const SKIP_TO_CONTENT: Phrase = Phrase {
    fr: "Aller au contenu",
    en: "Skip to content",
};

/// Says what the group of settings in the header is.
pub const SETTINGS: Phrase = Phrase {
    fr: "Réglages",
    en: "Settings",
};

/// Label of the language choice.
pub const LANGUAGE: Phrase = Phrase {
    fr: "Langue",
    en: "Language",
};

/// Label of the theme choice.
pub const THEME: Phrase = Phrase {
    fr: "Thème",
    en: "Theme",
};

/// Theme: as the device has it.
pub const THEME_DEVICE: Phrase = Phrase {
    fr: "Comme l’appareil",
    en: "As on the device",
};

/// Theme: light paper.
pub const THEME_DAY: Phrase = Phrase {
    fr: "Jour",
    en: "Day",
};

/// Theme: dark blue.
pub const THEME_NIGHT: Phrase = Phrase {
    fr: "Nuit",
    en: "Night",
};

/// An address that leads nowhere.
pub const NOT_FOUND: Phrase = Phrase {
    fr: "Cette page n’existe pas.",
    en: "There is no such page.",
};

/// On the about page: who we are not.
pub const NOT_AFFILIATED: Phrase = Phrase {
    fr: "Branchline est un projet libre, fait par des joueurs. Il n’a aucun lien avec un éditeur de jeux ; \
         dessins, textes et programme sont les nôtres.",
    en: "Branchline is a free project made by players. It is not affiliated with any publisher of games; \
         drawings, texts and program are our own.",
};

/// Heading on the about page: whose work this is.
pub const OURS: Phrase = Phrase {
    fr: "Qui l’a fait",
    en: "Who made it",
};

/// Heading on the about page: what happens to data.
pub const YOUR_DATA: Phrase = Phrase {
    fr: "Vos données",
    en: "Your data",
};

/// Heading on the about page: the work of others.
pub const BORROWED: Phrase = Phrase {
    fr: "Ce que nous empruntons",
    en: "What we borrow",
};

/// On the about page: the letters of titles and signs.
pub const FACE_CREDIT: Phrase = Phrase {
    fr: "Caractères des titres : Jost, © 2020 The Jost Project Authors, licence SIL Open Font 1.1, réduits aux lettres latines.",
    en: "Letters of titles: Jost, © 2020 The Jost Project Authors, SIL Open Font License 1.1, cut to the Latin letters.",
};

/// The link to the licence of those letters.
pub const FACE_LICENCE: Phrase = Phrase {
    fr: "Lire la licence",
    en: "Read the licence",
};

/// On the about page: the libraries in the program.
pub const LIBRARY_CREDIT: Phrase = Phrase {
    fr: "Programme : Rust, avec Leptos, wasm-bindgen, serde, rand et d’autres bibliothèques, sous licence MIT, Apache 2.0, zlib, Boost ou Unicode. Branchline \
         lui-même est sous licence MIT ou Apache 2.0, au choix.",
    en: "Program: Rust, with Leptos, wasm-bindgen, serde, rand and other libraries, under the MIT, Apache 2.0, zlib, Boost or Unicode licence. Branchline itself is under the \
         MIT or the Apache 2.0 licence, at your choice.",
};

/// The link to all of them.
pub const LIBRARY_LICENCES: Phrase = Phrase {
    fr: "Toutes les bibliothèques et leurs licences",
    en: "All libraries and their licences",
};

/// On the about page: what happens to data.
pub const PRIVACY: Phrase = Phrase {
    fr: "Rien ne quitte cet appareil : pas de serveur, pas de mesure d’audience, pas de cookie.",
    en: "Nothing leaves this device: no server, no statistics, no cookie.",
};

/// On the about page: where the coastlines come from.
pub const MAP_CREDIT: Phrase = Phrase {
    fr: "Côtes, lacs et frontières : Natural Earth, domaine public.",
    en: "Coasts, lakes and borders: Natural Earth, public domain.",
};

/// Everything is kept on the device.
pub const OFFLINE_READY: Phrase = Phrase {
    fr: "Prêt à jouer sans réseau",
    en: "Ready to play offline",
};

/// The files are still on their way.
pub const OFFLINE_PREPARING: Phrase = Phrase {
    fr: "Préparation du jeu sans réseau…",
    en: "Getting ready for offline play…",
};

/// Something was missing or wrong; the browser tries again with the next visit.
pub const OFFLINE_INCOMPLETE: Phrase = Phrase {
    fr: "Tous les fichiers ne sont pas arrivés : il faudra le réseau la prochaine fois",
    en: "Not all files have arrived: the next visit will need a network",
};

/// The browser cannot keep the app.
pub const OFFLINE_UNAVAILABLE: Phrase = Phrase {
    fr: "Ce navigateur ne garde pas l’application : il faudra le réseau la prochaine fois",
    en: "This browser does not keep the app: the next visit will need a network",
};

/// A new version lies ready.
pub const UPDATE_WAITING: Phrase = Phrase {
    fr: "Une nouvelle version est prête.",
    en: "A new version is ready.",
};

/// Button beside [`UPDATE_WAITING`].
pub const RELOAD: Phrase = Phrase {
    fr: "Recharger",
    en: "Reload",
};

/// Version of the app and of its second half, once that has answered.
pub fn versions(lang: Lang, app: &str, thinker: Option<&str>) -> String {
    match (lang, thinker) {
        (Lang::Fr, Some(thinker)) => format!("Version {app} ; robots {thinker}"),
        (Lang::Fr, None) => {
            format!("Version {app} ; les robots n’ont pas encore répondu")
        }
        (Lang::En, Some(thinker)) => format!("Version {app}; bots {thinker}"),
        (Lang::En, None) => format!("Version {app}; the bots have not answered yet"),
    }
}

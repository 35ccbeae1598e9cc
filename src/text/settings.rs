//! The settings page.

use super::{Lang, Phrase};

phrases! {
    /// Heading: what everything looks like.
    LOOK: "Apparence" / "Appearance";
    /// Heading: the table.
    TABLE: "À la table" / "At the table";
    /// Heading: what is on this device.
    DEVICE: "Sur cet appareil" / "On this device";
    /// How fast bots act.
    BOT_SPEED: "Rythme des robots" / "Bot speed";
    /// What that changes.
    BOT_SPEED_HELP: "Le temps qu’ils laissent pour suivre leurs coups, et pour annuler le vôtre." / "How long they wait so that you can follow their moves, and take back your own.";
    /// Bots act at once.
    INSTANT: "Instantané" / "Instant";
    /// Bots pause a little.
    BRISK: "Vif" / "Brisk";
    /// Bots can be followed.
    CALM: "Calme" / "Calm";
    /// How long the expert thinks.
    THINKING: "Réflexion de l’expert" / "The expert’s thinking";
    /// A short while.
    QUICK: "Brève" / "Quick";
    /// The usual time.
    NORMAL: "Normale" / "Normal";
    /// A long while.
    DEEP: "Profonde" / "Deep";
    /// A switch that is on.
    ON: "oui" / "on";
    /// A switch that is off.
    OFF: "non" / "off";
    /// Sounds.
    SOUND: "Sons" / "Sounds";
    /// What they are.
    SOUND_HELP: "Quelques bruits doux, jamais de musique." / "A few soft sounds, never music.";
    /// The screen stays lit.
    AWAKE: "Écran allumé pendant la partie" / "Screen stays on during a game";
    /// A map without ornaments.
    PLAIN_MAP: "Carte sobre" / "Plain map";
    /// What is left out.
    PLAIN_MAP_HELP: "Sans lignes d’eau ni ornements, pour les yeux fatigués." / "Without water lines and ornaments, for tired eyes.";
    /// How colours are told apart.
    SYMBOLS: "Chaque couleur a son symbole et chaque joueur sa forme, partout : on peut jouer sans distinguer les couleurs." /
        "Every colour has its symbol and every player a shape, everywhere: the games can be played without telling colours apart.";
    /// The browser promised to keep the games.
    KEPT: "Le navigateur a promis de garder vos parties." / "The browser has promised to keep your games.";
    /// It did not.
    NOT_KEPT: "Le navigateur n’a pas promis de garder vos parties : s’il manque de place, il peut les effacer. \
        Exportez les parties importantes depuis les parties sauvegardées." /
        "The browser has not promised to keep your games: it may throw them away when it runs out of room. \
        Export the games that matter from the saved games.";
    /// It makes no promises.
    NEVER_KEPT: "Ce navigateur ne promet pas de garder vos parties. Exportez les parties importantes depuis les parties sauvegardées." /
        "This browser makes no promise to keep your games. Export the games that matter from the saved games.";
    /// Asks for the promise.
    ASK_TO_KEEP: "Lui demander de les garder" / "Ask it to keep them";
    /// Why the app should be installed on an iPhone.
    INSTALL_APPLE: "Pour garder l’application et vos parties sur cet appareil :" / "To keep the app and your games on this device:";
    /// The first step there.
    APPLE_SHARE: "touchez Partager," / "tap Share,";
    /// The second.
    APPLE_ADD: "puis « Sur l’écran d’accueil »." / "then “Add to Home Screen”.";
    /// Why it should be installed where a button does it.
    INSTALL_WHY: "Installée, Branchline s’ouvre comme les autres applications et marche sans réseau." /
        "Once installed, Branchline opens like any other app and works without a network.";
    /// The button.
    INSTALL_DO: "Installer l’application" / "Install the app";
    /// How to install elsewhere.
    INSTALL: "L’application s’installe depuis le menu du navigateur et s’ouvre alors comme les autres." /
        "The app can be installed from the browser’s menu and then opens like any other.";
    /// Already installed.
    INSTALLED: "L’application est installée." / "The app is installed.";
}

/// What the depth of thinking means on this device.
pub fn thinking_help(lang: Lang, ms: u32) -> String {
    let (whole, tenths) = (ms / 1000, ms % 1000 / 100);
    match lang {
        Lang::Fr => {
            let seconds = super::form(lang, whole as usize, "seconde", "secondes");
            format!("Au plus {whole},{tenths} {seconds} par coup sur cet appareil.")
        }
        Lang::En => format!("At most {whole}.{tenths} seconds a move on this device."),
    }
}

/// The button that switches sounds on and off.
pub fn sound(lang: Lang, on: bool) -> &'static str {
    match (lang, on) {
        (Lang::Fr, true) => "Sons : activés",
        (Lang::Fr, false) => "Sons : coupés",
        (Lang::En, true) => "Sounds: on",
        (Lang::En, false) => "Sounds: off",
    }
}

/// The button that draws maps plain, or with their ornaments.
pub fn plain_map(lang: Lang, on: bool) -> &'static str {
    match (lang, on) {
        (Lang::Fr, true) => "Carte sobre : oui",
        (Lang::Fr, false) => "Carte sobre : non",
        (Lang::En, true) => "Plain map: on",
        (Lang::En, false) => "Plain map: off",
    }
}

/// How much room the games take.
pub fn stored(lang: Lang, bytes: usize) -> String {
    let kilobytes = bytes.div_ceil(1024);
    match lang {
        Lang::Fr => format!("Place occupée : {kilobytes} Ko"),
        Lang::En => format!("Room taken: {kilobytes} KB"),
    }
}

/// The name of a pace or a depth.
pub fn value(tag: &str) -> Phrase {
    match tag {
        "instant" => INSTANT,
        "brisk" => BRISK,
        "calm" => CALM,
        "quick" => QUICK,
        "deep" => DEEP,
        _ => NORMAL,
    }
}

//! What the keys of the table do, as they are listed under "?".

use super::Lang;

phrases! {
    /// Heading of the list, and the button in the menu that opens it.
    TITLE: "Raccourcis clavier" / "Keyboard shortcuts";
    /// Draws a card blind.
    DRAW: "Piocher une carte" / "Draw a card";
    /// Opens a list.
    TICKETS: "Mes billets" / "My tickets";
    /// Opens a list.
    TRACKS: "Liste des voies" / "List of tracks";
    /// Opens a list.
    PLAYERS: "Joueurs" / "Players";
    /// Opens a list.
    LOG: "Journal" / "Log";
    /// Opens a list.
    MENU: "Menu" / "Menu";
    /// Opens this list.
    KEYS: "Ces raccourcis" / "These shortcuts";
    /// Highlights the next ticket.
    NEXT_TICKET: "Montrer mon billet suivant" / "Show my next ticket";
    /// Looks for a city.
    CITY: "Chercher une ville : voies, prix, billets" / "Find a city: tracks, prices, tickets";
    /// Says what has happened once more.
    AGAIN: "Répéter à voix haute les derniers coups" / "Say the last moves again";
    /// Says the hand.
    HAND: "Dire ma main" / "Say my hand";
    /// Says the open cards.
    MARKET: "Dire les cartes visibles" / "Say the face-up cards";
    /// Asks for a hint, or for more of it.
    HINT: "Un conseil, puis un plus précis" / "A hint, then a closer one";
    /// Takes the last decision back.
    UNDO: "Annuler" / "Undo";
    /// Keys that have a name instead of a sign.
    ESCAPE: "Échap" / "Esc";
    /// What it does.
    CLOSE: "Fermer ce qui est ouvert" / "Close what is open";
    /// What the up and down arrows do in a list.
    ARROWS: "Parcourir une liste" / "Move through a list";
}

/// Takes the face-up card at a place, counted from 1.
pub fn take(lang: Lang, place: u8) -> String {
    match lang {
        Lang::Fr => format!("Prendre la carte visible n° {place}"),
        Lang::En => format!("Take face-up card {place}"),
    }
}

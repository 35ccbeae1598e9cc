//! Keys that act from anywhere at the table: one list, from which the page acts and which it shows under "?".

use super::sheet::{Panel, Sheet};

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Draws a card blind.
    Draw,
    /// Takes the face-up card at a place, counted from 0.
    Take(u8),
    /// Opens a list, or closes it again.
    Show(Panel),
    /// Highlights the next of one's own tickets on the map.
    NextTicket,
    /// Looks for a city on the map, to hear or see what is there.
    City,
    /// Says something aloud.
    Say(Aloud),
    /// Asks for a hint, or for more of it.
    Hint,
    /// Takes the last decision back.
    Undo,
}

/// What can be heard at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aloud {
    /// What has happened since the viewer's last decision, and what is to be done now.
    Again,
    /// The cards in the viewer's hand.
    Hand,
    /// The open cards.
    Market,
}

/// Which keys there are depends on whether the table has a map with tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A map.
    Map,
    /// Yards.
    Yards,
}

/// All keys of a table, in the order in which they are shown.
pub fn shortcuts(ground: Ground) -> Vec<(char, Deed)> {
    let mut keys = vec![
        ('d', Deed::Draw),
        ('1', Deed::Take(0)),
        ('2', Deed::Take(1)),
        ('3', Deed::Take(2)),
        ('4', Deed::Take(3)),
        ('5', Deed::Take(4)),
        ('t', Deed::Show(Panel::Tickets)),
        ('n', Deed::NextTicket),
    ];
    if ground == Ground::Map {
        keys.extend([('r', Deed::Show(Panel::Tracks)), ('c', Deed::City)]);
    }
    keys.extend([
        ('p', Deed::Show(Panel::Players)),
        ('l', Deed::Show(Panel::Log)),
        ('a', Deed::Say(Aloud::Again)),
        ('w', Deed::Say(Aloud::Hand)),
        ('o', Deed::Say(Aloud::Market)),
        ('h', Deed::Hint),
        ('u', Deed::Undo),
        ('m', Deed::Show(Panel::Menu)),
        ('?', Deed::Show(Panel::Keys)),
    ]);
    keys
}

/// What a key does now, if it does anything: cards are drawn at the open table only, and while the curtain is down,
/// a card is looked at or points are counted, no key acts.
pub fn deed(ground: Ground, key: &str, sheet: &Sheet) -> Option<Deed> {
    let mut signs = key.chars();
    let (sign, None) = (signs.next()?, signs.next()) else {
        return None;
    };
    let sign = sign.to_ascii_lowercase();
    let keys = shortcuts(ground);
    let (_, deed) = keys.into_iter().find(|(key, _)| *key == sign)?;
    let covered = match sheet {
        Sheet::Curtain | Sheet::Peek | Sheet::LastLook(..) | Sheet::Count(_) => true,
        Sheet::Nothing => false,
        _ => matches!(deed, Deed::Draw | Deed::Take(_)),
    };
    (!covered).then_some(deed)
}

//! The free part of the window: what nothing lies over. The camera aims at its middle.

/// A side of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above.
    Top,
    /// At the right.
    Right,
    /// Below.
    Bottom,
    /// At the left.
    Left,
}

/// A rectangle of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Room {
    /// Left edge.
    pub left_px: f32,
    /// Upper edge.
    pub top_px: f32,
    /// Right edge.
    pub right_px: f32,
    /// Lower edge.
    pub bottom_px: f32,
}

/// How far things reach into the window from each side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Covered {
    /// From above.
    pub top_px: f32,
    /// From the right.
    pub right_px: f32,
    /// From below.
    pub bottom_px: f32,
    /// From the left.
    pub left_px: f32,
}

impl Covered {
    /// Nothing lies over the board.
    pub const NOTHING: Covered = Covered {
        top_px: 0.0,
        right_px: 0.0,
        bottom_px: 0.0,
        left_px: 0.0,
    };

    /// What things that lie along the sides of a window cover together, beside what the device itself takes of it, such
    /// as a notch. What has no room covers nothing.
    pub fn by(window_px: (f32, f32), device: Covered, things: &[(Side, Room)]) -> Covered {
        let (width, height) = window_px;
        let mut covered = device;
        for (side, room) in things {
            if room.right_px <= room.left_px || room.bottom_px <= room.top_px {
                continue;
            }
            let (covers, px) = match side {
                Side::Top => (&mut covered.top_px, room.bottom_px.clamp(0.0, height)),
                Side::Right => (
                    &mut covered.right_px,
                    (width - room.left_px).clamp(0.0, width),
                ),
                Side::Bottom => (
                    &mut covered.bottom_px,
                    (height - room.top_px).clamp(0.0, height),
                ),
                Side::Left => (&mut covered.left_px, room.right_px.clamp(0.0, width)),
            };
            *covers = covers.max(px);
        }
        covered
    }

    /// The free part of a window, never empty: something of the board can always be aimed at.
    pub fn free_of(self, window_px: (f32, f32)) -> Room {
        let (left_px, right_px) = between(self.left_px, self.right_px, window_px.0);
        let (top_px, bottom_px) = between(self.top_px, self.bottom_px, window_px.1);
        Room {
            left_px,
            top_px,
            right_px,
            bottom_px,
        }
    }
}

/// What is left of a side between two covers; if they meet, a sliver where they do.
fn between(near_px: f32, far_px: f32, window_px: f32) -> (f32, f32) {
    let end = window_px - far_px;
    if end - near_px >= 1.0 {
        return (near_px, end);
    }
    let middle = ((near_px + end) / 2.0).clamp(0.0, window_px);
    (middle - 0.5, middle + 0.5)
}

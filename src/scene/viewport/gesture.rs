//! Fingers on the board: one drags, two pinch, a short still one taps.

use arrayvec::ArrayVec;

use super::{Stage, Viewport};
use crate::scene::geometry::Point;

/// A finger that moves less than this has tapped.
pub const TAP_PX: f32 = 8.0;

/// What the fingers are doing. Everything is computed from where they started, so that errors do not add up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gesture {
    fingers: ArrayVec<Finger, 2>,
    start: Option<Viewport>,
    /// Whether lifting the finger would still be a tap.
    may_tap: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: i32,
    began_px: Point,
    now_px: Point,
}

impl Gesture {
    /// A finger touches the board. A second one ends the tap, a third one is ignored.
    pub fn down(&mut self, id: i32, at_px: Point, viewport: Viewport) {
        self.fingers.retain(|finger| finger.id != id);
        let finger = Finger {
            id,
            began_px: at_px,
            now_px: at_px,
        };
        if self.fingers.try_push(finger).is_ok() {
            self.may_tap = self.fingers.len() == 1;
            self.begin(viewport);
        }
    }

    /// A finger moves. Returns where the board should be now, if it follows.
    pub fn moved(
        &mut self,
        id: i32,
        at_px: Point,
        viewport: Viewport,
        stage: Stage,
    ) -> Option<Viewport> {
        let finger = self.fingers.iter_mut().find(|finger| finger.id == id)?;
        finger.now_px = at_px;
        if self.may_tap {
            let away_px = finger.began_px.distance(at_px);
            if away_px < TAP_PX {
                return None;
            }
            // The drag starts where the tap tolerance was exceeded, or the board would jump by that much. Not where
            // the finger is: on a busy device it may be far ahead already.
            finger.began_px = finger.began_px.toward(at_px, TAP_PX / away_px);
            self.may_tap = false;
            self.start = Some(viewport);
        }
        let start = self.start?;
        let wish = match self.fingers.as_slice() {
            [one] => start.panned(one.now_px.x - one.began_px.x, one.now_px.y - one.began_px.y),
            [one, two] => pinched(start, one, two, stage),
            _ => return None,
        };
        Some(stage.held(wish))
    }

    /// A finger leaves the board. Returns where it tapped, if it did.
    pub fn up(&mut self, id: i32, viewport: Viewport) -> Option<Point> {
        let finger = *self.fingers.iter().find(|finger| finger.id == id)?;
        let tapped = self.may_tap;
        self.cancel(id, viewport);
        tapped.then_some(finger.began_px)
    }

    /// The browser has taken a finger away. The other one goes on alone.
    pub fn cancel(&mut self, id: i32, viewport: Viewport) {
        self.fingers.retain(|finger| finger.id != id);
        self.may_tap = false;
        self.begin(viewport);
    }

    /// Whether any finger is on the board.
    pub fn is_running(&self) -> bool {
        !self.fingers.is_empty()
    }

    fn begin(&mut self, viewport: Viewport) {
        self.start = Some(viewport);
        for finger in &mut self.fingers {
            finger.began_px = finger.now_px;
        }
    }
}

/// What was between the two fingers stays between them.
fn pinched(start: Viewport, one: &Finger, two: &Finger, stage: Stage) -> Viewport {
    let middle = |a: Point, b: Point| a.toward(b, 0.5);
    let (began, now) = (
        middle(one.began_px, two.began_px),
        middle(one.now_px, two.now_px),
    );
    // Two fingers on one spot have no distance to scale by.
    let spread = |a: Point, b: Point| a.distance(b).max(1.0);
    let factor = spread(one.now_px, two.now_px) / spread(one.began_px, two.began_px);
    let (least, most) = stage.scales();
    let scale = (start.scale * factor).clamp(least, most);
    start
        .zoomed(began, scale / start.scale)
        .panned(now.x - began.x, now.y - began.y)
}

//! Places of the map on the screen: where its tracks and cities are, and the first one at which a tap means something.

use branchline::catalog::{GameId, game};
use branchline::scene::{Intent, Point, Pointer, board, hit};

use crate::browser::Browser;

/// Waits until the map has stopped.
const RESTS: &str = "
    const done = arguments[0]; let still = 0, before = '';
    const look = () => {
        const drawing = document.querySelector('.sheet-of-board:has([data-track])');
        const now = drawing?.style.cssText ?? '';
        still = now && now === before && !now.includes('will-change: transform') ? still + 1 : 0;
        before = now;
        still > 3 ? done() : requestAnimationFrame(look);
    };
    look();";

/// Where the drawing of the board is on the screen.
const DRAWING: &str = "const r = document.querySelector('.sheet-of-board').getBoundingClientRect();
    arguments[0]([r.x, r.y, r.width, r.height]);";

/// The board of a game as it lies on the screen now.
pub struct OnMap {
    scene: branchline::scene::BoardScene,
    left: f64,
    top: f64,
    /// Pixels of the window to a unit of the board.
    pub scale: f64,
}

impl OnMap {
    /// Where the map is, once it has stopped.
    pub async fn of(browser: &Browser, id: GameId) -> OnMap {
        browser.script(RESTS).await;
        let drawing = browser.script(DRAWING).await;
        let [left, top, width, _]: [f64; 4] = serde_json::from_value(drawing).expect("a place");
        let scene = board(game(id).rail().expect("a map"));
        let scale = width / f64::from(scene.width);
        OnMap {
            scene,
            left,
            top,
            scale,
        }
    }

    /// Where a point of the board is on the screen.
    fn seen(&self, at: Point) -> (f64, f64) {
        (
            self.left + f64::from(at.x) * self.scale,
            self.top + f64::from(at.y) * self.scale,
        )
    }

    /// The middle of every track: on one of its spaces, however it bends.
    fn track_middles(&self) -> impl Iterator<Item = (u8, Point)> {
        let tracks = self.scene.tracks.iter();
        tracks.map(|track| (track.id.0, track.spaces[track.spaces.len() / 2].at))
    }

    /// Where the middle of every track is on the screen.
    pub fn tracks(&self) -> Vec<(u8, f64, f64)> {
        let seen = |(track, at)| {
            let (x, y) = self.seen(at);
            (track, x, y)
        };
        self.track_middles().map(seen).collect()
    }

    /// Taps the first track or city at which a tap means what is wanted, and where nothing lies over the map.
    pub async fn tap(&self, browser: &Browser, wanted: impl Fn(&Intent) -> bool) {
        let (x, y) = self.find(browser, wanted).await;
        browser.tap_at(x, y).await;
    }

    /// The first such place.
    pub async fn find(&self, browser: &Browser, wanted: impl Fn(&Intent) -> bool) -> (f64, f64) {
        let place = self.look_for(browser, wanted).await;
        place.expect("a place of the map means that")
    }

    /// The first such place, if there is one that nothing covers.
    pub async fn look_for(
        &self,
        browser: &Browser,
        wanted: impl Fn(&Intent) -> bool,
    ) -> Option<(f64, f64)> {
        let cities = self.scene.cities.iter().map(|city| city.at);
        for at in self.track_middles().map(|(_, at)| at).chain(cities) {
            let meant = hit(&self.scene, at, self.scale as f32, Pointer::Finger);
            if !wanted(&meant) {
                continue;
            }
            let (x, y) = self.seen(at);
            let free = format!(
                "arguments[0](!!document.elementFromPoint({x}, {y})?.closest('.board-window'))"
            );
            if browser.script(&free).await == true {
                return Some((x, y));
            }
        }
        None
    }
}

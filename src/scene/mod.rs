//! A board as a plain picture: data that can be compared and tested, and that the screen only has to draw.
//!
//! Built from a checked game. Everything that needs a free place (seals, figures, the title) is placed here, so that a
//! changed layout needs no work by hand. `table` adds what changes during a game, `viewport` what a window shows of
//! it, and `hit` what a tap means.

mod build;
mod corner;
mod count;
mod crowd;
mod curve;
mod example;
mod finder;
mod frame;
mod geometry;
mod hit;
mod keepsake;
mod keepsake_map;
mod livery;
mod marks;
mod model;
mod names;
mod outcome;
mod outline;
mod path;
mod puzzle;
mod qr;
mod ride;
mod symbol;
mod table;
mod together;
mod travel_poster;
mod twins;
mod vehicle;
mod viewport;
mod yard;
mod yard_count;
mod yard_journeys;
mod yard_needs;
mod yard_news;
mod yard_poster;
mod yard_sheet;

pub use crate::engine::rail::{Owner, PerColor};
pub use build::board;
pub use corner::{Corner, covered_spaces, free_corner};
pub use count::{CountStep, count_place, count_start, count_steps};
pub use curve::{CURVE_HEIGHT, CURVE_WIDTH, Curve, curve};
pub use example::{Piece, example};
pub use finder::{find_cities, folded};
pub use geometry::{Point, Tilted, label_box};
pub use hit::{Intent, Pointer, REACH_PX, hit};
pub use keepsake::{Inks, LetteredRow, Lettering, keepsake};
pub use livery::{Livery, NEUTRAL, NEUTRAL_SHAPE};
pub use marks::{FIGURE_SIZE, FLAG_SIZE, room_of, seal_room};
pub use model::*;
pub use names::grown_room;
pub use outcome::{CountRow, Lead, count_cities, count_lead, count_rows};
pub use outline::{Place, placed, rounded};
pub use path::{Remaining, remaining};
pub use puzzle::{puzzle_board, puzzle_table};
pub use qr::{QrPicture, qr};
pub use ride::{Leg, legs, ride};
pub use symbol::{LOCOMOTIVE, Symbol, shape};
pub use table::{CityLook, Focus, TableScene, TicketEnd, TrackLook, TrackState, is_dear, way_left};
pub use together::{Together, spaces_by_color, together};
pub use travel_poster::travel_poster;
pub use twins::{TrackSide, straight, track_side};
pub use vehicle::{WHEELS, vehicle};
pub use viewport::{Covered, Gesture, Room, Side, Stage, TAP_PX, Viewport};
pub use yard::{BigCity, ColumnMark, ColumnPicture, YardPicture, YardScene, big_cities};
pub use yard_count::counted_journeys;
pub use yard_journeys::{completed_journeys, own_journeys};
pub use yard_needs::{Need, needs, ticket_cost};
pub use yard_news::{Leaver, LostColumn};
pub use yard_poster::{Journey, JourneyLook, Poster, PosterCity, poster};

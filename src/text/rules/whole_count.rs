//! A whole count as a table: that of the game which ends in the last lesson, so every number is the engine's own.

use super::Writer;
use super::headings::{LEARNER, OTHER, SOURCE, TOTAL, WHOLE_COUNT};
use crate::catalog::lessons;
use crate::engine::scenario::Lesson;
use crate::text::result::source;
use crate::text::speaker::number;

impl Writer {
    /// The count of two, source by source; nothing for a game without lessons.
    pub(super) fn whole_count(&mut self) {
        let last = lessons(self.id).last();
        let ending = last.and_then(|text| Lesson::read(text).ok()?.ending());
        let Some(scores) = ending.map(|state| state.scores()) else {
            return;
        };
        let mut rows: Vec<(String, [i16; 2])> = Vec::new();
        for (seat, lines) in scores.lines().into_iter().take(2).enumerate() {
            for line in lines {
                // Tickets share two rows, like at the end of every game.
                let says = source(&self.speaker(), line.source);
                let known = rows.iter().position(|(known, _)| *known == says);
                let at = known.unwrap_or(rows.len());
                if known.is_none() {
                    rows.push((says, [0; 2]));
                }
                rows[at].1[seat] += line.points;
            }
        }
        let totals = scores.totals();
        rows.push((TOTAL.get(self.lang).to_owned(), [totals[0], totals[1]]));
        let rows = rows.into_iter().map(|(says, [own, other])| {
            let shown = |points: i16| match points {
                0 => String::new(),
                points => number(points),
            };
            vec![says, shown(own), shown(other)]
        });
        self.say(WHOLE_COUNT, "");
        self.table(&[SOURCE, LEARNER, OTHER], rows.collect(), "");
    }
}

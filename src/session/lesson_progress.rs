//! Which lessons somebody has taken, and where they stopped. One short text, kept with the other preferences.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalog::{GameId, lessons};

/// How far somebody is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress(BTreeMap<GameId, OfGame>);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct OfGame {
    finished: BTreeSet<usize>,
    /// The chapter that was left in the middle, and its step.
    left: Option<(usize, usize)>,
}

impl LessonProgress {
    /// Reads what `write` wrote; what makes no sense is left out.
    pub fn read(text: &str) -> LessonProgress {
        let mut progress = LessonProgress::default();
        for word in text.split_whitespace() {
            let mut parts = word.split(':');
            let id = parts.next().and_then(GameId::from_slug);
            let (Some(id), Some(finished)) = (id, parts.next()) else {
                continue;
            };
            let count = lessons(id).len();
            let chapter = |word: &str| word.parse().ok().filter(|chapter| *chapter < count);
            let left = parts.next().and_then(|left| {
                let (at, step) = left.split_once('.')?;
                Some((chapter(at)?, step.parse().ok()?))
            });
            let finished = finished.split(',').filter_map(chapter).collect();
            progress.0.insert(id, OfGame { finished, left });
        }
        progress
    }

    /// The progress as a short text.
    pub fn write(&self) -> String {
        let words = self.0.iter().map(|(id, of)| {
            let finished: Vec<String> = of.finished.iter().map(usize::to_string).collect();
            let left = of.left.map(|(chapter, step)| format!(":{chapter}.{step}"));
            format!(
                "{}:{}{}",
                id.slug(),
                finished.join(","),
                left.unwrap_or_default()
            )
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Notes that a step of a chapter was reached.
    pub fn reach(&mut self, id: GameId, chapter: usize, step: usize) {
        self.0.entry(id).or_default().left = Some((chapter, step));
    }

    /// Notes that a chapter was taken to its end.
    pub fn finish(&mut self, id: GameId, chapter: usize) {
        let of = self.0.entry(id).or_default();
        of.finished.insert(chapter);
        of.left = of.left.filter(|(left, _)| *left != chapter);
    }

    /// Whether a chapter was taken to its end.
    pub fn is_finished(&self, id: GameId, chapter: usize) -> bool {
        self.0
            .get(&id)
            .is_some_and(|of| of.finished.contains(&chapter))
    }

    /// The step at which a chapter was left.
    pub fn left_at(&self, id: GameId, chapter: usize) -> Option<usize> {
        let (left, step) = self.0.get(&id)?.left?;
        (left == chapter).then_some(step)
    }

    /// The chapter to take next: the one that was left, else the first that is not finished; none when all are.
    pub fn next(&self, id: GameId) -> Option<usize> {
        let left = self.0.get(&id).and_then(|of| of.left);
        let unfinished = (0..lessons(id).len()).find(|chapter| !self.is_finished(id, *chapter));
        left.map(|(chapter, _)| chapter).or(unfinished)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_kept_as_a_short_text() {
        let id = GameId::all().next().expect("a game");
        let mut progress = LessonProgress::default();
        assert_eq!(progress.next(id), Some(0));
        progress.reach(id, 1, 2);
        assert_eq!(
            (progress.next(id), progress.left_at(id, 1)),
            (Some(1), Some(2))
        );
        progress.finish(id, 1);
        assert_eq!(
            (progress.next(id), progress.left_at(id, 1)),
            (Some(0), None)
        );
        (0..lessons(id).len()).for_each(|chapter| progress.finish(id, chapter));
        assert_eq!(progress.next(id), None);
        assert_eq!(LessonProgress::read(&progress.write()), progress);
        for odd in [
            "",
            ":",
            "nordic",
            "nordic:x,99:4",
            "atlantis:1",
            "nordic:0:9",
            "nordic:0:99.1 é:",
        ] {
            let read = LessonProgress::read(odd);
            assert_eq!(LessonProgress::read(&read.write()), read, "{odd}");
        }
    }
}

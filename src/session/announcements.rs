//! What the table says aloud, for screen readers: one sentence after the other, none replaced by the next.

use std::collections::VecDeque;

use crate::engine::table::Viewer;

/// How many sentences stay on the page: more than the quickest bots say while somebody reads one.
const MOST: usize = 60;

/// A sentence in the queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Grows with every sentence, so that the same words said twice are two sentences.
    pub number: u64,
    /// The words.
    pub words: String,
    /// Whose view they were made from.
    from: Viewer,
}

/// The queue, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcements {
    said: VecDeque<Said>,
    next: u64,
}

impl Announcements {
    /// Adds sentences that were made from somebody's view.
    pub fn say(&mut self, from: Viewer, sentences: impl IntoIterator<Item = String>) {
        for words in sentences {
            self.said.push_back(Said {
                number: self.next,
                words,
                from,
            });
            self.next += 1;
        }
        let surplus = self.said.len().saturating_sub(MOST);
        self.said.drain(..surplus);
    }

    /// What whoever looks now may find on the page: what everybody heard, and what was said to them alone. The next
    /// person with the device must not read which card the last one drew.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &Said> {
        let may = move |said: &&Said| said.from == Viewer::Table || said.from == viewer;
        self.said.iter().filter(may)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Seat;

    const ANN: Viewer = Viewer::Seat(Seat(0));
    const BEN: Viewer = Viewer::Seat(Seat(1));

    fn words(queue: &Announcements, viewer: Viewer) -> Vec<&str> {
        let heard = queue.heard_by(viewer);
        heard.map(|said| said.words.as_str()).collect()
    }

    #[test]
    fn moves_in_quick_succession_are_all_there_in_their_order() {
        let mut queue = Announcements::default();
        queue.say(ANN, ["one", "two"].map(String::from));
        queue.say(ANN, ["three".to_owned()]);
        queue.say(ANN, []);
        queue.say(ANN, ["three".to_owned()]);
        assert_eq!(words(&queue, ANN), ["one", "two", "three", "three"]);
        let numbers: Vec<u64> = queue.heard_by(ANN).map(|said| said.number).collect();
        assert_eq!(numbers, [0, 1, 2, 3], "the same words twice are two");
    }

    #[test]
    fn the_page_does_not_grow_with_the_game() {
        let mut queue = Announcements::default();
        for number in 0..500 {
            queue.say(Viewer::Table, [number.to_string()]);
        }
        let kept = words(&queue, ANN);
        assert_eq!(kept.len(), MOST);
        assert_eq!(kept.last(), Some(&"499"));
    }

    #[test]
    fn nobody_reads_what_was_said_to_somebody_else() {
        let mut queue = Announcements::default();
        queue.say(ANN, ["Ann draws a red card.".to_owned()]);
        queue.say(Viewer::Table, ["Ben passes.".to_owned()]);
        assert_eq!(words(&queue, BEN), ["Ben passes."]);
        assert_eq!(words(&queue, Viewer::Table), ["Ben passes."]);
        assert_eq!(words(&queue, ANN), ["Ann draws a red card.", "Ben passes."]);
    }
}

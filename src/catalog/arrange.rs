//! Sorting in few bytes. The standard sorts are made for millions of entries and bring 3 KB of code into the app for
//! every kind of entry. The lists of a game are short and mostly in order already: there, insertion does as well.

use std::cmp::Ordering;

/// Sorts a short list. Equal entries keep their order.
pub trait Arrange<T> {
    /// By what a comparison says.
    fn arrange_by(&mut self, order: impl FnMut(&T, &T) -> Ordering);

    /// By a key, which is asked for often and should cost little.
    fn arrange_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.arrange_by(|a, b| key(a).cmp(&key(b)));
    }

    /// In the natural order.
    fn arrange(&mut self)
    where
        T: Ord,
    {
        self.arrange_by(T::cmp);
    }
}

impl<T> Arrange<T> for [T] {
    fn arrange_by(&mut self, mut order: impl FnMut(&T, &T) -> Ordering) {
        for end in 1..self.len() {
            for at in (0..end).rev() {
                if order(&self[at], &self[at + 1]).is_le() {
                    break;
                }
                self.swap(at, at + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lists_are_sorted_like_any_other() {
        for seed in 0..200_u32 {
            let list: Vec<(u32, u32)> = (0..seed % 23)
                .map(|place| {
                    (
                        seed.wrapping_mul(place).wrapping_mul(2_654_435_761) >> 29,
                        place,
                    )
                })
                .collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            ours.arrange_by_key(|(key, _)| *key);
            theirs.sort_by_key(|(key, _)| *key);
            assert_eq!(ours, theirs);
            ours.arrange();
            theirs.sort();
            assert_eq!(ours, theirs);
        }
    }
}

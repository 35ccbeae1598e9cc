//! Who has the most of something.

/// Names all who have the most; nobody wins with none.
pub(in crate::engine) fn most(counts: &[u16], mut win: impl FnMut(usize)) {
    let most = counts.iter().copied().max().unwrap_or(0);
    (0..counts.len())
        .filter(|&seat| most > 0 && counts[seat] == most)
        .for_each(&mut win);
}

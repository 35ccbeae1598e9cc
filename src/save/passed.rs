//! A game that somebody passed on, beside those that are here already.

use super::entry::decision;
use super::format::SaveFile;
use super::load::read;
use super::slot_info::SlotId;
use super::slots::Slots;
use super::store::{Store, StoreError};

/// What is here of a game that was passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The same game at an earlier decision: it can move on in its place.
    Earlier(SlotId),
    /// The same game, as far or further: there is nothing to take over.
    AsFar(SlotId),
}

/// What is here of a game. Where both went on differently after a common start, they are two games.
pub fn known<S: Store>(slots: &Slots<S>, save: &SaveFile) -> Result<Option<Known>, StoreError> {
    for info in slots.list()? {
        if info.game != save.game {
            continue;
        }
        let here = slots.text(info.id)?.and_then(|text| read(&text).ok());
        let Some(here) = here.filter(|here| here.is_same_table(save)) else {
            continue;
        };
        let mut both = here.actions.iter().zip(&save.actions);
        if both.all(|(one, other)| decision(one) == decision(other)) {
            let far = |save: &SaveFile| (save.actions.len(), save.ahead.len());
            return Ok(Some(match far(&here) < far(save) {
                true => Known::Earlier(info.id),
                false => Known::AsFar(info.id),
            }));
        }
    }
    Ok(None)
}

/// Lets a game move on in its place. What it was begun under here stays: a day's try counts where it was begun, however
/// often it was passed on and back.
pub fn move_on<S: Store>(
    slots: &Slots<S>,
    id: SlotId,
    save: &SaveFile,
    now_ms: u64,
) -> Result<(), StoreError> {
    let mut save = save.clone();
    if let Some(here) = slots.text(id)?.and_then(|text| read(&text).ok()) {
        save.terms = here.terms;
        for (seat, before) in save.seats.iter_mut().zip(here.seats) {
            seat.hints = seat.hints.max(before.hints);
        }
    }
    slots.save(id, &save, now_ms)
}

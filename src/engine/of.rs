//! Something that belongs to a game, tied to that game's data, so that it is never read with another game's data.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::catalog::GameId;

/// A position or a view, and the game it belongs to.
pub struct Of<G: 'static, T> {
    id: GameId,
    game: &'static G,
    thing: Box<T>,
}

impl<G, T> Of<G, T> {
    pub(super) fn new(id: GameId, game: &'static G, thing: T) -> Of<G, T> {
        let thing = Box::new(thing);
        Of { id, game, thing }
    }

    /// Something else of the same game.
    pub(super) fn with<U>(&self, thing: U) -> Of<G, U> {
        Of::new(self.id, self.game, thing)
    }

    /// Which game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The data of the game.
    pub fn game(&self) -> &'static G {
        self.game
    }
}

impl<G, T> Deref for Of<G, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.thing
    }
}

impl<G, T> DerefMut for Of<G, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.thing
    }
}

// By hand: derived impls would demand that the shared data can be cloned, printed and compared.
impl<G, T: Clone> Clone for Of<G, T> {
    fn clone(&self) -> Of<G, T> {
        self.with(T::clone(&self.thing))
    }

    fn clone_from(&mut self, other: &Of<G, T>) {
        (self.id, self.game) = (other.id, other.game);
        self.thing.clone_from(&other.thing);
    }
}

impl<G, T: fmt::Debug> fmt::Debug for Of<G, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(self.id.slug()).field(&self.thing).finish()
    }
}

impl<G, T: PartialEq> PartialEq for Of<G, T> {
    fn eq(&self, other: &Of<G, T>) -> bool {
        self.id == other.id && self.thing == other.thing
    }
}

impl<G, T: Eq> Eq for Of<G, T> {}

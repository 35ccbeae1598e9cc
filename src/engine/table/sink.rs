//! Where events go: into the log of a game that people play, or nowhere while a bot thinks.

/// Takes events as they happen.
pub trait Sink<E> {
    /// Receives an event. The event is only created if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

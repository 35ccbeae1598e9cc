//! What the app and its worker say to each other.

use serde::{Deserialize, Serialize};

/// A question to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Which version are you? App and worker are two files, so they could differ.
    Version,
}

/// The worker's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The version of the package from which the worker was built.
    Version(String),
}

/// What the worker does with a question.
pub fn answer(ask: Ask) -> Answer {
    match ask {
        Ask::Version => Answer::Version(env!("CARGO_PKG_VERSION").to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_tells_its_version() {
        assert_eq!(
            answer(Ask::Version),
            Answer::Version(env!("CARGO_PKG_VERSION").to_owned())
        );
    }
}

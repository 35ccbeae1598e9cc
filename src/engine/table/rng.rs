//! Randomness as part of the state: one stream of numbers per game, sampled by our own code.
//!
//! Saves replay for ever, natively and in wasm alike, only if no other crate decides how a number becomes a card.
//! Golden vectors in `tests/rng.rs` pin this file down. Code whose results no save replays may use the stream through
//! the traits of `rand`.

use std::convert::Infallible;

use rand::{Rng as _, SeedableRng, TryRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stream of random numbers that can be stored and resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    seed: u64,
    stream: ChaCha8Rng,
}

impl Rng {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Rng {
            seed,
            stream: ChaCha8Rng::from_seed(key),
        }
    }

    /// The stream of a seed, read so far already.
    pub(in crate::engine) fn at(seed: u64, read: u64) -> Rng {
        let mut rng = Rng::new(seed);
        rng.stream.set_word_pos(u128::from(read));
        rng
    }

    /// How far the stream has been read.
    pub(in crate::engine) fn read(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }

    /// A number below `bound`, every one as likely as the others. `bound` must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        // Multiply and keep the high half; the few low values that would bias the result are drawn again.
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.stream.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts things into random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// This makes the stream a `rand::Rng`.
impl TryRng for Rng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.stream.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.stream.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.stream.try_fill_bytes(bytes)
    }
}

impl SeedableRng for Rng {
    type Seed = [u8; 8];

    fn from_seed(seed: [u8; 8]) -> Rng {
        Rng::new(u64::from_le_bytes(seed))
    }

    /// The same stream as `Rng::new`, without the usual mixing of small seeds.
    fn seed_from_u64(seed: u64) -> Rng {
        Rng::new(seed)
    }
}

/// How a stream is stored: its seed and how far it has been read.
#[derive(Serialize, Deserialize)]
struct Stored {
    seed: u64,
    read: u64,
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored {
            seed: self.seed,
            read: self.read(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rng, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        Ok(Rng::at(stored.seed, stored.read))
    }
}

//! Weights by name, so that tools can try other values: `sim duel --a strong+wagon=50` and `sim tune`.

/// Lists the weights of a kind of player that are plain numbers, and finds one by its name.
macro_rules! knobs {
    ($weights:ident: $($name:ident),+ $(,)?) => {
        impl $weights {
            /// The weights that tools may change.
            pub(in crate::bots) const KNOBS: &'static [&'static str] = &[$(stringify!($name)),+];

            /// A weight by its name.
            pub(in crate::bots) fn knob(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

pub(super) use knobs;

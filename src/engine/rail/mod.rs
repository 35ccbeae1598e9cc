//! The four map games: one rule set, driven by `RailRules`.

//! The Card Game: no map, but yards that everybody sees and piles that nobody may look at.

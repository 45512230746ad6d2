//! Sounds that a face may play.

use std::time::Duration;

use brikke_engine::{Rank, Turn};

/// A short sound. Nothing is heard that is not seen as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// Tiles slid, and none merged.
    Slide,
    /// Tiles merged; the largest that they made.
    Merge(Rank),
    /// The goal was reached.
    Goal,
    /// The game is lost.
    Over,
    /// Nothing moved.
    Blocked,
}

impl Sound {
    /// The sound of a move.
    pub(crate) fn of_move(turn: &Turn) -> Sound {
        let largest = turn.merges().map(|(_, rank)| rank).max();
        largest.map_or(Sound::Slide, Sound::Merge)
    }

    /// The time for which a device vibrates instead; none for a mere slide, which
    /// the finger has made itself.
    pub(crate) const fn vibration(self) -> Option<Duration> {
        Some(Duration::from_millis(match self {
            Sound::Slide => return None,
            Sound::Merge(_) => 12,
            Sound::Blocked => 25,
            Sound::Goal | Sound::Over => 60,
        }))
    }
}

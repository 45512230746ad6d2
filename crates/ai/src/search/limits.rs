//! The limits of a search.

use super::state_space::NewTile;

/// The limits at which a search stops and values the board that it sees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct SearchLimits {
    /// The player's moves, the first one counted.
    pub(crate) depth: u8,
    /// The probability that a tile must have to come on a cell, to look past
    /// it and the slide that follows: the product of the probabilities so far,
    /// and of [`SearchLimits::CHOICE`] for each of the player's moves. On a
    /// crowded board fewer tiles can come, each of them is likelier, and the
    /// search looks further.
    pub(crate) probability_cutoff: f32,
    /// How many moves of the depth an [unlikely](SearchLimits::UNLIKELY) tile
    /// takes, at least 1; all other tiles take 1.
    ///
    /// With 2, lines with a 4 in them are looked at from one move less far away,
    /// and a search of four moves takes a sixth of the time. Every board has the
    /// same share of shorter lines behind it, so that values remain comparable.
    /// With a probability cutoff they do not: there it depends on the number of
    /// empty cells how far a line goes.
    pub(crate) unlikely_takes: u8,
}

impl SearchLimits {
    /// The probability that a move of the player is given. Without it the lines
    /// of a nearly full board, where few tiles can come, would not end.
    pub(crate) const CHOICE: f32 = 0.5;

    /// The probability below which a tile is unlikely.
    const UNLIKELY: f32 = 0.2;

    /// The limits of a player with the usual effort on a packed board.
    pub(crate) const USUAL_PACKED: SearchLimits = SearchLimits {
        depth: 10,
        probability_cutoff: 0.002,
        unlikely_takes: 1,
    };

    /// The limits of a player with the usual effort on boards of other sizes, which
    /// take longer.
    pub(crate) const USUAL_GENERAL: SearchLimits = SearchLimits {
        depth: 3,
        probability_cutoff: 0.02,
        unlikely_takes: 1,
    };

    /// Everything to this depth.
    pub(crate) const fn full(depth: u8) -> SearchLimits {
        SearchLimits {
            depth,
            probability_cutoff: 0.0,
            unlikely_takes: 1,
        }
    }

    /// Everything to this depth, of which an unlikely tile takes two moves.
    pub(crate) const fn reduced(depth: u8) -> SearchLimits {
        SearchLimits {
            unlikely_takes: 2,
            ..SearchLimits::full(depth)
        }
    }

    /// What is left of a depth past this tile.
    pub(super) fn depth_past(self, tile: NewTile, depth: u8) -> u8 {
        let is_unlikely = tile.probability < SearchLimits::UNLIKELY;
        depth.saturating_sub(if is_unlikely { self.unlikely_takes } else { 1 })
    }
}

/// The way in which a search goes deeper as long as there is time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum IterativeDeepening {
    /// Each time a little further, first where it is likely to matter. So
    /// crowded boards are looked at from further away than others.
    ByLikelihood,
    /// Move by move, all lines with the same tiles in them equally far: for
    /// values that mean the same only if they are looked at from the same
    /// distance.
    ByDepth,
}

impl IterativeDeepening {
    /// The limits to search within, each wider than the ones before.
    pub(crate) fn steps(self) -> impl Iterator<Item = SearchLimits> {
        (0_u8..62).map(move |step| match (self, step) {
            (IterativeDeepening::ByLikelihood, 2..) => SearchLimits {
                depth: 3 + (step - 2) / 4,
                probability_cutoff: 0.02 * 0.6_f32.powi(i32::from(step) - 2),
                unlikely_takes: 1,
            },
            (IterativeDeepening::ByDepth, 2..) => SearchLimits::reduced(step + 1),
            _ => SearchLimits::full(step + 1),
        })
    }
}

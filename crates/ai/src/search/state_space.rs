//! The boards of one kind that a search walks through, and their values.

use brikke_engine::{AtGoal, LostWhen, Rank, Rules};

/// Boards, how they go on, and what they are worth where the search ends.
///
/// A search alternates between boards on which the player moves and
/// afterstates that await their tile. Both are [`StateSpace::Board`]s.
pub(crate) trait StateSpace {
    /// A board or an afterstate.
    type Board: Copy;

    /// The slide in each direction, in the order of `Direction::ALL`; `None`
    /// where nothing moves.
    fn slides(&self, board: Self::Board) -> [Option<Successor<Self::Board>>; 4];

    /// The tiles that can come, with their probabilities, all empty cells
    /// together.
    fn tiles(&self) -> &[NewTile];

    /// Calls `visit` with every board on which that tile has come.
    fn place(&self, after: Self::Board, tile: NewTile, visit: impl FnMut(Self::Board));

    /// The number of cells on which a tile can come.
    fn empty_count(&self, after: Self::Board) -> u8;

    /// The value of the afterstate if the game ends there or with the next
    /// tile, whatever it is.
    fn ending(&self, after: Self::Board) -> Option<f32>;

    /// The value of a board without a legal direction.
    fn lost(&self) -> f32;

    /// The value of an afterstate without looking further.
    fn value(&self, after: Self::Board) -> f32;

    /// A number that tells afterstates apart.
    fn key(&self, after: Self::Board) -> u64;

    /// The value of an afterstate looking past one new tile and one slide.
    fn value_past_tile(&self, after: Self::Board) -> f32 {
        self.average_past_tile(after)
    }

    /// The value past a tile, worked out tile by tile.
    fn average_past_tile(&self, after: Self::Board) -> f32 {
        let share = 1.0 / f32::from(self.empty_count(after));
        let mut sum = 0.0;
        for &tile in self.tiles() {
            let mut of_tile = 0.0;
            self.place(after, tile, |board| of_tile += self.best_value(board));
            sum += tile.probability * of_tile;
        }
        sum * share
    }

    /// The value of a board looking past one slide.
    fn best_value(&self, board: Self::Board) -> f32 {
        let values = self.slides(board).into_iter().flatten().map(|step| {
            step.points
                + self
                    .ending(step.after)
                    .unwrap_or_else(|| self.value(step.after))
        });
        values.reduce(f32::max).unwrap_or_else(|| self.lost())
    }
}

/// A slide: where it leads and what it counts by itself.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Successor<B> {
    pub(crate) after: B,
    /// The points, for values that count points; 0 for others.
    pub(crate) points: f32,
}

/// A tile that can come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct NewTile {
    /// The number of its rank.
    pub(crate) number: u8,
    pub(crate) probability: f32,
}

/// The tiles that can come, and the ways in which a game ends.
#[derive(Debug, Clone)]
pub(crate) struct ChanceModel {
    pub(crate) tiles: Vec<NewTile>,
    /// True if the tile that takes the last empty cell loses.
    pub(crate) full_loses: bool,
    /// The tile that ends the game, won.
    pub(crate) winning: Option<Rank>,
}

impl ChanceModel {
    pub(crate) fn of(rules: &Rules) -> ChanceModel {
        #[expect(clippy::cast_possible_truncation, reason = "a probability")]
        let tiles = rules.tiles().iter().map(|(rank, _)| NewTile {
            number: rank.get(),
            probability: rules.tiles().probability(rank) as f32,
        });
        ChanceModel {
            tiles: tiles.collect(),
            full_loses: rules.lost_when() == LostWhen::Full,
            winning: rules.goal().filter(|_| rules.at_goal() == AtGoal::Stop),
        }
    }
}

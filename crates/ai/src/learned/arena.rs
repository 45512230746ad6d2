//! Where games of a network are played: on a packed board or on any board.

use brikke_engine::Generator;

/// The rules and the board that a game needs, and the indices by which a
/// network looks at a board.
pub(super) trait Arena {
    /// A position, before or after a slide.
    type Board: Copy;
    /// The places of an afterstate's weights.
    type Indices: Clone + Default + AsRef<[u32]>;

    /// A board with its start tiles.
    fn start(&self, generator: &mut Generator) -> Self::Board;

    /// The board and the points after each slide, in the order of
    /// `Direction::ALL`; nothing where no slide is possible or the rules have
    /// ended the game.
    fn slides(&self, board: Self::Board) -> [Option<(Self::Board, f32)>; 4];

    /// Finds where the weights of an afterstate stand.
    fn look(&self, after: Self::Board, indices: &mut Self::Indices);

    /// The board with its new tile.
    fn place(&self, after: Self::Board, generator: &mut Generator) -> Self::Board;

    /// The rank number of the largest tile.
    fn largest(&self, board: Self::Board) -> u8;
}

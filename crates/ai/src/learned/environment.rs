//! Where games of a network are played: on a packed board or on any board.

use brikke_engine::Generator;

/// The rules and the board that a game needs, and the indices by which a
/// network looks at a board.
pub(super) trait Environment {
    /// A position, before or after a slide.
    type Board: Copy;
    /// The places of an afterstate's weights.
    type Indices: Clone + Default + AsRef<[u32]>;

    /// A board with its start tiles.
    fn start(&self, generator: &mut Generator) -> Self::Board;

    /// What each slide leads to, in the order of `Direction::ALL`; nothing
    /// where no slide is possible or the rules have ended the game.
    fn slides(&self, board: Self::Board) -> [Option<Slid<Self::Board>>; 4];

    /// Finds where the weights of an afterstate stand, as it is seen.
    fn look(&self, seen: Self::Board, indices: &mut Self::Indices);

    /// The board with its new tile.
    fn place(&self, after: Self::Board, generator: &mut Generator) -> Self::Board;

    /// The rank number of the largest tile.
    fn largest(&self, board: Self::Board) -> u8;
}

/// A slide that is possible.
pub(super) struct Slid<B> {
    /// Where it leads.
    pub(super) after: B,
    /// Its points.
    pub(super) gained: f32,
    /// Where it leads as the network sees it.
    pub(super) seen: B,
    /// Its points there.
    pub(super) worth: f32,
}

impl<B: Copy> Slid<B> {
    /// A slide that is seen as it is.
    #[inline(always)]
    pub(super) fn plain(after: B, gained: f32) -> Slid<B> {
        Slid {
            after,
            gained,
            seen: after,
            worth: gained,
        }
    }
}

//! The world that games of a network are played in: a packed board or any
//! board.

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

    /// The result of each slide, in the order of `Direction::ALL`; nothing
    /// where no slide is possible or the rules have ended the game.
    fn slides(&self, board: Self::Board) -> [Option<Slid<Self::Board>>; 4];

    /// Finds where the weights of an afterstate stand, as it is seen, and the
    /// number of the level that is added to them; 0 for none.
    fn look(&self, seen: Self::Board, indices: &mut Self::Indices) -> usize;

    /// The board with its new tile.
    fn place(&self, after: Self::Board, generator: &mut Generator) -> Self::Board;

    /// The rank number of the largest tile.
    fn largest(&self, board: Self::Board) -> u8;

    /// The stage that a board belongs to.
    #[inline(always)]
    fn stage(&self, _board: Self::Board) -> u8 {
        0
    }

    /// True if an episode that is learned from ends with this afterstate, whose
    /// value then stands for everything that follows.
    #[inline(always)]
    fn ends_episode(&self, _after: Self::Board) -> bool {
        false
    }

    /// The board of a stored position; nothing where none are stored.
    #[inline(always)]
    fn restore(&self, _bits: u64) -> Option<Self::Board> {
        None
    }

    /// The bits that store a board.
    #[inline(always)]
    fn store(&self, _board: Self::Board) -> u64 {
        0
    }
}

/// A slide that is possible.
pub(super) struct Slid<B> {
    /// The board afterwards.
    pub(super) after: B,
    /// Its points.
    pub(super) gained: f32,
    /// The board afterwards as the network sees it.
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

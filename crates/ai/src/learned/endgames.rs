//! Endgames that somebody has solved, as a player uses them.

/// Exact knowledge of boards whose large tiles stand still: how likely the tile
/// is made that lets all of them merge, one after the other.
pub trait Endgames: Send + Sync {
    /// Every kind of endgame that is known.
    fn kinds(&self) -> &[EndgameKind];

    /// The endgame of a packed afterstate, if it is one that is known.
    fn find(&self, after: u64) -> Option<Endgame>;
}

/// A kind of endgame: large tiles from the target on stand still.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndgameKind {
    /// The rank of the tile that is to be made.
    pub target: u8,
    /// The number of large tiles. All but the largest are an unbroken run from
    /// the target on.
    pub walls: u8,
}

/// An afterstate of an endgame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Endgame {
    /// The number of its kind.
    pub kind: usize,
    /// The rank of its largest tile.
    pub largest: u8,
    /// The probability that perfect play makes the target.
    pub success: f32,
}

impl EndgameKind {
    /// The points of everything that follows a success at once: of making the
    /// target, and of the tiles that merge with it; and the board then, with
    /// nothing but what has become of the large tiles. `None` if that does not
    /// fit a packed board.
    pub(super) fn collapse(self, largest: u8) -> Option<(f32, u64)> {
        let target = u32::from(self.target);
        let mut points = (target - 1) << target;
        let run = u32::from(self.walls) - 1;
        let mut made = target;
        for _ in 0..run {
            made += 1;
            points += 1 << made;
        }
        let mut board = u64::from(largest) | u64::from(made) << 4;
        if made == u32::from(largest) {
            made += 1;
            points += 1 << made;
            board = u64::from(made);
        }
        #[expect(clippy::cast_precision_loss, reason = "a value, not a score")]
        (made <= 15).then_some((points as f32, board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_run_becomes_one_tile() {
        let six = EndgameKind {
            target: 9,
            walls: 6,
        };
        let expected = f32::from(8_u16 * 512 + 1024 + 2048 + 4096 + 8192 + 16384) + 32768.0;
        assert_eq!(six.collapse(14), Some((expected, 0xF)));
    }

    #[test]
    fn a_tile_beyond_a_gap_stays() {
        let six = EndgameKind {
            target: 9,
            walls: 6,
        };
        let expected = f32::from(8_u16 * 512 + 1024 + 2048 + 4096 + 8192 + 16384);
        assert_eq!(six.collapse(15), Some((expected, 0xEF)));
    }

    #[test]
    fn what_does_not_fit_has_no_value() {
        let kind = EndgameKind {
            target: 10,
            walls: 6,
        };
        assert_eq!(kind.collapse(15), None);
    }
}

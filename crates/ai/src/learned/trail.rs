//! The way of a game, to go back to its middle.

/// The boards of a game since it began or went back.
///
/// A game that is over is taken up again from the middle of its way, and once
/// more from the middle of what followed, until little is left: late boards
/// are rare and far from each other, early ones are the same in all games and
/// known well.
pub(super) struct Trail<B> {
    boards: Vec<B>,
    is_kept: bool,
}

/// A shorter way is not gone again.
const SHORTEST: usize = 200;

impl<B: Copy> Trail<B> {
    /// An empty one; it stays empty unless it is to be kept.
    pub(super) fn new(is_kept: bool) -> Trail<B> {
        Trail {
            boards: Vec::new(),
            is_kept,
        }
    }

    /// The game has come to this board.
    #[inline(always)]
    pub(super) fn push(&mut self, board: B) {
        if self.is_kept {
            self.boards.push(board);
        }
    }

    /// The board in the middle, from which a new way begins; `None` if the
    /// way was short.
    pub(super) fn go_back(&mut self) -> Option<B> {
        if self.boards.len() < SHORTEST {
            return None;
        }
        let middle = self.boards[self.boards.len() / 2];
        self.boards.clear();
        Some(middle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_way_is_gone_again_from_its_middle() {
        let mut trail = Trail::new(true);
        (0..SHORTEST).for_each(|board| trail.push(board));
        assert_eq!(trail.go_back(), Some(SHORTEST / 2));
        (1..SHORTEST).for_each(|board| trail.push(board));
        assert_eq!(trail.go_back(), None);
    }

    #[test]
    fn what_is_not_kept_is_not_gone_again() {
        let mut trail = Trail::new(false);
        (0..SHORTEST).for_each(|board| trail.push(board));
        assert_eq!(trail.go_back(), None);
    }
}

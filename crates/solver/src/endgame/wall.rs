//! Walls: cells of a 4x4 board whose tiles do not merge.

use std::fmt;
use std::str::FromStr;

use brikke_engine::packed::symmetries;

/// The cells of a 4x4 board that large tiles of different values hold. A wall
/// is drawn in rows from the top, `x` for its cells and `.` for free ones; free
/// rows at the bottom may be left out.
///
/// ```
/// use brikke_solver::endgame::Wall;
///
/// let wall: Wall = "xxxx/xx..".parse().unwrap();
/// assert_eq!(wall.count(), 6);
/// assert_eq!(wall.to_string(), "xxxx/xx../..../....");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wall(u16);

impl Wall {
    /// The number of cells of the wall.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The wall as a number: a bit for each cell, row by row.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The wall of a packed board: its cells that are all ones.
    #[inline(always)]
    pub(super) const fn of_board(board: u64) -> Wall {
        let pairs = board & board >> 1;
        Wall::of_lowest_bits(pairs & pairs >> 2)
    }

    /// The wall whose cells are those with their lowest bit set.
    #[inline(always)]
    pub(super) const fn of_lowest_bits(bits: u64) -> Wall {
        let bits = bits & 0x1111_1111_1111_1111;
        let bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
        let bits = (bits | bits >> 6) & 0x000F_000F_000F_000F;
        let bits = (bits | bits >> 12) & 0x0000_00FF_0000_00FF;
        #[expect(clippy::cast_possible_truncation, reason = "16 bits are meant")]
        let bits = (bits | bits >> 24) as u16;
        Wall(bits)
    }

    /// The packed board on which the cells of the wall are all ones and all
    /// others empty.
    pub(super) fn board(self) -> u64 {
        (0..16)
            .filter(|cell| self.0 >> cell & 1 == 1)
            .fold(0, |board, cell| board | 15 << (4 * cell))
    }

    /// The wall in all eight orientations, in the order of the engine's
    /// [`symmetries`].
    pub(super) fn orientations(self) -> [Wall; 8] {
        symmetries(self.board()).map(Wall::of_board)
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in 0..16 {
            if cell > 0 && cell % 4 == 0 {
                f.write_str("/")?;
            }
            f.write_str(if self.0 >> cell & 1 == 1 { "x" } else { "." })?;
        }
        Ok(())
    }
}

/// A text that draws no wall.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' draws no wall: write up to four rows of x and . such as xxxx/xx..")]
pub struct WallError(pub String);

impl FromStr for Wall {
    type Err = WallError;

    fn from_str(text: &str) -> Result<Wall, WallError> {
        let refused = || WallError(text.to_owned());
        let mut bits = 0;
        for (row, cells) in text.split('/').enumerate() {
            if row > 3 || cells.len() != 4 {
                return Err(refused());
            }
            for (column, cell) in cells.bytes().enumerate() {
                match cell {
                    b'x' => bits |= 1 << (4 * row + column),
                    b'.' => {}
                    _ => return Err(refused()),
                }
            }
        }
        Ok(Wall(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_is_read_as_it_is_drawn() {
        for text in ["xxxx/xx../..../....", ".xxx/xxx./...x/x..."] {
            let wall: Wall = text.parse().unwrap();
            assert_eq!(wall.to_string(), text);
            assert_eq!(Wall::of_board(wall.board()), wall);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "xxx",
            "xxxx/",
            "xxxxx",
            "xxxo",
            "x/x/x/x",
            "..../..../..../..../....",
        ] {
            assert_eq!(text.parse::<Wall>(), Err(WallError(text.to_owned())));
        }
    }

    #[test]
    fn a_wall_has_eight_orientations() {
        let wall: Wall = "xxxx/xx..".parse().unwrap();
        let turned: Wall = "xx../xx../x.../x...".parse().unwrap();
        let orientations = wall.orientations();
        assert_eq!(orientations[0], wall);
        assert!(orientations.contains(&turned));
        assert!(orientations.iter().all(|turned| turned.count() == 6));
    }
}

//! The rank of a tile.

use std::fmt;
use std::num::NonZeroU8;

/// The size of a tile as a power of two: rank 1 is the tile 2, rank 11 the
/// tile 2048.
///
/// An empty cell has no rank; boards speak of `Option<Rank>`.
///
/// ```
/// use brikke_engine::Rank;
///
/// let rank = Rank::of_tile(2048).unwrap();
/// assert_eq!(rank.get(), 11);
/// assert_eq!(rank.doubled().unwrap().to_string(), "4096");
/// assert_eq!(Rank::of_tile(6), None);
/// // Labels stay right where 64 bits end.
/// assert_eq!(Rank::new(65).unwrap().to_string(), "36893488147419103232");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(NonZeroU8);

impl Rank {
    /// The tile 2.
    pub const TWO: Rank = Rank(NonZeroU8::MIN);

    /// The tile 4, the largest that appears under the usual rules.
    pub const FOUR: Rank = Rank(NonZeroU8::MIN.saturating_add(1));

    /// The end of the number line, 2^112. The largest tile of an 8x8 board
    /// is far below it (2^65 with the usual tiles), and the sum and the
    /// [worth](Rank::worth) of 64 tiles of this rank still fit 128 bits: no
    /// arithmetic on tiles overflows.
    pub const MAX: Rank = match Rank::new(112) {
        Some(rank) => rank,
        None => unreachable!(),
    };

    /// The rank with this number, from 1 to [`Rank::MAX`].
    pub const fn new(number: u8) -> Option<Rank> {
        match NonZeroU8::new(number) {
            Some(rank) if number <= 112 => Some(Rank(rank)),
            _ => None,
        }
    }

    /// The rank of the tile with this face value, if it is a power of two
    /// from 2 up.
    pub const fn of_tile(value: u128) -> Option<Rank> {
        if value.is_power_of_two() {
            #[expect(clippy::cast_possible_truncation, reason = "below 128")]
            Rank::new(value.trailing_zeros() as u8)
        } else {
            None
        }
    }

    /// The number of this rank: 1 for the tile 2.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The number on the tile's face.
    pub const fn tile(self) -> u128 {
        1 << self.get()
    }

    /// The rank that two tiles of this rank merge into; `None` beyond
    /// [`Rank::MAX`].
    pub const fn doubled(self) -> Option<Rank> {
        Rank::new(self.get() + 1)
    }

    /// The points that making one such tile by merging tiles 2 brings in
    /// all: `(rank - 1) * tile`.
    ///
    /// The score of a game is the worth of the tiles on the board less the
    /// worth of the tiles that appeared.
    pub const fn worth(self) -> u128 {
        (self.get() as u128 - 1) * self.tile()
    }
}

impl fmt::Display for Rank {
    /// Writes the tile's face value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tile().fmt(f)
    }
}

//! The tiles that can appear, with their weights.

use std::fmt;
use std::str::FromStr;

use crate::Rank;

/// The tiles that can appear with their weights, smallest tile first.
///
/// Weights are kept in lowest terms: `2:18,4:2` is `2:9,4:1`.
///
/// ```
/// use brikke_engine::TileWeights;
///
/// let tiles: TileWeights = "4:2,2:18".parse().unwrap();
/// assert_eq!(tiles.to_string(), "2:9,4:1");
/// assert_eq!(tiles.total(), 10);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TileWeights {
    /// By rank, each rank once, no weight 0; never empty.
    weights: Vec<(Rank, u32)>,
    total: u32,
}

/// The reason why tiles and weights were refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TilesError {
    /// No tile at all.
    #[error("no tiles: write at least one tile with its weight, such as 2:9,4:1")]
    None,
    /// Not of the form `tile:weight`.
    #[error("tile {number}: '{text}' is not tile:weight, for example 2:9,4:1")]
    Text {
        /// The number of the entry, from 1.
        number: usize,
        /// The text in that place.
        text: String,
    },
    /// No power of two.
    #[error("tile {number}: {tile} is not a tile (2, 4, 8, … up to 2^112)")]
    NotATile {
        /// The number of the entry, from 1.
        number: usize,
        /// The text in that place.
        tile: String,
    },
    /// A weight that is 0 or more than all weights may add up to.
    #[error(
        "the tile {tile} has the weight {weight}: weights are from 1, and add up to at most {most}",
        most = TileWeights::MAX_TOTAL
    )]
    Weight {
        /// The tile in question.
        tile: Rank,
        /// Its weight, as written.
        weight: String,
    },
    /// A tile is listed twice.
    #[error("the tile {0} is listed twice: give it one weight")]
    Twice(Rank),
}

impl TileWeights {
    /// The most that all weights may add up to.
    pub const MAX_TOTAL: u32 = 1_000_000_000;

    /// Tiles with their weights, in any order.
    ///
    /// # Errors
    ///
    /// No tile, a tile twice, a weight 0, or weights beyond
    /// [`TileWeights::MAX_TOTAL`].
    pub fn new(weights: impl IntoIterator<Item = (Rank, u32)>) -> Result<TileWeights, TilesError> {
        let mut weights: Vec<(Rank, u32)> = weights.into_iter().collect();
        weights.sort_unstable();
        if let Some(pair) = weights.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(TilesError::Twice(pair[0].0));
        }
        let divisor = weights
            .iter()
            .fold(0, |divisor, &(_, weight)| common_divisor(divisor, weight));
        let mut total = 0_u32;
        for (tile, weight) in &mut weights {
            let refused = TilesError::Weight {
                tile: *tile,
                weight: weight.to_string(),
            };
            if *weight == 0 {
                return Err(refused);
            }
            *weight /= divisor;
            total = match total.checked_add(*weight) {
                Some(total) if total <= TileWeights::MAX_TOTAL => total,
                _ => return Err(refused),
            };
        }
        if weights.is_empty() {
            return Err(TilesError::None);
        }
        Ok(TileWeights { weights, total })
    }

    /// The tiles of a preset, by rank number, in lowest terms and order.
    pub(crate) fn of_numbers(weights: &[(u8, u32)]) -> TileWeights {
        let weights: Vec<(Rank, u32)> = weights
            .iter()
            .filter_map(|&(number, weight)| Some((Rank::new(number)?, weight)))
            .collect();
        let total = weights.iter().map(|&(_, weight)| weight).sum();
        TileWeights { weights, total }
    }

    /// Every tile with its weight, smallest tile first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Rank, u32)> {
        self.weights.iter().copied()
    }

    /// The sum of the weights.
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// The probability that a new tile is of this rank.
    pub fn probability(&self, rank: Rank) -> f64 {
        self.iter()
            .find(|&(tile, _)| tile == rank)
            .map_or(0.0, |(_, weight)| f64::from(weight) / f64::from(self.total))
    }

    /// The largest tile that can appear.
    pub fn largest(&self) -> Rank {
        self.weights.last().map_or(Rank::TWO, |&(tile, _)| tile)
    }

    /// True if the tile can appear.
    pub fn contains(&self, rank: Rank) -> bool {
        self.iter().any(|(tile, _)| tile == rank)
    }

    /// The tile for a number drawn uniformly from `0..total`: the first
    /// tile for the first `weight` numbers, and so on.
    #[inline]
    pub fn pick(&self, drawn: u32) -> Rank {
        // Without a branch on `drawn`, which nobody can predict.
        let mut passed = 0;
        let mut tile = 0;
        for &(_, weight) in &self.weights {
            passed += weight;
            tile += usize::from(drawn >= passed);
        }
        self.weights
            .get(tile)
            .map_or(self.largest(), |&(rank, _)| rank)
    }
}

/// The greatest common divisor; 0 is divisible by everything.
fn common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

impl fmt::Display for TileWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (tile, weight)) in self.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{tile}:{weight}")?;
        }
        Ok(())
    }
}

impl FromStr for TileWeights {
    type Err = TilesError;

    fn from_str(text: &str) -> Result<TileWeights, TilesError> {
        if text.trim().is_empty() {
            return Err(TilesError::None);
        }
        let weights: Result<Vec<_>, _> = text
            .split(',')
            .enumerate()
            .map(|(index, entry)| read_entry(index + 1, entry.trim()))
            .collect();
        TileWeights::new(weights?)
    }
}

fn read_entry(number: usize, entry: &str) -> Result<(Rank, u32), TilesError> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (tile, weight) = match entry.split_once(':') {
        Some((tile, weight)) if digits(tile) && digits(weight) => (tile, weight),
        _ => {
            let text = entry.to_owned();
            return Err(TilesError::Text { number, text });
        }
    };
    let Some(rank) = tile.parse().ok().and_then(Rank::of_tile) else {
        let tile = tile.to_owned();
        return Err(TilesError::NotATile { number, tile });
    };
    let weight = weight.parse().map_err(|_| TilesError::Weight {
        tile: rank,
        weight: weight.to_owned(),
    })?;
    Ok((rank, weight))
}

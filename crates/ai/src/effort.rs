//! The effort of a searching player.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The effort of a searching player, as people write it behind its name:
/// nothing, a depth (`3`, `2.5`) or a time per move (`50ms`, `1.5s`).
///
/// ```
/// use std::time::Duration;
/// use brikke_ai::Effort;
///
/// assert_eq!("3".parse(), Ok(Effort::at_depth::<3>()));
/// assert_eq!("1.5s".parse(), Ok(Effort::Time(Duration::from_millis(1500))));
/// assert_eq!(Effort::Time(Duration::from_millis(50)).to_string(), "50ms");
/// assert!("0".parse::<Effort>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effort {
    /// The depth that the player finds right for the position.
    Usual,
    /// So many moves ahead.
    Depth(Depth),
    /// As far as it comes in this time for a move, on average: a move may take
    /// longer if the ones before it took less.
    Time(Duration),
}

/// A number of the player's own moves, with the chance between them: 1 values
/// each afterstate once, 2 looks past one new tile, and so on.
///
/// Tenths of a move are boards that are looked at one move further: those with the
/// fewest empty cells, about as many tenths of all boards. They are the ones that
/// games are lost on, and they take the least time.
///
/// ```
/// use brikke_ai::Depth;
///
/// assert_eq!(Depth::new(3).map(Depth::get), Some(3));
/// assert_eq!(Depth::new(0), None);
///
/// let depth = Depth::with_tenths(2, 5).unwrap();
/// assert_eq!((depth.at(2), depth.at(3)), (3, 2));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Depth {
    moves: u8,
    tenths: u8,
}

/// For each number of tenths, boards with fewer empty cells than this are looked at
/// one move further. Of the boards in games with two moves ahead, 5 % have no empty
/// cell, 22 % at most one, 48 % two, 73 % three, 87 % four, 95 % five.
const CROWDED_BELOW: [u8; 10] = [0, 1, 2, 2, 3, 3, 3, 4, 5, 6];

impl Depth {
    /// The greatest depth. No machine reaches it on a board with room.
    pub const MAX: u8 = 20;

    /// This depth, if it is one from 1 to [`Depth::MAX`].
    pub const fn new(depth: u8) -> Option<Depth> {
        Depth::with_tenths(depth, 0)
    }

    /// So many moves and tenths of one, if that is from 1 to [`Depth::MAX`].
    pub const fn with_tenths(moves: u8, tenths: u8) -> Option<Depth> {
        let is_within = moves >= 1 && moves < Depth::MAX && tenths < 10;
        if is_within || moves == Depth::MAX && tenths == 0 {
            Some(Depth { moves, tenths })
        } else {
            None
        }
    }

    /// The number of whole moves, at least 1.
    pub const fn get(self) -> u8 {
        self.moves
    }

    /// The number of moves on a board with so many empty cells.
    pub const fn at(self, empty: u8) -> u8 {
        self.moves + (empty < CROWDED_BELOW[self.tenths as usize]) as u8
    }

    /// The number of moves on the most crowded boards.
    pub const fn most(self) -> u8 {
        self.at(0)
    }
}

impl Effort {
    /// This depth, checked by the compiler.
    pub const fn at_depth<const DEPTH: u8>() -> Effort {
        const { assert!(DEPTH >= 1 && DEPTH <= Depth::MAX, "no depth") };
        Effort::Depth(Depth {
            moves: DEPTH,
            tenths: 0,
        })
    }

    /// The longest time for a move.
    pub const MAX_TIME: Duration = Duration::from_hours(1);
}

impl fmt::Display for Effort {
    /// Nothing for the usual effort.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Usual => Ok(()),
            Effort::Depth(Depth { moves, tenths: 0 }) => write!(f, "{moves}"),
            Effort::Depth(Depth { moves, tenths }) => write!(f, "{moves}.{tenths}"),
            Effort::Time(time) if time.subsec_micros() % 1000 != 0 => {
                write!(f, "{}us", time.as_micros())
            }
            Effort::Time(time) if time.subsec_millis() != 0 => write!(f, "{}ms", time.as_millis()),
            Effort::Time(time) => write!(f, "{}s", time.as_secs()),
        }
    }
}

/// A text that is no effort.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is neither a depth from 1 to {depth} such as 3 or 2.5 nor a time per move such as 50ms or 2s (an hour at most)",
    depth = Depth::MAX
)]
pub struct UnknownEffort(String);

impl FromStr for Effort {
    type Err = UnknownEffort;

    fn from_str(text: &str) -> Result<Effort, UnknownEffort> {
        read_depth(text)
            .or_else(|| read_time(text))
            .ok_or_else(|| UnknownEffort(text.to_owned()))
    }
}

fn read_depth(text: &str) -> Option<Effort> {
    let (moves, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let is_digit = tenths.len() == 1;
    let depth = Depth::with_tenths(moves.parse().ok()?, tenths.parse().ok()?)?;
    is_digit.then_some(Effort::Depth(depth))
}

fn read_time(text: &str) -> Option<Effort> {
    let unit_at = text.find(|sign: char| !sign.is_ascii_digit() && sign != '.')?;
    let (number, unit) = text.split_at(unit_at);
    let microseconds = match unit {
        "us" | "µs" => 1.0,
        "ms" => 1e3,
        "s" => 1e6,
        _ => return None,
    };
    let number: f64 = number.parse().ok()?;
    let time = Duration::try_from_secs_f64(number * microseconds / 1e6).ok()?;
    let allowed = Duration::from_micros(1)..=Effort::MAX_TIME;
    // Whole microseconds, so that it is written as it is meant.
    let whole = Duration::from_micros(u64::try_from(time.as_micros()).ok()?);
    allowed.contains(&whole).then_some(Effort::Time(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "1", "3", "20", "1.1", "19.9", "50ms", "2s", "1500ms", "1ms", "250us", "3600s",
        ] {
            let effort: Effort = text.parse().unwrap();
            assert_eq!(effort.to_string(), text);
        }
    }

    #[test]
    fn there_is_no_depth_of_nothing() {
        assert_eq!(Depth::new(0), None);
        assert_eq!(Depth::new(Depth::MAX + 1), None);
        let depths = (1..=Depth::MAX).map(|depth| Depth::new(depth).map(Depth::get));
        assert!(depths.eq((1..=Depth::MAX).map(Some)));
    }

    #[test]
    fn more_tenths_look_further_on_more_boards() {
        let deeper = |tenths: u8| {
            let depth = Depth::with_tenths(3, tenths).unwrap();
            (0..=64).filter(|&empty| depth.at(empty) == 4).count()
        };
        let counts: Vec<usize> = (0..10).map(deeper).collect();
        assert!(counts.is_sorted());
        assert_eq!((counts[0], counts[1], counts[5]), (0, 1, 3));
        assert_eq!(Depth::with_tenths(3, 0).map(Depth::most), Some(3));
        assert_eq!(Depth::with_tenths(3, 1).map(Depth::most), Some(4));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "0",
            "21",
            "256",
            "-1",
            "0.5",
            "20.1",
            "3.",
            "3.25",
            "3.+5",
            ".5",
            "ms",
            "0ms",
            "0.0001us",
            "3601s",
            "1e3s",
            "5 ms",
            "5m",
            ".",
            ".s",
            "1.2.3s",
            "inf",
            "NaNs",
            "9999999999999999999999s",
        ] {
            assert!(text.parse::<Effort>().is_err(), "{text}");
        }
    }
}

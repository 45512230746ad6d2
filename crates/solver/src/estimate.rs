//! An estimate of the states and bytes that solving takes.

use crate::bounds::Bounds;

/// The states and bytes that solving takes, roughly.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// States up to symmetry.
    pub states: f64,
    /// Bytes of memory.
    pub bytes: f64,
}

impl Estimate {
    /// Of the boards that could be there, so many come up in play: 0.49 on
    /// 2x3, 0.34 on 2x4, 0.30 on 3x3.
    const SHARE: f64 = 0.3;
    /// Afterstates to a state, in the larger boards that have been solved.
    const AFTERSTATES: f64 = 0.65;
    /// Bytes to an afterstate in a finished layer, and with its value.
    const BYTES: f64 = 3.0;
    const BYTES_WITH_VALUE: f64 = 8.0;
    /// Bytes to a state of the layers at work.
    const BYTES_AT_WORK: f64 = 120.0;

    pub(crate) fn new(bounds: &Bounds, keeps_values: bool) -> Estimate {
        let symmetries = bounds.layout.symmetries();
        let states = Estimate::SHARE * boards(bounds) / symmetries;
        let bytes = if keeps_values {
            Estimate::BYTES_WITH_VALUE
        } else {
            Estimate::BYTES
        };
        let layers = f64::from(bounds.last_sum()) / 2.0;
        // The largest layer is about twice the average.
        let at_work = Estimate::BYTES_AT_WORK * states * 2.0 / layers;
        Estimate {
            states,
            bytes: bytes * Estimate::AFTERSTATES * states + at_work,
        }
    }
}

/// The number of boards in which no tile is too large for its company.
///
/// Of the `n` largest tiles of a board the one made last was made while the
/// others stood: it had the other cells only, each good for one doubling. So
/// the `n`th largest tile is at most the largest that appears, doubled once
/// for each cell that is left.
fn boards(bounds: &Bounds) -> f64 {
    let cells = bounds.layout.size().cells();
    // By how many cells have been given tiles, the largest first.
    let mut ways = vec![0.0; cells + 1];
    ways[0] = 1.0;
    for rank in (1..=bounds.largest_rank).rev() {
        let room = (cells as u64 + bounds.newest)
            .saturating_sub(rank)
            .min(cells as u64);
        let mut next = vec![0.0; cells + 1];
        for (taken, &way) in ways.iter().enumerate() {
            let mut choices = 1.0;
            for more in 0..=cells - taken {
                if more > 0 && (taken + more) as u64 > room {
                    break;
                }
                next[taken + more] += way * choices;
                #[expect(clippy::cast_precision_loss, reason = "at most 16")]
                let (left, chosen) = ((cells - taken - more) as f64, more as f64 + 1.0);
                choices *= left / chosen;
            }
        }
        ways = next;
    }
    ways.iter().sum()
}

/// A large number as people read it: `4.9e7` is `49 million`.
pub(crate) fn rounded(number: f64) -> String {
    let names = [(1e12, "trillion"), (1e9, "billion"), (1e6, "million")];
    match names.into_iter().find(|&(unit, _)| number >= unit) {
        Some((unit, name)) if number / unit < 1e4 => format!("{} {name}", short(number / unit)),
        Some(_) => format!("{number:.1e}"),
        None => format!("{number:.0}"),
    }
}

/// Bytes as people read them.
pub(crate) fn bytes(number: f64) -> String {
    let names = [(1e12, "TB"), (1e9, "GB"), (1e6, "MB"), (1e3, "kB")];
    match names.into_iter().find(|&(unit, _)| number >= unit) {
        Some((unit, name)) if number / unit < 1e4 => format!("{} {name}", short(number / unit)),
        Some(_) => format!("{number:.1e} bytes"),
        None => format!("{number:.0} bytes"),
    }
}

/// A number of bytes that is known exactly, for people.
#[expect(clippy::cast_precision_loss, reason = "two digits are shown")]
pub(crate) fn whole_bytes(number: u64) -> String {
    bytes(number as f64)
}

/// Two digits that count.
fn short(number: f64) -> String {
    if number < 10.0 {
        format!("{number:.1}")
    } else {
        format!("{number:.0}")
    }
}

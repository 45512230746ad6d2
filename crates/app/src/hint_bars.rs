//! The values of the four directions as bars.

use brikke_engine::Direction;
use brikke_locale::Locale;

use crate::page::HintBar;
use crate::words;

/// The values of the four directions, as bars from the worst to the best.
pub(crate) fn hint_bars(values: &[Option<f64>; 4], best: Direction, locale: Locale) -> Vec<HintBar> {
    let known = values.iter().flatten().copied();
    let least = known.clone().fold(f64::MAX, f64::min);
    let most = known.fold(f64::MIN, f64::max);
    // Even the worst of them is seen as a bar.
    let below = least - (most - least).max(1.0) / 8.0;
    let bar = |direction: Direction| {
        let value = values[direction as usize];
        HintBar {
            direction,
            name: words::direction(locale, direction),
            value: words::difference(locale, direction, best, values),
            length: value.map(|value| length((value - below) / (most - below))),
            is_best: direction == best,
            is_played: false,
        }
    };
    Direction::ALL.map(bar).to_vec()
}

#[expect(clippy::cast_possible_truncation, reason = "the length of a bar")]
const fn length(share: f64) -> f32 {
    share as f32
}

//! The stake of a position, and of a game.

/// The best value less the worst; none where they are all the same, or there
/// are not two of them.
pub(super) fn at_stake(values: [Option<f64>; 4]) -> Option<f64> {
    let values = values.into_iter().flatten();
    let best = values.clone().reduce(f64::max)?;
    let worst = values.reduce(f64::min)?;
    Some(best - worst).filter(|&spread| spread > 0.0)
}

/// The median of what is at stake, the lower of two in the middle; none of
/// nothing.
pub(super) fn typical(stakes: impl Iterator<Item = f64>) -> Option<f64> {
    let mut sorted: Vec<f64> = stakes.collect();
    let middle = sorted.len().checked_sub(1)? / 2;
    sorted.sort_by(f64::total_cmp);
    sorted.get(middle).copied()
}

/// The share of a position's value that is at stake in any game. At the
/// beginning all moves are nearly equal, and a short game has nothing else.
const LEAST_SHARE: f64 = 0.02;

/// The least stake of a game whose positions have these best values: so much
/// of the typical one.
pub(super) fn least_stake(best_values: impl Iterator<Item = f64>) -> f64 {
    typical(best_values).map_or(0.0, |value| value.max(0.0) * LEAST_SHARE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_at_stake_without_a_choice() {
        assert_eq!(at_stake([None, Some(3.0), None, None]), None);
        assert_eq!(at_stake([None, Some(3.0), Some(3.0), None]), None);
        assert_eq!(at_stake([Some(-1.0), Some(3.0), None, None]), Some(4.0));
    }

    #[test]
    fn a_small_share_of_the_value_is_no_stake() {
        let check = |values: &[f64], expected: f64| {
            let least = least_stake(values.iter().copied());
            assert!((least - expected).abs() < 1e-9, "{values:?}: {least}");
        };
        check(&[1000.0, 2000.0, 3000.0], 40.0);
        check(&[-5.0], 0.0);
        check(&[], 0.0);
    }

    #[test]
    fn few_large_stakes_do_not_move_the_typical_one() {
        assert_eq!(typical([1.0, 1e9, 2.0, 3.0, 1e12].into_iter()), Some(3.0));
        assert_eq!(typical([4.0, 1.0].into_iter()), Some(1.0));
        assert_eq!(typical(std::iter::empty()), None);
    }
}

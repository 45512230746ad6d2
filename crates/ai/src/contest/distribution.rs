//! Means and how far they can be trusted.

/// The mean of numbers with its standard error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Mean {
    pub(super) mean: f64,
    /// None of a single number.
    pub(super) standard_error: Option<f64>,
}

/// The mean; `None` of nothing.
pub(super) fn mean(values: impl Iterator<Item = f64> + Clone) -> Option<Mean> {
    let count = values.clone().count();
    if count == 0 {
        return None;
    }
    let number = as_float(count);
    let mean = values.clone().sum::<f64>() / number;
    // Two passes: the squares of large scores would drown their differences.
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    let standard_error = (count > 1).then(|| (squares / (number - 1.0) / number).sqrt());
    Some(Mean {
        mean,
        standard_error,
    })
}

#[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
pub(super) fn as_float(count: usize) -> f64 {
    count as f64
}

/// The number of standard errors to each side of a mean of `count` numbers
/// that hold 95 out of 100: Student's quantile for `count - 1` degrees of
/// freedom.
pub(super) fn reach_of_95_percent(count: usize) -> f64 {
    const FEW: [f64; 10] = [
        12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912, 2.364_624, 2.306_004,
        2.262_157, 2.228_139,
    ];
    let freedom = count.saturating_sub(1).max(1);
    FEW.get(freedom - 1)
        .copied()
        .unwrap_or_else(|| normal_corrected(as_float(freedom)))
}

/// The first terms of the quantile's series around that of the normal
/// distribution: right to three decimals from 11 degrees of freedom on.
fn normal_corrected(freedom: f64) -> f64 {
    const NORMAL: f64 = 1.959_963_985;
    let [third, fifth, seventh] = [3, 5, 7].map(|power| NORMAL.powi(power));
    NORMAL
        + (third + NORMAL) / (4.0 * freedom)
        + (5.0 * fifth + 16.0 * third + 3.0 * NORMAL) / (96.0 * freedom.powi(2))
        + (3.0 * seventh + 19.0 * fifth + 17.0 * third - 15.0 * NORMAL) / (384.0 * freedom.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 2e-4, "{found}, not {expected}");
    }

    #[test]
    fn a_mean_has_the_error_of_its_sample() {
        let found = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter()).unwrap();
        check_near(found.mean, 5.0);
        check_near(found.standard_error.unwrap(), (32.0_f64 / 7.0 / 8.0).sqrt());
        assert_eq!(mean([3.0].into_iter()).unwrap().standard_error, None);
        assert_eq!(mean(std::iter::empty()), None);
    }

    /// Against a printed table.
    #[test]
    fn the_reach_is_that_of_students_distribution() {
        check_near(reach_of_95_percent(2), 12.7062);
        check_near(reach_of_95_percent(11), 2.2281);
        check_near(reach_of_95_percent(12), 2.2010);
        check_near(reach_of_95_percent(31), 2.0423);
        check_near(reach_of_95_percent(101), 1.9840);
        check_near(reach_of_95_percent(1_000_001), 1.9600);
    }
}

//! Probabilities in 16 bits.

/// A certain success. All ones are left for what is not known yet.
pub(super) const CERTAIN: u16 = u16::MAX - 1;

/// The average over the new tiles of boards with equally likely cells: nine
/// twos for each four. Rounded to the nearest.
#[inline(always)]
pub(super) fn average(of_twos: u32, of_fours: u32, cells: u32) -> u16 {
    let under = 10 * cells;
    #[expect(clippy::cast_possible_truncation, reason = "an average of 16 bits")]
    let average = ((9 * of_twos + of_fours + under / 2) / under) as u16;
    average
}

/// A probability from 0 to 1.
pub(super) fn to_f64(value: u16) -> f64 {
    f64::from(value) / f64::from(CERTAIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_of_equals_is_the_same() {
        for value in [0, 1, 777, CERTAIN] {
            let sum = 12 * u32::from(value);
            assert_eq!(average(sum, sum, 12), value);
        }
        assert!((to_f64(average(u32::from(CERTAIN), 0, 1)) - 0.9).abs() < 1e-5);
        assert!((to_f64(CERTAIN) - 1.0).abs() < f64::EPSILON);
    }
}

//! Lines that are short enough to draw.

/// A point of a line: the number of a move, and a figure.
pub(super) type Point = (f64, f64);

/// At most about twice so many points, with every peak and every valley: of
/// each stretch of the line its lowest and its highest point.
pub(super) fn thinned(points: &[Point], stretches: usize) -> Vec<Point> {
    if points.len() <= 2 * stretches {
        return points.to_vec();
    }
    let length = points.len().div_ceil(stretches);
    points.chunks(length).flat_map(extremes).collect()
}

fn extremes(points: &[Point]) -> Vec<Point> {
    let by_figure = |one: &&Point, other: &&Point| one.1.total_cmp(&other.1);
    let lowest = points.iter().min_by(by_figure);
    let highest = points.iter().max_by(by_figure);
    let mut both: Vec<Point> = lowest.into_iter().chain(highest).copied().collect();
    both.sort_by(|one, other| one.0.total_cmp(&other.0));
    both.dedup();
    both
}

/// The sums of the figures so far.
pub(super) fn summed(figures: impl Iterator<Item = f64>) -> Vec<f64> {
    figures
        .scan(0.0, |sum, figure| {
            *sum += figure;
            Some(*sum)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lines_stay_and_long_ones_keep_their_peaks() {
        let line: Vec<Point> = (0..10_000)
            .map(|number| (f64::from(number), if number == 7_777 { 9.0 } else { 0.0 }))
            .collect();
        assert_eq!(thinned(&line[..100], 100), line[..100]);
        let thin = thinned(&line, 100);
        assert!(thin.len() <= 200);
        assert!(thin.contains(&(7_777.0, 9.0)));
        assert!(thin.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }

    #[test]
    fn sums_go_on() {
        assert_eq!(summed([1.0, -3.0, 0.5].into_iter()), [1.0, -2.0, -1.5]);
    }
}

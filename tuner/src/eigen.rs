//! Small symmetric matrices and their axes.

/// A symmetric matrix.
#[derive(Debug, Clone)]
pub(crate) struct Matrix {
    rows: Vec<Vec<f64>>,
}

/// The axes of a symmetric positive matrix and how far it stretches along
/// them.
pub(crate) struct Eigen {
    /// Unit vectors, one for each axis.
    axes: Vec<Vec<f64>>,
    /// The square roots of the eigenvalues.
    lengths: Vec<f64>,
}

impl Matrix {
    /// Ones along the diagonal.
    pub(crate) fn identity(dimensions: usize) -> Matrix {
        let row = |place| {
            (0..dimensions)
                .map(|column| f64::from(u8::from(column == place)))
                .collect()
        };
        Matrix {
            rows: (0..dimensions).map(row).collect(),
        }
    }

    /// Multiplies every number.
    pub(crate) fn scale(&mut self, factor: f64) {
        for value in self.rows.iter_mut().flatten() {
            *value *= factor;
        }
    }

    /// Adds the vector times itself.
    pub(crate) fn add_outer(&mut self, factor: f64, vector: &[f64]) {
        for (row, first) in self.rows.iter_mut().zip(vector) {
            for (value, second) in row.iter_mut().zip(vector) {
                *value += factor * first * second;
            }
        }
    }
}

impl Eigen {
    /// Jacobi's method: turns away the numbers off the diagonal, pair by
    /// pair, until nothing is left of them.
    pub(crate) fn of(matrix: &Matrix) -> Eigen {
        let dimensions = matrix.rows.len();
        let mut rows = matrix.rows.clone();
        let mut axes = Matrix::identity(dimensions).rows;
        for _ in 0..50 {
            for first in 0..dimensions {
                for second in first + 1..dimensions {
                    turn(&mut rows, &mut axes, first, second);
                }
            }
        }
        let lengths = (0..dimensions).map(|axis| rows[axis][axis].max(1e-20).sqrt());
        Eigen {
            lengths: lengths.collect(),
            axes,
        }
    }

    /// A round draw as a draw from the matrix's cloud.
    pub(crate) fn stretched(&self, draws: &[f64]) -> Vec<f64> {
        let parts = draws
            .iter()
            .zip(&self.lengths)
            .map(|(draw, length)| draw * length);
        self.combined(parts)
    }

    /// A vector with the matrix's shape taken out of it.
    pub(crate) fn whitened(&self, vector: &[f64]) -> Vec<f64> {
        let parts = self.axes.iter().zip(&self.lengths).map(|(axis, length)| {
            let along: f64 = axis.iter().zip(vector).map(|(a, v)| a * v).sum();
            along / length
        });
        self.combined(parts)
    }

    fn combined(&self, parts: impl Iterator<Item = f64>) -> Vec<f64> {
        let mut sum = vec![0.0; self.axes.len()];
        for (axis, part) in self.axes.iter().zip(parts) {
            for (value, along) in sum.iter_mut().zip(axis) {
                *value += part * along;
            }
        }
        sum
    }
}

/// Turns the plane of two axes so that the number between them becomes 0.
fn turn(rows: &mut [Vec<f64>], axes: &mut [Vec<f64>], first: usize, second: usize) {
    let between = rows[first][second];
    if between.abs() < 1e-300 {
        return;
    }
    let slope = (rows[second][second] - rows[first][first]) / (2.0 * between);
    let tangent = slope.signum() / (slope.abs() + slope.hypot(1.0));
    let cosine = 1.0 / tangent.hypot(1.0);
    let sine = tangent * cosine;
    for row in rows.iter_mut() {
        (row[first], row[second]) = turned(row[first], row[second], cosine, sine);
    }
    turn_rows(rows, first, second, cosine, sine);
    turn_rows(axes, first, second, cosine, sine);
}

fn turn_rows(rows: &mut [Vec<f64>], first: usize, second: usize, cosine: f64, sine: f64) {
    let (before, from_second) = rows.split_at_mut(second);
    let pairs = before[first].iter_mut().zip(&mut from_second[0]);
    for (one, other) in pairs {
        (*one, *other) = turned(*one, *other, cosine, sine);
    }
}

fn turned(first: f64, second: f64, cosine: f64, sine: f64) -> (f64, f64) {
    (
        cosine * first - sine * second,
        sine * first + cosine * second,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axes_of_a_known_matrix() {
        // Eigenvalues 1 and 3 along the diagonals.
        let mut matrix = Matrix::identity(2);
        matrix.add_outer(1.0, &[1.0, 1.0]);
        let eigen = Eigen::of(&matrix);
        let mut lengths = eigen.lengths.clone();
        lengths.sort_by(f64::total_cmp);
        assert!((lengths[0] - 1.0).abs() < 1e-12);
        assert!((lengths[1] - 3.0_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn whitening_undoes_the_shape() {
        let mut matrix = Matrix::identity(3);
        matrix.add_outer(2.0, &[1.0, -1.0, 0.5]);
        matrix.add_outer(0.5, &[0.0, 1.0, 1.0]);
        let eigen = Eigen::of(&matrix);
        // Stretching and whitening by the same axes keeps lengths.
        let draws = [0.3, -1.2, 0.7];
        let back = eigen.whitened(&eigen.stretched(&draws));
        let length = |vector: &[f64]| vector.iter().map(|x| x * x).sum::<f64>();
        assert!((length(&back) - length(&draws)).abs() < 1e-9);
    }
}

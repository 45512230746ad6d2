//! Draws from the normal distribution.

use brikke_engine::Generator;

/// A source of normal draws: the polar method.
pub(crate) struct Normal {
    generator: Generator,
}

impl Normal {
    /// Draws by the generator.
    pub(crate) fn new(generator: Generator) -> Normal {
        Normal { generator }
    }

    /// A number from the normal distribution with mean 0 and variance 1.
    pub(crate) fn draw(&mut self) -> f64 {
        loop {
            let (x, y) = (self.uniform(), self.uniform());
            let square = x * x + y * y;
            if square > 0.0 && square < 1.0 {
                return x * f64::sqrt(-2.0 * square.ln() / square);
            }
        }
    }

    /// From -1 to 1.
    fn uniform(&mut self) -> f64 {
        const STEPS: u32 = 1 << 31;
        f64::from(self.generator.below(STEPS)) / f64::from(STEPS / 2) - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_variance_are_right() {
        const DRAWS: u32 = 100_000;
        let mut normal = Normal::new(Generator::stream(1, 0));
        let draws: Vec<f64> = (0..DRAWS).map(|_| normal.draw()).collect();
        let mean = draws.iter().sum::<f64>() / f64::from(DRAWS);
        let variance = draws.iter().map(|x| x * x).sum::<f64>() / f64::from(DRAWS);
        assert!(mean.abs() < 4.0 / f64::from(DRAWS).sqrt());
        assert!((variance - 1.0).abs() < 4.0 * f64::sqrt(2.0 / f64::from(DRAWS)));
    }
}

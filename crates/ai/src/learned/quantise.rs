//! Weights in whole steps.
//!
//! All steps are equal: a value is a sum of many weights, large and small,
//! and an error counts the same in each of them. The entropy coder makes the
//! small ones small in the file.

use super::network::Network;
use super::training::Training;

impl Training {
    /// The network as it is now, each weight rounded to a multiple of `step`.
    ///
    /// Weights that have learned from errors of less than `least` in all are
    /// left out (set to zero): they were seen too seldom to matter, and take
    /// room in a file. Without temporal coherence nobody knows, and none is.
    pub fn network(&self, step: f32, least: f32) -> Network {
        let mut network = Network::blank(self.shape.clone(), self.record.clone(), step);
        for (index, place) in (0..).zip(&mut network.codes) {
            let left_out = match &self.coherence {
                Some(coherence) => coherence.absolute(index) < least,
                None => false,
            };
            if !left_out {
                *place = code(self.weights.get(index), step);
            }
        }
        network
    }
}

/// The nearest whole number of steps that 16 bits hold with either sign.
fn code(weight: f32, step: f32) -> i16 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it is in range; what is no number becomes 0"
    )]
    let steps = (weight / step).round() as i16;
    steps.max(-i16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_rounded_and_cut_at_the_ends() {
        let steps = [0.9, 1.1, -3.1, 1e9, -1e9, f32::NAN].map(|weight| code(weight, 2.0));
        assert_eq!(steps, [0, 1, -2, i16::MAX, -i16::MAX, 0]);
    }
}

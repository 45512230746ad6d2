//! Weights as a point that evolution can move.

use brikke_ai::{LaneWeights, Weights};

/// A number of the weights: where it is, and how far a step of 1 goes.
type Field = (fn(&mut Weights) -> &mut f32, f32);

/// Every number that is tuned. The units make a step of 0.1 matter about
/// equally in all of them.
const FIELDS: [Field; 17] = [
    (|weights| &mut weights.outer.free, 300.0),
    (|weights| &mut weights.outer.merge, 700.0),
    (|weights| &mut weights.outer.disorder, 50.0),
    (|weights| &mut weights.outer.roughness, 100.0),
    (|weights| &mut weights.outer.load, 10.0),
    (|weights| &mut weights.outer.corner, 100.0),
    (|weights| &mut weights.inner.free, 300.0),
    (|weights| &mut weights.inner.merge, 700.0),
    (|weights| &mut weights.inner.disorder, 50.0),
    (|weights| &mut weights.inner.roughness, 100.0),
    (|weights| &mut weights.inner.load, 10.0),
    (|weights| &mut weights.inner.corner, 100.0),
    (|weights| &mut weights.disorder_power, 4.0),
    (|weights| &mut weights.load_power, 3.5),
    (|weights| &mut weights.lost, -1_600_000.0),
    (|weights| &mut weights.merge_power, 1.0),
    (|weights| &mut weights.roughness_power, 2.0),
];

/// The point of these weights.
pub(crate) fn of_weights(mut weights: Weights) -> Vec<f64> {
    FIELDS
        .iter()
        .map(|(field, unit)| f64::from(*field(&mut weights) / unit))
        .collect()
}

/// The weights of a point.
pub(crate) fn to_weights(point: &[f64]) -> Weights {
    let mut weights = NONE;
    for ((field, unit), &value) in FIELDS.iter().zip(point) {
        #[expect(clippy::cast_possible_truncation, reason = "weights are singles")]
        let value = value as f32;
        *field(&mut weights) = value * unit;
    }
    weights
}

const NO_LANE: LaneWeights = LaneWeights {
    free: 0.0,
    merge: 0.0,
    disorder: 0.0,
    roughness: 0.0,
    load: 0.0,
    corner: 0.0,
};

const NONE: Weights = Weights {
    outer: NO_LANE,
    inner: NO_LANE,
    disorder_power: 0.0,
    merge_power: 0.0,
    roughness_power: 0.0,
    load_power: 0.0,
    lost: 0.0,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_and_points_are_the_same_thing() {
        let weights = to_weights(&of_weights(Weights::SHALLOW));
        let before = of_weights(Weights::SHALLOW);
        for (before, after) in before.iter().zip(of_weights(weights)) {
            assert!((before - after).abs() < 1e-6);
        }
        // No number is forgotten: all of them differ from nothing.
        assert!(
            of_weights(Weights::SHALLOW)
                .iter()
                .all(|&value| value != 0.0)
        );
    }
}

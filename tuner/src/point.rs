//! Weights as a point that evolution can move.

use brikke_ai::{LaneWeights, Weights};

/// A choice of numbers of the weights to tune.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Space {
    /// All of them.
    Whole,
    /// The numbers that the weights of deep searches are made of: free cells,
    /// merges, disorder and load, the same for all lanes. Few numbers take few
    /// games.
    Deep,
}

/// A number of the weights, in one place or several.
struct Field {
    places: &'static [Place],
    /// The length of a step of 1. A step of 0.1 should matter about equally in
    /// all fields.
    unit: f32,
}

type Place = fn(&mut Weights) -> &mut f32;

const fn field(places: &'static [Place], unit: f32) -> Field {
    Field { places, unit }
}

const WHOLE: &[Field] = &[
    field(&[|weights| &mut weights.outer.free], 300.0),
    field(&[|weights| &mut weights.outer.merge], 700.0),
    field(&[|weights| &mut weights.outer.disorder], 50.0),
    field(&[|weights| &mut weights.outer.roughness], 100.0),
    field(&[|weights| &mut weights.outer.load], 10.0),
    field(&[|weights| &mut weights.outer.corner], 100.0),
    field(&[|weights| &mut weights.inner.free], 300.0),
    field(&[|weights| &mut weights.inner.merge], 700.0),
    field(&[|weights| &mut weights.inner.disorder], 50.0),
    field(&[|weights| &mut weights.inner.roughness], 100.0),
    field(&[|weights| &mut weights.inner.load], 10.0),
    field(&[|weights| &mut weights.inner.corner], 100.0),
    field(&[|weights| &mut weights.disorder_power], 4.0),
    field(&[|weights| &mut weights.load_power], 3.5),
    field(&[|weights| &mut weights.lost], -1_600_000.0),
    field(&[|weights| &mut weights.merge_power], 1.0),
    field(&[|weights| &mut weights.roughness_power], 2.0),
];

const DEEP: &[Field] = &[
    field(
        &[
            |weights| &mut weights.outer.free,
            |weights| &mut weights.inner.free,
        ],
        300.0,
    ),
    field(
        &[
            |weights| &mut weights.outer.merge,
            |weights| &mut weights.inner.merge,
        ],
        700.0,
    ),
    field(
        &[
            |weights| &mut weights.outer.disorder,
            |weights| &mut weights.inner.disorder,
        ],
        50.0,
    ),
    field(
        &[
            |weights| &mut weights.outer.load,
            |weights| &mut weights.inner.load,
        ],
        10.0,
    ),
    // The powers have large effects: 0.2 more doubles what 2048 counts.
    field(&[|weights| &mut weights.disorder_power], 1.0),
    field(&[|weights| &mut weights.load_power], 1.0),
    field(&[|weights| &mut weights.lost], -1_600_000.0),
];

impl Space {
    fn fields(self) -> &'static [Field] {
        match self {
            Space::Whole => WHOLE,
            Space::Deep => DEEP,
        }
    }

    /// The point where evolution begins unless it is told.
    pub(crate) fn start(self) -> Vec<f64> {
        self.point(match self {
            Space::Whole => Weights::SHALLOW,
            Space::Deep => Weights::DEEP,
        })
    }

    /// The point of these weights.
    pub(crate) fn point(self, mut weights: Weights) -> Vec<f64> {
        let value = |field: &Field| {
            let first = field.places.first();
            first.map_or(0.0, |place| f64::from(*place(&mut weights) / field.unit))
        };
        self.fields().iter().map(value).collect()
    }

    /// The weights of a point; what is not tuned counts nothing.
    pub(crate) fn weights(self, point: &[f64]) -> Weights {
        let mut weights = NONE;
        for (field, &value) in self.fields().iter().zip(point) {
            #[expect(clippy::cast_possible_truncation, reason = "weights are singles")]
            let value = value as f32;
            for place in field.places {
                *place(&mut weights) = value * field.unit;
            }
        }
        weights
    }
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

    fn check_there_and_back(space: Space) {
        let before = space.start();
        let after = space.point(space.weights(&before));
        for (before, after) in before.iter().zip(after) {
            assert!((before - after).abs() < 1e-6);
        }
        // No number is forgotten: all of them differ from nothing.
        assert!(before.iter().all(|&value| value != 0.0));
    }

    #[test]
    fn weights_and_points_are_the_same_thing() {
        check_there_and_back(Space::Whole);
        check_there_and_back(Space::Deep);
    }

    #[test]
    fn deep_weights_are_the_same_for_all_lanes() {
        let weights = Space::Deep.weights(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
        assert_eq!(weights.outer, weights.inner);
        assert!((weights.outer.merge - 1400.0).abs() < 1e-3);
    }
}

//! Exact fractions.

use std::ops::{Add, Mul};

/// A fraction in lowest terms, its denominator positive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fraction {
    over: i128,
    under: i128,
}

fn common_divisor(one: i128, other: i128) -> i128 {
    if other == 0 {
        one
    } else {
        common_divisor(other, one % other)
    }
}

impl Fraction {
    pub(crate) fn new(over: i128, under: i128) -> Fraction {
        let divisor = common_divisor(over, under);
        Fraction {
            over: over / divisor,
            under: under / divisor,
        }
    }

    pub(crate) fn greater(self, other: Fraction) -> Fraction {
        let (one, two) = (
            self.over.checked_mul(other.under),
            other.over.checked_mul(self.under),
        );
        if one.unwrap() >= two.unwrap() {
            self
        } else {
            other
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "compared to rounding")]
    pub(crate) fn to_f64(self) -> f64 {
        self.over as f64 / self.under as f64
    }
}

impl Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        let shared = common_divisor(self.under, other.under);
        let (one, two) = (other.under / shared, self.under / shared);
        let over = self.over.checked_mul(one).unwrap() + other.over.checked_mul(two).unwrap();
        Fraction::new(over, self.under.checked_mul(one).unwrap())
    }
}

impl Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        let (one, two) = (
            Fraction::new(self.over, other.under),
            Fraction::new(other.over, self.under),
        );
        Fraction {
            over: one.over.checked_mul(two.over).unwrap(),
            under: one.under.checked_mul(two.under).unwrap(),
        }
    }
}

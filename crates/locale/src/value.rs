//! The arguments of a message.

use std::borrow::Cow;

use crate::{Language, numbers, visible};

/// An argument of a message: a text, or a number that its plurals follow.
///
/// Numbers are written as the language writes them, exact however large.
/// Hidden characters of a text are replaced, so that no sentence holds any.
#[derive(Debug, Clone, PartialEq)]
pub struct Value<'a>(pub(crate) Kind<'a>);

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Kind<'a> {
    Text(Cow<'a, str>),
    /// Small enough to be exact as a floating-point number, of which Fluent's
    /// are made.
    Whole(u64),
    /// A number that is not whole, or negative.
    Fraction(f64),
    Large(u128),
}

impl<'a> Value<'a> {
    /// The value as the language writes it.
    pub(crate) fn written<'b>(&'b self, language: Language) -> Cow<'b, str>
    where
        'a: 'b,
    {
        let plain = match &self.0 {
            Kind::Text(text) => return Cow::Borrowed(text),
            Kind::Whole(number) => number.to_string(),
            Kind::Fraction(number) => number.to_string(),
            Kind::Large(number) => number.to_string(),
        };
        Cow::Owned(numbers::written(language, &plain))
    }
}

/// Up to here a floating-point number is exact.
const LARGEST_EXACT: u64 = 1 << f64::MANTISSA_DIGITS;

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value(Kind::Text(visible(text)))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        text.as_str().into()
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        let shown = match visible(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(shown) => shown,
        };
        Value(Kind::Text(Cow::Owned(shown)))
    }
}

impl From<u128> for Value<'_> {
    fn from(number: u128) -> Self {
        match u64::try_from(number) {
            Ok(number) if number <= LARGEST_EXACT => Value(Kind::Whole(number)),
            _ => Value(Kind::Large(number)),
        }
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "up to here it is exact")]
        let is_whole = number.fract() == 0.0 && (0.0..=LARGEST_EXACT as f64).contains(&number);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is whole, and neither negative nor large"
        )]
        let whole = number as u64;
        Value(if is_whole {
            Kind::Whole(whole)
        } else {
            Kind::Fraction(number)
        })
    }
}

/// The smaller whole numbers become the largest.
macro_rules! whole {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                u128::from(number).into()
            }
        }
    )*};
}

whole!(u8, u16, u32, u64);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        (number as u128).into()
    }
}

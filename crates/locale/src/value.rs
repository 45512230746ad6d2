//! The arguments of a message.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use crate::{Language, numbers, visible};

/// An argument of a message: a text, or a number that its plurals follow.
///
/// Numbers are written as the language writes them, exact however large.
/// Hidden characters of a text are replaced, so that no sentence holds any.
#[derive(Debug, Clone, PartialEq)]
pub struct Value<'a>(Kind<'a>);

#[derive(Debug, Clone, PartialEq)]
enum Kind<'a> {
    Fluent(FluentValue<'a>),
    /// A number that Fluent's cannot hold. As a text it takes the general
    /// plural, as any such number does.
    Large(u128),
}

impl<'a> Value<'a> {
    /// The value for the messages of a language.
    pub(crate) fn in_language(&self, language: Language) -> FluentValue<'a> {
        match &self.0 {
            Kind::Fluent(value) => value.clone(),
            Kind::Large(number) => {
                let text = numbers::written(language, &number.to_string());
                FluentValue::String(Cow::Owned(text))
            }
        }
    }
}

/// Up to here a floating-point number, of which Fluent's are made, is exact.
const LARGEST_EXACT: u128 = 1 << f64::MANTISSA_DIGITS;

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value(Kind::Fluent(FluentValue::String(visible(text))))
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
        Value(Kind::Fluent(FluentValue::String(Cow::Owned(shown))))
    }
}

impl From<u128> for Value<'_> {
    fn from(number: u128) -> Self {
        if number <= LARGEST_EXACT {
            #[expect(clippy::cast_precision_loss, reason = "these are exact")]
            let exact = number as f64;
            exact.into()
        } else {
            Value(Kind::Large(number))
        }
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Value(Kind::Fluent(FluentValue::from(number)))
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

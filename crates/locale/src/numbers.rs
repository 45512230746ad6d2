//! Numbers as people write them in a language.

use std::fmt::Write;

use crate::{Language, Locale};

/// A blank at which no line breaks.
const BLANK: char = '\u{a0}';

impl Locale {
    /// A whole number, in groups of three digits.
    ///
    /// ```
    /// use brikke_locale::{Language, Locale};
    ///
    /// assert_eq!(Locale::new(Language::English).number(168_244_u64), "168,244");
    /// assert_eq!(Locale::new(Language::Portuguese).number(2048_u64), "2.048");
    /// ```
    pub fn number(self, number: impl Into<u128>) -> String {
        written(self.language(), &number.into().to_string())
    }

    /// A number with so many decimals.
    pub fn decimal(self, number: f64, places: usize) -> String {
        written(self.language(), &format!("{number:.places$}"))
    }

    /// The sign before decimals.
    ///
    /// ```
    /// use brikke_locale::{Language, Locale};
    ///
    /// assert_eq!(Locale::new(Language::French).decimal_sign(), ',');
    /// ```
    pub const fn decimal_sign(self) -> char {
        decimal_sign(self.language())
    }

    /// A share of a hundred with so many decimals, and its sign.
    ///
    /// ```
    /// use brikke_locale::{Language, Locale};
    ///
    /// assert_eq!(Locale::new(Language::English).percent(12.5, 1), "12.5%");
    /// assert_eq!(Locale::new(Language::Norwegian).percent(12.5, 1), "12,5\u{a0}%");
    /// ```
    pub fn percent(self, percent: f64, places: usize) -> String {
        self.decimal(percent, places) + percent_sign(self.language())
    }

    /// A number with its sign and so many decimals.
    pub fn signed(self, number: f64, places: usize) -> String {
        let text = format!("{number:+.places$}");
        // Nothing is not a little less than nothing.
        let is_nothing = !text.contains(|sign: char| ('1'..='9').contains(&sign));
        let text = if is_nothing {
            text.replace('-', "+")
        } else {
            text
        };
        written(self.language(), &text)
    }
}

/// Between groups of three digits.
const fn group_sign(language: Language) -> char {
    match language {
        Language::English | Language::Chinese => ',',
        Language::Portuguese => '.',
        Language::French | Language::Norwegian => BLANK,
    }
}

/// Before the decimals.
const fn decimal_sign(language: Language) -> char {
    match language {
        Language::English | Language::Chinese => '.',
        Language::Portuguese | Language::French | Language::Norwegian => ',',
    }
}

/// Behind a share of a hundred. Messages write it in the same way.
const fn percent_sign(language: Language) -> &'static str {
    match language {
        Language::English | Language::Portuguese | Language::Chinese => "%",
        Language::French | Language::Norwegian => "\u{a0}%",
    }
}

/// A plain number (`-1234.5`) with the signs of the language.
pub(crate) fn written(language: Language, plain: &str) -> String {
    let (whole, decimals) = match plain.split_once('.') {
        Some((whole, decimals)) => (whole, Some(decimals)),
        None => (plain, None),
    };
    let digits = whole.trim_start_matches(['+', '-']);
    let mut text = whole[..whole.len() - digits.len()].replace('-', "−");
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(group_sign(language));
        }
        text.push(digit);
    }
    if let Some(decimals) = decimals {
        // Writing to a text cannot fail.
        let _ = write!(text, "{}{decimals}", decimal_sign(language));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Language, plain: &str, expected: &str) {
        assert_eq!(written(language, plain), expected);
    }

    #[test]
    fn every_language_has_its_own_signs() {
        check(Language::English, "168244", "168,244");
        check(Language::English, "3932100", "3,932,100");
        check(Language::Portuguese, "168244.5", "168.244,5");
        check(Language::French, "168244", "168\u{a0}244");
        check(Language::Norwegian, "79.9", "79,9");
        check(Language::Chinese, "1000.25", "1,000.25");
    }

    #[test]
    fn small_numbers_stay_as_they_are() {
        for number in ["0", "7", "999"] {
            check(Language::English, number, number);
        }
    }

    #[test]
    fn signs_stand_before_the_digits() {
        check(Language::English, "-1234.5", "−1,234.5");
        check(Language::English, "+123", "+123");
        check(Language::English, "-100000", "−100,000");
    }

    #[test]
    fn messages_write_percent_as_numbers_do() {
        let files = [
            include_str!("../i18n/en.ftl"),
            include_str!("../i18n/pt.ftl"),
            include_str!("../i18n/fr.ftl"),
            include_str!("../i18n/nb.ftl"),
            include_str!("../i18n/zh.ftl"),
        ];
        for (language, file) in Language::ALL.into_iter().zip(files) {
            let sign = percent_sign(language);
            for line in file.lines().filter(|line| line.contains('%')) {
                for (at, _) in line.match_indices('%') {
                    let before = line[..=at].strip_suffix(sign).unwrap_or_default();
                    let is_right =
                        before.ends_with(|last: char| last == '}' || last.is_ascii_digit());
                    assert!(is_right, "{language}: {line}");
                }
            }
        }
    }

    #[test]
    fn messages_write_numbers_in_the_same_way() {
        let score = [("score", 168_244_u32.into()), ("moves", 1_u32.into())];
        let text = |language| Locale::new(language).text_with("over-text", &score);
        assert_eq!(text(Language::English), "168,244 points in 1 move.");
        assert!(text(Language::Portuguese).contains("168.244"));
    }
}

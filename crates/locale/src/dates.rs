//! Days and times of day as people write them in a language.

use crate::{Language, Locale};

/// A day and a time of day, as calendar and clock show them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Date {
    /// The year, up to 9999.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1 to 31.
    pub day: u8,
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// The minute, from 0 to 59.
    pub minute: u8,
}

/// The months of an English date.
const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

impl Date {
    /// Day and time for scripts, the same in every language: `2026-11-08 09:05`.
    pub fn iso(self) -> String {
        format!("{} {}", self.iso_day(), self.time())
    }

    /// The day for scripts: `2026-11-08`.
    pub fn iso_day(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }

    /// The day that scripts write like this, at midnight; none for another text.
    ///
    /// ```
    /// use brikke_locale::Date;
    ///
    /// let day = Date::from_iso_day("2026-11-08").unwrap();
    /// assert_eq!(day.iso(), "2026-11-08 00:00");
    /// assert_eq!(Date::from_iso_day("2026-13-08"), None);
    /// ```
    pub fn from_iso_day(text: &str) -> Option<Date> {
        let mut parts = text.split('-');
        let day = Date {
            year: parts.next()?.parse().ok()?,
            month: parts.next()?.parse().ok()?,
            day: parts.next()?.parse().ok()?,
            hour: 0,
            minute: 0,
        };
        let is_day = (1..=12).contains(&day.month) && (1..=31).contains(&day.day);
        (is_day && day.iso_day() == text).then_some(day)
    }

    fn time(self) -> String {
        format!("{:02}:{:02}", self.hour, self.minute)
    }

    /// The English name of the month, cut to three letters.
    fn month_name(self) -> &'static str {
        let index = usize::from(self.month).wrapping_sub(1);
        MONTHS.get(index).copied().unwrap_or_default()
    }
}

impl Locale {
    /// A day within a sentence.
    ///
    /// ```
    /// use brikke_locale::{Date, Language, Locale};
    ///
    /// let date = Date { year: 2026, month: 11, day: 8, hour: 9, minute: 5 };
    /// assert_eq!(Locale::new(Language::English).day(date), "8 Nov 2026");
    /// assert_eq!(Locale::new(Language::Norwegian).day(date), "08.11.2026");
    /// ```
    pub fn day(self, date: Date) -> String {
        match self.language() {
            Language::English => format!("{} {} {}", date.day, date.month_name(), date.year),
            _ => self.column_day(date),
        }
    }

    /// A day and a time of day in a column: all of a language are equally wide.
    ///
    /// ```
    /// use brikke_locale::{Date, Language, Locale};
    ///
    /// let date = Date { year: 2026, month: 11, day: 8, hour: 9, minute: 5 };
    /// assert_eq!(Locale::new(Language::English).date(date), "08 Nov 2026 09:05");
    /// assert_eq!(Locale::new(Language::French).date(date), "08/11/2026 09:05");
    /// ```
    pub fn date(self, date: Date) -> String {
        format!("{} {}", self.column_day(date), date.time())
    }

    fn column_day(self, date: Date) -> String {
        let Date {
            year, month, day, ..
        } = date;
        match self.language() {
            Language::English => format!("{day:02} {} {year:04}", date.month_name()),
            Language::Portuguese | Language::French => format!("{day:02}/{month:02}/{year:04}"),
            Language::Norwegian => format!("{day:02}.{month:02}.{year:04}"),
            Language::Chinese => format!("{year:04}/{month:02}/{day:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATE: Date = Date {
        year: 2026,
        month: 3,
        day: 8,
        hour: 9,
        minute: 5,
    };

    #[test]
    fn every_language_writes_dates_its_own_way() {
        let dates = Language::ALL.map(|language| Locale::new(language).date(DATE));
        let expected = [
            "08 Mar 2026 09:05",
            "08/03/2026 09:05",
            "08/03/2026 09:05",
            "08.03.2026 09:05",
            "2026/03/08 09:05",
        ];
        assert_eq!(dates, expected);
    }

    #[test]
    fn all_dates_of_a_column_are_equally_wide() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let width = |date| locale.date(date).len();
            for month in 1..=12 {
                let last = Date {
                    month,
                    day: 31,
                    hour: 23,
                    ..DATE
                };
                assert_eq!(width(last), width(DATE), "{language} {month}");
            }
        }
    }

    #[test]
    fn scripts_read_the_same_date_in_every_language() {
        assert_eq!(DATE.iso(), "2026-03-08 09:05");
    }
}

//! Moments as days and times of day where the computer stands.

use std::sync::OnceLock;

use brikke_locale::{Date, Locale};
use brikke_play::Moment;

/// The minutes that clocks are ahead of UTC at a moment, in milliseconds.
pub type UtcOffset = fn(u64) -> i32;

static UTC_OFFSET: OnceLock<UtcOffset> = OnceLock::new();

/// Says how far clocks are ahead of UTC, where the system does not: in a
/// browser.
pub fn set_utc_offset(offset: UtcOffset) {
    UTC_OFFSET.get_or_init(|| offset);
}

/// A moment as a day and a time of day where the computer stands, as the
/// language writes them. Empty for one that no clock shows.
pub fn date(locale: Locale, moment: Moment) -> String {
    local(moment).map_or_else(String::new, |date| locale.date(date))
}

/// A moment as scripts read it: `2026-11-17 14:05`.
pub fn iso_date(moment: Moment) -> String {
    local(moment).map_or_else(String::new, Date::iso)
}

/// The day of a moment in UTC, for scripts: `2026-11-17`.
pub fn utc_iso_day(moment: Moment) -> String {
    at_offset(moment, 0).map_or_else(String::new, Date::iso_day)
}

/// Day and time of a moment where the computer stands.
fn local(moment: Moment) -> Option<Date> {
    match UTC_OFFSET.get() {
        Some(offset) => at_offset(moment, offset(moment.millis())),
        None => by_system(moment),
    }
}

#[cfg(target_family = "wasm")]
fn by_system(moment: Moment) -> Option<Date> {
    at_offset(moment, 0)
}

#[cfg(not(target_family = "wasm"))]
fn by_system(moment: Moment) -> Option<Date> {
    let millis = i64::try_from(moment.millis()).ok()?;
    let moment = jiff::Timestamp::from_millisecond(millis).ok()?;
    let here = moment.to_zoned(jiff::tz::TimeZone::system());
    Some(Date {
        year: u16::try_from(here.year()).ok()?,
        month: here.month().unsigned_abs(),
        day: here.day().unsigned_abs(),
        hour: here.hour().unsigned_abs(),
        minute: here.minute().unsigned_abs(),
    })
}

/// Day and time of a moment where clocks are so many minutes ahead of UTC.
fn at_offset(moment: Moment, minutes: i32) -> Option<Date> {
    let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
    let minute = millis.div_euclid(60_000).saturating_add(minutes.into());
    let (day, minute) = (minute.div_euclid(24 * 60), minute.rem_euclid(24 * 60));
    let (year, month, day) = civil(day);
    Some(Date {
        year: u16::try_from(year).ok().filter(|&year| year <= 9999)?,
        month: u8::try_from(month).ok()?,
        day: u8::try_from(day).ok()?,
        hour: u8::try_from(minute / 60).ok()?,
        minute: u8::try_from(minute % 60).ok()?,
    })
}

/// The year, month and day of a day that is counted from 1970-01-01.
///
/// Years begin in March here, so that the day that some have more is their
/// last; 400 of them have 146,097 days.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let is_next_year = month >= 10;
    let month = if is_next_year { month - 9 } else { month + 3 };
    (era * 400 + year + i64::from(is_next_year), month, day)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use jiff::tz::{Offset, TimeZone};

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for hours in -12_i8..=14 {
            let zone = TimeZone::fixed(Offset::constant(hours));
            for day in 0..60_000_u64 {
                let millis = day * 86_400_000 + 50_000_000;
                let moment = Timestamp::from_millisecond(i64::try_from(millis).unwrap()).unwrap();
                let expected = moment.to_zoned(zone.clone());
                let expected = expected.strftime("%Y-%m-%d %H:%M").to_string();
                let found = at_offset(Moment::from_millis(millis), i32::from(hours) * 60);
                assert_eq!(found.unwrap().iso(), expected);
            }
        }
    }

    #[test]
    fn a_moment_that_no_clock_shows_is_empty() {
        let never = Moment::from_millis(u64::MAX);
        assert_eq!(at_offset(never, 0), None);
        assert_eq!(iso_date(never), "");
    }
}

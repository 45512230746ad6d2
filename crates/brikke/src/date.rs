//! Moments as people read them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Milliseconds since the epoch as date and time of day, where the computer
/// stands.
pub(crate) fn date(millis: u64) -> String {
    let moment = i64::try_from(millis)
        .ok()
        .and_then(|millis| Timestamp::from_millisecond(millis).ok());
    moment.map_or_else(
        || "long ago".to_owned(),
        |moment| {
            let here = moment.to_zoned(TimeZone::system());
            here.strftime("%Y-%m-%d %H:%M").to_string()
        },
    )
}

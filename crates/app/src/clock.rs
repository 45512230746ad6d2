//! The time of day, read at the edge only.

use std::time::Duration;
#[cfg(not(target_family = "wasm"))]
use std::time::{SystemTime, UNIX_EPOCH};

use brikke_play::Moment;

/// The present moment by the system's clock.
#[cfg(not(target_family = "wasm"))]
pub fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = since.unwrap_or_default().as_millis();
    Moment::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
}

/// So long after a moment.
pub fn after(moment: Moment, time: Duration) -> Moment {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    Moment::from_millis(moment.millis().saturating_add(millis))
}

/// The earlier of two moments that may come.
pub fn earlier(one: Option<Moment>, other: Option<Moment>) -> Option<Moment> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

//! Numbers as SQLite holds them: 64 bits with a sign.

use std::time::Duration;

use brikke_engine::Rank;

use crate::StoreError;
use crate::error::{Field, Quantity};

/// The number as it is stored.
pub(crate) fn stored(quantity: Quantity, value: impl Into<u128>) -> Result<i64, StoreError> {
    let value = value.into();
    i64::try_from(value).map_err(|_| StoreError::TooLarge { quantity, value })
}

/// The number that was stored.
pub(crate) fn restored(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| StoreError::value(Field::Count, number))
}

/// Whole milliseconds, as they are stored.
pub(crate) fn stored_time(time: Duration) -> Result<i64, StoreError> {
    stored(Quantity::Time, time.as_millis())
}

/// The time that was stored.
pub(crate) fn restored_time(number: i64) -> Result<Duration, StoreError> {
    restored(number).map(Duration::from_millis)
}

/// The rank as it is stored; 0 for none.
pub(crate) fn stored_rank(rank: Option<Rank>) -> i64 {
    rank.map_or(0, |rank| rank.get().into())
}

/// The rank that was stored; 0 is none.
pub(crate) fn restored_rank(number: i64) -> Result<Option<Rank>, StoreError> {
    if number == 0 {
        return Ok(None);
    }
    let rank = u8::try_from(number).ok().and_then(Rank::new);
    rank.map(Some)
        .ok_or_else(|| StoreError::value(Field::Tile, number))
}

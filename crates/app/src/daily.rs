//! The game of the day: everybody gets the same tiles.

use std::collections::BTreeSet;

use brikke_engine::{Chance, Game, Preset, Seed};
use brikke_locale::Date;
use brikke_play::Moment;
use brikke_store::{GameId, GameQuery, Who};

use crate::context::Context;
use crate::{Update, words};

/// Its address.
pub(crate) const ADDRESS: &str = "daily";

const DAY: u64 = 24 * 60 * 60 * 1_000;

/// The day of a moment, the same everywhere on earth.
const fn day(moment: Moment) -> u64 {
    moment.millis() / DAY
}

/// A day in a seed: `2026-11-17`.
fn written(day: u64) -> String {
    words::utc_iso_day(Moment::from_millis(day.saturating_mul(DAY)))
}

/// The day of a seed as a person reads it. Somebody may have chosen such a seed with
/// another word in it, which is shown as it is.
fn shown(context: &Context, written: String) -> String {
    match Date::from_iso_day(&written) {
        Some(day) => context.locale.day(day),
        None => written,
    }
}

fn seed(day: u64) -> Option<Seed> {
    Seed::new(format!("daily {}", written(day))).ok()
}

/// The day whose game this is; none for any other game.
fn day_of(game: &Game) -> Option<String> {
    match game.chance() {
        Some(Chance::Seed(seed)) => Some(seed.as_str().strip_prefix("daily ")?.to_owned()),
        _ => None,
    }
}

/// True if this is the game of this day.
pub(crate) fn is_of_today(game: &Game, now: Moment) -> bool {
    day_of(game) == Some(written(day(now)))
}

/// Opens the game of the day, as it was left or anew.
pub(crate) fn open(context: &mut Context, now: Moment) -> Result<Update, String> {
    if let Some(id) = played(context, day(now)) {
        return context.open(id, now);
    }
    context.new_game(Preset::Classic.rules(), seed(day(now)), now)
}

/// The newest game of a day, if it was played.
fn played(context: &Context, day: u64) -> Option<GameId> {
    let query = GameQuery {
        who: Who::Person,
        rules: Some(Preset::Classic.rules()),
        ..GameQuery::ALL
    };
    let games = context.storage().games(&query).ok()?.into_iter();
    let of_day = games.filter(|game| self::day(game.begun) == day);
    of_day.map(|game| game.id).find(|&id| {
        let stored = context.storage().load(id);
        stored.is_ok_and(|stored| day_of(&stored.game) == Some(written(day)))
    })
}

/// The number of days in a row, up to this one, whose game was played. Today
/// may still come.
fn streak(context: &Context, now: Moment) -> u64 {
    let today = day(now);
    let days = (0..=today).rev().take_while(|&day| {
        let is_played = played(context, day).is_some();
        is_played || day == today
    });
    let is_played_today = played(context, today).is_some();
    days.collect::<BTreeSet<u64>>().len() as u64 - u64::from(!is_played_today)
}

/// The result of the game of the day, as a text to share; none for another
/// game.
pub(crate) fn result(context: &Context, now: Moment) -> Option<String> {
    let game = context.session.game()?;
    let values = [
        ("day", shown(context, day_of(game)?).into()),
        ("score", game.score().into()),
        ("tile", game.board().largest()?.to_string().into()),
        ("moves", game.moves().into()),
        ("streak", streak(context, now).into()),
    ];
    Some(context.text_with("daily-result", &values))
}

/// The name of the game of the day beside its rules; none for another game.
pub(crate) fn mark(context: &Context) -> Option<String> {
    day_of(context.session.game()?).map(|_| name(context))
}

// Apart, so that a browser can load the word later.
#[inline(never)]
fn name(context: &Context) -> String {
    context.text("menu-daily")
}

/// The days in a row, for the panel at the end of the game of the day; none for
/// another game.
pub(crate) fn streak_line(context: &Context, now: Moment) -> Option<String> {
    day_of(context.session.game()?).map(|_| streak_text(context, now))
}

#[inline(never)]
fn streak_text(context: &Context, now: Moment) -> String {
    let streak = [("streak", streak(context, now).into())];
    context.text_with("daily-streak", &streak)
}

/// A sentence about the game of the day that was opened.
pub(crate) fn note(context: &Context, now: Moment) -> String {
    let values = [
        ("day", shown(context, written(day(now))).into()),
        ("streak", streak(context, now).into()),
    ];
    context.text_with("daily-note", &values)
}

//! Saved games and statistics, in words.

use brikke_engine::GameResult;
use brikke_locale::Locale;
use brikke_play::Mode;
use brikke_store::{GameLine, PlayedBy, Statistics};

use super::clock;
use crate::page::{Note, Tone};

/// The result of a saved game, in words with a tone.
pub fn game_state(locale: Locale, game: &GameLine) -> Note {
    let (id, tone) = match game.result() {
        _ if game.mode == Mode::Practice => ("games-practice", Tone::Muted),
        GameResult::Won => ("games-won", Tone::Good),
        GameResult::Lost => ("games-lost", Tone::Plain),
        GameResult::Unfinished => ("games-unfinished", Tone::Accent),
    };
    Note::new(tone, locale.text(id))
}

/// Who played a game.
pub fn played_by(locale: Locale, played_by: &PlayedBy) -> String {
    match played_by.machine() {
        None => locale.text("games-you"),
        Some(PlayedBy::UNKNOWN) => locale.text("games-machine"),
        Some(name) => name.to_owned(),
    }
}

/// Says whether a person had help in a game; empty for a game of a machine.
pub fn help(locale: Locale, game: &GameLine) -> String {
    if game.played_by.machine().is_some() {
        return String::new();
    }
    let ids = ["games-clean", "games-assisted"];
    locale.text(ids[usize::from(game.summary.is_assisted())])
}

/// The statistics, each figure with the id of its name.
pub fn statistics(locale: Locale, statistics: &Statistics) -> [(&'static str, String); 12] {
    let mean = statistics.points / u128::from(statistics.games.max(1));
    let tile = statistics.best_tile.map(|tile| tile.to_string());
    let played = clock(statistics.time_played);
    [
        ("statistics-games", locale.number(statistics.games)),
        ("statistics-finished", locale.number(statistics.finished)),
        ("statistics-won", locale.number(statistics.won)),
        ("statistics-moves", locale.number(statistics.moves)),
        ("statistics-time-played", played),
        ("statistics-merges", locale.number(statistics.merges)),
        ("statistics-points", locale.number(statistics.points)),
        (
            "statistics-best-score",
            locale.number(statistics.best_score),
        ),
        ("statistics-mean-score", locale.number(mean)),
        ("statistics-best-tile", tile.unwrap_or_default()),
        (
            "statistics-current-streak",
            locale.number(statistics.current_streak),
        ),
        (
            "statistics-longest-streak",
            locale.number(statistics.longest_streak),
        ),
    ]
}

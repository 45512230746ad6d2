//! Saved games and statistics, in words.

use brikke_engine::GameResult;
use brikke_locale::Locale;
use brikke_play::Mode;
use brikke_store::{GameLine, Statistics};

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

/// The statistics, each figure with the id of its name.
pub fn statistics(statistics: &Statistics) -> [(&'static str, String); 12] {
    let mean = statistics.points / u128::from(statistics.games.max(1));
    let tile = statistics.best_tile.map(|tile| tile.to_string());
    let played = clock(statistics.time_played);
    [
        ("statistics-games", statistics.games.to_string()),
        ("statistics-finished", statistics.finished.to_string()),
        ("statistics-won", statistics.won.to_string()),
        ("statistics-moves", statistics.moves.to_string()),
        ("statistics-time-played", played),
        ("statistics-merges", statistics.merges.to_string()),
        ("statistics-points", statistics.points.to_string()),
        ("statistics-best-score", statistics.best_score.to_string()),
        ("statistics-mean-score", mean.to_string()),
        ("statistics-best-tile", tile.unwrap_or_default()),
        (
            "statistics-current-streak",
            statistics.current_streak.to_string(),
        ),
        (
            "statistics-longest-streak",
            statistics.longest_streak.to_string(),
        ),
    ]
}

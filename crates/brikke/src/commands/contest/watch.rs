//! The progress of a match.

use brikke_ai::contest::Arrived;
use brikke_locale::Locale;
use brikke_players::PlayerSpec;
use indicatif::ProgressBar;

use crate::progress::{self, Counted};
use crate::sentences::Sentences;

/// A bar with the mean so far, on standard error and only on a terminal.
pub(super) struct Watch<'a> {
    bar: ProgressBar,
    sentences: Sentences,
    players: &'a [PlayerSpec],
    /// The points and games of each player so far.
    sums: Vec<(f64, f64)>,
}

impl Watch<'_> {
    pub(super) fn new(games: usize, players: &[PlayerSpec], locale: Option<Locale>) -> Watch<'_> {
        let all = games.saturating_mul(players.len()) as u64;
        Watch {
            bar: progress::bar(locale, Counted::Games, all),
            sentences: Sentences::new(locale),
            players,
            sums: vec![(0.0, 0.0); players.len()],
        }
    }

    pub(super) fn add(&mut self, arrived: Arrived<'_>) {
        if self.bar.is_hidden() {
            return;
        }
        let (points, games) = &mut self.sums[arrived.contestant];
        #[expect(clippy::cast_precision_loss, reason = "it is shown in whole points")]
        let score = arrived.game.score as f64;
        (*points, *games) = (*points + score, *games + 1.0);
        self.bar.set_message(self.means());
        self.bar.inc(1);
    }

    /// Games end in any order, so that the first means lean towards short
    /// games; the result does not.
    fn means(&self) -> String {
        let means = self.players.iter().zip(&self.sums);
        let means: Vec<String> = means
            .filter(|(_, (_, games))| *games > 0.0)
            .map(|(player, (points, games))| {
                format!("{player} {}", self.sentences.decimal(points / games, 0))
            })
            .collect();
        means.join(", ")
    }

    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

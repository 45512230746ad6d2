//! The progress of a match.

use brikke_ai::contest::Arrived;
use brikke_players::PlayerSpec;
use indicatif::{ProgressBar, ProgressStyle};

/// A bar with the mean so far, on standard error and only on a terminal.
pub(super) struct Watch<'a> {
    bar: ProgressBar,
    players: &'a [PlayerSpec],
    /// The points and games of each player so far.
    sums: Vec<(f64, f64)>,
}

impl Watch<'_> {
    pub(super) fn new(games: usize, players: &[PlayerSpec]) -> Watch<'_> {
        let all = games.saturating_mul(players.len()) as u64;
        let bar = ProgressBar::new(all).with_style(style());
        bar.enable_steady_tick(std::time::Duration::from_millis(500));
        Watch {
            bar,
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
            .map(|(player, (points, games))| format!("{player} {:.0}", points / games))
            .collect();
        means.join(", ")
    }

    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {pos}/{len} games, mean {msg}, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

//! The result of a match as people read it.

use std::fmt;

use brikke_engine::Rank;

use super::{Difference, Figures, Report, Score, Versus};

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = if self.games == 1 { "game" } else { "games" };
        writeln!(
            f,
            "{}: {} {games}, {}, seed {}",
            self.player, self.games, self.rules, self.seed
        )?;
        self.figures.fmt(f)?;
        if let Some(versus) = &self.versus {
            versus.fmt(f)?;
        }
        let threads = if self.jobs == 1 { "thread" } else { "threads" };
        write!(
            f,
            "speed    {:.0} moves/s with {} {threads}, {:.0} per processor second; {:.2} s in all",
            self.moves_per_second, self.jobs, self.moves_per_cpu_second, self.seconds
        )
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score.fmt(f)?;
        writeln!(f, "moves    {:.1} a game", self.moves.mean)?;
        let shares = self.told();
        let shares: Vec<String> = shares
            .map(|(tile, share)| format!("{tile}: {}", percent(share)))
            .collect();
        writeln!(f, "reached  {}", shares.join(", "))
    }
}

impl Figures {
    /// The tiles that not every game reached, and the one before them.
    fn told(&self) -> impl Iterator<Item = (Rank, f64)> {
        let first = self.reached.iter().rposition(|(_, share)| *share >= 1.0);
        self.reached.iter().skip(first.unwrap_or(0)).copied()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "score    mean {:.1}", self.mean)?;
        if let Some(error) = self.stderr {
            write!(f, " ± {error:.1}")?;
        }
        let (median, min, max) = (self.median, self.min, self.max);
        writeln!(f, ", median {median}, from {min} to {max}")
    }
}

impl fmt::Display for Versus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = &self.player;
        write!(
            f,
            "\nversus {player}, with the same tiles\n{}",
            self.figures
        )?;
        self.difference.fmt(f)?;
        let (wins, ties, losses) = (self.wins, self.ties, self.losses);
        writeln!(f, "         {wins} won, {ties} tied, {losses} lost\n")
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ahead by {:.1}", self.mean)?;
        if let (Some(error), Some([low, high])) = (self.stderr, self.confidence95) {
            write!(f, " ± {error:.1}; 95 % confidence: {low:.1} to {high:.1}")?;
        }
        writeln!(f)
    }
}

/// A share in whole percents, except where that would say all or nothing of
/// what is neither.
fn percent(share: f64) -> String {
    let percent = share * 100.0;
    let is_whole = share <= 0.0 || share >= 1.0 || (1.0..=99.0).contains(&percent);
    if is_whole {
        format!("{percent:.0} %")
    } else {
        format!("{percent:.2} %")
    }
}

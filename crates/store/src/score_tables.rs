//! The best scores, in memory.

use std::cmp::Reverse;
use std::time::Duration;

use brikke_engine::{Chance, Rules};
use brikke_play::{Category, Leaderboard, Mode, Moment, Origin, PlayerName};

use crate::storage::admission::unknown_scores;
use crate::{ForeignScore, GameId, GameLine, ScoreLine, StoreError, Summary};

/// The best scores under all rules.
#[derive(Debug, Clone, Default)]
pub(crate) struct ScoreTables {
    scores: Vec<Score>,
}

/// A score with the leaderboard that it is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) rules: Rules,
    pub(crate) category: Category,
    pub(crate) line: ScoreLine,
}

/// A game whose score is to be entered.
pub(crate) struct Entering {
    game: GameLine,
    category: Category,
}

impl Entering {
    /// This game, whose tiles come from this source.
    pub(crate) fn of(game: GameLine, chance: Option<&Chance>) -> Entering {
        let category = game.summary.category(chance);
        Entering { game, category }
    }
}

impl ScoreTables {
    /// All scores.
    pub(crate) fn all(&self) -> &[Score] {
        &self.scores
    }

    /// The tables with these scores.
    pub(crate) const fn of(scores: Vec<Score>) -> ScoreTables {
        ScoreTables { scores }
    }

    /// The indices of the scores on one leaderboard, the best first.
    fn ranked(&self, rules: &Rules, category: Category) -> Vec<usize> {
        let is_on_it = |score: &Score| score.category == category && score.rules == *rules;
        let mut indices: Vec<usize> = (0..self.scores.len()).collect();
        indices.retain(|&index| is_on_it(&self.scores[index]));
        indices.sort_by_key(|&index| {
            let line = &self.scores[index].line;
            (Reverse(line.score), line.at)
        });
        indices
    }

    /// The lines of one leaderboard, the best first; `time` says how long a
    /// game was played that is still there.
    pub(crate) fn lines(
        &self,
        rules: &Rules,
        category: Category,
        time: impl Fn(GameId) -> Option<Duration>,
    ) -> Vec<ScoreLine> {
        let ranked = self.ranked(rules, category).into_iter().zip(1..);
        let line = |(index, place): (usize, usize)| {
            let line = &self.scores[index].line;
            let time_played = line.game.and_then(&time);
            ScoreLine {
                place,
                game: line.game.filter(|_| time_played.is_some()),
                time_played,
                ..line.clone()
            }
        };
        ranked.map(line).collect()
    }

    /// Drops the scores that are no longer among the best ten; returns the
    /// indices that they had.
    fn trim(&mut self, rules: &Rules, category: Category) -> Vec<usize> {
        let mut dropped = self.ranked(rules, category);
        dropped.drain(..dropped.len().min(Leaderboard::PLACES));
        dropped.sort_unstable();
        for &index in dropped.iter().rev() {
            self.scores.remove(index);
        }
        dropped
    }

    /// The rules under which there are scores.
    pub(crate) fn rules(&self) -> Vec<Rules> {
        let mut rules: Vec<Rules> = Vec::new();
        for score in &self.scores {
            if !rules.contains(&score.rules) {
                rules.push(score.rules.clone());
            }
        }
        rules
    }

    /// Enters the score of a game, in place of the one that it may have in the
    /// same category. Returns its place among the best ten.
    pub(crate) fn enter(
        &mut self,
        entering: Entering,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError> {
        let Entering { game, category } = entering;
        if game.mode == Mode::Practice {
            return Err(StoreError::Practice(game.id));
        }
        // A machine's name is known.
        let machine = game.played_by.machine().map(PlayerName::new);
        let machine = machine.and_then(Result::ok);
        let name = machine.as_ref().or(name);
        let is_own = |line: &ScoreLine| line.game == Some(game.id);
        self.scores
            .retain(|score| !is_own(&score.line) || score.category != category);
        if game.summary.score > 0 {
            self.scores.push(Score {
                rules: game.rules.clone(),
                category,
                line: played_line(game.id, &game.summary, name, now),
            });
        }
        self.trim(&game.rules, category);
        let lines = self.lines(&game.rules, category, |_| Some(Duration::ZERO));
        Ok(lines
            .iter()
            .find(|line| is_own(line))
            .map(|line| line.place))
    }

    /// Enters a line of another store; says whether it is new among the best ten.
    pub(crate) fn restore(&mut self, rules: &Rules, category: Category, line: &ScoreLine) -> bool {
        let is_known = |known: &Score| {
            if line.game.is_some() {
                let is_own = known.line.game == line.game && known.category == category;
                is_own && known.line.score >= line.score
            } else {
                let said = |line: &ScoreLine| (line.score, line.at, line.shown_name().to_owned());
                known.rules == *rules && said(&known.line) == said(line)
            }
        };
        if self.scores.iter().any(is_known) {
            return false;
        }
        self.scores.retain(|known| {
            line.game.is_none() || known.line.game != line.game || known.category != category
        });
        self.scores.push(Score {
            rules: rules.clone(),
            category,
            line: line.clone(),
        });
        let last = self.scores.len() - 1;
        !self.trim(rules, category).contains(&last)
    }

    /// Enters scores of another program that do not stand there yet; says how
    /// many are new among the best ten.
    pub(crate) fn import(&mut self, rules: &Rules, scores: &[ForeignScore], now: Moment) -> usize {
        let category = Category::Assisted;
        let mut known = self.lines(rules, Category::Clean, |_| None);
        known.extend(self.lines(rules, category, |_| None));
        let before = self.scores.len();
        self.scores
            .extend(unknown_scores(known, scores).map(|score| Score {
                rules: rules.clone(),
                category,
                line: imported_line(score, now),
            }));
        let entered = self.scores.len() - before;
        let dropped = self.trim(rules, category);
        entered - dropped.iter().filter(|&&index| index >= before).count()
    }
}

fn played_line(id: GameId, summary: &Summary, name: Option<&PlayerName>, now: Moment) -> ScoreLine {
    ScoreLine {
        place: 0,
        name: name.cloned(),
        score: summary.score,
        moves: summary.moves,
        best_tile: summary.best,
        time_played: Some(summary.time_played),
        undos: summary.undos,
        at: now,
        game: Some(id),
        origin: summary.assistance.origin,
    }
}

fn imported_line(score: &ForeignScore, now: Moment) -> ScoreLine {
    ScoreLine {
        place: 0,
        name: Some(score.name.clone()),
        score: score.score,
        moves: 0,
        best_tile: None,
        time_played: None,
        undos: 0,
        at: now,
        game: None,
        origin: Origin::Imported,
    }
}

//! The splits of a speedrun: the time of each tile against the person's best.

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Rank, Turn};
use brikke_play::{Mode, Moment, Mover, View};
use brikke_store::Split;

use super::GameScreen;
use crate::context::Context;
use crate::page::{SplitLine, Tone};
use crate::{after, words};

/// The number of splits beside the board, the latest last.
const SHOWN: usize = 8;

/// The time from one figure of the clock to the next.
const STEP: Duration = Duration::from_millis(33);

/// The times at which a game made its tiles, and the best ones before it.
#[derive(Default)]
pub(super) struct Splits {
    made: BTreeMap<Rank, Made>,
    best: BTreeMap<Rank, Duration>,
}

/// The time at which a tile was made.
#[derive(Clone, Copy)]
struct Made {
    time: Duration,
    /// True if the person made it: a machine's time says nothing beside the
    /// person's best.
    is_own: bool,
}

impl Splits {
    /// Those of the current game, where the person wants to see them.
    pub(super) fn of_game(context: &Context, now: Moment) -> Splits {
        let is_wanted = context.preferences.settings.speedrun;
        let view = context.view(now);
        let Some(view) = view.filter(|view| is_wanted && view.mode == Mode::Scored) else {
            return Splits::default();
        };
        let id = context.session.game_id();
        let stored = id.and_then(|id| context.storage().load(id).ok());
        let made = stored.into_iter().flat_map(|stored| stored.splits);
        let statistics = context.storage().statistics(Some(view.rules));
        let fastest = statistics.unwrap_or_default().fastest.into_iter();
        let others = fastest.filter(|fastest| Some(fastest.by_time.game) != id);
        // Who made which tile of a game that was opened is not known.
        let is_own = view.assistance.player_moves == 0;
        let made = made.map(|split| {
            let time = split.time;
            (split.tile, Made { time, is_own })
        });
        Splits {
            made: made.collect(),
            best: others
                .map(|fastest| (fastest.tile, fastest.by_time.split.time))
                .collect(),
        }
    }

    /// Somebody made a move; its new tiles get their times.
    pub(super) fn made(&mut self, turn: &Turn, by: &Mover, spent: Duration) {
        let made = Made {
            time: spent,
            is_own: *by == Mover::Person,
        };
        let tiles = turn.merges().map(|(_, tile)| tile);
        for tile in tiles.filter(|tile| *tile >= Split::SMALLEST) {
            self.made.entry(tile).or_insert(made);
        }
    }
}

impl GameScreen {
    /// The splits of the game, the latest last; none unless the person wants
    /// to see them.
    pub(super) fn split_lines(&self, context: &Context) -> Vec<SplitLine> {
        if !context.preferences.settings.speedrun {
            return Vec::new();
        }
        let made = &self.splits.made;
        let skipped = made.len().saturating_sub(SHOWN);
        let lines = made.iter().skip(skipped);
        lines
            .map(|(tile, Made { time, is_own })| {
                let best = self.splits.best.get(tile).filter(|_| *is_own).copied();
                SplitLine {
                    tile: *tile,
                    time: words::stopwatch(context.locale, *time),
                    difference: best
                        .map(|best| words::ahead_or_behind(context.locale, *time, best)),
                    tone: match best {
                        Some(best) if *time <= best => Tone::Good,
                        Some(_) => Tone::Warning,
                        None => Tone::Muted,
                    },
                }
            })
            .collect()
    }

    /// The split of the goal, as the panel at the end shows it: it may cover the
    /// splits beside the board.
    pub(super) fn time_to_goal(&self, view: &View<'_>, context: &Context) -> Option<String> {
        let goal = view.rules.goal()?;
        let lines = self.split_lines(context);
        let line = lines.into_iter().find(|line| line.tile == goal)?;
        let difference = line.difference.iter().map(|time| format!(" ({time})"));
        Some(format!(
            "{goal}: {}{}",
            line.time,
            difference.collect::<String>()
        ))
    }

    /// The moment at which a stopwatch shows another figure.
    pub(super) fn speedrun_wake(context: &Context, now: Moment) -> Option<Moment> {
        let is_wanted = context.preferences.settings.speedrun;
        let runs = || context.view(now).is_some_and(|view| view.clock_runs);
        (is_wanted && runs()).then(|| after(now, STEP))
    }
}

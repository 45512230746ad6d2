//! A game that plays itself, always in the same way, and is kept.

use std::path::Path;
use std::time::Duration;

use brikke_engine::{Chance, Direction, Game, GameAction, Overrides, Phase, Preset, Rules, Seed};
use brikke_play::{Assistance, Mode, Moment, Mover};
use brikke_store::{GameId, LogEntry, Progress, Revision, Storage, Store, StoreError, Summary};

/// A game at the store.
pub(crate) struct Sitting {
    pub(crate) store: Store,
    pub(crate) id: GameId,
    pub(crate) revision: Revision,
    pub(crate) script: Script,
}

/// A game that plays itself: what it does next follows from its secret (of
/// some seed) and from how much it has done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Script {
    pub(crate) game: Game,
    pub(crate) done: u64,
    /// Nothing is taken back.
    pub(crate) is_clean: bool,
}

impl Script {
    pub(crate) fn new(seed: &str, rules: &Rules) -> Script {
        let chance = Chance::Secret(Seed::new(seed).unwrap().secret());
        let game = Game::start(rules.clone(), chance);
        Script {
            game,
            done: 0,
            is_clean: false,
        }
    }

    /// Does the next thing: mostly a move, at times an undo or a redo.
    pub(crate) fn step(&mut self) -> LogEntry {
        self.done += 1;
        let (by, at) = (Mover::Person, self.now());
        let game = &mut self.game;
        let step = if self.is_clean { 0 } else { self.done % 16 };
        match (game.phase(), step) {
            (Phase::GoalReached, _) => {
                assert!(game.keep_playing());
                LogEntry::new(GameAction::KeepPlaying, by, at)
            }
            (Phase::Playing, 9) if game.redo().is_some() => LogEntry::new(GameAction::Redo, by, at),
            (Phase::Playing, step) if step != 8 => {
                let mut order = Direction::ALL;
                order.rotate_left(usize::try_from(self.done / 2 % 4).unwrap());
                let turn = order.iter().find_map(|&way| game.play(way).ok()).unwrap();
                LogEntry::turn(&turn, by, at, self.time_played())
            }
            _ => match game.undo() {
                Some(_) => LogEntry::new(GameAction::Undo, by, at),
                None => self.step(),
            },
        }
    }

    /// After so many steps.
    pub(crate) fn advanced(mut self, steps: u64) -> Script {
        while self.done < steps {
            self.step();
        }
        self
    }

    pub(crate) fn now(&self) -> Moment {
        Moment::from_millis(1_700_000_000_000 + 50 * self.done)
    }

    pub(crate) fn time_played(&self) -> Duration {
        Duration::from_millis(50 * self.done)
    }

    pub(crate) fn summary(&self) -> Summary {
        Summary::of(&self.game, Assistance::default(), self.time_played())
    }
}

impl Sitting {
    pub(crate) fn begin(directory: &Path, seed: &str, rules: &Rules, mode: Mode) -> Sitting {
        let mut store = open(directory);
        let script = Script::new(seed, rules);
        let id = patiently(|| store.begin(&script.game, mode, script.now()));
        Sitting {
            store,
            id,
            revision: Revision::FIRST,
            script,
        }
    }

    /// Goes on with a game that a script has played.
    pub(crate) fn resume(directory: &Path, id: GameId) -> Sitting {
        let store = open(directory);
        let stored = store.load(id).unwrap();
        Sitting {
            store,
            id,
            revision: stored.revision,
            script: Script {
                game: stored.game,
                done: stored.actions,
                is_clean: false,
            },
        }
    }

    /// Does so many things, written in one go. Another program that writes
    /// without a pause may keep it waiting.
    pub(crate) fn steps(&mut self, count: u64) {
        let entries = (0..count).map(|_| self.script.step()).collect();
        let progress = Progress {
            expected: self.revision,
            entries,
            summary: self.script.summary(),
        };
        let (store, id) = (&mut self.store, self.id);
        self.revision = patiently(|| store.append(id, &progress));
    }
}

/// Does something again while another program keeps it waiting.
fn patiently<T>(mut work: impl FnMut() -> Result<T, StoreError>) -> T {
    loop {
        match work() {
            Err(StoreError::Busy) => {}
            done => break done.unwrap(),
        }
    }
}

/// Opens a store that must be sound.
pub(crate) fn open(directory: &Path) -> Store {
    let opened = Store::open(directory).unwrap();
    assert_eq!(opened.quarantined, None);
    assert_eq!(opened.log_damage, None);
    opened.store
}

/// The classic rules on a board of this size.
pub(crate) fn rules(size: &str) -> Rules {
    let overrides = Overrides {
        size: Some(size.parse().unwrap()),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

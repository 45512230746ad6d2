//! The game that is watched, judged by a player in the background.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use brikke_ai::analysis::{Analysis, Analyst, JudgedMove};
use brikke_engine::Game;
use brikke_locale::Locale;
use brikke_play::Moment;
use brikke_players::{
    LoadContext, LoadedPlayer, PlayerAssets, PlayerSpec, default_for, luck_default_for,
};

use crate::{Playback, after};

/// What is known of the game's moves.
#[derive(Default)]
pub enum Judgement {
    /// Nobody has asked.
    #[default]
    None,
    /// A player is at it.
    UnderWay(UnderWay),
    /// All moves are judged.
    Done(Box<Analysis>),
}

/// An analysis on threads of its own. They end soon after it is dropped.
pub struct UnderWay {
    shared: Arc<Shared>,
    result: Receiver<Option<Analysis>>,
}

/// What the threads and the screen both see.
#[derive(Default)]
struct Shared {
    /// How far the players are from being ready, in parts of 100.
    ready: AtomicUsize,
    /// How many moves are judged.
    done: AtomicUsize,
    stop: AtomicBool,
}

impl Shared {
    fn set_ready(&self, done: f64) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 100"
        )]
        self.ready.store((100.0 * done) as usize, Ordering::Relaxed);
    }
}

/// How often the screen looks how far it is.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

impl Judgement {
    /// Begins, or gives up what is under way.
    pub fn begin_or_stop(&mut self, game: &Game, stock: &PlayerAssets) {
        *self = match self {
            Judgement::None => UnderWay::begin(game.clone(), stock.clone()),
            Judgement::UnderWay(_) => Judgement::None,
            Judgement::Done(_) => return,
        };
    }

    /// Takes the result if there is one by now.
    pub fn look(&mut self) {
        let Judgement::UnderWay(under_way) = self else {
            return;
        };
        *self = match under_way.result.try_recv() {
            Ok(Some(analysis)) => Judgement::Done(Box::new(analysis)),
            Err(TryRecvError::Empty) => return,
            Ok(None) | Err(TryRecvError::Disconnected) => Judgement::None,
        };
    }

    /// Whether all moves are judged.
    pub const fn is_done(&self) -> bool {
        matches!(self, Judgement::Done(_))
    }

    /// The key that leads on, with the id of what it does.
    pub const fn key(&self) -> (&'static str, &'static str) {
        if self.is_done() {
            ("n", "replay-next-mistake")
        } else {
            ("a", "replay-judge")
        }
    }

    /// When to look again.
    pub fn next_look(&self, now: Moment) -> Option<Moment> {
        let under_way = matches!(self, Judgement::UnderWay(_));
        under_way.then(|| after(now, LOOK_AGAIN))
    }

    /// Goes to where a mistake was made, to be tried again, and stays there.
    /// Where there is none to go to, the sentence that says so.
    pub fn go_to_mistake(
        &self,
        find: fn(&Judgement, usize) -> Option<usize>,
        playback: &mut Playback,
        locale: Locale,
    ) -> Option<String> {
        let ply = playback.ply();
        let found = find(self, ply);
        playback.go_to(found.unwrap_or(ply));
        match found {
            Some(_) => None,
            None if self.is_done() => Some(locale.text("replay-no-mistake")),
            None => Some(locale.text_with("replay-judge-first", &[("key", "a".into())])),
        }
    }

    /// The position before the next mistake after this one.
    pub fn next_mistake(&self, ply: usize) -> Option<usize> {
        let mut mistakes = self.analysis()?.mistakes().map(position_before);
        mistakes.find(|&mistake| mistake > ply)
    }

    /// The position before the last mistake before this one.
    pub fn previous_mistake(&self, ply: usize) -> Option<usize> {
        let mut mistakes = self.analysis()?.mistakes().map(position_before);
        mistakes.rfind(|&mistake| mistake < ply)
    }

    /// The analysis, once it is there.
    pub fn analysis(&self) -> Option<&Analysis> {
        match self {
            Judgement::Done(analysis) => Some(analysis),
            Judgement::None | Judgement::UnderWay(_) => None,
        }
    }
}

/// Where somebody who wants to try again stands.
const fn position_before(judged: &JudgedMove) -> usize {
    judged.number - 1
}

impl UnderWay {
    fn begin(game: Game, stock: PlayerAssets) -> Judgement {
        let shared = Arc::new(Shared::default());
        let (sender, result) = channel();
        let thread = thread::Builder::new().name("analysis".to_owned());
        let seen = Arc::clone(&shared);
        let started = thread.spawn(move || {
            // One who no longer wants the result has dropped the receiver.
            let _ = sender.send(analyse(&game, &stock, &seen));
        });
        match started {
            Ok(_) => Judgement::UnderWay(UnderWay { shared, result }),
            Err(_) => Judgement::None,
        }
    }

    /// How far the players are from being ready, in percent; none: they are.
    pub fn getting_ready(&self) -> Option<usize> {
        let percent = self.shared.ready.load(Ordering::Relaxed);
        (percent < 100).then_some(percent)
    }

    /// How many moves are judged so far.
    pub fn done(&self) -> usize {
        self.shared.done.load(Ordering::Relaxed)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

fn analyse(game: &Game, stock: &PlayerAssets, shared: &Shared) -> Option<Analysis> {
    let context = LoadContext {
        assets: stock,
        stop: &shared.stop,
        progress: &|done| shared.set_ready(done),
    };
    let rules = game.rules();
    let load = |player: PlayerSpec| player.load(rules, &context).ok();
    let (judge, luck): (LoadedPlayer, LoadedPlayer) =
        (load(default_for(rules))?, load(luck_default_for(rules))?);
    shared.set_ready(1.0);
    let analyst = Analyst {
        judge: &|seed| judge.build(seed),
        luck: &|seed| luck.build(seed),
        jobs: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
        stop: &shared.stop,
    };
    analyst.analyse(game, |done| shared.done.store(done, Ordering::Relaxed))
}

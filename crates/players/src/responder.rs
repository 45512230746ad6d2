//! Requests answered on the calling thread.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use brikke_ai::Player;
use brikke_ai::analysis::{AnalysisProgress, Analyst};
use brikke_engine::{Board, Game, Rules};

use crate::assets::{LoadContext, PlayerAssets};
use crate::catalog::luck_player_beside;
use crate::deal::deal;
use crate::load::{LoadError, LoadedPlayer};
use crate::request::{Query, Reply, Request};
use crate::spec::PlayerSpec;

/// Answers requests on the calling thread, one after another. The player that
/// was asked last stays, with what it remembers.
pub struct Responder {
    assets: PlayerAssets,
    seed: u64,
    last: Option<BuiltPlayer>,
}

/// A player built for some rules.
struct BuiltPlayer {
    spec: PlayerSpec,
    rules: Rules,
    player: Box<dyn Player>,
}

/// Receives the replies that come before the last.
pub(crate) type Report<'a> = &'a (dyn Fn(Reply) + Sync);

/// Two flags that stop the work on a request: a load may go on for the next
/// request of the same player.
#[derive(Clone, Default)]
pub(crate) struct StopFlags {
    pub(crate) load: Arc<AtomicBool>,
    pub(crate) think: Arc<AtomicBool>,
}

impl StopFlags {
    /// Stops everything.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn stop(&self) {
        self.load.store(true, Ordering::Relaxed);
        self.stop_thinking();
    }

    /// Stops everything but a load.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn stop_thinking(&self) {
        self.think.store(true, Ordering::Relaxed);
    }

    /// True if the answer is wanted no longer.
    pub(crate) fn is_stopped(&self) -> bool {
        self.think.load(Ordering::Relaxed)
    }
}

impl Responder {
    /// A responder with these assets. Players that draw lots draw them by the
    /// seed.
    pub fn new(assets: PlayerAssets, seed: u64) -> Responder {
        Responder {
            assets,
            seed,
            last: None,
        }
    }

    /// Answers a request. The replies before the last one go to `report`.
    pub fn answer(&mut self, request: &Request, report: &(dyn Fn(Reply) + Sync)) -> Reply {
        let answer = self.answer_unless_stopped(request, &StopFlags::default(), report);
        answer.unwrap_or_else(|| failed(request, LoadError::Stopped))
    }

    /// Answers a request, or a piece of one for an analysis: then `None` comes
    /// back, `report` has got what is new, and the request goes on from there
    /// when it is asked again.
    pub fn answer_piece(
        &mut self,
        request: &mut Request,
        report: &mut dyn FnMut(Reply),
    ) -> Option<Reply> {
        let stop = StopFlags::default();
        let replies = Mutex::new(Vec::new());
        let answer = self.answer_unless_stopped(request, &stop, &|reply| {
            if let Reply::AnalysisProgress { .. } = reply {
                stop.think.store(true, Ordering::Relaxed);
            }
            let mut replies = replies.lock().unwrap_or_else(PoisonError::into_inner);
            replies.push(reply);
        });
        let replies = replies.into_inner().unwrap_or_else(PoisonError::into_inner);
        for reply in replies {
            if let (Query::Analysis { known, .. }, Reply::AnalysisProgress { new, .. }) =
                (&mut request.query, &reply)
            {
                known.append((**new).clone());
            }
            report(reply);
        }
        answer
    }

    /// Answers a request; `None` if it was stopped.
    pub(crate) fn answer_unless_stopped(
        &mut self,
        request: &Request,
        stop: &StopFlags,
        report: Report<'_>,
    ) -> Option<Reply> {
        let reply = match &request.query {
            Query::Prepare => self.build(request, stop, report).map(|_| {
                Some(Reply::Ready {
                    player: request.player,
                })
            }),
            Query::Deal(seed) => {
                let dealt = self.deal(request, *seed, stop, report);
                dealt.map(|board| {
                    Some(Reply::Dealt {
                        board,
                        player: request.player,
                    })
                })
            }
            Query::Build => self.build_table(request, stop, report).map(|()| {
                Some(Reply::Ready {
                    player: request.player,
                })
            }),
            Query::Hint(board) | Query::Move(board) | Query::Grade { board, .. } => self
                .build(request, stop, report)
                .map(|player| (!stop.is_stopped()).then(|| think(player, request, board, stop))),
            Query::Analysis { game, known } => Analysing::load(&self.assets, request, stop, report)
                .map(|analysing| {
                    let is_wanted = !stop.is_stopped();
                    is_wanted.then(|| analysing.run(game, known, stop, report))?
                }),
        };
        match reply {
            Ok(reply) => reply.filter(|_| !stop.is_stopped()),
            Err(LoadError::Stopped) => None,
            Err(error) => Some(failed(request, error)),
        }
    }

    /// A position of the endgame table that is asked.
    fn deal(
        &self,
        request: &Request,
        seed: u64,
        stop: &StopFlags,
        report: Report<'_>,
    ) -> Result<Board, LoadError> {
        let dealt = match load(request.player, &self.assets, request, stop, report)? {
            LoadedPlayer::Endgame(_, table) => deal(&table, seed),
            _ => None,
        };
        dealt.ok_or(LoadError::DealsNothing)
    }

    /// Builds the endgame table that is asked.
    fn build_table(
        &self,
        request: &Request,
        stop: &StopFlags,
        report: Report<'_>,
    ) -> Result<(), LoadError> {
        let player = request.player;
        let PlayerSpec::Endgame(table) = player else {
            return Err(LoadError::DealsNothing);
        };
        let progress = each_percent(|done| report(Reply::Loading { player, done }));
        self.assets.build_table(table, &stop.load, &progress)
    }

    /// A responder whose last player is this one.
    #[cfg(test)]
    pub(crate) fn with_player(
        player: Box<dyn Player>,
        spec: PlayerSpec,
        rules: Rules,
    ) -> Responder {
        let built = BuiltPlayer {
            spec,
            rules,
            player,
        };
        Responder {
            last: Some(built),
            ..Responder::new(PlayerAssets::default(), 1)
        }
    }

    /// Forgets the player that was asked last, and frees what it remembers.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// The player of the request: the one asked last, or a new one.
    fn build(
        &mut self,
        request: &Request,
        stop: &StopFlags,
        report: Report<'_>,
    ) -> Result<&mut dyn Player, LoadError> {
        let last = self.last.take();
        let same = last.filter(|last| last.spec == request.player && last.rules == request.rules);
        let built = if let Some(same) = same {
            same
        } else {
            let loaded = load(request.player, &self.assets, request, stop, report)?;
            self.seed = self.seed.wrapping_add(1);
            BuiltPlayer {
                spec: request.player,
                rules: request.rules.clone(),
                player: loaded.build_for_one(self.seed),
            }
        };
        Ok(self.last.insert(built).player.as_mut())
    }
}

/// Loads a player for the request, which is told how far that is.
fn load(
    player: PlayerSpec,
    assets: &PlayerAssets,
    request: &Request,
    stop: &StopFlags,
    report: Report<'_>,
) -> Result<LoadedPlayer, LoadError> {
    let progress = each_percent(|done| report(Reply::Loading { player, done }));
    let context = LoadContext {
        assets,
        stop: &stop.load,
        progress: &progress,
    };
    player.load(&request.rules, &context)
}

/// Passes a share that is done on, once for each percent.
fn each_percent(report: impl Fn(f64) + Sync) -> impl Fn(f64) + Sync {
    let reported = AtomicU32::new(u32::MAX);
    move |done| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 100"
        )]
        let percent = (100.0 * done) as u32;
        if reported.swap(percent, Ordering::Relaxed) != percent {
            report(done);
        }
    }
}

fn think(player: &mut dyn Player, request: &Request, board: &Board, stop: &StopFlags) -> Reply {
    player.set_stop_flag(Arc::clone(&stop.think));
    let (asked, rules, board) = (request.player, &request.rules, *board);
    let reply = match request.query {
        Query::Move(_) => player.choose(&board, rules).map(|direction| Reply::Move {
            board,
            player: asked,
            direction,
        }),
        Query::Grade { played, .. } => player.advise(&board, rules).map(|advice| Reply::Graded {
            board,
            player: asked,
            played,
            advice,
        }),
        Query::Prepare
        | Query::Deal(_)
        | Query::Hint(_)
        | Query::Analysis { .. }
        | Query::Build => player.advise(&board, rules).map(|advice| Reply::Hint {
            board,
            player: asked,
            advice,
        }),
    };
    reply.unwrap_or(Reply::NoMove {
        board,
        player: asked,
    })
}

fn failed(request: &Request, error: LoadError) -> Reply {
    Reply::Failed {
        player: request.player,
        error: error.into(),
    }
}

/// The players of an analysis.
struct Analysing {
    advisor: LoadedPlayer,
    luck: LoadedPlayer,
}

impl Analysing {
    fn load(
        assets: &PlayerAssets,
        request: &Request,
        stop: &StopFlags,
        report: Report<'_>,
    ) -> Result<Analysing, LoadError> {
        let load = |player| load(player, assets, request, stop, report);
        Ok(Analysing {
            advisor: load(request.player)?,
            luck: load(luck_player_beside(request.player))?,
        })
    }

    /// Analyses the game; `None` if it was stopped.
    fn run(
        &self,
        game: &Game,
        known: &AnalysisProgress,
        stop: &StopFlags,
        report: Report<'_>,
    ) -> Option<Reply> {
        let build = |player: &LoadedPlayer, seed| {
            let mut player = player.build(seed);
            player.set_stop_flag(Arc::clone(&stop.think));
            player
        };
        let analyst = Analyst {
            advisor: &|seed| build(&self.advisor, seed),
            luck: &|seed| build(&self.luck, seed),
            jobs: available_parallelism().unwrap_or(NonZero::<usize>::MIN),
            stop: &stop.think,
        };
        let of = game.plies().len();
        let percent = |done| 100 * done / of.max(1);
        let mut reported = known.len();
        let progress = analyst.analyse_from(game, known.clone(), |progress| {
            let done = progress.len();
            if percent(done) > percent(reported) {
                let new = Box::new(progress.after(reported));
                report(Reply::AnalysisProgress { done, new, of });
                reported = done;
            }
        });
        let is_whole = progress.len() == of;
        is_whole.then(|| Reply::Analysis {
            player: self.advisor.spec(),
            analysis: Box::new(progress.analysis()),
            progress: Box::new(progress),
        })
    }
}

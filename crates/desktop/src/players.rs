//! Players that think while the window goes on.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use brikke_app::{Answer, NoEntropy, Options, PlayerWorker, Request, RequestKind};
use eframe::egui::Context;

/// The time that a frame spends on answers at most, however fast they come.
const BUDGET: Duration = Duration::from_millis(8);

/// Players whose answers wake the window.
pub(crate) struct Players {
    worker: PlayerWorker,
    answers: Receiver<Answer>,
}

impl Players {
    /// The players of these options, whose answers wake this window.
    pub(crate) fn new(options: &mut Options, ctx: &Context) -> Result<Players, NoEntropy> {
        let (sender, answers) = channel();
        let ctx = ctx.clone();
        let worker = options.worker(move |answer| {
            // Nobody receives the last answers when the program ends.
            let _ = sender.send(answer);
            ctx.request_repaint();
        })?;
        Ok(Players { worker, answers })
    }

    /// Asks a player.
    pub(crate) fn ask(&self, request: Request) {
        self.worker.ask(request);
    }

    /// Stops the work on requests of this kind.
    pub(crate) fn forget(&self, kind: RequestKind) {
        self.worker.forget(kind);
    }

    /// The budget of a frame that begins now.
    pub(crate) fn budget() -> Instant {
        Instant::now() + BUDGET
    }

    /// True once a budget is spent.
    pub(crate) fn is_spent(until: Instant) -> bool {
        Instant::now() >= until
    }

    /// The next answer, if the budget has some time left. Where a player goes
    /// at full speed it is waited for, so that one frame shows many moves.
    pub(crate) fn next(&self, until: Instant, waits: bool) -> Option<Answer> {
        let rest = until.checked_duration_since(Instant::now())?;
        if waits {
            self.answers.recv_timeout(rest).ok()
        } else {
            self.answers.try_recv().ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use brikke_app::{PlayerAssets, Reply, RequestId};

    use super::*;

    #[test]
    fn a_frame_takes_no_answer_after_its_time() {
        let (sender, answers) = channel();
        let players = Players {
            worker: PlayerWorker::new(PlayerAssets::default(), 1, |_| {}),
            answers,
        };
        for id in 0..100 {
            let reply = Reply::AnalysisProgress {
                done: 1,
                new: Box::default(),
                of: 2,
            };
            let id = RequestId(id);
            sender.send(Answer { id, reply }).unwrap();
        }
        let spent = Instant::now().checked_sub(BUDGET).unwrap();
        for waits in [false, true] {
            assert!(players.next(Players::budget(), waits).is_some());
            assert_eq!(players.next(spent, waits), None);
        }
    }
}

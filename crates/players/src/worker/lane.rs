//! The requests of one kind and the thread that works on them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::request::{Answer, PlayerError, Reply, Request, RequestId};
use crate::responder::{Responder, StopFlags};

/// Receives answers.
pub(super) type OnAnswer = dyn Fn(Answer) + Send + Sync;

/// The requests of one kind: the one that waits and the one at work.
#[derive(Default)]
pub(super) struct Lane {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    waiting: Option<Request>,
    at_work: Option<AtWork>,
    is_closed: bool,
}

/// The request that the thread works on.
#[derive(Clone)]
struct AtWork {
    request: Request,
    stop: StopFlags,
}

impl AtWork {
    /// Stops for the sake of the next request; a load that it needs as well
    /// goes on.
    fn make_way_for(&self, next: &Request) {
        if self.request.player == next.player && self.request.rules == next.rules {
            self.stop.stop_thinking();
        } else {
            self.stop.stop();
        }
    }
}

impl Lane {
    /// Puts a request in the place of the last one.
    pub(super) fn ask(&self, request: Request) {
        let mut state = self.lock();
        if let Some(at_work) = &state.at_work {
            at_work.make_way_for(&request);
        }
        state.waiting = Some(request);
        self.changed.notify_one();
    }

    /// Drops the last request.
    pub(super) fn forget(&self) {
        let mut state = self.lock();
        state.waiting = None;
        if let Some(at_work) = &state.at_work {
            at_work.stop.stop();
        }
    }

    /// Ends the thread.
    pub(super) fn close(&self) {
        self.forget();
        self.lock().is_closed = true;
        self.changed.notify_one();
    }

    /// Answers requests until the lane is closed.
    pub(super) fn work(&self, mut responder: Responder, on_answer: &OnAnswer) {
        while let Some(at_work) = self.next() {
            let reply = self.answer(&mut responder, &at_work, on_answer);
            if let Some(reply) = reply
                && self.finish()
            {
                let id = at_work.request.id;
                on_answer(Answer { id, reply });
            }
        }
    }

    /// Waits for the next request and puts it to work; `None` once the lane
    /// is closed.
    fn next(&self) -> Option<AtWork> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(request) = state.waiting.take() {
                let stop = StopFlags::default();
                return Some(state.at_work.insert(AtWork { request, stop }).clone());
            }
            state.at_work = None;
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The last reply to the request at work, unless it was stopped. A player
    /// that panics is not asked again.
    fn answer(
        &self,
        responder: &mut Responder,
        at_work: &AtWork,
        on_answer: &OnAnswer,
    ) -> Option<Reply> {
        let AtWork { request, stop } = at_work;
        let report = |reply| {
            if let Some(id) = self.addressee(&reply, at_work) {
                on_answer(Answer { id, reply });
            }
        };
        let answer = || responder.answer_unless_stopped(request, stop, &report);
        catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| {
            responder.forget();
            Some(Reply::Failed {
                player: request.player,
                error: PlayerError::Panicked,
            })
        })
    }

    /// The request that a reply on the way concerns. A load goes on for the
    /// next request of the same player.
    fn addressee(&self, reply: &Reply, at_work: &AtWork) -> Option<RequestId> {
        if !at_work.stop.is_stopped() {
            return Some(at_work.request.id);
        }
        let waiting = self.lock().waiting.as_ref().map(|request| request.id);
        waiting.filter(|_| matches!(reply, Reply::Loading { .. }))
    }

    /// Ends the work on a request. Returns whether its answer is still wanted.
    fn finish(&self) -> bool {
        let at_work = self.lock().at_work.take();
        at_work.is_some_and(|at_work| !at_work.stop.is_stopped())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;

    use brikke_ai::Player;
    use brikke_engine::{Board, Rules};

    use super::*;
    use crate::{PlayerSpec, Query};

    struct Failing;

    impl Player for Failing {
        fn name(&self) -> &'static str {
            "failing"
        }

        fn values(&mut self, _: &Board, _: &Rules) -> [Option<f64>; 4] {
            panic!("a mistake")
        }
    }

    #[test]
    fn a_player_that_panics_fails_its_request_and_no_other() {
        let (player, rules) = (PlayerSpec::Greedy, Rules::default());
        let responder = Responder::with_player(Box::new(Failing), player, rules.clone());
        let (lane, (sender, answers)) = (Lane::default(), channel());
        let ask = |id| {
            let board = "2 2 . . / . . . . / . . . . / . . . .".parse().unwrap();
            lane.ask(Request {
                id: RequestId(id),
                player,
                rules: rules.clone(),
                query: Query::Hint(board),
            });
            answers.recv().unwrap()
        };
        let on_answer = move |answer: Answer| sender.send(answer).unwrap();
        thread::scope(|scope| {
            scope.spawn(|| lane.work(responder, &on_answer));
            let error = PlayerError::Panicked;
            assert_eq!(ask(1).reply, Reply::Failed { player, error });
            // One newly built answers the next.
            assert!(matches!(ask(2).reply, Reply::Hint { .. }));
            lane.close();
        });
    }
}

//! The thread on which players think, and those on which they get ready.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;

use brikke_ai::Player;
use brikke_engine::Rules;

use super::{Answer, Question, Wish};
use crate::choice::Choice;
use crate::ready::{NotReady, Ready};
use crate::stock::{Stock, Supplies};

/// What arrives at the desk.
pub(super) enum Message {
    Ask(Box<Question>),
    Forget(Wish),
    /// A player that got ready elsewhere, or did not.
    Prepared(Need, Result<Ready, NotReady>),
    End,
}

/// A player under some rules.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Need {
    player: Choice,
    rules: Rules,
}

impl Need {
    fn of(question: &Question) -> Need {
        Need {
            player: question.player,
            rules: question.rules.clone(),
        }
    }
}

type Answers = dyn Fn(Answer) + Send + Sync;

/// Everything that the thread has before it.
pub(super) struct Desk {
    stock: Stock,
    seed: u64,
    answers: Arc<Answers>,
    own: Sender<Message>,
    /// Who sits here, the one asked last at the end: one for each wish.
    seated: Vec<(Need, Box<dyn Player>)>,
    /// Questions to players that are not ready, at most one for each wish.
    waiting: Vec<Question>,
    preparing: Vec<Preparing>,
}

/// Somebody who is getting ready. Dropped, it stops.
struct Preparing {
    need: Need,
    stop: Arc<AtomicBool>,
}

impl Drop for Preparing {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Desk {
    /// Players that stay seated: one that gives hints and one that moves.
    const SEATS: usize = 2;

    pub(super) fn new(
        stock: Stock,
        seed: u64,
        answers: Box<Answers>,
        own: Sender<Message>,
    ) -> Desk {
        Desk {
            stock,
            seed,
            answers: answers.into(),
            own,
            seated: Vec::new(),
            waiting: Vec::new(),
            preparing: Vec::new(),
        }
    }

    /// Works until the thinker is no more.
    pub(super) fn work(mut self, messages: &Receiver<Message>) {
        while let Ok(message) = messages.recv() {
            match message {
                Message::Ask(question) => self.ask(*question),
                Message::Forget(wish) => self.forget(wish),
                Message::Prepared(need, ready) => self.prepared(&need, ready),
                Message::End => return,
            }
        }
    }

    fn ask(&mut self, question: Question) {
        self.waiting.retain(|other| other.wish != question.wish);
        let need = Need::of(&question);
        if !self.is_seated(&need) && question.player.takes_time() {
            self.waiting.push(question);
            self.stop_unneeded();
            self.get_ready(need);
            return;
        }
        self.stop_unneeded();
        if !self.is_seated(&need)
            && let Choice::Any(spec) = question.player
        {
            self.seat(need, &Ready::Any(spec));
        }
        self.answer(&question);
    }

    fn forget(&mut self, wish: Wish) {
        self.waiting.retain(|question| question.wish != wish);
        self.stop_unneeded();
    }

    /// Nobody waits for them any longer.
    fn stop_unneeded(&mut self) {
        let waiting = &self.waiting;
        let is_needed = |need: &Need| waiting.iter().any(|question| Need::of(question) == *need);
        self.preparing
            .retain(|preparing| is_needed(&preparing.need));
    }

    fn is_seated(&self, need: &Need) -> bool {
        self.seated.iter().any(|(seated, _)| seated == need)
    }

    fn seat(&mut self, need: Need, ready: &Ready) {
        if self.seated.len() >= Desk::SEATS {
            self.seated.remove(0);
        }
        self.seed = self.seed.wrapping_add(1);
        self.seated.push((need, ready.build_for_one(self.seed)));
    }

    fn get_ready(&mut self, need: Need) {
        if self.preparing.iter().any(|other| other.need == need) {
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let (answers, own) = (Arc::clone(&self.answers), self.own.clone());
        let (supplied, stopped, asked) = (self.stock.clone(), Arc::clone(&stop), need.clone());
        let thread = thread::Builder::new().name("getting ready".to_owned());
        let started = thread.spawn(move || {
            let ready = prepare(&asked, &supplied, &stopped, &*answers);
            let _ = own.send(Message::Prepared(asked, ready));
        });
        if started.is_ok() {
            self.preparing.push(Preparing { need, stop });
        } else {
            self.prepared(&need, Err(NotReady::Stopped));
        }
    }

    /// Answers those who waited for this player.
    fn prepared(&mut self, need: &Need, ready: Result<Ready, NotReady>) {
        let is_stopped = matches!(ready, Err(NotReady::Stopped));
        if is_stopped && self.preparing.iter().any(|other| other.need == *need) {
            // One that was stopped before, while it gets ready again.
            return;
        }
        self.preparing.retain(|other| other.need != *need);
        let questions = std::mem::take(&mut self.waiting);
        let (answered, others) = questions
            .into_iter()
            .partition(|question| Need::of(question) == *need);
        self.waiting = others;
        let reason = match ready {
            Ok(ready) => {
                self.seat(need.clone(), &ready);
                None
            }
            Err(reason) => Some(reason),
        };
        for question in answered {
            match &reason {
                None => self.answer(&question),
                Some(reason) => (self.answers)(nothing(&question, Some(reason.clone()))),
            }
        }
    }

    /// The answer of a player that is seated.
    fn answer(&mut self, question: &Question) {
        let need = Need::of(question);
        let place = self.seated.iter().position(|(seated, _)| *seated == need);
        let answer = place.and_then(|place| {
            let (need, mut player) = self.seated.remove(place);
            let answer = think(player.as_mut(), question);
            self.seated.push((need, player));
            answer
        });
        (self.answers)(answer.unwrap_or_else(|| nothing(question, None)));
    }
}

fn prepare(
    need: &Need,
    stock: &Stock,
    stop: &AtomicBool,
    answers: &Answers,
) -> Result<Ready, NotReady> {
    let player = need.player;
    let told = AtomicU32::new(u32::MAX);
    let progress = |done: f64| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 100"
        )]
        let percent = (100.0 * done) as u32;
        if told.swap(percent, Ordering::Relaxed) != percent && !stop.load(Ordering::Relaxed) {
            answers(Answer::GettingReady { player, done });
        }
    };
    let supplies = Supplies {
        stock,
        stop,
        progress: &progress,
    };
    player.prepare(&need.rules, &supplies)
}

fn think(player: &mut dyn Player, question: &Question) -> Option<Answer> {
    let board = question.board;
    Some(match question.wish {
        Wish::Move => Answer::Move {
            board,
            direction: player.choose(&board, &question.rules)?,
        },
        Wish::Hint => Answer::Hint {
            board,
            player: question.player,
            advice: player.advise(&board, &question.rules)?,
        },
    })
}

fn nothing(question: &Question, reason: Option<NotReady>) -> Answer {
    Answer::Nothing {
        board: question.board,
        player: question.player,
        reason,
    }
}

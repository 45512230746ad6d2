//! Players that think on threads of their own, for any face.

mod desk;

use std::sync::mpsc::{Sender, channel};
use std::thread;

use brikke_ai::Advice;
use brikke_engine::{Board, Direction, Rules};

use crate::choice::Choice;
use crate::ready::NotReady;
use crate::stock::Stock;
use desk::{Desk, Message};

/// What a player is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// What for.
    pub wish: Wish,
    /// Who is asked.
    pub player: Choice,
    /// The board it is about.
    pub board: Board,
    /// The rules of the game.
    pub rules: Rules,
}

/// What an answer is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wish {
    /// To say what the directions are worth.
    Hint,
    /// To move.
    Move,
}

/// What a player says.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// It is still getting ready. Comes when it begins and as it goes on; an
    /// answer follows, unless nobody waits for it any longer.
    GettingReady {
        /// Who.
        player: Choice,
        /// How far it is, from 0 to 1.
        done: f64,
    },
    /// What it thinks of the directions.
    Hint {
        /// The board it was asked about.
        board: Board,
        /// Who says so.
        player: Choice,
        /// What it says.
        advice: Advice,
    },
    /// The move it would make.
    Move {
        /// The board it was asked about.
        board: Board,
        /// Its move.
        direction: Direction,
    },
    /// It has no answer: nothing moves, or it could not get ready.
    Nothing {
        /// The board it was asked about.
        board: Board,
        /// Who.
        player: Choice,
        /// Why it is not ready, if that is the reason.
        reason: Option<NotReady>,
    },
}

/// Asks players. Its threads begin with it and end with it.
///
/// There is one question of each [`Wish`] at a time: the next one replaces
/// it. A player that is still getting ready keeps nobody else waiting, and
/// gives up once no question is left for it.
pub struct Thinker {
    desk: Option<Sender<Message>>,
}

impl Thinker {
    /// A thinker that hands its answers to `answer`, on a thread of its own.
    /// Players that draw lots draw them by the seed.
    pub fn new(
        stock: Stock,
        seed: u64,
        answer: impl Fn(Answer) + Send + Sync + 'static,
    ) -> Thinker {
        let (desk, messages) = channel();
        let worker = Desk::new(stock, seed, Box::new(answer), desk.clone());
        let thread = thread::Builder::new().name("player".to_owned());
        let started = thread.spawn(move || worker.work(&messages));
        Thinker {
            desk: started.is_ok().then_some(desk),
        }
    }

    /// Asks, in the place of the last question with the same wish.
    pub fn ask(&self, question: Question) {
        self.send(Message::Ask(Box::new(question)));
    }

    /// No answer of this kind is wanted any longer: a player that gets ready
    /// for it alone stops.
    pub fn forget(&self, wish: Wish) {
        self.send(Message::Forget(wish));
    }

    fn send(&self, message: Message) {
        if let Some(desk) = &self.desk {
            // A thinker that is no more gives no answers; the game goes on.
            let _ = desk.send(message);
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.send(Message::End);
    }
}

//! Players that think on a thread of their own.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use brikke_ai::{Player, PlayerSpec, available};
use brikke_engine::{Board, Rules};
use brikke_play::Hint;

use crate::fresh;
use crate::input::Input;

/// What a player is asked.
struct Question {
    kind: Kind,
    player: String,
    board: Board,
    rules: Rules,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Hint,
    Move,
}

/// Asks players, and lets their answers come as [`Input`].
pub(crate) struct Thinker {
    questions: Option<Sender<Question>>,
}

impl Thinker {
    /// A thinker that answers there. Its thread begins with it and ends with
    /// it.
    pub(crate) fn new(answers: Sender<Input>) -> Thinker {
        let (questions, asked) = channel();
        let thread = thread::Builder::new().name("player".to_owned());
        let started = thread.spawn(move || think(&asked, &answers));
        Thinker {
            questions: started.is_ok().then_some(questions),
        }
    }

    /// Asks what the directions are worth.
    pub(crate) fn ask_hint(&self, player: &str, board: Board, rules: &Rules) {
        self.ask(Kind::Hint, player, board, rules);
    }

    /// Asks for a move.
    pub(crate) fn ask_move(&self, player: &str, board: Board, rules: &Rules) {
        self.ask(Kind::Move, player, board, rules);
    }

    fn ask(&self, kind: Kind, player: &str, board: Board, rules: &Rules) {
        if let Some(questions) = &self.questions {
            // A thinker that is no more gives no answers; the game goes on.
            let _ = questions.send(Question {
                kind,
                player: player.to_owned(),
                board,
                rules: rules.clone(),
            });
        }
    }
}

/// The player of this name; where there is none, the best there is.
pub(crate) fn player_named(name: &str) -> Option<PlayerSpec> {
    let named = name.parse().ok();
    named.or_else(|| available().last().copied())
}

fn think(questions: &Receiver<Question>, answers: &Sender<Input>) {
    let mut known: Option<(String, Box<dyn Player>)> = None;
    while let Ok(question) = questions.recv() {
        let is_known = known
            .as_ref()
            .is_some_and(|(name, _)| *name == question.player);
        if !is_known {
            known = player_named(&question.player)
                .map(|spec| (question.player.clone(), spec.build_for_one(fresh::seed())));
        }
        let answer = known
            .as_mut()
            .and_then(|(_, player)| answer(player.as_mut(), &question));
        let none = Input::NoThought {
            board: question.board,
        };
        if answers.send(answer.unwrap_or(none)).is_err() {
            return;
        }
    }
}

fn answer(player: &mut dyn Player, question: &Question) -> Option<Input> {
    let board = question.board;
    Some(match question.kind {
        Kind::Move => Input::Thought {
            board,
            direction: player.choose(&board, &question.rules)?,
        },
        Kind::Hint => {
            let advice = player.advise(&board, &question.rules)?;
            Input::Hint(Hint {
                board,
                player: player.name().to_owned(),
                best: advice.best,
                values: advice.values,
            })
        }
    })
}

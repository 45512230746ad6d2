//! Players that think on a thread of their own.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use brikke_ai::{Player, PlayerSpec, available};
use brikke_engine::{Board, Direction, Rules};
use brikke_face::fresh;
use brikke_play::Hint;
use eframe::egui::Context;

/// What a player has thought of.
pub(crate) enum Answer {
    /// A hint.
    Hint(Hint),
    /// A move.
    Move {
        /// The board that it was asked about.
        board: Board,
        /// The move.
        direction: Direction,
    },
    /// Nothing.
    None,
}

struct Question {
    is_hint: bool,
    player: String,
    board: Board,
    rules: Rules,
}

/// Asks players, and wakes the window with their answers.
pub(crate) struct Thinking {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
}

impl Thinking {
    /// Players whose answers wake this window.
    pub(crate) fn new(ctx: &Context) -> Thinking {
        let (questions, asked) = channel();
        let (answering, answers) = channel();
        let ctx = ctx.clone();
        let thread = thread::Builder::new().name("player".to_owned());
        // Without a thread nobody answers; the game goes on.
        let _ = thread.spawn(move || think(&asked, &answering, &ctx));
        Thinking { questions, answers }
    }

    /// Asks what the directions are worth.
    pub(crate) fn ask_hint(&self, player: &str, board: Board, rules: &Rules) {
        self.ask(true, player, board, rules);
    }

    /// Asks for a move.
    pub(crate) fn ask_move(&self, player: &str, board: Board, rules: &Rules) {
        self.ask(false, player, board, rules);
    }

    fn ask(&self, is_hint: bool, player: &str, board: Board, rules: &Rules) {
        let _ = self.questions.send(Question {
            is_hint,
            player: player.to_owned(),
            board,
            rules: rules.clone(),
        });
    }

    /// Nobody waits for an answer any longer.
    pub(crate) fn stop(&self) {}

    /// The answers that have come.
    pub(crate) fn answers(&self) -> Vec<Answer> {
        self.answers.try_iter().collect()
    }
}

fn think(questions: &Receiver<Question>, answers: &Sender<Answer>, ctx: &Context) {
    let mut known: Option<(String, Box<dyn Player>)> = None;
    while let Ok(question) = questions.recv() {
        if known
            .as_ref()
            .is_none_or(|(name, _)| *name != question.player)
        {
            let named: Option<PlayerSpec> = question.player.parse().ok();
            let spec = named.or_else(|| available().last().copied());
            known = spec.map(|spec| (question.player.clone(), spec.build_for_one(fresh::seed())));
        }
        let answer = known
            .as_mut()
            .and_then(|(_, player)| answer(player.as_mut(), &question));
        if answers.send(answer.unwrap_or(Answer::None)).is_err() {
            return;
        }
        ctx.request_repaint();
    }
}

fn answer(player: &mut dyn Player, question: &Question) -> Option<Answer> {
    let board = question.board;
    if !question.is_hint {
        let direction = player.choose(&board, &question.rules)?;
        return Some(Answer::Move { board, direction });
    }
    let advice = player.advise(&board, &question.rules)?;
    Some(Answer::Hint(Hint {
        board,
        player: player.name().to_owned(),
        best: advice.best,
        values: advice.values,
    }))
}

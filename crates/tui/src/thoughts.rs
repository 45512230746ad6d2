//! What players answer, as input.

use std::sync::mpsc::Sender;

use brikke_play::Hint;
use brikke_players::{Answer, Stock, Thinker};

use crate::fresh;
use crate::input::Input;

/// A thinker whose answers come as [`Input`].
pub(crate) fn thinker(stock: Stock, answers: Sender<Input>) -> Thinker {
    Thinker::new(stock, fresh::seed(), move |answer| {
        // Nobody listens any longer when the program ends.
        let _ = answers.send(input(answer));
    })
}

fn input(answer: Answer) -> Input {
    match answer {
        Answer::GettingReady { player, done } => {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "from 0 to 100"
            )]
            let percent = (100.0 * done) as u8;
            Input::GettingReady { player, percent }
        }
        Answer::Hint {
            board,
            player,
            advice,
        } => Input::Hint(Hint {
            board,
            player: player.to_string(),
            best: advice.best,
            values: advice.values,
        }),
        Answer::Move { board, direction } => Input::Thought { board, direction },
        Answer::Nothing { board, reason, .. } => Input::NoThought { board, reason },
    }
}

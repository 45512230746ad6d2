//! What players answer, as input.

use std::sync::mpsc::Sender;

use brikke_play::Hint;
use brikke_players::{Answer, PlayerAssets, PlayerWorker, Reply};

use crate::fresh;
use crate::input::Input;

/// A thinker whose answers come as [`Input`].
pub(crate) fn thinker(stock: PlayerAssets, answers: Sender<Input>) -> PlayerWorker {
    PlayerWorker::new(stock, fresh::seed(), move |answer| {
        if let Some(input) = input(answer) {
            // Nobody listens any longer when the program ends.
            let _ = answers.send(input);
        }
    })
}

fn input(answer: Answer) -> Option<Input> {
    Some(match answer.reply {
        Reply::Loading { player, done } => {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "from 0 to 100"
            )]
            let percent = (100.0 * done) as u8;
            Input::GettingReady { player, percent }
        }
        Reply::Hint {
            board,
            player,
            advice,
        } => Input::Hint(Hint {
            board,
            player: player.to_string(),
            best: advice.best,
            values: advice.values,
        }),
        Reply::Move {
            board, direction, ..
        } => Input::Thought { board, direction },
        Reply::Graded { played, advice, .. } => Input::Judged { played, advice },
        Reply::NoMove { .. } => Input::NoThought { reason: None },
        Reply::Failed { error, .. } => Input::NoThought {
            reason: Some(error),
        },
        Reply::AnalysisProgress { .. } | Reply::Analysis { .. } => return None,
    })
}

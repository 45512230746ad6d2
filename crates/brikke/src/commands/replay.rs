//! `brikke replay`: a game from its first board to its last.

use std::fmt;

use brikke_engine::{Board, Commitment, Game};
use brikke_locale::Locale;
use serde::{Serialize, Serializer};

use crate::cli::ReplayArgs;
use crate::failure::Failure;

/// One position of the game, with the move that led to it.
#[derive(Serialize)]
struct Shown {
    ply: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<&'static str>,
    gained: u64,
    score: u64,
    board: String,
    #[serde(skip)]
    drawn: Board,
    /// What the tiles were fixed by, before the first move.
    #[serde(skip)]
    commitment: Option<Commitment>,
}

/// A game whose positions are written one after another: there may be a
/// million of them.
struct Replay<'a> {
    game: &'a Game,
    locale: Option<Locale>,
}

impl Serialize for Replay<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(positions(self.game))
    }
}

/// A position in a language.
fn told(locale: Locale, shown: &Shown) -> String {
    let heading = match (shown.direction, shown.commitment) {
        (None, None) => locale.text("replayed-start"),
        (None, Some(commitment)) => {
            let values = [("commitment", commitment.to_string().into())];
            locale.text_with("replayed-commitment", &values)
        }
        (Some(direction), _) => {
            let values = [
                ("number", shown.ply.into()),
                (
                    "direction",
                    locale.text(&format!("direction-{direction}")).into(),
                ),
                ("gained", shown.gained.into()),
                ("score", shown.score.into()),
            ];
            locale.text_with("replayed-move", &values)
        }
    };
    format!("{heading}\n{:?}", shown.drawn)
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.direction {
            None => match self.commitment {
                Some(commitment) => writeln!(f, "start, commitment {commitment}")?,
                None => writeln!(f, "start")?,
            },
            Some(direction) => {
                let (ply, english) = (self.ply, Locale::default());
                let (gained, score) = (english.number(self.gained), english.number(self.score));
                writeln!(f, "{ply}. {direction}  +{gained}  score {score}")?;
            }
        }
        write!(f, "{:?}", self.drawn)
    }
}

impl fmt::Display for Replay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, shown) in positions(self.game).enumerate() {
            let gap = if number == 0 { "" } else { "\n" };
            match self.locale {
                Some(locale) => write!(f, "{gap}{}", told(locale, &shown))?,
                None => write!(f, "{gap}{shown}")?,
            }
        }
        Ok(())
    }
}

pub(super) fn run(args: &ReplayArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let game = &args.game.load(&args.data, locale)?;
    args.output.write(&Replay { game, locale })
}

fn positions(game: &Game) -> impl Iterator<Item = Shown> {
    let opening = game.board_after(0).map(|board| Shown {
        ply: 0,
        direction: None,
        gained: 0,
        score: game.opening_score(),
        board: board.to_string(),
        drawn: *board,
        commitment: game.commitment(),
    });
    let turns = (1..=game.plies().len()).filter_map(|number| game.turn(number));
    let after = turns.map(|turn| Shown {
        ply: turn.ply,
        direction: Some(turn.direction.name()),
        gained: turn.gained,
        score: turn.score,
        board: turn.board.to_string(),
        drawn: turn.board,
        commitment: None,
    });
    opening.into_iter().chain(after)
}

//! `brikke replay`: a game from its first board to its last.

use std::fmt;

use brikke_engine::{Board, Commitment, Game};
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
struct Replay<'a>(&'a Game);

impl Serialize for Replay<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(positions(self.0))
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.direction {
            None => match self.commitment {
                Some(commitment) => writeln!(f, "start, commitment {commitment}")?,
                None => writeln!(f, "start")?,
            },
            Some(direction) => {
                let Shown {
                    ply, gained, score, ..
                } = self;
                writeln!(f, "{ply}. {direction}  +{gained}  score {score}")?;
            }
        }
        write!(f, "{:?}", self.drawn)
    }
}

impl fmt::Display for Replay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, shown) in positions(self.0).enumerate() {
            let gap = if number == 0 { "" } else { "\n" };
            write!(f, "{gap}{shown}")?;
        }
        Ok(())
    }
}

pub(super) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let game = args.game.load(&args.data)?;
    args.output.write(&Replay(&game))
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

//! `brikke hint`: a player's values of a position.

use std::fmt;

use brikke_app::{Locale, words};
use brikke_engine::{Board, Direction, Rules};
use brikke_players::{BestSoFar, DEFAULT_PLAYER, LoadedPlayer, PlayerSpec};
use brikke_solver::{UnknownBoard, may_come_up};
use serde::{Serialize, Serializer};

use crate::cli::{GlobalArgs, HintArgs};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::load_player::{assets, load_player};
use crate::player_argument::PlayerArgument;
use crate::told::Told;

/// A value for each direction in the order of [`Direction::ALL`], `None` where
/// nothing moves.
pub(super) struct Values(pub(super) [Option<f64>; 4]);

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Direction::ALL.map(Direction::name).iter().zip(self.0))
    }
}

#[derive(Serialize)]
struct Hint {
    player: String,
    best: &'static str,
    values: Values,
    /// How far each direction is from the best.
    #[serde(skip)]
    distances: [String; 4],
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let directions = Direction::ALL.into_iter().zip(self.values.0);
        for ((direction, value), distance) in directions.zip(&self.distances) {
            match value {
                Some(value) => writeln!(f, "{direction:<6}{value:>14.3}  {distance}")?,
                None => writeln!(f, "{direction:<6}{:>14}", "–")?,
            }
        }
        write!(f, "player {}", self.player)
    }
}

/// The hint as the application has it.
fn shown(board: Board, best: &BestSoFar) -> brikke_play::Hint {
    brikke_play::Hint {
        board,
        player: best.player.to_string(),
        best: best.advice.best,
        values: best.advice.values,
    }
}

pub(super) fn run(args: &HintArgs, global: &GlobalArgs) -> Result<(), Failure> {
    let (board, rules) = args.rules.board(&args.position, &global.data)?;
    if let Some(reason) = reason_for_the_end(&board, &rules) {
        return Err(Failure::refused(reason));
    }
    let interrupt = Interrupt::listen()?;
    let assets = assets(&global.data);
    let mut choice = args
        .player
        .unwrap_or(PlayerArgument::Best)
        .under(&rules, &assets);
    // Nobody waits for a solution in which the board cannot be.
    let is_known = may_come_up(&board, &rules) || board.size().cells() <= QUICK_CELLS;
    if choice == PlayerSpec::Optimal && !is_known {
        choice = next_best(args, UnknownBoard(board))?;
    }
    let mut player = load_player(&assets, choice, &rules, &interrupt)?;
    if let LoadedPlayer::Optimal(solution) = &player
        && let Err(unknown) = solution.values(&board)
    {
        choice = next_best(args, unknown)?;
        player = load_player(&assets, choice, &rules, &interrupt)?;
    }
    let best = player.advise_until_stopped(&board, &rules, &interrupt.shared_flag());
    let best = best.ok_or_else(|| Failure::refused("nothing moves in this position"))?;
    let hint = shown(board, &best);
    let told = |locale| words::hint(locale, &hint).join("\n");
    let text = global.locale().map(told);
    args.output.write(&Told::new(Hint::from(&hint), text))?;
    if interrupt.was_asked() && best.player != choice {
        let reached = format!("this is the answer of {}", best.player);
        return Err(Interrupt::failure(&reached));
    }
    Ok(())
}

/// Boards with so few cells are solved, and looked on from, in no time.
const QUICK_CELLS: usize = 6;

/// The player for a board that is not solved, unless somebody asked for the
/// perfect one.
fn next_best(args: &HintArgs, unknown: UnknownBoard) -> Result<PlayerSpec, Failure> {
    match args.player {
        None | Some(PlayerArgument::Best | PlayerArgument::Named(PlayerSpec::Best(_))) => {
            Ok(DEFAULT_PLAYER)
        }
        Some(PlayerArgument::Named(_)) => Err(Failure::refused(unknown)),
    }
}

/// The best is what the player would play; it may know better than to take
/// the first of equals.
impl From<&brikke_play::Hint> for Hint {
    fn from(hint: &brikke_play::Hint) -> Hint {
        let distance = |direction| words::hint_value(Locale::default(), direction, hint);
        Hint {
            player: hint.player.clone(),
            best: hint.best.name(),
            values: Values(hint.values),
            distances: Direction::ALL.map(distance),
        }
    }
}

/// The reason why there is no move to choose, if there is none.
fn reason_for_the_end(board: &Board, rules: &Rules) -> Option<&'static str> {
    if board.is_stuck() {
        Some("nothing moves in this position")
    } else if !rules.is_over(board) {
        None
    } else if rules.is_goal_reached(board) {
        Some("the game is over in this position: the goal is reached")
    } else {
        Some("the game is over in this position: the board is full")
    }
}

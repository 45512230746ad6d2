//! `brikke hint`: a player's values of a position.

use brikke_ai::Effort;
use brikke_app::{Locale, words};
use brikke_engine::{Board, Direction, Rules};
use brikke_players::{BestSoFar, DEFAULT_PLAYER, LoadedPlayer, PlayerSpec};
use brikke_solver::{UnknownBoard, may_come_up};
use serde::{Serialize, Serializer};
use unicode_width::UnicodeWidthStr as _;

use crate::cli::{GlobalArgs, HintArgs};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::load_player::{assets, load_player};
use crate::output::padded;
use crate::player_argument::PlayerArgument;
use crate::sentences::Sentences;
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
}

/// A line for each direction: how far it is from the best. Values in a player's
/// own unit are for scripts; those of perfect play are points.
fn told(hint: &brikke_play::Hint, sentences: Sentences) -> String {
    let locale = sentences.locale();
    let names = Direction::ALL.map(|direction| words::direction(locale, direction));
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let directions = Direction::ALL.into_iter().zip(&names);
    let is_exact = hint.player == PlayerSpec::Optimal.name();
    let line = |((direction, name), value): ((Direction, &String), Option<f64>)| {
        let points = match value {
            Some(value) => sentences.decimal(value, 3),
            None => "–".to_owned(),
        };
        let points = if is_exact {
            format!("{points:>10}  ")
        } else {
            String::new()
        };
        let distance = words::hint_value(locale, direction, hint);
        padded(name, widest + 2) + &points + &distance
    };
    let mut lines: Vec<String> = directions.zip(hint.values).map(line).collect();
    let player = [("player", (&hint.player).into())];
    lines.push(sentences.text_with("hint-player", &player));
    lines.join("\n")
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
    if let Some(id) = reason_for_the_end(&board, &rules) {
        return Err(over(id));
    }
    let interrupt = Interrupt::listen()?;
    let locale = global.locale();
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
    let mut player = load_player(&assets, choice, &rules, &interrupt, locale)?;
    if let LoadedPlayer::Optimal(solution) = &player
        && let Err(unknown) = solution.values(&board)
    {
        choice = next_best(args, unknown)?;
        player = load_player(&assets, choice, &rules, &interrupt, locale)?;
    }
    let best = player.advise_until_stopped(&board, &rules, &interrupt.shared_flag());
    let best = best.ok_or_else(|| over(NOTHING_MOVES))?;
    let hint = shown(board, &best);
    let text = told(&hint, Sentences::new(locale));
    args.output
        .write(&Told::in_words(Hint::from(&hint), text))?;
    if !interrupt.was_asked() {
        return Ok(());
    }
    let is_timed = matches!(choice.effort(), Some(Effort::Time(_)));
    if best.player != choice {
        let player = best.player.to_string().into();
        Err(Interrupt::failure("interrupted-hint", [("player", player)]))
    } else if is_timed {
        Err(Interrupt::failure("interrupted-hint-early", []))
    } else {
        Ok(())
    }
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
        Some(PlayerArgument::Named(_)) => {
            let position = unknown.0.to_string();
            Err(Failure::refused_in_words(unknown, move |locale| {
                locale.text_with("position-not-solved", &[("position", (&position).into())])
            }))
        }
    }
}

/// The best is what the player would play; it may know better than to take
/// the first of equals.
impl From<&brikke_play::Hint> for Hint {
    fn from(hint: &brikke_play::Hint) -> Hint {
        Hint {
            player: hint.player.clone(),
            best: hint.best.name(),
            values: Values(hint.values),
        }
    }
}

/// The sentence about a position without moves.
const NOTHING_MOVES: &str = "position-stuck";

/// The id of the reason why there is no move to choose, if there is none.
fn reason_for_the_end(board: &Board, rules: &Rules) -> Option<&'static str> {
    if board.is_stuck() {
        Some(NOTHING_MOVES)
    } else if !rules.is_over(board) {
        None
    } else if rules.is_goal_reached(board) {
        Some("position-over-goal")
    } else {
        Some("position-over-full")
    }
}

fn over(id: &'static str) -> Failure {
    let sentence = move |locale: Locale| locale.text(id);
    Failure::refused_in_words(sentence(Locale::default()), sentence)
}

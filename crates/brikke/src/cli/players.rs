//! The commands that ask players.

use std::path::PathBuf;

use brikke_players::DEFAULT_PLAYER;
use clap::Args;

use super::OutputArgs;
use crate::commands::ContestSeed;
use crate::data::DataArgs;
use crate::game_argument::GameArgument;
use crate::player_argument::PlayerArgument;
use crate::rules_args::RulesArgs;
use crate::work_args::WorkArgs;

/// Ask a player for the best move in a position.
///
/// Prints how far each direction is from the best one. With --json there are the
/// values too, in the player's own unit: compare them with each other, not with
/// those of another player. If nothing moves, or the game is over under the rules,
/// the exit code is 1. Ctrl-C ends a long search with the answer of the deepest one
/// that is finished.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke hint '2,0,0,4/0,8,0,0/0,0,0,0/2,0,0,0'
  brikke hint 1002030000001000
  brikke hint '. 2 2 / 4 . 4' --player greedy --json
  brikke hint '. 2 2 / 4 . 4' --player optimal")]
pub(crate) struct HintArgs {
    /// Rows separated by '/', cells by ',' or blanks; empty is 0, '.' or '_'. Or 16
    /// hexadecimal digits for a 4x4 board, alone or at the end of a link (…/p/…)
    pub(crate) position: String,
    /// The player to ask; by default the best for the board: optimal if it is
    /// small enough, learned if there is a network, otherwise expectimax
    #[arg(long, value_name = "P")]
    pub(crate) player: Option<PlayerArgument>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Let a player play many games, and measure its strength.
///
/// The same seed gives the same games, whatever the number of threads. With
/// --versus another player plays games with the same tiles, and the two are
/// compared game by game. Ctrl-C ends the match with the result of the games
/// played so far.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke match --player corner --games 1000
  brikke match --player corner --games 1000 --versus greedy --json
  brikke match --player slow --games 10 --versus expectimax
  brikke match --player random --games 100 --csv games.csv --size 5x5
  brikke match --player optimal --games 10000 --size 2x3")]
pub(crate) struct MatchArgs {
    /// The player, such as corner; best is the strongest for the rules
    #[arg(long, value_name = "P", default_value_t = PlayerArgument::Named(DEFAULT_PLAYER))]
    pub(crate) player: PlayerArgument,
    /// The number of games
    #[arg(long, value_name = "N", default_value = "100", value_parser = games)]
    pub(crate) games: usize,
    /// Another player, to compare with
    #[arg(long, value_name = "P2")]
    pub(crate) versus: Option<PlayerArgument>,
    /// The seed of the tiles: a number or any text
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: ContestSeed,
    /// Also write a line for each game to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) work: WorkArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Analyse the moves of a game.
///
/// A player says of every position what the four directions are worth, and what
/// was played is compared with the best. Accuracy says how close the moves came
/// to the best ones, luck how kind the new tiles were, compared with all that
/// could have come; it does not count towards the accuracy. In JSON the cost of a move
/// is counted in stakes: the difference between the best and the worst
/// direction in a typical position of the game.
/// Ctrl-C ends it with the analysis of the first moves.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke analyse 12
  brikke analyse 12 --report game-12.html
  brikke analyse game.brikke-game --player corner --worst 10
  brikke analyse 12 --json")]
pub(crate) struct AnalyseArgs {
    /// The number of a saved game, or a file with a recording
    pub(crate) game: GameArgument,
    /// The player that analyses the moves; by default the one that gives hints
    #[arg(long, value_name = "P")]
    pub(crate) player: Option<PlayerArgument>,
    /// The player that values the tiles; asked far more often, so that it
    /// should be fast: optimal, learned:1 or expectimax:2 if left out
    #[arg(long, value_name = "P")]
    pub(crate) luck_player: Option<PlayerArgument>,
    /// The number of worst moves to show
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = worst)]
    pub(crate) worst: usize,
    /// Also write a report to this file, to be opened in a browser
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) work: WorkArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// More than anybody will wait for.
const MOST_GAMES: usize = 1_000_000_000;

fn worst(text: &str) -> Result<usize, String> {
    let moves = text.parse();
    moves.map_err(|_| "write a number of moves from 0".to_owned())
}

fn games(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|games| (1..=MOST_GAMES).contains(games))
        .ok_or_else(|| format!("write a number of games from 1 to {MOST_GAMES}"))
}

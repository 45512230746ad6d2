//! The command line.

mod global;
mod listing;
mod players;
mod serve;
mod solve;
mod tables;
mod train;

use std::path::PathBuf;

use brikke_app::Pace;
use brikke_engine::Direction;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::data::DataArgs;
use crate::game_argument::GameArgument;
use crate::player_argument::PlayerArgument;
use crate::rules_args::RulesArgs;
pub(crate) use global::{GlobalArgs, UnknownWord};
pub(crate) use listing::{
    DeleteArgs, GamesArgs, PlayerArg, RenameArgs, ScoredArgs, StatsArgs, Which,
};
pub(crate) use players::{AnalyseArgs, HintArgs, MatchArgs};
pub(crate) use serve::ServeArgs;
pub(crate) use solve::SolveArgs;
pub(crate) use tables::{
    AskTablesArgs, BuildTablesArgs, ListTablesArgs, RemoveTablesArgs, TablesArgs, TablesCommand,
};
pub(crate) use train::TrainArgs;

/// The rules of files that do not say theirs.
const RULES: &str =
    "classic, sudden (the default), even, gentle, 1024, or rules that you have saved";

/// 2048 as it should be.
#[derive(Debug, Parser)]
#[command(name = "brikke", version, propagate_version = true)]
#[command(after_help = "\
Examples:
  brikke
  brikke play --rules even --size 5x5
  brikke slide '2,2,2,0/0,0,0,0/0,0,0,0/0,0,0,0' right
  brikke perft '2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2' 3 --rules even
  brikke verify game.brikke-game --json

Results go to standard output, messages to standard error.
Exit codes: 0 done, 1 refused or failed, 2 usage, 130 interrupted: Ctrl-C or
SIGTERM ends long work with what it has so far. A signal that ends the game on
the screen saves it first; the exit code is 128 and the signal's number.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) global: GlobalArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Slide(SlideArgs),
    Perft(PerftArgs),
    Hint(HintArgs),
    Match(MatchArgs),
    Solve(SolveArgs),
    Tables(TablesArgs),
    Verify(VerifyArgs),
    Games(GamesArgs),
    /// Show the best scores.
    ///
    /// The best ten for each set of rules. Clean games, games with undo, hints
    /// or autoplay, games from a chosen seed and games of machines have a table
    /// each.
    #[command(after_help = "\
Examples:
  brikke scores
  brikke scores --rules classic --size 5x5 --json")]
    Scores(ScoredArgs),
    Stats(StatsArgs),
    Rename(RenameArgs),
    Delete(DeleteArgs),
    Replay(ReplayArgs),
    Rescue(RescueArgs),
    Analyse(AnalyseArgs),
    Import(ImportArgs),
    Export(ExportArgs),
    Serve(ServeArgs),
    Bench(BenchArgs),
    Train(TrainArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Start a new game in the terminal.
///
/// With --continue you go on with a saved game. With --player you watch that
/// player; with --plain, or in a pipe, its whole game is printed line by line.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke play
  brikke play --rules classic --size 5x5
  brikke play --seed otters --lang nb
  brikke play --rules 1024 --practice
  brikke play --continue
  brikke play --continue 12
  brikke play --player corner --speed 10
  brikke --theme dark play --player best
  brikke play --player optimal --size 3x3")]
pub(crate) struct PlayArgs {
    /// Fixes the tiles: the same seed and moves give the same game
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// Begins a practice game, which is never scored
    #[arg(long, conflicts_with = "player")]
    pub(crate) practice: bool,
    /// Goes on with this game, or with the one that you played last
    #[arg(
        long = "continue",
        value_name = "GAME",
        num_args = 0..=1,
        value_parser = game_number,
        conflicts_with_all = [
            "seed", "practice", "player", "rules", "size", "tiles", "start", "goal", "at_goal",
            "lost_when",
        ]
    )]
    #[expect(clippy::option_option, reason = "an option with or without a value")]
    pub(crate) continued: Option<Option<u64>>,
    /// Lets this player play, such as corner or best
    #[arg(long, value_name = "P")]
    pub(crate) player: Option<PlayerArgument>,
    /// The player's moves per second; 0 or max for full speed
    #[arg(long, value_name = "N", requires = "player")]
    pub(crate) speed: Option<Pace>,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Slide all tiles of a position.
///
/// Prints the position afterwards, before a new tile appears, and the points
/// gained. If nothing moves, the exit code is 1; so it is if two tiles would
/// make a larger one than any game on such a board can have, for that is no
/// position. --step makes only one half of the slide: a merge and then a push
/// are a whole slide.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke slide '2,2,2,0/0,0,0,0/0,0,0,0/0,0,0,0' right
  brikke slide '. 2 2 / 4 . 4' l --json
  brikke slide '2,0,2,8' left --step merge
  brikke slide '4,0,0,8' left --step push")]
pub(crate) struct SlideArgs {
    /// Rows separated by '/', cells by ',' or blanks; empty is 0, '.' or '_'
    pub(crate) position: String,
    /// up, right, down or left (or u, r, d, l)
    pub(crate) direction: Direction,
    /// Only this half of the slide
    #[arg(long, value_name = "STEP")]
    pub(crate) step: Option<HalfArg>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// One half of a slide.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum HalfArg {
    /// All tiles as far as they go, without merging
    Push,
    /// Equal tiles with only empty cells between them become one; nothing
    /// else moves
    Merge,
}

/// Count all ways a game can go.
///
/// Counts the sequences of DEPTH moves, each a direction and the tile that
/// appears. A game that is over under the rules does not go on; a goal that
/// does not end the game is played past.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke perft '2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2' 4
  brikke perft '2,2/0,0' 6 --rules 1024 --goal 16")]
pub(crate) struct PerftArgs {
    /// The position to count from; its size is the size of the board
    pub(crate) position: String,
    /// The number of moves, from 0 to 255
    #[arg(value_parser = depth)]
    pub(crate) depth: u8,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Check a game from its first tile to its last.
///
/// Replays the game and checks the checksum, and every tile if the recording
/// has a seed or a secret. Says what proves the tiles, and the commitment to
/// compare with the one shown before the first move. Reads both forms, text and
/// link.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke verify game.brikke-game
  brikke verify 12
  echo 'bk1.AQABYQAC…' | brikke verify - --json")]
pub(crate) struct VerifyArgs {
    /// The number of a saved game, or a file with a recording; '-' for standard
    /// input
    #[arg(value_name = "GAME or FILE")]
    pub(crate) game: GameArgument,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Print every board of a game.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke replay 12 | less
  brikke replay game.brikke-game --json")]
pub(crate) struct ReplayArgs {
    /// The number of a saved game, or a file with a recording
    pub(crate) game: GameArgument,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Salvage games from a damaged store.
///
/// FILE is a damaged database of games, such as games.damaged-1.sqlite; the
/// log beside it is read too, and neither is changed. Every game that still
/// verifies is added to your games with its mode, times, bookmarks and score.
/// A game that is there already is not added again, and one of which only the
/// beginning is there gets the rest. If it went on in another way, both stay:
/// the salvaged course is for practice. A line for each game that is not as it
/// was says why; then the exit code is 1.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke rescue ~/.local/share/brikke/games.damaged-1.sqlite
  brikke rescue old/games.sqlite --json")]
pub(crate) struct RescueArgs {
    /// The damaged database
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Import a game or scores from a file.
///
/// Reads recordings (text or link), replays of 2048verse.com, positions (rows, 16
/// hexadecimal digits or a link that ends in them, …/p/…), the saved board of 72
/// bytes (`ultimo_tabuleiro.bin`), the table of ten scores (`pontuacoes.txt`) and
/// backups.
/// A saved board becomes a game to play on, with its score and moves; it and
/// the scores of a table count as assisted, because nobody can tell how they
/// were played. A recording or a position is for practice. Rules, sudden unless
/// others are given, are for files that do not say theirs.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke import game.brikke-game
  brikke import ultimo_tabuleiro.bin --rules classic
  brikke import pontuacoes.txt")]
#[command(mut_arg("rules", |rules| rules.help(RULES)))]
pub(crate) struct ImportArgs {
    /// The file; '-' for standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Export a game, all games or the scores.
///
/// Writes to standard output unless --to names a file. The table of scores
/// is for the given rules (sudden by default). A backup has all games, those
/// that are not over with the tiles to come: it is for you alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke export 12 > game.brikke-game
  brikke export 12 --as link
  brikke export 12 --as board72 --to ultimo_tabuleiro.bin
  brikke export --as scores --rules classic --to pontuacoes.txt
  brikke export --all --to backup.txt")]
#[command(mut_arg("rules", |rules| rules.help(RULES)))]
pub(crate) struct ExportArgs {
    /// The number of a saved game, or a file with a recording
    pub(crate) game: Option<GameArgument>,
    /// The format
    #[arg(long = "as", value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Exports all games and scores: the same as --as backup
    #[arg(long, conflicts_with = "format")]
    pub(crate) all: bool,
    /// Write to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// A file format for export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// The recording as text
    Text,
    /// The recording as a link
    Link,
    /// The recording as JSON
    Json,
    /// The saved board of 72 bytes, `ultimo_tabuleiro.bin`
    Board72,
    /// The table of ten scores, `pontuacoes.txt`
    Scores,
    /// All games and scores in one file, for `brikke import`
    Backup,
}

impl ExportArgs {
    /// The format that was asked for.
    pub(crate) const fn chosen_format(&self) -> Format {
        if self.all {
            Format::Backup
        } else {
            self.format
        }
    }
}

/// Measure this program on this machine.
///
/// Rates are for one core, by processor time. The signature is the same on
/// every machine and changes only when the program's behaviour does.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke bench
  brikke bench --seconds 0.2 --json")]
pub(crate) struct BenchArgs {
    /// Measure each figure for this long, in seconds
    #[arg(long, value_name = "N", default_value = "1", value_parser = seconds)]
    pub(crate) seconds: f64,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Write the completions for a shell.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  brikke completions bash > ~/.local/share/bash-completion/completions/brikke")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

/// Write the manual page.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke man | man -l -
  brikke man perft | man -l -
  brikke man tables build | man -l -
  brikke man --all ~/.local/share/man/man6")]
pub(crate) struct ManArgs {
    /// The command to describe; all of brikke if left out
    #[arg(value_name = "COMMAND", conflicts_with = "all")]
    pub(crate) subcommand: Vec<String>,
    /// Write the pages of brikke and of all its commands into this directory
    #[arg(long, value_name = "DIR")]
    pub(crate) all: Option<PathBuf>,
}

/// The form of a result.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Write the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.01..=3600.0).contains(seconds))
        .ok_or_else(|| "write a number of seconds from 0.01 to 3600".to_owned())
}

/// The number of a game.
fn game_number(text: &str) -> Result<u64, String> {
    let number = text.parse();
    number.map_err(|_| "write the number of a game: brikke games lists them".to_owned())
}

fn depth(text: &str) -> Result<u8, String> {
    let depth = text.parse();
    depth.map_err(|_| "write a number of moves from 0 to 255".to_owned())
}

/// Reads a number of bytes such as `800MB`.
fn bytes(text: &str) -> Result<u64, String> {
    let units = [("kB", 1e3), ("MB", 1e6), ("GB", 1e9), ("TB", 1e12)];
    let unit = units
        .iter()
        .find_map(|(name, size)| Some((text.strip_suffix(name)?, *size)));
    let (number, size) = unit.unwrap_or((text, 1.0));
    let count = number
        .trim()
        .parse::<f64>()
        .map(|number| number * size)
        .ok();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 1 to 10^15"
    )]
    count
        .filter(|bytes| (1.0..=1e15).contains(bytes))
        .map(|bytes| bytes as u64)
        .ok_or_else(|| "write a number of bytes such as 800MB or 4GB".to_owned())
}

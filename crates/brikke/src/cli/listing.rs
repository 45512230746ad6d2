//! Lists of what was played: games, scores and statistics.

use brikke_play::Moment;
use brikke_players::PlayerSpec;
use brikke_store::{GameSort, Who};
use clap::{Args, ValueEnum};
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::{OutputArgs, game_number};
use crate::data::DataArgs;
use crate::rules_args::RulesArgs;

/// The rules of lists; all of them count by default.
const RULES: &str =
    "Only games under classic, sudden, even, gentle or 1024, or under rules that you have saved";

/// List saved games.
///
/// The newest come first, unless --sort says otherwise. Games in which nobody
/// has moved yet are left out; one whose moves are all undone is listed, for
/// they can be played again. --json lists all of them, unless there is a
/// --limit.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke games
  brikke games unfinished --json
  brikke games won --player person --sort score
  brikke games --rules even --since 2026-01-01
  brikke games --search 'on the train'
  brikke games --limit 50 --before 1200")]
#[command(mut_arg("rules", |rules| rules.help(RULES)))]
pub(crate) struct GamesArgs {
    /// Only games of this kind
    pub(crate) which: Option<Which>,
    /// Only games of the person, of machines, or of this player, such as random
    #[arg(long, value_name = "P", value_parser = player)]
    pub(crate) player: Option<PlayerArg>,
    /// Only games that were played on this day or later, such as 2026-01-31
    #[arg(long, value_name = "DATE", value_parser = since)]
    pub(crate) since: Option<Moment>,
    /// Only games with this text in their name, rules or player
    #[arg(long, value_name = "TEXT")]
    pub(crate) search: Option<String>,
    /// The order
    #[arg(long, value_name = "KEY", default_value = "newest")]
    pub(crate) sort: SortArg,
    /// At most this many
    #[arg(long, value_name = "N", value_parser = limit)]
    pub(crate) limit: Option<usize>,
    /// Only games last played before this one
    #[arg(long, value_name = "GAME", value_parser = game_number)]
    pub(crate) before: Option<u64>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// The games to list.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Which {
    Won,
    Lost,
    Finished,
    Unfinished,
    Practice,
}

/// The players whose games are listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PlayerArg {
    Person,
    Machines,
    Named(String),
}

/// An order of games.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum SortArg {
    /// The newest first
    Newest,
    /// The best score first
    Score,
    /// The largest tile first
    Tile,
    /// The most moves first
    Moves,
    /// The longest time played first
    Time,
}

impl From<SortArg> for GameSort {
    fn from(sort: SortArg) -> GameSort {
        match sort {
            SortArg::Newest => GameSort::Newest,
            SortArg::Score => GameSort::Score,
            SortArg::Tile => GameSort::BestTile,
            SortArg::Moves => GameSort::Moves,
            SortArg::Time => GameSort::Time,
        }
    }
}

/// A filter for scored games.
#[derive(Debug, Args)]
#[command(mut_arg("rules", |rules| rules.help(RULES)))]
pub(crate) struct ScoredArgs {
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Show your statistics.
///
/// They count all your scored games, or only those under the given rules.
/// Games that machines played are left out unless you ask for them. Records
/// come from clean games.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke stats
  brikke stats --rules classic --json
  brikke stats --who machines")]
pub(crate) struct StatsArgs {
    /// Whose games
    #[arg(long, value_name = "WHO", default_value = "me")]
    pub(crate) who: WhoArg,
    #[command(flatten)]
    pub(crate) scored: ScoredArgs,
}

/// The players whose games are counted.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum WhoArg {
    /// Your own games
    Me,
    /// Games that machines played
    Machines,
    /// All games
    All,
}

impl WhoArg {
    /// The word for it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            WhoArg::Me => "me",
            WhoArg::Machines => "machines",
            WhoArg::All => "all",
        }
    }
}

impl From<WhoArg> for Who {
    fn from(who: WhoArg) -> Who {
        match who {
            WhoArg::Me => Who::Person,
            WhoArg::Machines => Who::Machines,
            WhoArg::All => Who::All,
        }
    }
}

/// Give a game a name.
///
/// The name, of up to 40 characters, stands in the list of games and can be
/// searched for. An empty one ('') takes the name away.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke rename 12 'on the train'
  brikke rename 12 ''")]
pub(crate) struct RenameArgs {
    /// The number of the game
    #[arg(value_parser = game_number)]
    pub(crate) game: u64,
    /// Its name
    pub(crate) name: String,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Delete games.
///
/// If one of the numbers is wrong, nothing is deleted. The games of the last
/// deletion stay in the trash: --undo restores them until the next deletion.
/// Scores stay in their tables.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke delete 12
  brikke delete 12 13 14
  brikke delete --undo")]
pub(crate) struct DeleteArgs {
    /// The numbers of the games
    #[arg(
        value_name = "GAME",
        value_parser = game_number,
        required_unless_present = "undo",
        conflicts_with = "undo"
    )]
    pub(crate) games: Vec<u64>,
    /// Restores the games that were deleted last
    #[arg(long)]
    pub(crate) undo: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Reads whose games are meant.
fn player(text: &str) -> Result<PlayerArg, String> {
    match text {
        "person" | "me" => return Ok(PlayerArg::Person),
        "machines" => return Ok(PlayerArg::Machines),
        // The name in games of stores that do not say which it was.
        brikke_store::PlayedBy::UNKNOWN => return Ok(PlayerArg::Named(text.to_owned())),
        _ => {}
    }
    let player = text.parse::<PlayerSpec>();
    let named = player.map(|player| PlayerArg::Named(player.to_string()));
    named.map_err(|error| format!("{error}; or write person or machines"))
}

/// Reads a day, of which the first moment counts.
fn since(text: &str) -> Result<Moment, String> {
    let day = text.parse::<Date>().ok();
    let start = day.and_then(|day| day.to_zoned(TimeZone::system()).ok());
    let millis = start.map(|start| start.timestamp().as_millisecond());
    millis
        .map(|millis| Moment::from_millis(u64::try_from(millis).unwrap_or(0)))
        .ok_or_else(|| "write a day as year-month-day, such as 2026-01-31".to_owned())
}

fn limit(text: &str) -> Result<usize, String> {
    let limit = text.parse().ok().filter(|&limit| limit > 0);
    limit.ok_or_else(|| "write a number of games from 1".to_owned())
}

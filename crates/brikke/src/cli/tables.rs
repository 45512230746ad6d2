//! `brikke tables` on the command line.

use brikke_solver::endgame::{CATALOG, CatalogEntry, find};
use clap::{Args, Subcommand};

use super::OutputArgs;
use crate::data::DataArgs;
use crate::work_args::WorkArgs;

/// Build and ask endgame tables.
///
/// Late in a game six large tiles stand still. A table knows how likely perfect
/// play makes the next tile on the other cells, from every position, with the
/// large tiles as a wall. Practise with one in the menu's Endgames. The player best
/// asks the tables that are built where its network has no late stages; the one that
/// comes with Brikke has them.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke tables list
  brikke tables build
  brikke tables build 442-256
  brikke tables ask '16384 8192 4096 2048 / 512 1024 . 2 / . . . 4 / . . 2 8'
  brikke tables remove 442-256")]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    pub(crate) command: TablesCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    Build(BuildTablesArgs),
    List(ListTablesArgs),
    Remove(RemoveTablesArgs),
    Ask(AskTablesArgs),
}

/// Build tables.
///
/// Says first how much time, memory and disk it takes. Ctrl-C ends it, and the
/// next build of the same table goes on from there.
#[derive(Debug, Args)]
pub(crate) struct BuildTablesArgs {
    /// The tables; 442-256 if none is named
    #[arg(value_name = "NAME", value_parser = entry)]
    pub(crate) tables: Vec<&'static CatalogEntry>,
    #[command(flatten)]
    pub(crate) work: WorkArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// List all tables and say which are built.
#[derive(Debug, Args)]
pub(crate) struct ListTablesArgs {
    /// Read every byte of the built ones as well
    #[arg(long)]
    pub(crate) check: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Remove built and unfinished tables.
#[derive(Debug, Args)]
pub(crate) struct RemoveTablesArgs {
    /// The tables
    #[arg(value_name = "NAME", value_parser = entry, required = true)]
    pub(crate) tables: Vec<&'static CatalogEntry>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// Show the exact success of all four directions.
///
/// Every built table whose wall the large tiles of the position are answers. A
/// direction in which the wall leaves its shapes has no value.
#[derive(Debug, Args)]
pub(crate) struct AskTablesArgs {
    /// The position, 4x4, with a tile to come after the move
    pub(crate) position: String,
    /// Ask this table alone
    #[arg(long, value_name = "NAME", value_parser = entry)]
    pub(crate) table: Option<&'static CatalogEntry>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// The table with this name.
fn entry(name: &str) -> Result<&'static CatalogEntry, String> {
    find(name).ok_or_else(|| {
        let names: Vec<&str> = CATALOG.iter().map(|entry| entry.name).collect();
        format!("there is no such table: choose {}", names.join(", "))
    })
}

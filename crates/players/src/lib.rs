//! Every player of Brikke by name: those of `brikke_ai`, of which `learned`
//! needs a network from a file, `optimal`, which plays by a solution of
//! `brikke_solver`, `best`, which has both a network and endgame tables, and
//! `endgame`, which knows one table and deals positions of it.
//! The two crates do not know each other; this is where they meet.
//!
//! A [`PlayerSpec`] is a player's name. [`PlayerSpec::load`] gets what the
//! player needs from the [`PlayerAssets`], which may take seconds; the
//! [`LoadedPlayer`] that it returns builds players as often as one likes. The
//! catalog ([`available_for`], [`default_for`], [`resolve`]) says who can be
//! asked under which rules.
//!
//! A [`PlayerWorker`] does all that on threads of its own: it takes a
//! [`Request`] and hands out [`Answer`]s. In a browser, which has no threads
//! and no files, a [`Responder`] does the same on the calling thread, and
//! networks are handed in ([`PlayerAssets::with_network`]).
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use brikke_engine::{Overrides, Preset, Rules};
//! use brikke_players::{LoadContext, PlayerAssets, default_for};
//!
//! let small = Overrides { size: "2x2".parse().ok(), ..Overrides::default() };
//! let rules = Rules::new(Preset::Classic, small).unwrap();
//! let context = LoadContext {
//!     assets: &PlayerAssets::default(),
//!     stop: &AtomicBool::new(false),
//!     progress: &|_| {},
//! };
//! let loaded = default_for(&rules).load(&rules, &context).unwrap();
//! let board = "2 2 / . .".parse().unwrap();
//! let advice = loaded.build(1).advise(&board, &rules).unwrap();
//! assert_eq!(loaded.build(1).name(), "optimal");
//! assert_eq!(advice.best, brikke_engine::Direction::Right);
//! ```

#![forbid(unsafe_code)]

mod assets;
#[cfg(not(target_family = "wasm"))]
mod atomic_file;
mod best_so_far;
mod catalog;
mod deal;
mod endgame;
mod identity;
mod load;
mod made_tables;
mod message;
#[cfg(not(target_family = "wasm"))]
mod network_files;
mod optimal;
#[cfg(not(target_family = "wasm"))]
mod places;
mod request;
mod responder;
mod solution_cache;
mod spec;
#[cfg(not(target_family = "wasm"))]
mod stoppable_reader;
#[cfg(not(target_family = "wasm"))]
mod table_endgames;
#[cfg(not(target_family = "wasm"))]
mod table_files;
#[cfg(not(target_family = "wasm"))]
mod worker;

pub use assets::{LoadContext, PlayerAssets};
#[cfg(not(target_family = "wasm"))]
pub use atomic_file::AtomicFile;
pub use best_so_far::BestSoFar;
pub use brikke_solver::endgame::{BuildEstimate, CatalogEntry};
pub use catalog::{
    BEST, DEFAULT_PLAYER, available_for, best_for, better_for, default_for, luck_player_beside,
    names, resolve,
};
pub use endgame::{EndgamePlayer, RemoveTableError, TableStatus, build_estimate, build_jobs};
pub use identity::advisor_identity;
pub use load::{LoadError, LoadedPlayer, NetworkProblem};
pub use message::Message;
#[cfg(not(target_family = "wasm"))]
pub use network_files::{EMBEDDED_NETWORK, NetworkSource, Networks};
pub use optimal::Optimal;
#[cfg(not(target_family = "wasm"))]
pub use places::player_assets;
pub use request::{Answer, PlayerError, Query, Reply, Request, RequestId, RequestKind};
pub use responder::Responder;
pub use spec::{PlayerSpec, UnknownPlayer};
#[cfg(not(target_family = "wasm"))]
pub use table_files::{TableBuildError, TableFiles, TableState};
#[cfg(not(target_family = "wasm"))]
pub use worker::PlayerWorker;

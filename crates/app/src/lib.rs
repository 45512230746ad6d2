//! The application without a face: what happens, in which order, in which
//! words.
//!
//! A face turns its events into [`Input`], hands them to [`App::handle`],
//! carries out the [`Effect`]s that come back, and draws the
//! [`Page`](page::Page) of [`App::page`]. It sends [`Input::Tick`] at
//! [`App::next_wake`]. Nothing else flows between them.

#![forbid(unsafe_code)]

mod app;
mod autoplay;
mod board_view;
mod chosen_game;
mod clock;
mod context;
mod cursor;
mod daily;
mod drill;
mod editing;
mod effect;
mod entropy;
mod files;
mod game;
mod grading;
mod import;
mod input;
pub mod keys;
mod label;
#[cfg(not(target_family = "wasm"))]
mod launch;
mod leaving;
pub mod lines;
mod link;
pub mod motion;
mod offers;
mod overlay;
mod pace;
pub mod page;
mod playback;
mod preferences;
mod question;
mod rgb;
mod rules_by_name;
mod rules_form;
mod screens;
mod selection;
pub mod session;
pub mod settings;
mod sound;
mod text_field;
pub mod theme;
#[cfg(not(target_family = "wasm"))]
mod warning;
mod watched;
pub mod words;

pub use app::{App, BrowserStorage, Face, FirstScreen, Options};
pub use brikke_engine::{Overrides, Preset, Rank, Rules, Secret, Seed, Size};
pub use brikke_locale::{Language, Locale, visible_lines};
pub use brikke_platform::{Directories, DirectoriesError};
pub use brikke_play::Moment;
pub use brikke_players::{
    Answer, PlayerAssets, PlayerSpec, Reply, Request, RequestId, RequestKind,
};
#[cfg(not(target_family = "wasm"))]
pub use brikke_players::{AtomicFile, NetworkSource, PlayerWorker, player_assets};
#[cfg(not(target_family = "wasm"))]
pub use clock::now;
pub use clock::{after, earlier};
pub use effect::Effect;
#[cfg(not(target_family = "wasm"))]
pub use entropy::SystemEntropy;
pub use entropy::{Entropy, NoEntropy};
pub use files::{FileAnswer, FileProblem, FileRequest, best_scores};
pub use import::{ImportError, Imported, ImportedGame, ImportedScores, import};
pub(crate) use input::control_character;
pub use input::{Button, Destination, FieldValue, Input, Key};
pub use label::label;
pub(crate) use label::labels_of;
#[cfg(not(target_family = "wasm"))]
pub use launch::Launch;
pub use pace::{Pace, UnknownPace};
pub use preferences::Preferences;
pub use rgb::Rgb;
pub use rules_by_name::rules_by_name;
pub use session::{Session, Update};
pub use settings::{Settings, SettingsProblem};
pub use sound::Sound;
#[cfg(not(target_family = "wasm"))]
pub use warning::warn;
pub use watched::Watched;

use context::numbered;
use editing::{EDIT_KEYS, TypedTile, edit_of, next_tile, one_line};
use grading::{grade, grade_wanted};
use offers::offers;
use playback::Playback;
use rules_form::RulesForm;

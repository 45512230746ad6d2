//! What Brikke keeps on disk, and the files of others that it understands.

#![forbid(unsafe_code)]

mod excerpt;
pub mod foreign;
mod name;
mod places;
pub mod settings;

pub use foreign::{Board72, Board72Error, ForeignScore, ScoresError};
pub use name::{CharacterProblem, NameError, PlayerName};
pub use places::{Places, PlacesError, Platform};
pub use settings::{Settings, SettingsProblem};

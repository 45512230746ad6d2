//! What every face needs, whatever it draws with: the game in hand, the
//! sentences for what other rooms say in types, the names of keys, the
//! colours of the themes, and where tiles are while they move.
//!
//! A face adds what its ground is made of: characters in the terminal, pixels
//! in the window.

#![forbid(unsafe_code)]

mod autoplay;
mod clock;
mod cursor;
mod desk;
mod directories;
mod editing;
mod ending;
mod entropy;
pub mod fresh;
mod grading;
mod judgement;
pub mod keys;
mod label;
mod menu_item;
pub mod motion;
mod offers;
mod pace;
mod playback;
mod preferences;
mod rgb;
mod rules_form;
pub mod session;
pub mod settings;
mod supplies;
pub mod theme;
mod watched;
pub mod words;

pub use autoplay::{Autoplay, Waiting};
pub use clock::{after, earlier, now};
pub use cursor::Cursor;
pub use desk::Desk;
pub use directories::{Directories, DirectoriesError, Platform};
pub use editing::{EDIT_KEYS, edit_of, next_tile, one_line};
pub use ending::{End, EndChoice};
#[cfg(not(target_arch = "wasm32"))]
pub use entropy::SystemEntropy;
pub use entropy::{Entropy, NoEntropy};
pub use grading::{grade, grade_wanted};
pub use judgement::{Judgement, UnderWay};
pub use label::label;
pub use menu_item::MenuItem;
pub use offers::offers;
pub use pace::{Pace, UnknownPace};
pub use playback::Playback;
pub use preferences::Preferences;
pub use rgb::Rgb;
pub use rules_form::RulesForm;
pub use session::{Session, Update};
pub use settings::{Settings, SettingsProblem};
pub use supplies::stock;
pub use watched::Watched;

//! Every sentence that a person reads, in five languages.
//!
//! The sentences are in `i18n/`, one file for each language, in the format
//! of [Fluent](https://projectfluent.org). A face asks for them by id:
//!
//! ```
//! use brikke_locale::{Language, Locale};
//!
//! let language = Language::choose(None, Some("auto"), Some("fr_CA.UTF-8"));
//! let locale = Locale::new(language);
//! assert_eq!(locale.text("menu-quit"), "Quitter");
//!
//! let arguments = [("count", 2_u64.into())];
//! assert_eq!(locale.text_with("settings-problems", &arguments), "2 problèmes dans les réglages");
//! ```
//!
//! Every language has every message of English with the same arguments; a
//! test sees to it. No text holds line breaks or hidden characters: those of the
//! arguments are replaced ([`visible()`]).

#![forbid(unsafe_code)]

mod bundle;
mod dates;
mod language;
mod locale;
mod messages;
mod numbers;
mod value;
mod visible;

pub use dates::Date;
#[cfg(not(target_family = "wasm"))]
pub use language::system_locale;
pub use language::{Language, UnknownLanguage};
pub use locale::Locale;
pub use value::Value;
pub use visible::{is_hidden, visible, visible_lines};

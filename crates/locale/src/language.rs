//! The languages, and which one is spoken.

use std::fmt;
use std::str::FromStr;

/// A language that Brikke speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, the reference.
    #[default]
    English,
    /// Portuguese, as in Brazil.
    Portuguese,
    /// French.
    French,
    /// Norwegian, bokmål.
    Norwegian,
    /// Chinese, simplified.
    Chinese,
}

/// A code of no language that Brikke speaks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no language '{0}': choose en, pt, fr, nb or zh")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All languages, the reference first.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Portuguese,
        Language::French,
        Language::Norwegian,
        Language::Chinese,
    ];

    /// Its code in the settings and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt",
            Language::French => "fr",
            Language::Norwegian => "nb",
            Language::Chinese => "zh",
        }
    }

    /// Its own name, as its speakers write it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português",
            Language::French => "Français",
            Language::Norwegian => "Norsk",
            Language::Chinese => "中文",
        }
    }

    /// The language to speak: that of the command line, else that of the
    /// settings (where `auto` leaves it open), else that of the system, else
    /// English. A code that is not known leaves it open as well.
    pub fn choose(flag: Option<&str>, setting: Option<&str>, system: Option<&str>) -> Language {
        [flag, setting, system]
            .into_iter()
            .flatten()
            .find_map(|code| code.parse().ok())
            .unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code with whatever a system appends to it: `pt`, `pt-BR`,
    /// `zh_CN.UTF-8`, `zh-Hans`, `no`.
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let mut parts = code.trim().split(['-', '_', '.', '@']);
        let first = parts.next().unwrap_or_default().to_ascii_lowercase();
        match first.as_str() {
            "en" => Ok(Language::English),
            "pt" => Ok(Language::Portuguese),
            "fr" => Ok(Language::French),
            // Readers of nynorsk are better served by bokmål than by English.
            "nb" | "no" | "nn" => Ok(Language::Norwegian),
            "zh" => Ok(Language::Chinese),
            _ => Err(UnknownLanguage(code.to_owned())),
        }
    }
}

impl fmt::Display for Language {
    /// Its code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The locale of the system, such as `pt-BR`, where it has one. On Unix it is
/// the first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
#[cfg(not(target_family = "wasm"))]
pub fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

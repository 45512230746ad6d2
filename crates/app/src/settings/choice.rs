//! Settings with a handful of values.

use brikke_engine::Preset;

/// A setting that is one of a few words.
pub trait Choice: Copy + 'static {
    /// Every value, the default first.
    const ALL: &'static [Self];

    /// The word for it in the file.
    fn name(self) -> &'static str;

    /// The value with this word, in capitals or not.
    fn named(word: &str) -> Option<Self> {
        let is_named = |choice: &&Self| choice.name().eq_ignore_ascii_case(word);
        Self::ALL.iter().find(is_named).copied()
    }

    /// All the words.
    fn words() -> Vec<&'static str> {
        Self::ALL.iter().map(|choice| choice.name()).collect()
    }
}

/// The language of every sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LanguageChoice {
    /// That of the system.
    Auto,
    /// English.
    English,
    /// Portuguese.
    Portuguese,
    /// French.
    French,
    /// Norwegian, bokmål.
    Norwegian,
    /// Chinese, simplified.
    Chinese,
}

impl Choice for LanguageChoice {
    const ALL: &'static [LanguageChoice] = &[
        LanguageChoice::Auto,
        LanguageChoice::English,
        LanguageChoice::Portuguese,
        LanguageChoice::French,
        LanguageChoice::Norwegian,
        LanguageChoice::Chinese,
    ];

    fn name(self) -> &'static str {
        match self {
            LanguageChoice::Auto => "auto",
            LanguageChoice::English => "en",
            LanguageChoice::Portuguese => "pt",
            LanguageChoice::French => "fr",
            LanguageChoice::Norwegian => "nb",
            LanguageChoice::Chinese => "zh",
        }
    }
}

/// The choice of a theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ThemeChoice {
    /// Classic or dark, as the screen is.
    Auto,
    /// The colours everybody knows.
    Classic,
    /// On a dark background.
    Dark,
    /// For eyes that need strong differences.
    HighContrast,
    /// For eyes that see fewer colours.
    ColourBlind,
}

impl Choice for ThemeChoice {
    const ALL: &'static [ThemeChoice] = &[
        ThemeChoice::Auto,
        ThemeChoice::Classic,
        ThemeChoice::Dark,
        ThemeChoice::HighContrast,
        ThemeChoice::ColourBlind,
    ];

    fn name(self) -> &'static str {
        match self {
            ThemeChoice::Auto => "auto",
            ThemeChoice::Classic => "classic",
            ThemeChoice::Dark => "dark",
            ThemeChoice::HighContrast => "high-contrast",
            ThemeChoice::ColourBlind => "colour-blind",
        }
    }
}

/// The choice of a terminal's colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ColourChoice {
    /// As many as it supports.
    Auto,
    /// All of them.
    Truecolor,
    /// The palette of 256.
    Palette256,
    /// The palette of 16.
    Palette16,
    /// None.
    None,
}

impl Choice for ColourChoice {
    const ALL: &'static [ColourChoice] = &[
        ColourChoice::Auto,
        ColourChoice::Truecolor,
        ColourChoice::Palette256,
        ColourChoice::Palette16,
        ColourChoice::None,
    ];

    fn name(self) -> &'static str {
        match self {
            ColourChoice::Auto => "auto",
            ColourChoice::Truecolor => "truecolor",
            ColourChoice::Palette256 => "256",
            ColourChoice::Palette16 => "16",
            ColourChoice::None => "none",
        }
    }
}

/// The number that a tile shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum LabelChoice {
    /// Its value: 2048.
    #[default]
    Values,
    /// Its power of two: 11.
    Exponents,
}

impl Choice for LabelChoice {
    const ALL: &'static [LabelChoice] = &[LabelChoice::Values, LabelChoice::Exponents];

    fn name(self) -> &'static str {
        match self {
            LabelChoice::Values => "values",
            LabelChoice::Exponents => "exponents",
        }
    }
}

/// The parts of a game that are read out after a move, line by line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ReadingChoice {
    /// The whole board.
    #[default]
    Full,
    /// The points, the new tile and the score.
    Terse,
}

impl Choice for ReadingChoice {
    const ALL: &'static [ReadingChoice] = &[ReadingChoice::Full, ReadingChoice::Terse];

    fn name(self) -> &'static str {
        match self {
            ReadingChoice::Full => "full",
            ReadingChoice::Terse => "terse",
        }
    }
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &Preset::ALL;

    fn name(self) -> &'static str {
        Preset::name(self)
    }
}

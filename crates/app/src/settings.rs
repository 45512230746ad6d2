//! The settings file, TOML with comments.
//!
//! Reading never fails: whatever is wrong in the file is reported with its
//! line, the default takes its place, and the file stays as the person wrote
//! it. Only [`Settings::set`] changes it, one value at a time, with the
//! comments and the order around it kept.

mod action;
mod allowed;
mod choice;
mod edit;
#[cfg(not(target_family = "wasm"))]
mod file;
mod forced;
mod key_name;
mod keys;
mod lines;
mod own_rules;
mod page_keys;
mod player_text;
mod problem;
mod reader;
mod setting;
mod speed;

use brikke_engine::Preset;
use brikke_play::PlayerName;

pub use action::Action;
pub use allowed::Allowed;
pub use choice::{Choice, ColourChoice, LabelChoice, LanguageChoice, ReadingChoice, ThemeChoice};
pub use edit::SetError;
pub use forced::Forced;
pub use key_name::{KeyName, KeyNameError};
pub use keys::Keys;
pub use own_rules::{OwnRules, RulesName, RulesNameError, changed};
pub(crate) use page_keys::PageKey;
pub use page_keys::{KeyPage, PageAction, PageKeys};
pub use player_text::{PlayerText, PlayerTextError};
pub use problem::SettingsProblem;
pub use setting::Setting;
pub use speed::{Speed, SpeedError};

/// Everything a person can set.
///
/// ```
/// use brikke_app::settings::{Settings, ThemeChoice};
///
/// let (settings, problems) = Settings::read("theme = \"dark\"\ncolor = \"none\"\n");
/// assert_eq!(settings.theme, ThemeChoice::Dark);
/// assert_eq!(
///     problems[0].to_string(),
///     "line 2: there is no setting 'color': did you mean 'colour'?",
/// );
/// ```
#[derive(Debug, Clone, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the page of settings"
)]
pub struct Settings {
    /// The language of every sentence.
    pub language: LanguageChoice,
    /// The theme.
    pub theme: ThemeChoice,
    /// The number of colours a terminal gets.
    pub colour: ColourChoice,
    /// The numbers on the tiles.
    pub labels: LabelChoice,
    /// The parts of a game that are read out after a move, line by line.
    pub reading: ReadingChoice,
    /// Set if tiles jump instead of sliding.
    pub reduced_motion: bool,
    /// The speed of sliding tiles.
    pub animation_speed: Speed,
    /// The rules of a new game.
    pub rules: Preset,
    /// The name offered when a score enters the table.
    pub player_name: Option<PlayerName>,
    /// The player that gives the hints.
    pub hint_player: PlayerText,
    /// True if a new game asks before another is left.
    pub confirm_new_game: bool,
    /// True if the first undo, hint or autoplay in a clean game asks.
    pub confirm_assistance: bool,
    /// Set if the clock shows milliseconds, with the splits beside the board.
    pub speedrun: bool,
    /// Set if a drill always shows what the directions are worth.
    pub drill_values: bool,
    /// Set if moves are heard, where a face has sounds.
    pub sound: bool,
    /// Set if merges and the end are felt, where a device vibrates.
    pub vibration: bool,
    /// Rules of the person's own, by name.
    pub own_rules: OwnRules,
    /// The keys of the game.
    pub keys: Keys,
    /// The keys of other pages.
    pub page_keys: PageKeys,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: LanguageChoice::Auto,
            theme: ThemeChoice::Auto,
            colour: ColourChoice::Auto,
            labels: LabelChoice::Values,
            reading: ReadingChoice::Full,
            reduced_motion: false,
            animation_speed: Speed::default(),
            rules: Preset::Classic,
            player_name: None,
            hint_player: PlayerText::default(),
            confirm_new_game: true,
            confirm_assistance: true,
            speedrun: false,
            drill_values: false,
            sound: false,
            vibration: false,
            own_rules: OwnRules::default(),
            keys: Keys::default(),
            page_keys: PageKeys::default(),
        }
    }
}

impl Settings {
    /// The name of the file in the directory for configuration.
    pub const FILE_NAME: &str = brikke_platform::SETTINGS;

    /// The file as it is written on first use: every default, explained.
    pub const TEMPLATE: &str = include_str!("settings/template.toml");

    /// Takes a setting over.
    pub fn take_over(&mut self, setting: Setting) {
        match setting {
            Setting::Language(language) => self.language = language,
            Setting::Theme(theme) => self.theme = theme,
            Setting::Colour(colour) => self.colour = colour,
            Setting::Labels(labels) => self.labels = labels,
            Setting::Reading(reading) => self.reading = reading,
            Setting::ReducedMotion(reduced) => self.reduced_motion = reduced,
            Setting::AnimationSpeed(speed) => self.animation_speed = speed,
            Setting::Rules(rules) => self.rules = rules,
            Setting::PlayerName(name) => self.player_name = name,
            Setting::HintPlayer(player) => self.hint_player = player,
            Setting::ConfirmNewGame(confirm) => self.confirm_new_game = confirm,
            Setting::ConfirmAssistance(confirm) => self.confirm_assistance = confirm,
            Setting::Speedrun(is_on) => self.speedrun = is_on,
            Setting::DrillValues(is_on) => self.drill_values = is_on,
            Setting::Sound(is_on) => self.sound = is_on,
            Setting::Vibration(is_on) => self.vibration = is_on,
            Setting::OwnRules(name, rules) => self.own_rules.set(name, rules),
            Setting::Keys(action, keys) => self.keys.replace(action, keys),
            Setting::PageKeys(action, keys) => self.page_keys.replace(action, keys),
        }
    }

    /// The setting of this name, such as `theme` or `keys.undo`.
    pub fn get(&self, key: &str) -> Option<Setting> {
        Some(match key {
            "language" => Setting::Language(self.language),
            "theme" => Setting::Theme(self.theme),
            "colour" => Setting::Colour(self.colour),
            "labels" => Setting::Labels(self.labels),
            "reading" => Setting::Reading(self.reading),
            "reduced_motion" => Setting::ReducedMotion(self.reduced_motion),
            "animation_speed" => Setting::AnimationSpeed(self.animation_speed),
            "rules" => Setting::Rules(self.rules),
            "player_name" => Setting::PlayerName(self.player_name.clone()),
            "hint_player" => Setting::HintPlayer(self.hint_player.clone()),
            "confirm_new_game" => Setting::ConfirmNewGame(self.confirm_new_game),
            "confirm_assistance" => Setting::ConfirmAssistance(self.confirm_assistance),
            "speedrun" => Setting::Speedrun(self.speedrun),
            "drill_values" => Setting::DrillValues(self.drill_values),
            "sound" => Setting::Sound(self.sound),
            "vibration" => Setting::Vibration(self.vibration),
            _ => {
                let (table, name) = key.split_once('.')?;
                if let Some(page) = KeyPage::with_table(table) {
                    let action = PageAction::named(page, name)?;
                    return Some(Setting::PageKeys(action, self.page_keys.of(action)));
                }
                let action = Action::named(key.strip_prefix("keys.")?)?;
                Setting::Keys(action, self.keys.of(action).cloned().collect())
            }
        })
    }
}

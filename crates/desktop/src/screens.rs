//! The screens, one file each.

mod about;
mod custom_game;
mod games;
mod help;
mod keys;
mod menu;
mod new_game;
mod play;
mod replay;
mod scores;
mod settings;
mod statistics;

pub(crate) use about::About;
pub(crate) use games::Games;
pub(crate) use help::Help;
pub(crate) use keys::KeysScreen;
pub(crate) use menu::Menu;
pub(crate) use new_game::NewGame;
pub(crate) use play::PlayScreen;
pub(crate) use replay::Replay;
pub(crate) use scores::Scores;
pub(crate) use settings::SettingsScreen;
pub(crate) use statistics::StatisticsScreen;

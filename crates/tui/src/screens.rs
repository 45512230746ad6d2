//! The screens, one file each.

mod custom_game;
mod games;
mod help;
mod long_page;
mod menu;
mod new_game;
mod play;
mod replay;
mod scores;
mod settings;
mod statistics;

pub(crate) use games::Games;
pub(crate) use help::help;
pub(crate) use menu::Menu;
pub(crate) use new_game::NewGame;
pub(crate) use play::PlayScreen;
pub(crate) use replay::Replay;
pub(crate) use scores::Scores;
pub(crate) use settings::SettingsScreen;
pub(crate) use statistics::statistics;

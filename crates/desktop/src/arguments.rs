//! The arguments of the command line.

use std::env;
use std::path::PathBuf;

use brikke_app::settings::{Allowed, Choice, ThemeChoice, changed};
use brikke_app::{
    Directories, Face, FirstScreen, Language, Launch, Overrides, Pace, PlayerSpec, Rules, Seed,
    Size, Watched, rules_by_name,
};
use clap::Parser;

/// 2048 as it should be, in a window.
///
/// Opens your last game, or FILE; with any of --rules, --size, --seed, --practice and
/// --player a new game at once.
#[derive(Debug, Parser)]
#[command(name = "brikke-desktop", version)]
#[command(after_help = "\
Examples:
  brikke-desktop
  brikke-desktop game.txt
  brikke-desktop --rules even --size 5x5
  brikke-desktop --seed otters --lang nb
  brikke-desktop --rules 1024 --practice
  brikke-desktop --theme dark
  brikke-desktop --player expectimax --speed 10

Exit codes: 0 done, 1 refused or failed, 2 usage.")]
pub(crate) struct Arguments {
    /// Opens this file: a recording, a position, a saved board, a table of scores; or a link
    #[arg(value_name = "FILE", conflicts_with_all = ["rules", "size", "seed", "practice", "player"])]
    file: Option<String>,
    /// Begins a game under these rules: classic, sudden, even, gentle, 1024, or rules that you have saved
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// Begins a game on a board of this size, such as 5x4
    #[arg(long, value_name = "SIZE")]
    size: Option<String>,
    /// Begins a game whose tiles follow from this text
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Begins a practice game, which is never scored
    #[arg(long, conflicts_with = "player")]
    practice: bool,
    /// Begins a game that this player plays, such as corner
    #[arg(long, value_name = "P")]
    player: Option<PlayerSpec>,
    /// The player's moves per second; 0 or max is as fast as it goes
    #[arg(long, value_name = "N", requires = "player")]
    speed: Option<Pace>,
    /// The language: en, pt, fr, nb or zh
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// The theme: auto, classic, dark, high-contrast or colour-blind
    #[arg(long, value_name = "NAME", value_parser = theme)]
    pub(crate) theme: Option<ThemeChoice>,
    /// Keep everything in this directory (also: the variable `BRIKKE_DATA`)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Arguments {
    /// The directories of data, settings and caches.
    pub(crate) fn directories(&self) -> Result<Directories, String> {
        let found = Directories::find(self.data.as_deref(), |name| env::var_os(name));
        found.map_err(|error| error.to_string())
    }

    /// The application that the arguments ask for.
    pub(crate) fn launch(&self, directories: Directories) -> Result<Launch, String> {
        Ok(Launch {
            language: self.language()?,
            start: self.start(&directories)?,
            directories,
            face: Face::Window,
        })
    }

    fn language(&self) -> Result<Option<Language>, String> {
        let parsed = self.lang.as_deref().map(str::parse).transpose();
        parsed.map_err(|error| format!("--lang: {error}"))
    }

    /// The file to open, by a path that every directory understands.
    pub(crate) fn file(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        let path = std::path::absolute(file).ok().filter(|path| path.exists());
        Some(path.map_or_else(|| file.clone(), |path| path.display().to_string()))
    }

    /// True if a game of its own is asked for: in a window of its own.
    pub(crate) const fn asks_for_game(&self) -> bool {
        self.rules.is_some()
            || self.size.is_some()
            || self.seed.is_some()
            || self.practice
            || self.player.is_some()
    }

    fn start(&self, directories: &Directories) -> Result<FirstScreen, String> {
        if !self.asks_for_game() {
            return Ok(FirstScreen::Continue);
        }
        let seed = self.seed.as_deref().map(Seed::new).transpose();
        let seed = seed.map_err(|error| format!("--seed: {error}"))?;
        let rules = self.chosen_rules(directories)?;
        if self.practice {
            return Ok(FirstScreen::Practice { rules, seed });
        }
        if let Some(player) = self.player {
            player.check(&rules).map_err(|error| error.to_string())?;
        }
        Ok(FirstScreen::Play {
            rules,
            seed,
            player: self.player.map(|player| Watched {
                player,
                pace: self.speed,
            }),
        })
    }

    fn chosen_rules(&self, directories: &Directories) -> Result<Rules, String> {
        let rules = match self.rules.as_deref() {
            Some(name) => rules_by_name(name, &directories.settings_file())
                .map_err(|error| format!("--rules: {error}"))?,
            None => Rules::default(),
        };
        let size = self.size.as_deref().map(str::parse::<Size>).transpose();
        let overrides = Overrides {
            size: size.map_err(|error| format!("--size: {error}"))?,
            ..Overrides::default()
        };
        changed(&rules, overrides).map_err(|error| error.to_string())
    }
}

/// The theme of this name.
fn theme(name: &str) -> Result<ThemeChoice, String> {
    let unknown = || format!("write {}", Allowed::Words(ThemeChoice::words()));
    ThemeChoice::named(name).ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    const MANUAL: &str = include_str!("../../../packaging/brikke-desktop.6");

    #[test]
    fn the_manual_page_has_every_option_and_the_version() {
        let mut command = Arguments::command();
        command.build();
        for option in command.get_arguments().filter_map(clap::Arg::get_long) {
            let entry = format!("\\fB\\-\\-{option}\\fR");
            assert!(MANUAL.contains(&entry), "{option}");
        }
        let version = format!("\"brikke\\-desktop {}\"", env!("CARGO_PKG_VERSION"));
        assert!(MANUAL.contains(&version));
    }
}

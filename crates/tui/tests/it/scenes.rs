//! The screens, and the ways to them.

use brikke_app::{FirstScreen, Settings};
use brikke_engine::{Overrides, Preset, Rules};
use brikke_locale::Language;
use crossterm::event::KeyCode;

use crate::face::{Face, seeded};

/// A screen, and the way to it.
pub(crate) struct Scene {
    /// Its name in the names of files.
    pub(crate) name: &'static str,
    /// The rules of the game that is begun; none begins at the menu.
    rules: Option<fn() -> Rules>,
    /// The text of the settings file.
    file: Option<&'static str>,
    /// The way to it.
    reach: fn(&mut Face),
}

impl Scene {
    /// The screen, reached.
    pub(crate) fn play(&self, language: Language, settings: Settings) -> Face {
        let start = match self.rules {
            None => FirstScreen::Menu,
            Some(rules) => seeded(rules()),
        };
        let mut face = match self.file {
            None => Face::with(language, settings, start),
            Some(text) => {
                let (read, problems) = Settings::read(text);
                let keys = read.keys;
                let path = "/home/ada/.config/brikke/settings.toml".into();
                let settings = Settings { keys, ..settings };
                Face::with_file(language, settings, Some((path, problems)), start)
            }
        };
        (self.reach)(&mut face);
        // Animations and notes are over.
        face.pass(10_000);
        face
    }
}

/// From the menu.
const fn menu(name: &'static str, reach: fn(&mut Face)) -> Scene {
    Scene {
        name,
        rules: None,
        file: None,
        reach,
    }
}

/// From a game.
const fn game(name: &'static str, reach: fn(&mut Face)) -> Scene {
    Scene {
        name,
        rules: Some(Rules::default),
        file: None,
        reach,
    }
}

/// From a game on a small board with a near goal.
const fn short_game(name: &'static str, reach: fn(&mut Face)) -> Scene {
    Scene {
        name,
        rules: Some(short_rules),
        file: None,
        reach,
    }
}

/// From a menu whose settings give one key to two actions.
const fn clash(name: &'static str, reach: fn(&mut Face)) -> Scene {
    Scene {
        name,
        rules: None,
        file: Some("[keys]\nundo = [\"u\"]\nhint = [\"u\", \"i\"]\n"),
        reach,
    }
}

fn short_rules() -> Rules {
    let overrides = Overrides {
        goal: Some("16".parse().unwrap()),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

/// A board in the middle of a game.
fn middle(face: &mut Face) {
    face.type_keys(&"adswadsw".repeat(6));
}

/// Plays until the game with this seed is at its goal. A dialog that comes
/// by itself listens after a moment.
fn to_goal(face: &mut Face) {
    face.type_keys(&"adsw".repeat(20));
    face.pass(3_000);
}

/// Finishes the game, and gives a name.
fn finished(face: &mut Face) {
    to_goal(face);
    face.press(KeyCode::Enter);
    face.type_keys(&"adsw".repeat(150));
    face.pass(3_000);
    face.type_keys("Ærlig 李小龙");
}

/// Begins a game under other rules with another seed.
fn second_game(face: &mut Face) {
    face.type_keys("n6");
    // Down to the seed.
    for _ in 0..6 {
        face.press(KeyCode::Down);
    }
    face.type_keys("second");
    face.press(KeyCode::Enter);
}

/// Every screen.
pub(crate) const SCENES: &[Scene] = &[
    menu("menu", |_| {}),
    menu("menu_wrong_key", |face| face.type_keys("x")),
    game("menu_continue", |face| {
        middle(face);
        face.press(KeyCode::Esc);
    }),
    menu("new_game", |face| face.type_keys("1")),
    menu("custom_game", |face| face.type_keys("16")),
    menu("custom_game_mistake", |face| {
        face.type_keys("16");
        face.press(KeyCode::Down);
        face.type_keys("2:9,4:1,2:5");
    }),
    game("play", middle),
    game("play_hint", |face| {
        middle(face);
        face.type_keys("i");
        face.hear_player();
    }),
    game("play_player", |face| {
        face.type_keys("p2");
        face.hear_player();
        face.type_keys(" ");
    }),
    game("play_wrong_key", |face| face.type_keys("z")),
    game("players", |face| face.type_keys("p")),
    game("save", |face| face.type_keys("S")),
    game("save_format", |face| face.type_keys("S3")),
    game("save_file", |face| face.type_keys("S33")),
    game("open", |face| face.type_keys("o")),
    game("saved", |face| {
        middle(face);
        face.type_keys("S1");
        face.type_keys("g");
    }),
    game("bookmark", |face| face.type_keys("S2here")),
    game("bookmarks", |face| {
        face.type_keys("S2here");
        face.press(KeyCode::Enter);
        face.type_keys("g");
    }),
    game("question", |face| {
        middle(face);
        face.type_keys("R");
    }),
    short_game("goal", to_goal),
    short_game("name", finished),
    short_game("scores", |face| {
        finished(face);
        face.press(KeyCode::Enter);
        face.type_keys("t");
    }),
    short_game("over", |face| {
        finished(face);
        face.press(KeyCode::Enter);
    }),
    game("editing", |face| face.type_keys("eI")),
    game("practice", |face| face.type_keys("eIe")),
    game("paste", |face| face.type_keys("ev2,4/x")),
    game("paste_mistake", |face| {
        face.type_keys("ev2,4/x,2");
        face.press(KeyCode::Enter);
    }),
    menu("games_empty", |face| face.type_keys("4")),
    short_game("games", |face| {
        finished(face);
        face.press(KeyCode::Enter);
        second_game(face);
        face.type_keys("adeI");
        face.press(KeyCode::Esc);
        face.press(KeyCode::Esc);
        face.type_keys("4");
    }),
    menu("scores_empty", |face| face.type_keys("5")),
    menu("statistics_empty", |face| face.type_keys("6")),
    short_game("statistics", |face| {
        finished(face);
        face.press(KeyCode::Enter);
        face.press(KeyCode::Esc);
        face.type_keys("6");
    }),
    menu("settings", |face| face.type_keys("7")),
    menu("settings_name", |face| {
        face.type_keys("7");
        for _ in 0..6 {
            face.press(KeyCode::Down);
        }
        face.type_keys("Åse");
    }),
    clash("menu_clash", |_| {}),
    clash("settings_clash", |face| face.type_keys("7")),
    menu("help", |face| face.type_keys("?")),
    game("replay", |face| {
        middle(face);
        face.type_keys("v");
        face.press(KeyCode::Down);
    }),
    game("replay_jump", |face| {
        middle(face);
        face.type_keys("vg7");
    }),
];

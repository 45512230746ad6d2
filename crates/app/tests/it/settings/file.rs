//! The file on disk: begun once, changed with care.

use std::fs;
use std::path::{Path, PathBuf};

use brikke_app::settings::{
    Action, ColourChoice, KeyName, LabelChoice, LanguageChoice, PlayerText, SetError, Setting,
    Settings, SettingsProblem, Speed, ThemeChoice,
};
use brikke_engine::Preset;
use brikke_play::PlayerName;
use proptest::prelude::*;
use tempfile::TempDir;

use super::mistakes::likely_texts;

/// A file of settings in a directory of its own.
struct Given {
    directory: TempDir,
}

impl Given {
    fn nothing() -> Given {
        Given {
            directory: TempDir::new().unwrap(),
        }
    }

    fn file(text: &str) -> Given {
        let given = Given::nothing();
        fs::write(given.path(), text).unwrap();
        given
    }

    fn path(&self) -> PathBuf {
        self.directory.path().join("settings.toml")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.path()).unwrap()
    }

    /// The names in the directory.
    fn names(&self) -> Vec<String> {
        names_in(self.directory.path())
    }
}

fn names_in(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.collect()
}

#[test]
fn the_file_is_begun_on_first_use() {
    let given = Given::nothing();
    let path = given.directory.path().join("deep/er/settings.toml");
    assert_eq!(Settings::load(&path), (Settings::default(), vec![]));
    assert_eq!(fs::read_to_string(&path).unwrap(), Settings::TEMPLATE);
    assert_eq!(names_in(path.parent().unwrap()), ["settings.toml"]);
}

#[test]
fn a_file_that_is_there_is_never_changed_by_reading() {
    for text in ["", "theme = 'dark'", "theme = ", "nonsense = 1\r\n"] {
        let given = Given::file(text);
        Settings::load(&given.path());
        assert_eq!(given.text(), text);
        assert_eq!(given.names(), ["settings.toml"]);
    }
}

/// Checks that there is nothing to read there, and that this is said.
fn check_unavailable(path: &Path) {
    let (settings, problems) = Settings::load(path);
    assert_eq!(settings, Settings::default());
    let [problem @ SettingsProblem::Unavailable { .. }] = &problems[..] else {
        panic!("{problems:?}");
    };
    let sentence = problem.to_string();
    assert!(
        sentence.starts_with(&path.display().to_string()),
        "{sentence}"
    );
    assert!(
        sentence.ends_with("all of them are at their defaults"),
        "{sentence}"
    );
}

#[test]
fn a_file_that_cannot_be_read_is_reported() {
    let given = Given::nothing();
    check_unavailable(given.directory.path());
    let latin_1 = b"player_name = \"Cau\xEA\"\n";
    fs::write(given.path(), latin_1).unwrap();
    check_unavailable(&given.path());
    assert_eq!(fs::read(given.path()).unwrap(), latin_1);
}

#[test]
fn a_file_that_cannot_be_begun_is_reported() {
    let given = Given::file("");
    check_unavailable(&given.path().join("settings.toml"));
}

/// Checks that setting this in a file with the text before gives the text
/// after.
fn check_set(before: &str, setting: &Setting, after: &str) {
    let given = Given::file(before);
    Settings::set(&given.path(), setting).unwrap();
    assert_eq!(given.text(), after);
    assert_eq!(given.names(), ["settings.toml"]);
}

#[test]
fn one_value_changes_and_everything_else_stays() {
    let dark = Setting::Theme(ThemeChoice::Dark);
    check_set(
        "# mine\n\n  theme   =  'auto'   # nice\nunknown = 1\n\n# end",
        &dark,
        "# mine\n\n  theme   =  \"dark\"   # nice\nunknown = 1\n\n# end",
    );
    let undo = Setting::Keys(Action::Undo, vec![KeyName::new("z").unwrap()]);
    check_set(
        "[keys] # here\nundo = ['u'] # back\nredo = ['r']\n",
        &undo,
        "[keys] # here\nundo = [\"z\"] # back\nredo = ['r']\n",
    );
    check_set(
        "keys = { undo = 'u' }\n",
        &undo,
        "keys = { undo = [\"z\"] }\n",
    );
    check_set("keys.undo = 'u'\n", &undo, "keys.undo = [\"z\"]\n");
}

#[test]
fn what_is_missing_is_added() {
    let dark = Setting::Theme(ThemeChoice::Dark);
    check_set("", &dark, "theme = \"dark\"\n");
    check_set(
        "rules = 'even'\n\n# keys\n[keys]\nup = 'x'\n",
        &dark,
        "rules = 'even'\ntheme = \"dark\"\n\n# keys\n[keys]\nup = 'x'\n",
    );
    let quit = Setting::Keys(Action::Quit, vec![]);
    check_set(
        "theme = 'dark'\n",
        &quit,
        "theme = 'dark'\n\n[keys]\nquit = []\n",
    );
}

#[test]
fn lines_that_end_as_on_windows_stay_so() {
    let dark = Setting::Theme(ThemeChoice::Dark);
    check_set(
        "# a\r\nrules = 'even' # b\r\n",
        &dark,
        "# a\r\nrules = 'even' # b\r\ntheme = \"dark\"\r\n",
    );
    check_set(
        "# a\r\ntheme = 'auto'\n# b\r\n",
        &dark,
        "# a\r\ntheme = \"dark\"\n# b\r\n",
    );
    check_set(
        "\u{feff}# a\ntheme = 'auto'\n",
        &dark,
        "\u{feff}# a\ntheme = \"dark\"\n",
    );
}

#[test]
fn what_is_set_is_what_is_read() {
    let given = Given::nothing();
    for setting in [
        Setting::Language(LanguageChoice::Chinese),
        Setting::Theme(ThemeChoice::HighContrast),
        Setting::Colour(ColourChoice::Palette16),
        Setting::Labels(LabelChoice::Exponents),
        Setting::ReducedMotion(true),
        Setting::AnimationSpeed(Speed::MIN),
        Setting::AnimationSpeed(Speed::MAX),
        Setting::Rules(Preset::TenTwentyFour),
        Setting::PlayerName(Some(PlayerName::new("\"\\' 王 🦊 #").unwrap())),
        Setting::PlayerName(None),
        Setting::HintPlayer(PlayerText::new("learned:50ms").unwrap()),
        Setting::ConfirmNewGame(false),
        Setting::Keys(Action::Quit, vec![]),
        Setting::Keys(
            Action::Undo,
            ["\"", "'", "ctrl-z"]
                .map(|key| KeyName::new(key).unwrap())
                .into(),
        ),
    ] {
        let (settings, problems) = Settings::set(&given.path(), &setting).unwrap();
        assert_eq!(problems, []);
        assert_eq!(Settings::load(&given.path()), (settings.clone(), problems));
        let found = Setting::NAMES
            .iter()
            .find_map(|name| settings.get(name).filter(|it| *it == setting));
        let keys = Action::ALL.map(|action| settings.get(&format!("keys.{action}")));
        assert!(
            found.is_some() || keys.contains(&Some(setting.clone())),
            "{setting:?}"
        );
    }
    let comments = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
    assert_eq!(comments(&given.text()), comments(Settings::TEMPLATE));
    assert_eq!(
        given.text().lines().count(),
        Settings::TEMPLATE.lines().count()
    );
}

#[test]
fn a_clash_that_is_set_is_reported() {
    let given = Given::nothing();
    let save = Setting::Keys(Action::Save, vec![KeyName::new("s").unwrap()]);
    let (settings, problems) = Settings::set(&given.path(), &save).unwrap();
    assert!(matches!(
        problems[..],
        [SettingsProblem::Clash {
            kept: Action::Down,
            ..
        }]
    ));
    assert_eq!(settings.keys.of(Action::Save).count(), 0);
}

/// Checks that nothing can be set in a file with this text, which stays.
fn check_not_set(text: &str, setting: &Setting, sentence: &str) {
    let given = Given::file(text);
    let error = Settings::set(&given.path(), setting)
        .unwrap_err()
        .to_string();
    assert!(error.starts_with(sentence), "{error}");
    assert_eq!(given.text(), text);
    assert_eq!(given.names(), ["settings.toml"]);
}

#[test]
fn a_broken_file_is_not_changed() {
    let dark = Setting::Theme(ThemeChoice::Dark);
    let quit = Setting::Keys(Action::Quit, vec![]);
    let broken = "line 2: not valid TOML (";
    check_not_set("rules = 'even'\ntheme = dark\n", &dark, broken);
    check_not_set("[theme]\n", &dark, "'theme' has the wrong form");
    check_not_set("theme = { a = 1 }\n", &dark, "'theme' has the wrong form");
    check_not_set("keys = 3\n", &quit, "'keys' has the wrong form");
    check_not_set("[keys.quit]\n", &quit, "'quit' has the wrong form");
    let given = Given::nothing();
    let error = Settings::set(given.directory.path(), &dark).unwrap_err();
    assert!(matches!(error, SetError::File { .. }), "{error}");
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let given = Given::nothing();
    let real = given.directory.path().join("dotfiles.toml");
    fs::write(&real, "theme = 'auto'\n").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&real, given.path()).unwrap();
    Settings::set(&given.path(), &Setting::Theme(ThemeChoice::Dark)).unwrap();
    assert!(given.path().is_symlink());
    assert_eq!(fs::read_to_string(&real).unwrap(), "theme = \"dark\"\n");
    assert_eq!(real.metadata().unwrap().permissions().mode() & 0o777, 0o640);
}

#[cfg(unix)]
#[test]
fn a_link_to_nothing_is_reported_and_stays() {
    let given = Given::nothing();
    std::os::unix::fs::symlink("nowhere.toml", given.path()).unwrap();
    check_unavailable(&given.path());
    assert_eq!(given.names(), ["settings.toml"]);
}

#[test]
fn two_programs_that_begin_at_once_begin_one_file() {
    let given = Given::nothing();
    let path = given.path();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert_eq!(Settings::load(&path), (Settings::default(), vec![])));
        }
    });
    assert_eq!(given.text(), Settings::TEMPLATE);
    assert_eq!(given.names(), ["settings.toml"]);
}

/// Two settings with their names: one by itself and one under `[keys]`.
fn settings() -> impl Strategy<Value = (&'static str, Setting)> {
    let undo = Setting::Keys(Action::Undo, vec![KeyName::new("f9").unwrap()]);
    let theme = Setting::Theme(ThemeChoice::HighContrast);
    prop::sample::select(vec![("keys.undo", undo), ("theme", theme)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn any_file_is_changed_as_asked_or_stays(text in likely_texts(), (key, setting) in settings()) {
        let given = Given::file(&text);
        if let Ok((settings, _)) = Settings::set(&given.path(), &setting) {
            prop_assert_eq!(settings.get(key), Some(setting));
        } else {
            prop_assert_eq!(given.text(), text);
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_cannot_be_created_is_no_problem_with_it() {
    // Nobody creates a file there, whoever they are.
    let (settings, problems) = Settings::load(Path::new("/proc/settings.toml"));
    assert_eq!(problems, []);
    assert_eq!(settings, Settings::default());
}

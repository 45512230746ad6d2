//! Directories of everything, in environments made up for the test.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use brikke_platform::{Directories, DirectoriesError, Platform};

/// An environment with these variables.
fn env(variables: &[(&str, &str)]) -> impl Fn(&str) -> Option<OsString> {
    |name| {
        let variable = variables.iter().find(|(known, _)| *known == name);
        variable.map(|&(_, value)| value.into())
    }
}

/// Checks where data, settings and cache are on this platform with these
/// variables.
fn check_places(platform: Platform, variables: &[(&str, &str)], expected: &[PathBuf; 3]) {
    let places = Directories::find_on(platform, None, env(variables)).unwrap();
    assert_eq!(&[places.data, places.config, places.cache], expected);
}

#[test]
fn on_linux_in_the_home() {
    let places = [
        "/home/ada/.local/share/brikke",
        "/home/ada/.config/brikke",
        "/home/ada/.cache/brikke",
    ];
    check_places(
        Platform::Xdg,
        &[("HOME", "/home/ada")],
        &places.map(PathBuf::from),
    );
}

#[cfg(unix)]
#[test]
fn on_linux_where_the_variables_say() {
    let variables = [
        ("XDG_DATA_HOME", "/d"),
        ("XDG_CONFIG_HOME", "/c"),
        ("XDG_CACHE_HOME", "/k"),
    ];
    let places = ["/d/brikke", "/c/brikke", "/k/brikke"];
    check_places(Platform::Xdg, &variables, &places.map(PathBuf::from));
}

#[test]
fn only_places_that_a_program_would_not_take_unasked_have_to_be_named() {
    let home = || env(&[("HOME", "/home/ada")]);
    let usual = Directories::find(None, home()).unwrap();
    assert_eq!(usual.to_be_named(home()), None);
    let other = Directories::find(Some(Path::new("/srv/games")), home()).unwrap();
    assert_eq!(other.to_be_named(home()), Some(Path::new("/srv/games")));
    let set = env(&[("HOME", "/home/ada"), ("BRIKKE_DATA", "/srv/games")]);
    assert_eq!(other.to_be_named(set), None);
}

#[test]
fn on_linux_a_variable_that_is_empty_or_not_absolute_does_not_count() {
    let variables = [
        ("HOME", "/h"),
        ("XDG_DATA_HOME", "d"),
        ("XDG_CONFIG_HOME", ""),
    ];
    let places = [
        "/h/.local/share/brikke",
        "/h/.config/brikke",
        "/h/.cache/brikke",
    ];
    check_places(Platform::Xdg, &variables, &places.map(PathBuf::from));
}

#[test]
fn on_a_mac_in_the_library() {
    let support = "/Users/ada/Library/Application Support/brikke";
    let places = [support, support, "/Users/ada/Library/Caches/brikke"];
    check_places(
        Platform::Apple,
        &[("HOME", "/Users/ada")],
        &places.map(PathBuf::from),
    );
}

#[test]
fn on_windows_with_the_data_that_stays_on_the_computer() {
    let (local, roaming) = (
        r"C:\Users\ada\AppData\Local",
        r"C:\Users\ada\AppData\Roaming",
    );
    let variables = [("LOCALAPPDATA", local), ("APPDATA", roaming)];
    let local = Path::new(local).join("brikke");
    let places = [
        local.join("data"),
        Path::new(roaming).join("brikke"),
        local.join("cache"),
    ];
    check_places(Platform::Windows, &variables, &places);
}

#[test]
fn a_directory_of_ones_own_has_everything_in_it() {
    let own = |directory: &str| {
        let directory = PathBuf::from(directory);
        [
            directory.clone(),
            directory.clone(),
            directory.join("cache"),
        ]
    };
    let variables = [("BRIKKE_DATA", "/b"), ("HOME", "/h")];
    for platform in [Platform::Xdg, Platform::Apple, Platform::Windows] {
        check_places(platform, &variables, &own("/b"));
        let places =
            Directories::find_on(platform, Some(Path::new("here")), env(&variables)).unwrap();
        assert_eq!([places.data, places.config, places.cache], own("here"));
    }
}

#[test]
fn the_settings_are_a_file_in_the_place_for_settings() {
    let places = Directories::find(Some(Path::new("here")), env(&[])).unwrap();
    assert_eq!(
        places.settings_file(),
        Path::new("here").join("settings.toml")
    );
}

fn check_no_place(platform: Platform, data: Option<&str>, error: &DirectoriesError) {
    let found = Directories::find_on(platform, data.map(Path::new), env(&[("BRIKKE_DATA", "")]));
    assert_eq!(found.as_ref(), Err(error));
}

#[test]
fn without_a_home_there_is_no_place() {
    check_no_place(Platform::Xdg, None, &DirectoriesError::NoHome("HOME"));
    check_no_place(Platform::Apple, None, &DirectoriesError::NoHome("HOME"));
    check_no_place(
        Platform::Windows,
        None,
        &DirectoriesError::NoHome("LOCALAPPDATA"),
    );
    check_no_place(Platform::HERE, Some(""), &DirectoriesError::NoName);
}

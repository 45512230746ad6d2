//! The terminal face without the command around it, for tests in a
//! pseudo-terminal: `brikke_tui --data DIR [--seed SEED] [--still]
//! [--panics]`. With `--panics` a change of the theme ends in a panic.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_app::{Face, FirstScreen, Preferences, Settings, SystemEntropy};
use brikke_engine::{Rules, Seed};
use brikke_locale::Language;
use brikke_players::PlayerAssets;
use brikke_store::Store;
use brikke_tui::{Options, run};

/// The command line.
#[derive(Default)]
struct Arguments {
    data: PathBuf,
    seed: Option<Seed>,
    still: bool,
    panics: bool,
}

fn arguments() -> Result<Arguments, String> {
    let mut given = std::env::args().skip(1);
    let mut arguments = Arguments::default();
    while let Some(name) = given.next() {
        let mut value = || given.next().ok_or_else(|| format!("{name} needs a value"));
        match name.as_str() {
            "--data" => arguments.data = value()?.into(),
            "--seed" => {
                arguments.seed = Some(Seed::new(value()?).map_err(|error| error.to_string())?);
            }
            "--still" => arguments.still = true,
            "--panics" => arguments.panics = true,
            _ => return Err(format!("{name} is not known")),
        }
    }
    Ok(arguments)
}

fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// The environment, once: it is asked again when the theme has changed.
fn panicking_environment(name: &str) -> Option<String> {
    static ASKED: AtomicBool = AtomicBool::new(false);
    let is_first = name == "LC_ALL" && !ASKED.swap(true, Ordering::SeqCst);
    assert!(
        name != "LC_ALL" || is_first,
        "this panic was asked for by a test"
    );
    environment(name)
}

fn play() -> Result<u8, String> {
    let arguments = arguments()?;
    let opened = Store::open(&arguments.data).map_err(|error| error.to_string())?;
    let settings = Settings {
        reduced_motion: arguments.still,
        ..Settings::default()
    };
    let start = match arguments.seed {
        None => FirstScreen::Menu,
        seed => FirstScreen::Play {
            rules: Rules::default(),
            seed,
            player: None,
        },
    };
    let options = Options {
        app: brikke_app::Options {
            storage: Box::new(opened.store),
            preferences: Preferences {
                settings,
                file: Some(arguments.data.join(Settings::FILE_NAME)),
                ..Preferences::default()
            },
            language: Language::English,
            assets: PlayerAssets::default(),
            entropy: Box::new(SystemEntropy),
            start,
            face: Face::Terminal,
            warnings: Vec::new(),
        },
        colour: None,
        theme: None,
        environment: if arguments.panics {
            panicking_environment
        } else {
            environment
        },
    };
    run(options)
        .map(brikke_tui::Ending::exit_code)
        .map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    match play() {
        Ok(code) => ExitCode::from(code),
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

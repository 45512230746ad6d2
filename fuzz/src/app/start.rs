//! The beginning of a story: the options of the application.

use brikke_app::settings::Settings;
use brikke_app::{
    Entropy, Face, FirstScreen, NoEntropy, Options, Pace, PlayerAssets, Preferences, Watched,
};
use brikke_engine::{AtGoal, Goal, LostWhen, Overrides, Preset, Rank, Rules, Secret, Seed, Size};
use brikke_locale::Language;
use brikke_players::PlayerSpec;
use brikke_store::Storage;

use super::bytes::Bytes;

const FACES: [Face; 4] = [Face::Terminal, Face::Plain, Face::Window, Face::Browser];

/// Lines of a settings file, each of which is there or not.
const SETTINGS: [&str; 8] = [
    "reduced_motion = true",
    "labels = \"exponents\"",
    "confirm_new_game = false",
    "rules = \"sudden\"",
    "player_name = \"Ana\"",
    "hint_player = \"greedy\"",
    "theme = \"dark\"\nanimation_speed = 4.0",
    "keys.undo = [\"x\", \"left\"]\nkeys.quit = []",
];

/// Randomness that may fail.
struct Counting {
    next: u8,
    fails_at: u8,
}

impl Entropy for Counting {
    fn secret(&mut self) -> Result<Secret, NoEntropy> {
        self.next = self.next.wrapping_add(1);
        if self.next == self.fails_at {
            return Err(NoEntropy);
        }
        Ok(Secret::new([self.next; 32]))
    }

    fn seed(&mut self) -> Result<u64, NoEntropy> {
        Ok(1)
    }
}

/// The options that the bytes choose.
pub(crate) fn options(bytes: &mut Bytes<'_>, storage: Box<dyn Storage>) -> Options {
    Options {
        warnings: Vec::new(),
        storage,
        preferences: preferences(bytes),
        language: bytes.pick(&Language::ALL),
        assets: PlayerAssets::default(),
        entropy: Box::new(Counting {
            next: 0,
            fails_at: bytes.byte(),
        }),
        face: bytes.pick(&FACES),
        start: first_screen(bytes),
    }
}

fn preferences(bytes: &mut Bytes<'_>) -> Preferences {
    let chosen = bytes.byte();
    let lines = (0..SETTINGS.len()).filter(|line| chosen & (1 << line) != 0);
    let text: Vec<&str> = lines.map(|line| SETTINGS[line]).collect();
    let (settings, problems) = Settings::read(&text.join("\n"));
    Preferences {
        settings,
        problems,
        file: None,
        ..Preferences::default()
    }
}

fn first_screen(bytes: &mut Bytes<'_>) -> FirstScreen {
    match bytes.below(4) {
        0 => FirstScreen::Menu,
        1 => FirstScreen::Continue,
        2 => FirstScreen::Play {
            rules: rules(bytes),
            seed: seed(bytes),
            player: bytes.flag().then(|| watched(bytes)),
        },
        _ => FirstScreen::Practice {
            rules: rules(bytes),
            seed: seed(bytes),
        },
    }
}

fn seed(bytes: &mut Bytes<'_>) -> Option<Seed> {
    Seed::new(bytes.text()).ok()
}

fn watched(bytes: &mut Bytes<'_>) -> Watched {
    Watched {
        player: bytes.pick(&PlayerSpec::ALL),
        pace: bytes.flag().then(|| bytes.pick(&Pace::STEPS)),
    }
}

/// Rules of any size; those of the preset where the choices contradict each
/// other.
fn rules(bytes: &mut Bytes<'_>) -> Rules {
    let preset = bytes.pick(&Preset::ALL);
    let chosen = bytes.byte();
    let has = |bit: u8| chosen & (1 << bit) != 0;
    let overrides = Overrides {
        size: has(0).then(|| size(bytes)).flatten(),
        tiles: None,
        start: has(1).then(|| u32::from(bytes.byte() % 8)),
        goal: has(2).then(|| Rank::new(bytes.byte()).map_or(Goal::None, Goal::Tile)),
        at_goal: has(3).then(|| bytes.pick(&[AtGoal::Stop, AtGoal::Continue])),
        lost_when: has(4).then(|| bytes.pick(&[LostWhen::Stuck, LostWhen::Full])),
    };
    Rules::new(preset, overrides).unwrap_or_else(|_| preset.rules())
}

fn size(bytes: &mut Bytes<'_>) -> Option<Size> {
    Size::new(bytes.byte() % 9, bytes.byte() % 9).ok()
}

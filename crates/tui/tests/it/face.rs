//! The face without a terminal, as tests use it.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use brikke_app::Settings;
use brikke_app::settings::{ColourChoice, SettingsProblem};
use brikke_engine::{Rules, Seed};
use brikke_locale::Language;
use brikke_play::Moment;
use brikke_players::PlayerAssets;
use brikke_store::Store;
use brikke_tui::app::App;
use brikke_tui::input::Input;
use brikke_tui::{Options, Start};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use tempfile::TempDir;

/// The face without a terminal.
pub(crate) struct Face {
    pub(crate) app: App,
    pub(crate) now: u64,
    answers: Receiver<Input>,
    _data: TempDir,
}

const SIZES: [(u16, u16); 3] = [(20, 8), (80, 24), (200, 60)];

/// Where a store lives for the length of a test: in memory where the system
/// has a place for that, because every move waits for the disk.
fn directory() -> TempDir {
    let memory = tempfile::tempdir_in("/dev/shm");
    memory.or_else(|_| tempfile::tempdir()).unwrap()
}

impl Face {
    /// A face with nothing kept, without colours.
    pub(crate) fn new(language: Language, start: Start) -> Face {
        let settings = Settings {
            colour: ColourChoice::None,
            ..Settings::default()
        };
        Face::with(language, settings, start)
    }

    /// A face with these settings.
    pub(crate) fn with(language: Language, settings: Settings, start: Start) -> Face {
        Face::with_file(language, settings, None, start)
    }

    /// A face whose settings come from a file with these problems.
    pub(crate) fn with_file(
        language: Language,
        settings: Settings,
        file: Option<(PathBuf, Vec<SettingsProblem>)>,
        start: Start,
    ) -> Face {
        let (path, problems) = file.unzip();
        let data = directory();
        let options = Options {
            store: Store::open(data.path()).unwrap().store,
            problems: problems.unwrap_or_default(),
            settings_file: path,
            environment: |_| None,
            stock: PlayerAssets::default(),
            language,
            colour: settings.colour,
            settings,
            start,
        };
        let (sender, answers) = channel();
        Face {
            app: App::new(options, sender, Moment::from_millis(1_000)),
            now: 1_000,
            answers,
            _data: data,
        }
    }

    /// A game with a known seed.
    pub(crate) fn playing(language: Language) -> Face {
        let seed = Some(Seed::new("otters").unwrap());
        let rules = Rules::default();
        let player = None;
        Face::new(
            language,
            Start::Play {
                rules,
                seed,
                player,
            },
        )
    }

    /// Hands something in, a moment later.
    pub(crate) fn input(&mut self, input: Input) {
        self.now += 10;
        self.app.handle(input, Moment::from_millis(self.now));
    }

    /// Presses a key.
    pub(crate) fn press(&mut self, code: KeyCode) {
        self.input(Input::Key(KeyEvent::from(code)));
    }

    /// Types.
    pub(crate) fn type_keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(KeyCode::Char(key));
        }
    }

    /// Hands the next answer of a player over.
    pub(crate) fn hear_player(&mut self) {
        let answer = self.answers.recv_timeout(Duration::from_mins(1));
        self.input(answer.unwrap());
    }

    /// Lets time pass as far as the face asks for it.
    pub(crate) fn pass(&mut self, millis: u64) {
        self.now += millis;
        self.input(Input::Wake);
    }

    /// What is drawn in a window of this size.
    pub(crate) fn drawn(&self, (width, height): (u16, u16)) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let now = Moment::from_millis(self.now);
        terminal.draw(|frame| self.app.draw(frame, now)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The characters in a window of this size.
    pub(crate) fn shown(&self, size: (u16, u16)) -> String {
        let buffer = self.drawn(size);
        let mut text = String::new();
        for row in buffer.content.chunks(usize::from(size.0)) {
            let mut hidden = 0;
            for cell in row {
                // The second half of a wide character is empty.
                if hidden == 0 {
                    text.push_str(cell.symbol());
                    hidden = unicode_width::UnicodeWidthStr::width(cell.symbol()).max(1);
                }
                hidden -= 1;
            }
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
        text
    }

    /// Where a text is drawn in a window of 80x24.
    #[track_caller]
    pub(crate) fn find(&self, text: &str) -> Position {
        let shown = self.shown((80, 24));
        let lines = shown.lines().enumerate();
        let mut found =
            lines.filter_map(|(row, line)| Some((row, line[..line.find(text)?].to_owned())));
        let (row, before) = found
            .next()
            .unwrap_or_else(|| panic!("{text} is not in\n{shown}"));
        let column = unicode_width::UnicodeWidthStr::width(before.as_str());
        Position::new(u16::try_from(column).unwrap(), u16::try_from(row).unwrap())
    }

    /// Clicks on a text.
    #[track_caller]
    pub(crate) fn click_on(&mut self, text: &str) {
        let position = self.find(text);
        self.input(Input::Click(position));
    }

    /// The screen shows these words at the usual size and when there is more
    /// room; at every size it is drawn.
    #[track_caller]
    pub(crate) fn check(&self, words: &[&str]) {
        for size in SIZES {
            let shown = self.shown(size);
            for word in words.iter().filter(|_| size.0 >= 80) {
                assert!(
                    shown.contains(word),
                    "{word} is missing at {size:?}:\n{shown}"
                );
            }
        }
    }
}

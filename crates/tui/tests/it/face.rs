//! The application on a screen without a terminal, as tests use it.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use brikke_app::page::Page;
use brikke_app::settings::{ColourChoice, SettingsProblem};
use brikke_app::{
    App, Button, Effect, Entropy, FirstScreen, Input, Moment, NoEntropy, Options, PlayerWorker,
    Preferences, Settings,
};
use brikke_engine::{Rules, Secret, Seed};
use brikke_locale::Language;
use brikke_players::{Answer, PlayerAssets, Reply};
use brikke_store::MemoryStorage;
use brikke_tui::event::Event;
use brikke_tui::screen::Screen;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::terminal::Terminal;

/// The application on a screen without a terminal.
pub(crate) struct Face {
    app: App,
    screen: RefCell<Screen>,
    now: u64,
    worker: PlayerWorker,
    answers: Receiver<Answer>,
    /// True after the program has ended.
    pub(crate) has_quit: bool,
    /// The input that the last event became.
    pub(crate) last_input: Option<Input>,
}

const SIZES: [(u16, u16); 3] = [(20, 8), (80, 24), (200, 60)];

/// Counts upwards instead of drawing: the same secrets every time.
pub(crate) struct Counting(pub(crate) u8);

impl Entropy for Counting {
    fn secret(&mut self) -> Result<Secret, NoEntropy> {
        self.0 += 1;
        Ok(Secret::new([self.0; 32]))
    }

    fn seed(&mut self) -> Result<u64, NoEntropy> {
        Ok(1)
    }
}

/// A game with a known seed.
pub(crate) fn seeded(rules: Rules) -> FirstScreen {
    FirstScreen::Play {
        rules,
        seed: Some(Seed::new("otters").unwrap()),
        player: None,
    }
}

impl Face {
    /// A face with nothing saved, without colours.
    pub(crate) fn new(language: Language, start: FirstScreen) -> Face {
        let settings = Settings {
            colour: ColourChoice::None,
            ..Settings::default()
        };
        Face::with(language, settings, start)
    }

    /// A face with these settings.
    pub(crate) fn with(language: Language, settings: Settings, start: FirstScreen) -> Face {
        Face::with_file(language, settings, None, start)
    }

    /// A face whose settings come from a file with these problems.
    pub(crate) fn with_file(
        language: Language,
        settings: Settings,
        file: Option<(PathBuf, Vec<SettingsProblem>)>,
        start: FirstScreen,
    ) -> Face {
        let (file, problems) = file.unzip();
        let (sender, answers) = channel();
        let send = move |answer| drop(sender.send(answer));
        let options = Options {
            storage: Box::new(MemoryStorage::default()),
            preferences: Preferences {
                settings,
                problems: problems.unwrap_or_default(),
                file,
                ..Preferences::default()
            },
            language,
            assets: PlayerAssets::default(),
            entropy: Box::new(Counting(0)),
            start,
            face: brikke_app::Face::Terminal,
            warnings: Vec::new(),
        };
        let (app, effects) = App::new(options, Moment::from_millis(1_000));
        let mut face = Face {
            app,
            screen: RefCell::new(Screen::new(|_| None, None)),
            now: 1_000,
            worker: PlayerWorker::new(PlayerAssets::default(), 1, send),
            answers,
            has_quit: false,
            last_input: None,
        };
        face.carry_out(effects);
        face
    }

    /// A game with a known seed.
    pub(crate) fn playing(language: Language) -> Face {
        Face::new(language, seeded(Rules::default()))
    }

    fn now(&self) -> Moment {
        Moment::from_millis(self.now)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(request) => self.worker.ask(request),
                Effect::Forget(kind) => self.worker.forget(kind),
                Effect::Copy(_)
                | Effect::Share { .. }
                | Effect::File(_)
                | Effect::Announce(_)
                | Effect::Picture(_)
                | Effect::Sound(_)
                | Effect::Vibrate(_) => {}
                Effect::Quit => self.has_quit = true,
            }
        }
    }

    /// Hands over an input that no event stands for.
    pub(crate) fn input(&mut self, input: Input) {
        let effects = self.app.handle(input, self.now());
        self.carry_out(effects);
    }

    /// Lets something happen, a moment later.
    pub(crate) fn event(&mut self, event: &Event) {
        self.now += 10;
        let page = self.app.page(self.now());
        self.last_input = self.screen.get_mut().input(event, &page);
        if let Some(input) = self.last_input.clone() {
            self.input(input);
        }
    }

    /// Presses a key.
    pub(crate) fn press(&mut self, code: KeyCode) {
        self.event(&Event::Key(KeyEvent::from(code)));
    }

    /// Types.
    pub(crate) fn type_keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(KeyCode::Char(key));
        }
    }

    /// Hands over the answers of players up to the next one that is more than
    /// becoming ready.
    pub(crate) fn hear_player(&mut self) {
        loop {
            let answer = self.answers.recv_timeout(Duration::from_mins(1)).unwrap();
            let is_ready = matches!(answer.reply, Reply::Ready { .. } | Reply::Loading { .. });
            self.now += 10;
            self.input(Input::Player(answer));
            if !is_ready {
                return;
            }
        }
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, millis: u64) {
        self.now += millis;
        self.input(Input::Tick);
    }

    /// The page that is shown.
    pub(crate) fn page(&self) -> Page {
        self.app.page(self.now())
    }

    /// Everything that can be clicked in a window of this size.
    pub(crate) fn clickable(&self, (width, height): (u16, u16)) -> Vec<Input> {
        let _ = self.drawn((width, height));
        let page = self.page();
        let mut inputs = Vec::new();
        for place in 0..u32::from(width) * u32::from(height) {
            let column = u16::try_from(place % u32::from(width)).unwrap();
            let row = u16::try_from(place / u32::from(width)).unwrap();
            let click = Event::Click(Position::new(column, row), Button::Primary);
            let input = self.screen.borrow_mut().input(&click, &page);
            inputs.extend(input.filter(|input| !inputs.contains(input)));
        }
        inputs
    }

    /// The picture in a window of this size.
    pub(crate) fn drawn(&self, (width, height): (u16, u16)) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let page = self.app.page(self.now());
        let mut screen = self.screen.borrow_mut();
        terminal.draw(|frame| screen.draw(&page, frame)).unwrap();
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

    /// The place of a text in a window of 80x24.
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
        self.event(&Event::Click(position, Button::Primary));
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

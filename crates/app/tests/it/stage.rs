//! An application without a face: keys in, pages and announcements out.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::time::Duration;

use brikke_app::page::{Body, Dialog, GamePage, Page};
use brikke_app::{
    App, Effect, Entropy, Face, FileAnswer, FileProblem, FileRequest, FirstScreen, Input, Moment,
    NoEntropy, Options, Preferences, Sound, Watched, label,
};
use brikke_engine::{Goal, Overrides, Preset, Rules, Secret, Seed};
use brikke_locale::Language;
use brikke_players::{Answer, PlayerAssets, PlayerSpec, Query, Request, Responder};
use brikke_store::{MemoryStorage, Storage};

/// An application at a time of its own.
pub(crate) struct Stage {
    pub(crate) app: App,
    pub(crate) millis: u64,
    /// Requests to players that nobody has answered yet.
    pub(crate) asked: Vec<Request>,
    /// Everything that was announced since it was looked at.
    announced: Vec<String>,
    pub(crate) copied: Vec<String>,
    /// Texts and addresses that were shared.
    pub(crate) shared: Vec<(String, String)>,
    pub(crate) pictures: Vec<Option<String>>,
    pub(crate) sounds: Vec<Sound>,
    pub(crate) vibrations: Vec<Duration>,
    /// The files of this computer.
    pub(crate) disk: BTreeMap<String, Vec<u8>>,
    /// The reason why no file can be written or read.
    pub(crate) disk_problem: Option<FileProblem>,
    pub(crate) has_quit: bool,
}

/// Counts upwards instead of drawing: the same secrets every time.
#[derive(Default)]
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

/// A system without randomness.
pub(crate) struct Empty;

impl Entropy for Empty {
    fn secret(&mut self) -> Result<Secret, NoEntropy> {
        Err(NoEntropy)
    }

    fn seed(&mut self) -> Result<u64, NoEntropy> {
        Err(NoEntropy)
    }
}

/// Options for a test, at the menu.
pub(crate) fn options() -> Options {
    Options {
        storage: Box::new(MemoryStorage::default()),
        preferences: Preferences::default(),
        language: Language::English,
        assets: PlayerAssets::default(),
        entropy: Box::new(Counting::default()),
        start: FirstScreen::Menu,
        face: Face::Terminal,
        warnings: Vec::new(),
    }
}

/// Classic rules on a board of this size, with this goal.
pub(crate) fn rules(size: &str, goal: Option<&str>) -> Rules {
    let overrides = Overrides {
        size: size.parse().ok(),
        goal: goal.map(|goal| goal.parse::<Goal>().unwrap()),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

/// A start with a game from a seed.
pub(crate) fn play(rules: Rules, player: Option<PlayerSpec>) -> FirstScreen {
    FirstScreen::Play {
        rules,
        seed: Seed::new("otters").ok(),
        player: player.map(|player| Watched { player, pace: None }),
    }
}

impl Stage {
    /// The application with these options.
    pub(crate) fn new(options: Options) -> Stage {
        let millis = 1_000_000;
        let (app, effects) = App::new(options, Moment::from_millis(millis));
        let mut stage = Stage {
            app,
            millis,
            asked: Vec::new(),
            announced: Vec::new(),
            copied: Vec::new(),
            shared: Vec::new(),
            pictures: Vec::new(),
            sounds: Vec::new(),
            vibrations: Vec::new(),
            disk: BTreeMap::new(),
            disk_problem: None,
            has_quit: false,
        };
        stage.carry_out(effects);
        stage
    }

    /// A classic game on this storage.
    pub(crate) fn playing_on(storage: impl Storage + 'static) -> Stage {
        Stage::new(Options {
            storage: Box::new(storage),
            start: play(Rules::default(), None),
            ..options()
        })
    }

    /// A game from a seed under these rules.
    pub(crate) fn playing(rules: Rules) -> Stage {
        Stage::new(Options {
            start: play(rules, None),
            ..options()
        })
    }

    pub(crate) fn now(&self) -> Moment {
        Moment::from_millis(self.millis)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                // Nobody waits for a player that gets ready.
                Effect::Ask(request) if request.query == Query::Prepare => {}
                Effect::Ask(request) => self.asked.push(request),
                Effect::Forget(kind) => self.asked.retain(|asked| asked.query.kind() != kind),
                Effect::Copy(text) => self.copied.push(text),
                Effect::Share { text, address } => self.shared.push((text, address)),
                Effect::File(request) => {
                    let answer = self.file(request);
                    self.input(Input::FileAnswer(answer));
                }
                Effect::Announce(text) => self.announced.push(text),
                Effect::Picture(path) => self.pictures.push(path),
                Effect::Sound(sound) => self.sounds.push(sound),
                Effect::Vibrate(time) => self.vibrations.push(time),
                Effect::Quit => self.has_quit = true,
            }
        }
    }

    /// Writes or reads a file as a disk would.
    fn file(&mut self, request: FileRequest) -> FileAnswer {
        let (FileRequest::Write { path, .. } | FileRequest::Read { path }) = &request;
        let path = path.clone();
        if let Some(problem) = self.disk_problem {
            return FileAnswer::Failed { path, problem };
        }
        let exists = self.disk.contains_key(&path);
        match request {
            FileRequest::Write { replace: false, .. } if exists => FileAnswer::Exists { path },
            FileRequest::Write { bytes, .. } => {
                self.disk.insert(path.clone(), bytes);
                FileAnswer::Written { path }
            }
            FileRequest::Read { .. } => match self.disk.get(&path).cloned() {
                Some(bytes) => FileAnswer::Read { path, bytes },
                None => FileAnswer::Failed {
                    path,
                    problem: FileProblem::System(ErrorKind::NotFound),
                },
            },
        }
    }

    pub(crate) fn input(&mut self, input: Input) -> &mut Stage {
        let effects = self.app.handle(input, self.now());
        self.carry_out(effects);
        self
    }

    /// Presses keys one after another, by their names.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Stage {
        for key in keys.split_whitespace() {
            self.input(Input::press(key));
        }
        self
    }

    /// Lets time pass, with a tick at every moment that was asked for.
    pub(crate) fn wait(&mut self, millis: u64) -> &mut Stage {
        let end = self.millis + millis;
        while let Some(wake) = self.app.next_wake(self.now()) {
            if wake.millis() > end {
                break;
            }
            self.millis = wake.millis().max(self.millis + 1);
            self.input(Input::Tick);
        }
        self.millis = end;
        self.input(Input::Tick)
    }

    /// Lets the players answer everything that they were asked.
    pub(crate) fn answer(&mut self) -> &mut Stage {
        let mut responder = Responder::new(PlayerAssets::default(), 1);
        for request in std::mem::take(&mut self.asked) {
            let reply = responder.answer(&request, &|_| {});
            let id = request.id;
            self.input(Input::Player(Answer { id, reply }));
        }
        self
    }

    pub(crate) fn page(&self) -> Page {
        self.app.page(self.now())
    }

    #[track_caller]
    pub(crate) fn game(&self) -> GamePage {
        match self.page().body {
            Body::Game(game) => *game,
            body => panic!("not the game but {body:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn dialog(&self) -> Dialog {
        self.page().dialog.expect("no dialog is open")
    }

    /// The score that is shown.
    pub(crate) fn points(&self) -> u64 {
        plain(&self.game().score.value).parse().unwrap()
    }

    pub(crate) fn note(&self) -> String {
        self.page().note.map(|note| note.text).unwrap_or_default()
    }

    /// Everything that was announced since the last time, in one text.
    pub(crate) fn take_announced(&mut self) -> String {
        std::mem::take(&mut self.announced).join("\n")
    }

    /// The board as it looks once nothing moves: `2 . 4 / . . 2`.
    pub(crate) fn drawn(&mut self) -> String {
        self.wait(2_000);
        let board = self.game().board;
        let (rows, columns) = (board.size.rows(), board.size.columns());
        let cell = |row: u8, column: u8| {
            let is_there = |row_of: f32, column_of: f32| {
                (row_of - f32::from(row)).abs() < 0.1 && (column_of - f32::from(column)).abs() < 0.1
            };
            let mut sprites = board.sprites.iter();
            let sprite = sprites.find(|sprite| is_there(sprite.row, sprite.column));
            sprite.map_or_else(
                || ".".to_owned(),
                |sprite| label(board.labels, sprite.rank, 6),
            )
        };
        let row = |row| {
            let cells = (0..columns).map(|column| cell(row, column));
            cells.collect::<Vec<_>>().join(" ")
        };
        (0..rows).map(row).collect::<Vec<_>>().join(" / ")
    }

    /// The number of moves that the game shows.
    pub(crate) fn moves(&self) -> String {
        self.game().figures[0].value.clone()
    }
}

/// A number without the signs between its groups.
pub(crate) fn plain(number: &str) -> String {
    number.replace(',', "")
}

//! A story of the application: bytes choose what a person does, what players
//! answer and what goes wrong, and after each input the page is looked at.
//!
//! The fuzz target `app` calls [`story`], and so do the application's
//! ordinary tests, with the corpus.

mod bytes;
mod checks;
mod inputs;
mod replies;
mod shared;
mod start;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::rc::Rc;

use brikke_app::session::{Command, Session};
use brikke_app::{
    App, Effect, FileAnswer, FileProblem, FileRequest, Input, Moment, Request, lines,
};
use brikke_engine::{Chance, Direction, Seed};
use brikke_store::{Board72, Storage};

use crate::failing::{FailingStorage, Reading};
use bytes::Bytes;
use checks::Shown;
use shared::Shared;

/// The longest story.
const MOST_STEPS: usize = 200;

/// Every so many inputs the page is turned into data and read aloud, which
/// takes as long as all the rest.
const READ_EVERY: usize = 4;

/// Nothing that the bytes choose makes the application panic, show something
/// that is not there, or call something saved that is not.
pub fn story(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let mut story = Story::begin(&mut bytes);
    for _ in 0..MOST_STEPS {
        if bytes.is_empty() || story.has_quit {
            break;
        }
        story.step(&mut bytes);
    }
    story.end();
}

/// The application and its surroundings.
struct Story {
    app: App,
    millis: u64,
    storage: Shared,
    full: Rc<Cell<bool>>,
    reading: Rc<Cell<Reading>>,
    /// Requests to players that are open.
    asked: Vec<Request>,
    /// Requests that were answered, replaced or forgotten.
    old: Vec<Request>,
    disk: BTreeMap<String, Vec<u8>>,
    /// The answer of a disk that does not work.
    disk_problem: Option<FileProblem>,
    has_quit: bool,
    inputs: usize,
}

impl Story {
    fn begin(bytes: &mut Bytes<'_>) -> Story {
        let storage = Shared::default();
        let failing = FailingStorage::around(storage.clone());
        let (full, reading) = (failing.switch(), failing.reading());
        full.set(bytes.byte() > 250);
        let millis = 1_000_000;
        let options = start::options(bytes, Box::new(failing));
        let (app, effects) = App::new(options, Moment::from_millis(millis));
        let mut story = Story {
            app,
            millis,
            storage,
            full,
            reading,
            asked: Vec::new(),
            old: Vec::new(),
            disk: BTreeMap::new(),
            disk_problem: None,
            has_quit: false,
            inputs: 0,
        };
        story.carry_out(effects);
        story.look();
        story
    }

    const fn now(&self) -> Moment {
        Moment::from_millis(self.millis)
    }

    fn step(&mut self, bytes: &mut Bytes<'_>) {
        match bytes.below(26) {
            0..=9 => self.input(inputs::press(bytes)),
            10..=14 => self.input(inputs::other(bytes)),
            15 => self.line(&bytes.text()),
            16..=18 => self.answer(bytes),
            19 => self.file(bytes),
            20 | 21 => self.wait(),
            22 => self.jump(bytes),
            23 => self.go_wrong(bytes),
            24 => self.move_elsewhere(bytes.pick(&Direction::ALL)),
            _ => self.end_or_tick(bytes),
        }
    }

    fn input(&mut self, input: Input) {
        let effects = self.app.handle(input, self.now());
        self.carry_out(effects);
        self.inputs += 1;
        self.look();
    }

    /// A line that is typed, as in plain mode.
    fn line(&mut self, text: &str) {
        let page = self.app.page(self.now());
        // Some lines are typed before anything was asked.
        let timing = match text.len() % 3 {
            0 => lines::Timing::Answering,
            1 => lines::Timing::Ahead,
            _ => lines::Timing::Piped,
        };
        let inputs = match lines::understand(text, timing, &page, self.app.locale()) {
            lines::Line::Inputs(inputs) | lines::Line::Command(inputs, _) => inputs,
            _ => Vec::new(),
        };
        for input in inputs {
            self.input(input);
        }
    }

    /// A player answers.
    fn answer(&mut self, bytes: &mut Bytes<'_>) {
        let requests = replies::open_or_old(&self.asked, &self.old);
        let Some(answer) = replies::answer(bytes, requests) else {
            return;
        };
        if !answer.reply.is_progress() {
            let answered = |request: &mut Request| request.id == answer.id;
            self.old.extend(self.asked.extract_if(.., answered));
        }
        self.input(Input::Player(answer));
    }

    /// A file is dropped: any bytes, a board, or one that was written here.
    fn file(&mut self, bytes: &mut Bytes<'_>) {
        let contents = match bytes.below(3) {
            0 => {
                let length = bytes.number();
                bytes.slice(length).to_vec()
            }
            1 => board72(bytes),
            _ => {
                let files: Vec<Vec<u8>> = self.disk.values().cloned().collect();
                match files.len() {
                    0 => Vec::new(),
                    _ => bytes.pick(&files),
                }
            }
        };
        self.input(Input::File(contents));
    }

    /// Waits for what happens by itself.
    fn wait(&mut self) {
        let wake = self.app.next_wake(self.now());
        self.millis = wake.map_or(self.millis.saturating_add(100), |wake| {
            wake.millis().max(self.millis)
        });
        self.input(Input::Tick);
    }

    /// The clock goes forward or is set back, by any time.
    fn jump(&mut self, bytes: &mut Bytes<'_>) {
        let choice = bytes.byte();
        let by = 1_u64 << (choice % 64);
        self.millis = if choice < 192 {
            self.millis.saturating_add(by)
        } else {
            self.millis.saturating_sub(by)
        };
        self.input(Input::Tick);
    }

    /// The storage or the disk stops working, or works again.
    fn go_wrong(&mut self, bytes: &mut Bytes<'_>) {
        match bytes.below(4) {
            0 => self.full.set(bytes.flag()),
            1 => {
                let reading = [Reading::Works, Reading::Fails];
                self.reading.set(bytes.pick(&reading));
            }
            2 => {
                self.disk_problem = bytes.pick(&[
                    None,
                    Some(FileProblem::NoDirectory),
                    Some(FileProblem::TooLarge),
                    Some(FileProblem::System(ErrorKind::StorageFull)),
                ]);
            }
            _ => self.input(Input::FileAnswer(FileAnswer::Exists { path: bytes.text() })),
        }
    }

    /// Another program makes a move in the game that was played last.
    fn move_elsewhere(&mut self, direction: Direction) {
        let games = self.storage.unfinished().unwrap_or_default();
        let Some(game) = games.first() else { return };
        let Ok(seed) = Seed::new("elsewhere") else {
            return;
        };
        let mut session = Session::new(Box::new(self.storage.clone()));
        let opened = session.open(game.id, Chance::Seed(seed), self.now());
        assert!(opened.is_ok(), "{opened:?}");
        session.apply(Command::Move(direction), self.now());
    }

    fn end_or_tick(&mut self, bytes: &mut Bytes<'_>) {
        let input = match bytes.below(8) {
            0 => Input::Quit,
            _ => Input::Tick,
        };
        self.input(input);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(request) => self.asked.push(request),
                Effect::Forget(kind) => {
                    let forgotten = |request: &mut Request| request.query.kind() == kind;
                    self.old.extend(self.asked.extract_if(.., forgotten));
                }
                Effect::File(request) => {
                    let answer = self.on_disk(request);
                    self.input(Input::FileAnswer(answer));
                }
                Effect::Announce(text) => {
                    checks::announced(&text, self.app.locale(), &self.storage);
                }
                Effect::Copy(text) => {
                    self.disk
                        .insert("the clipboard".to_owned(), text.into_bytes());
                }
                Effect::Share { .. }
                | Effect::Picture(_)
                | Effect::Sound(_)
                | Effect::Vibrate(_) => {}
                Effect::Quit => self.has_quit = true,
            }
        }
    }

    /// Writes or reads a file as a disk would.
    fn on_disk(&mut self, request: FileRequest) -> FileAnswer {
        let (FileRequest::Write { path, .. } | FileRequest::Read { path }) = &request;
        let path = path.clone();
        if let Some(problem) = self.disk_problem {
            return FileAnswer::Failed { path, problem };
        }
        let found = self.disk.get(&path).cloned();
        match request {
            FileRequest::Write { replace: false, .. } if found.is_some() => {
                FileAnswer::Exists { path }
            }
            FileRequest::Write { bytes, .. } => {
                self.disk.insert(path.clone(), bytes);
                FileAnswer::Written { path }
            }
            FileRequest::Read { .. } => match found {
                Some(bytes) => FileAnswer::Read { path, bytes },
                None => FileAnswer::Failed {
                    path,
                    problem: FileProblem::System(ErrorKind::NotFound),
                },
            },
        }
    }

    /// Looks at the page, as every kind of face would.
    fn look(&self) {
        let page = self.app.page(self.now());
        checks::page(&page);
        if self.inputs.is_multiple_of(READ_EVERY) {
            serde_json::to_writer(io::sink(), &page).unwrap();
            let _ = lines::read(&page);
            let dialog = page.dialog.as_ref();
            let _ = dialog.map(|dialog| lines::question(dialog, self.app.locale()));
        }
        let _ = self.app.next_wake(self.now());
        if let Some(shown) = Shown::as_saved(&page, self.app.locale()) {
            shown.is_stored(&self.storage);
        }
    }

    /// Closes. If nothing is said to be unsaved, everything is saved.
    fn end(self) {
        let now = self.now();
        let (page, locale) = (self.app.page(now), self.app.locale());
        if self.app.close(now).is_ok()
            && let Some(shown) = Shown::on(&page, locale)
        {
            shown.is_stored(&self.storage);
        }
    }
}

/// A board of another program, mostly one that is possible.
fn board72(bytes: &mut Bytes<'_>) -> Vec<u8> {
    let tile = |choice: u8| match choice % 20 {
        0 | 18.. => 0,
        rank => 1_i32 << rank,
    };
    let mut numbers: Vec<i32> = bytes.slice(16).iter().map(|&byte| tile(byte)).collect();
    numbers.resize(16, 0);
    numbers.extend([i32::from(bytes.byte()) * 4, i32::from(bytes.byte())]);
    let contents: Vec<u8> = numbers.into_iter().flat_map(i32::to_le_bytes).collect();
    assert_eq!(contents.len(), Board72::LENGTH);
    contents
}

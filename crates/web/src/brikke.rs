//! The application as the page sees it.

use std::cell::RefCell;
use std::rc::Rc;

use brikke_ai::learned::Network;
use brikke_app::page::{Body, Square};
use brikke_app::settings::{Action, Choice, LabelChoice};
use brikke_app::{
    App, BrowserStorage, Button, Destination, FieldValue, FileAnswer, Input, Key, Locale, Rank,
    label,
};
use brikke_players::{Answer, Message};
use brikke_store::{RecordStorage, WriteProblem};
use wasm_bindgen::prelude::*;

use crate::RecordChange;
use crate::effect::Effect;
use crate::loading::moment;

/// The characters that a tile has room for.
const LABEL_WIDTH: u16 = 6;

/// The application as the page sees it: events in, a page and effects out.
/// Every call that something happened has the time, in milliseconds since
/// 1970.
#[wasm_bindgen]
pub struct Brikke {
    app: App,
    storage: Rc<RefCell<RecordStorage>>,
    effects: Vec<Effect>,
    /// The settings as they were written last.
    settings: String,
}

impl Brikke {
    pub(crate) fn new(
        app: App,
        storage: Rc<RefCell<RecordStorage>>,
        effects: Vec<brikke_app::Effect>,
    ) -> Brikke {
        Brikke {
            settings: app.settings().to_lines(),
            app,
            storage,
            effects: effects.into_iter().map(Effect::from).collect(),
        }
    }

    fn numbered(&self, id: &str, count: usize) -> Vec<String> {
        let locale = self.app.locale();
        let name = |number: usize| locale.text_with(id, &[("number", number.into())]);
        (1..=count).map(name).collect()
    }

    fn handle(&mut self, input: Input, now: f64) {
        let effects = self.app.handle(input, moment(now));
        let is_mute = self.missing_language().is_some();
        let effects = effects.into_iter().map(Effect::from);
        // In a language whose messages are not there nothing can be said yet.
        let is_said = |effect: &Effect| !is_mute || !matches!(effect, Effect::Announce { .. });
        self.effects.extend(effects.filter(is_said));
    }
}

/// What the application says.
#[wasm_bindgen]
impl Brikke {
    /// The page at this moment, as JSON.
    pub fn page(&self, now: f64) -> String {
        serde_json::to_string(&self.app.page(moment(now))).unwrap_or_default()
    }

    /// Rows of the list on the page, as JSON: from the first number to before
    /// the second.
    pub fn rows(&self, from: usize, to: usize, now: f64) -> String {
        let page = self.app.page(moment(now));
        let Body::Listing(listing) = &page.body else {
            return "[]".to_owned();
        };
        let rows: Vec<_> = (from..to)
            .filter_map(|index| listing.rows.get(index))
            .collect();
        serde_json::to_string(&rows).unwrap_or_default()
    }

    /// The effects since the last time, as JSON.
    pub fn take_effects(&mut self) -> String {
        let effects = std::mem::take(&mut self.effects);
        serde_json::to_string(&effects).unwrap_or_default()
    }

    /// The records to write since the last time, together or not at all.
    pub fn take_changes(&mut self) -> Vec<RecordChange> {
        let changes = self.storage.borrow_mut().take_changes();
        changes.into_iter().map(RecordChange::from).collect()
    }

    /// The settings to write, if they have changed since the last time.
    pub fn take_settings(&mut self) -> Option<String> {
        let settings = self.app.settings().to_lines();
        let has_changed = settings != self.settings;
        self.settings.clone_from(&settings);
        has_changed.then_some(settings)
    }

    /// The address of what is shown, to stand behind the `#`.
    pub fn address(&self, now: f64) -> String {
        self.app.address(moment(now))
    }

    /// The moment at which something happens by itself.
    pub fn next_wake(&self, now: f64) -> Option<f64> {
        let wake = self.app.next_wake(moment(now))?;
        #[expect(clippy::cast_precision_loss, reason = "JavaScript's numbers")]
        Some(wake.millis() as f64)
    }

    /// The numbers on all tiles, from rank 1, for one of the ways to write
    /// them.
    pub fn labels(&self, labels: &str) -> Vec<String> {
        let labels = LabelChoice::named(labels).unwrap_or(LabelChoice::Values);
        let ranks = (1..=Rank::MAX.get()).filter_map(Rank::new);
        ranks.map(|rank| label(labels, rank, LABEL_WIDTH)).collect()
    }

    /// The name of the board, as a table.
    pub fn board_name(&self) -> String {
        self.app.locale().text("board-name")
    }

    /// The word for a square without a tile.
    pub fn empty_name(&self) -> String {
        self.app.locale().text("plain-empty")
    }

    /// The words of the button that loads a newer version.
    pub fn update_name(&self) -> String {
        self.app.locale().text("browser-update")
    }

    /// The names of so many rows.
    pub fn row_names(&self, count: usize) -> Vec<String> {
        self.numbered("board-row", count)
    }

    /// The names of so many columns.
    pub fn column_names(&self, count: usize) -> Vec<String> {
        self.numbered("board-column", count)
    }

    /// The name of the buttons of a game, for those who hear it.
    pub fn tools_name(&self) -> String {
        self.app.locale().text("browser-tools")
    }

    /// The name of the field for a person's name.
    pub fn name_prompt(&self) -> String {
        self.app.locale().text("name-prompt")
    }

    /// The code of the language whose messages are missing.
    pub fn missing_language(&self) -> Option<String> {
        let language = self.app.locale().language();
        (!Locale::is_there(language)).then(|| language.code().to_owned())
    }
}

/// What happened to the storage.
#[wasm_bindgen]
impl Brikke {
    /// Another page has written or deleted a record.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "JavaScript hands bytes over only so"
    )]
    pub fn record_changed(&mut self, key: &str, bytes: Option<Vec<u8>>) {
        // One that cannot be read is not taken over.
        let _ = self.storage.borrow_mut().take_over(key, bytes.as_deref());
    }

    /// Everything that another page has written is taken over.
    pub fn store_changed(&mut self, now: f64) {
        self.handle(Input::StoreChanged, now);
    }

    /// Records cannot be written: there is no room, or it is not allowed.
    pub fn writing_failed(&mut self, is_full: bool) {
        let problem = if is_full {
            WriteProblem::Full
        } else {
            WriteProblem::Refused
        };
        self.storage.borrow_mut().set_problem(Some(problem));
    }

    /// Records can be written again.
    pub fn writing_works(&mut self) {
        self.storage.borrow_mut().set_problem(None);
    }
}

/// What the person did.
#[wasm_bindgen]
impl Brikke {
    /// Pressed a key.
    pub fn press(&mut self, name: &str, is_on_pad: bool, now: f64) {
        let name = name.to_owned();
        self.handle(Input::Press(Key { name, is_on_pad }), now);
    }

    /// Used the button of an action, or swiped.
    pub fn act(&mut self, action: &str, now: f64) {
        if let Some(action) = Action::named(action) {
            self.handle(Input::Do(action), now);
        }
    }

    /// Clicked a line, a row, a card or an answer.
    pub fn choose(&mut self, index: usize, now: f64) {
        self.handle(Input::Choose(index), now);
    }

    /// Moved the selection without opening anything.
    pub fn mark(&mut self, index: usize, now: f64) {
        self.handle(Input::Mark(index), now);
    }

    /// Chose a tab.
    pub fn tab(&mut self, index: usize, now: f64) {
        self.handle(Input::Tab(index), now);
    }

    /// Asked for a screen by its name.
    pub fn open(&mut self, destination: &str, now: f64) {
        let destination = match destination {
            "games" => Destination::Games,
            "scores" => Destination::Scores,
            "statistics" => Destination::Statistics,
            "settings" => Destination::Settings,
            "about" => Destination::About,
            "file" => Destination::File,
            "analysis" => Destination::Analysis,
            "share" => Destination::Share,
            _ => return,
        };
        self.handle(Input::Open(destination), now);
    }

    /// Wrote a text into a field.
    pub fn set_text(&mut self, field: usize, text: String, now: f64) {
        self.handle(Input::Set(field, FieldValue::Text(text)), now);
    }

    /// Chose an option of a field.
    pub fn set_option(&mut self, field: usize, option: usize, now: f64) {
        self.handle(Input::Set(field, FieldValue::Option(option)), now);
    }

    /// Turned a switch.
    pub fn set_switch(&mut self, field: usize, is_on: bool, now: f64) {
        self.handle(Input::Set(field, FieldValue::Switch(is_on)), now);
    }

    /// Changed a number.
    pub fn set_number(&mut self, field: usize, number: u8, now: f64) {
        self.handle(Input::Set(field, FieldValue::Number(number)), now);
    }

    /// Removed a key of a field.
    pub fn remove_key(&mut self, field: usize, key: usize, now: f64) {
        self.handle(Input::Set(field, FieldValue::RemoveKey(key)), now);
    }

    /// Pasted a text.
    pub fn write(&mut self, text: String, now: f64) {
        self.handle(Input::Write(text), now);
    }

    /// Clicked a square of the board.
    pub fn square(&mut self, row: u8, column: u8, is_secondary: bool, now: f64) {
        let button = if is_secondary {
            Button::Secondary
        } else {
            Button::Primary
        };
        self.handle(Input::Square(Square::new(row, column), button), now);
    }

    /// Went to a move of the replay.
    pub fn go_to(&mut self, ply: usize, now: f64) {
        self.handle(Input::GoTo(ply), now);
    }

    /// Set the pace of autoplay.
    pub fn pace(&mut self, step: usize, now: f64) {
        self.handle(Input::Pace(step), now);
    }

    /// Chose or dropped a file.
    pub fn file(&mut self, bytes: Vec<u8>, now: f64) {
        self.handle(Input::File(bytes), now);
    }

    /// Chose the file that was asked for.
    pub fn file_read(&mut self, path: String, bytes: Vec<u8>, now: f64) {
        let answer = FileAnswer::Read { path, bytes };
        self.handle(Input::FileAnswer(answer), now);
    }

    /// Was given the file that was to be written.
    pub fn file_written(&mut self, path: String, now: f64) {
        let answer = FileAnswer::Written { path };
        self.handle(Input::FileAnswer(answer), now);
    }

    /// Opened an address of the page: what stands behind the `#`.
    pub fn link(&mut self, address: String, now: f64) {
        self.handle(Input::Link(address), now);
    }

    /// Came back to the page, or left it for another.
    pub fn focus(&mut self, has_focus: bool, now: f64) {
        let input = if has_focus {
            Input::FocusGained
        } else {
            Input::FocusLost
        };
        self.handle(input, now);
    }

    /// Opened a menu over the page, or closed it.
    pub fn menu(&mut self, is_open: bool, now: f64) {
        let input = if is_open {
            Input::MenuOpened
        } else {
            Input::MenuClosed
        };
        self.handle(input, now);
    }

    /// Hid the page.
    pub fn suspend(&mut self, now: f64) {
        self.handle(Input::Suspend, now);
    }
}

/// What happened otherwise.
#[wasm_bindgen]
impl Brikke {
    /// A player answered.
    pub fn answered(&mut self, text: String, bytes: Vec<u8>, now: f64) {
        if let Some(answer) = Answer::from_message(&Message { text, bytes }) {
            self.handle(Input::Player(answer), now);
        }
    }

    /// A network can be loaded; these are the first bytes of its file, which
    /// has so many. `is_found`: the browser has all of it already.
    pub fn offer_network(&mut self, bytes: &[u8], size: f64, is_found: bool, now: f64) {
        if let Ok(training) = Network::read_record(bytes) {
            self.app.offer_network(training, megabytes(size));
            if is_found {
                self.handle(Input::NetworkFound, now);
            }
        }
    }

    /// Asked for the stronger advisor.
    pub fn load_advisor(&mut self, now: f64) {
        self.handle(Input::LoadAdvisor, now);
    }

    /// The messages of the language that was missing are there.
    pub fn language_loaded(&mut self, now: f64) {
        self.handle(Input::LanguageLoaded, now);
    }

    /// The browser said how safe saved games are: it has promised to keep
    /// them, or has not.
    pub fn storage_kept(&mut self, is_kept: bool) {
        self.app.set_browser_storage(if is_kept {
            BrowserStorage::Kept
        } else {
            BrowserStorage::AtRisk
        });
    }

    /// Time passed.
    pub fn tick(&mut self, now: f64) {
        self.handle(Input::Tick, now);
    }
}

/// A number of bytes in megabytes.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the size of a file"
)]
fn megabytes(bytes: f64) -> u64 {
    (bytes / 1e6).round() as u64
}

//! The page of the screen on top, with its dialog, its note and its keys.

use brikke_play::Moment;

use super::layers::Layer;
use super::{App, Face};
use crate::Input;
use crate::context::Context;
use crate::game::GameScreen;
use crate::page::{Body, Dialog, DialogKind, KeyHint, MakeVisible, Note, Page, Tone};
use crate::screens::{CommonKeys, Contents, Next, Screen, help_on, show_keys};

/// The key that explains the keys of a page.
const HELP: &str = "?";

/// The key that explains them where `?` would be written into a text.
const HELP_IN_TEXT: &str = "f1";

impl App {
    /// The page at this moment.
    pub fn page(&self, now: Moment) -> Page {
        let context = &self.context;
        let top = self.layers.iter().rev().find_map(|layer| match layer {
            Layer::Game => self.game.contents(context, now),
            Layer::Other(screen) => {
                let mut contents = screen.contents(context, now);
                if let Some(page) = screen.key_page() {
                    contents.show_keys_of(page, context);
                }
                if let Some(dialog) = &contents.dialog {
                    contents.keys = keys_of_dialog(dialog, context);
                }
                Some(contents)
            }
            Layer::Over(_) => None,
        });
        let mut contents = top.unwrap_or_else(|| self.menu.contents(context, now));
        if let Some(Layer::Over(dialog)) = self.layers.last() {
            contents.dialog = Some(dialog.page(context));
            contents.keys = dialog.keys(context);
        }
        let unsaved = || Some(Note::new(Tone::Warning, context.unsaved_text()?));
        let window_title = window_title(&contents);
        let is_on_top = matches!(self.layers.last(), Some(Layer::Game));
        let is_game = matches!(&contents.body, Body::Game(game) if game.board.cursor.is_none());
        let tip = || GameScreen::first_tip(context, now).filter(|_| is_game && is_on_top);
        let mut page = Page {
            window_title,
            title: contents.title,
            body: contents.body,
            dialog: contents.dialog,
            note: context
                .problem()
                .cloned()
                .or(contents.note)
                .or_else(unsaved)
                .or_else(tip),
            keys: contents.keys,
            back: (!self.layers.is_empty()).then(|| context.text("back")),
            caret: self.caret(),
            look: context.look(),
        };
        self.offer_help(&mut page, now);
        page.make_visible();
        page
    }

    /// The dialog at this moment.
    pub(super) fn dialog(&self, now: Moment) -> Option<Dialog> {
        match self.layers.last()? {
            Layer::Game => self.game.dialog(&self.context, now),
            Layer::Other(screen) => screen.contents(&self.context, now).dialog,
            Layer::Over(dialog) => Some(dialog.page(&self.context)),
        }
    }

    /// The cursor in the text that has the keyboard.
    fn caret(&self) -> Option<usize> {
        match self.layers.last()? {
            Layer::Game => self.game.caret(),
            Layer::Other(screen) => screen.caret(),
            Layer::Over(dialog) => dialog.caret(),
        }
    }

    /// The keys of the page on top, where somebody asks for them: with `?`, or
    /// with F1 where a text is written. The game explains its own, but for those
    /// of its dialogs.
    #[inline(never)]
    pub(super) fn help_wanted(&self, input: &Input, now: Moment) -> Option<Next> {
        let Input::Press(key) = input else {
            return None;
        };
        if ![HELP, HELP_IN_TEXT].contains(&key.name.as_str()) || !self.has_keys_to_explain(now) {
            return None;
        }
        let page = self.page(now);
        let is_asked = key.name == HELP_IN_TEXT || !page.is_written_to();
        if page.asks_for_key() || !is_asked {
            return None;
        }
        let screen = match self.layers.last()? {
            Layer::Other(screen) => Some(screen.as_ref()),
            _ => None,
        };
        let common = if page.is_written_to() {
            CommonKeys::Writing
        } else if page.dialog.is_some() || screen.is_some_and(Screen::is_list) {
            CommonKeys::List
        } else {
            CommonKeys::None
        };
        let more = match (&page.dialog, screen) {
            (Some(dialog), _) => keys_of_answers(dialog),
            (None, Some(screen)) => self.more_keys(screen),
            (None, None) => Vec::new(),
        };
        let title = match &page.dialog {
            Some(dialog) if page.title.is_empty() => dialog.title.clone(),
            _ => page.title,
        };
        let mut keys = page.keys;
        keys.retain(|hint| ![Some(HELP), Some(HELP_IN_TEXT)].contains(&hint.key.as_deref()));
        // The way out stays the last.
        let place = keys.len().saturating_sub(1);
        keys.splice(place..place, more);
        let explanations = screen.map_or(&[][..], Screen::explanations);
        Some(Next::open(help_on(title, keys, common, explanations)))
    }

    /// The keys of a screen for which its line of keys has no room.
    fn more_keys(&self, screen: &dyn Screen) -> Vec<KeyHint> {
        let mut keys = screen.more_keys(&self.context);
        if let Some(page) = screen.key_page() {
            show_keys(&mut keys, page, &self.context);
        }
        keys
    }

    /// True if a screen with keys of its own is on top, not one that explains
    /// them, or a question over the game. Neither the board nor the panel at the
    /// end needs this: the game has help of its own.
    fn has_keys_to_explain(&self, now: Moment) -> bool {
        let is_question = |dialog: Dialog| {
            !dialog.is_quiet && !matches!(dialog.kind, DialogKind::Goal | DialogKind::Over)
        };
        match self.layers.last() {
            Some(Layer::Other(screen)) => !screen.is_read(),
            Some(Layer::Game | Layer::Over(_)) => self.dialog(now).is_some_and(is_question),
            None => false,
        }
    }

    /// Shows the key that explains the others before the way out, in a terminal,
    /// which may have no room for all of them.
    fn offer_help(&self, page: &mut Page, now: Moment) {
        let is_terminal = self.context.face == Face::Terminal;
        if is_terminal && page.dialog.is_none() && self.has_keys_to_explain(now) {
            let key = if page.is_written_to() {
                HELP_IN_TEXT
            } else {
                HELP
            };
            if page
                .keys
                .iter()
                .any(|hint| hint.key.as_deref() == Some(key))
            {
                return;
            }
            let place = page.keys.len().saturating_sub(1);
            page.keys
                .insert(place, self.context.hint(key, "action-help"));
        }
    }
}

/// The keys of a dialog over a screen.
fn keys_of_dialog(dialog: &Dialog, context: &Context) -> Vec<KeyHint> {
    if !dialog.answers.is_empty() {
        return context.hints(&[
            ("↑↓", "keys-line"),
            ("enter", "keys-choose"),
            ("esc", "keys-back"),
        ]);
    }
    let accept = dialog.accept.as_ref().map(|label| KeyHint {
        does: label.to_lowercase(),
        ..context.hint("enter", "done")
    });
    let mut leave = context.hint("esc", "keys-back");
    if let Some(cancel) = &dialog.cancel {
        leave.does = cancel.to_lowercase();
    }
    accept.into_iter().chain([leave]).collect()
}

/// The keys that give the answers of a dialog; a question takes digits too.
fn keys_of_answers(dialog: &Dialog) -> Vec<KeyHint> {
    let digits = match dialog.kind {
        DialogKind::Question => [" 1", " 0"],
        _ => ["", ""],
    };
    let digits = digits.into_iter().chain(std::iter::repeat(""));
    let answers = dialog.answers.iter().zip(digits);
    let answers = answers.filter(|(answer, _)| !answer.key.is_empty());
    answers
        .map(|(answer, digit)| KeyHint {
            key: Some(answer.key.clone()),
            shown: format!("{}{digit}", answer.key),
            does: answer.name.clone(),
            is_enabled: true,
        })
        .collect()
}

/// The title of a window: the rules and the score of a game, else the title of
/// the page.
fn window_title(contents: &Contents) -> String {
    match &contents.body {
        Body::Game(game) => format!("{} · {} – Brikke", game.rules, game.score.value),
        _ if contents.title.is_empty() => "Brikke".to_owned(),
        _ => format!("{} – Brikke", contents.title),
    }
}

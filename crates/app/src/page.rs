//! Pages: values with everything that a face needs to draw one screen.
//!
//! A face decides how a page looks, never what happens on it. Pages carry
//! numbers, tiles, times and boards as such where a face may want to draw
//! them; sentences come in the person's language.
//!
//! With the feature `serde` a page can be serialised, for faces that are
//! written in another language.

mod board;
mod dialog;
mod document;
mod empty;
mod form;
mod game;
mod listing;
mod menu;
mod replay;
mod rows;
mod visible;

use brikke_locale::Language;

pub use crate::motion::{Glide, GlidingTile, Sprite};
use crate::settings::{ColourChoice, ThemeChoice};
pub use board::BoardView;
pub use brikke_engine::{Board, Direction, Rank, Size, Square};
pub use dialog::{Dialog, DialogAnswer, DialogKind};
pub use document::{Bar, Block, Document, Section};
pub use empty::{EmptyPage, EmptyPicture};
pub use form::{Control, Field, Form, Heading};
pub use game::{
    AutoplayView, Figure, GamePage, HintBar, HintView, Icon, RankedScore, RisingPoints, SplitLine,
    Tool,
};
pub use listing::{Cell, Column, Listing, Row, SearchField, Selector};
pub use menu::{Line, Menu, NewGamePage};
pub use replay::{Chart, Headline, Mark, ReplayPage, ReplayStatus, WorstMove};
pub use rows::Rows;
pub(crate) use visible::MakeVisible;

/// One screen, ready to be drawn.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Page {
    /// The title; empty where the page speaks for itself.
    pub title: String,
    /// The title of a window: the rules and the score of a game.
    pub window_title: String,
    /// The content of the page.
    pub body: Body,
    /// The dialog over the page. It takes the keyboard and all clicks.
    pub dialog: Option<Dialog>,
    /// The note line.
    pub note: Option<Note>,
    /// The keys that work now, the most important first.
    pub keys: Vec<KeyHint>,
    /// The label of the way back (the key `esc`); none on the first screen.
    pub back: Option<String>,
    /// The number of characters, as people see them, before the cursor in the
    /// text that has the keyboard: the dialog's, else that of the form's
    /// selected field. None where there is no such text, or the cursor is at
    /// its end.
    pub caret: Option<usize>,
    /// Settings that concern drawing.
    pub look: Appearance,
}

impl Page {
    /// True if keys are characters of a text.
    pub(crate) fn is_written_to(&self) -> bool {
        if let Some(dialog) = &self.dialog {
            return dialog.field.is_some();
        }
        let is_text = |field: &Field| matches!(field.control, Control::Text { .. });
        match &self.body {
            Body::Form(form) => form.fields.get(form.selected).is_some_and(is_text),
            _ => self.caret.is_some(),
        }
    }

    /// True if the next key is for an action.
    pub(crate) fn asks_for_key(&self) -> bool {
        let dialog = self.dialog.as_ref();
        dialog.is_some_and(|dialog| dialog.kind == DialogKind::Key)
    }
}

/// The kinds of pages.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Body {
    /// The menu.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::apart"))]
    Menu(Menu),
    /// The game.
    Game(Box<GamePage>),
    /// The choice of a preset and a size.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::apart"))]
    NewGame(NewGamePage),
    /// Fields to fill in: rules, settings, keys.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::apart"))]
    Form(Form),
    /// Rows of a table: games, scores.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::apart"))]
    Listing(Listing),
    /// Something to read: help, statistics, the program itself.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::apart"))]
    Document(Document),
    /// A finished or saved game, move by move.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::apart"))]
    Replay(Box<ReplayPage>),
}

/// A short text with the tone in which it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Note {
    /// The text.
    pub text: String,
    /// Its tone.
    pub tone: Tone,
    /// The percentage done of the work that it speaks of.
    pub progress: Option<u8>,
    /// A shorter text for a small terminal, where the long one would be cut
    /// off.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub short: Option<String>,
}

impl Note {
    /// A note in this tone.
    pub fn new(tone: Tone, text: impl Into<String>) -> Note {
        Note {
            text: text.into(),
            tone,
            progress: None,
            short: None,
        }
    }

    /// Adds a shorter text for a small terminal.
    #[must_use]
    pub fn in_short(self, short: impl Into<String>) -> Note {
        Note {
            short: Some(short.into()),
            ..self
        }
    }

    /// Adds the share done of the work that it speaks of, from 0 to 1.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 100"
    )]
    pub fn with_progress(self, done: f64) -> Note {
        Note {
            progress: Some((100.0 * done.clamp(0.0, 1.0)) as u8),
            ..self
        }
    }
}

/// The tone of a text: which of the theme's colours it gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Tone {
    /// Like the rest of the page.
    Plain,
    /// Less important.
    Muted,
    /// Standing out.
    Accent,
    /// Good news.
    Good,
    /// Something is wrong.
    Warning,
}

/// A key with what it does now. A face may offer it as a button, and sends
/// [`Input::press`](crate::Input::press) of `key` when that is clicked.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KeyHint {
    /// The name of the key; none where several keys are shown together.
    pub key: Option<String>,
    /// The key as people read it.
    pub shown: String,
    /// A short description.
    pub does: String,
    /// True if it does something now.
    pub is_enabled: bool,
}

/// Settings that concern drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Appearance {
    /// The theme that was chosen.
    pub theme: ThemeChoice,
    /// The number of colours a terminal uses.
    pub colour: ColourChoice,
    /// True if nothing slides or fades.
    pub reduced_motion: bool,
    /// The language of every sentence.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialise::language"))]
    pub language: Language,
}

#[cfg(feature = "serde")]
pub(crate) mod serialise;

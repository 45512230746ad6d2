//! What is typed or pasted while somebody plays.

use brikke_engine::{Board, Recording};
use brikke_play::{Command, Edit, Moment};

use super::GameScreen;
use crate::context::Context;
use crate::page::Tone;
use crate::screens::Next;
use crate::settings::Action;
use crate::{Key, one_line};

/// The capital letters in a row that mean nothing as such after which Caps Lock
/// must be on: from then on every capital letter is taken for a small one.
const CAPS_LOCK: u8 = 2;

/// The small letter of a key that is a capital one.
fn small_letter(key: &Key) -> Option<Key> {
    let mut letters = key.name.chars();
    let letter = letters.next().filter(|letter| letter.is_uppercase())?;
    let is_alone = letters.next().is_none();
    is_alone.then(|| Key::new(letter.to_lowercase().to_string()))
}

/// True if a text may be a recording, a link, or the name of a file.
fn names_something(text: &str) -> bool {
    let text = text.trim();
    let is_name = text.lines().count() == 1 && text.contains(['/', '\\', '.']);
    is_name || Recording::from_text(text).is_ok() || Recording::from_link(text).is_ok()
}

impl GameScreen {
    /// Takes a pasted text: a position to practise on, else a recording or the
    /// name of a file.
    pub(super) fn paste(&mut self, text: &str, context: &mut Context, now: Moment) -> Next {
        match one_line(text).parse::<Board>() {
            Ok(board) => self.apply(Command::Edit(Edit::Paste(board)), context, now),
            Err(_) if names_something(text) => Next::OpenText(text.to_owned()),
            Err(_) => {
                self.warn(context.text("play-paste-nothing"), context, now);
                Next::Stay
            }
        }
    }

    pub(super) fn playing_key(&mut self, key: &Key, context: &mut Context, now: Moment) -> Next {
        let mode = self.key_mode(context);
        let bound = context.action_in(key, mode);
        let small = small_letter(key);
        let small = small.and_then(|small| context.action_in(&small, mode));
        let had_caps_lock = self.has_caps_lock();
        self.note_capital(key, bound, small);
        let meant = match bound {
            // Somebody who holds Shift means the capital letter.
            Some(_) if !had_caps_lock => bound,
            bound => small.or(bound),
        };
        let next = match meant {
            Some(Action::Quit) => self.quit_by_key(&key.name, context, now),
            Some(action) => self.act(action, context, now),
            None => self.other_key(&key.name, context, now),
        };
        if self.has_caps_lock() && !had_caps_lock && self.note.is_none() {
            self.say(Tone::Muted, context.text("play-caps-lock"), context, now);
        }
        next
    }

    const fn has_caps_lock(&self) -> bool {
        self.stray_capitals >= CAPS_LOCK
    }

    /// Counts capital letters that can only be meant as small ones. Every other
    /// key but those that Caps Lock explains says that it is off.
    fn note_capital(&mut self, key: &Key, bound: Option<Action>, small: Option<Action>) {
        self.stray_capitals = match (bound, small) {
            (None, Some(action)) if action.is_move() => self.stray_capitals.saturating_add(1),
            _ if small_letter(key).is_some() && (bound.is_none() || self.has_caps_lock()) => {
                self.stray_capitals
            }
            _ => 0,
        };
    }
}

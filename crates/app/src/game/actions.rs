//! Actions of a person who plays.

use brikke_engine::{Direction, Game};
use brikke_play::{Command, Mode, Moment};

use super::GameScreen;
use super::assistance::Help;
use super::dialog::OpenDialog;
use super::tools::editing_keys;
use crate::board_view::board_at_rest;
use crate::context::Context;
use crate::cursor::Cursor;
use crate::files::{FileDialog, in_usual_directory};
use crate::page::{Note, Tone};
use crate::screens::{DocumentScreen, NewGameScreen, Next, ReplayScreen, help_in, help_with};
use crate::settings::Action;
use crate::{Effect, Face, Pace, daily, words};

impl GameScreen {
    /// Carries out an action that has a key in the settings.
    pub(super) fn act(&mut self, action: Action, context: &mut Context, now: Moment) -> Next {
        match action {
            Action::Up => self.go(Direction::Up, context, now),
            Action::Right => self.go(Direction::Right, context, now),
            Action::Down => self.go(Direction::Down, context, now),
            Action::Left => self.go(Direction::Left, context, now),
            Action::Undo => self.with_help(Help::Undo, context, now),
            Action::Redo => self.apply(Command::Redo, context, now),
            Action::New => self.new_game(context, now),
            Action::Restart => self.restart(context, now),
            Action::Save => self.ask(OpenDialog::save(context.mode())),
            Action::Open => Next::File(FileDialog::open(context)),
            Action::Hint => self.with_help(Help::Hint, context, now),
            Action::Autoplay => self.take_over_or_stop(context, now),
            Action::Pause => self.pause_or_continue(context, now),
            Action::Step => self.step(context, now),
            Action::Faster => self.change_pace(Pace::faster, context, now),
            Action::Slower => self.change_pace(Pace::slower, context, now),
            Action::Help => Next::open(self.help_screen(context, now)),
            Action::Menu => self.close(context, now),
            Action::Quit => {
                self.leave(context, now);
                Next::Quit
            }
            Action::Edit => self.begin_editing(context, now),
            Action::Return if context.session.is_trial() => self.leave_trial(context, now),
            Action::Return => self.apply(Command::Return, context, now),
            Action::Bookmarks => self.ask(OpenDialog::bookmarks(context, now)),
            Action::Replay => self.replay(context, now),
            Action::Share => self.share(context, now),
            action => self.act_in_practice(action, context, now),
        }
    }

    /// The help on the game; while the board is edited, or at the goal or the
    /// end, on that first.
    fn help_screen(&self, context: &Context, now: Moment) -> DocumentScreen {
        if self.editing.is_some() {
            let heading = context.text("help-editing-title");
            return help_with(heading, editing_keys(context), Mode::Practice);
        }
        match self.ending_help(context, now) {
            Some((heading, keys)) => help_with(heading, keys, context.key_mode()),
            None => help_in(context.key_mode()),
        }
    }

    /// Lets the person choose a new game; line by line it begins at once.
    fn new_game(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.face != Face::Plain {
            return Next::open(NewGameScreen::new(context));
        }
        match context.usual_game(now) {
            Ok(update) => Next::Play(update),
            Err(problem) => {
                self.warn(problem, context, now);
                Next::Stay
            }
        }
    }

    pub(super) fn restart(&mut self, context: &mut Context, now: Moment) -> Next {
        match context.restart(now) {
            Ok(update) => self.on_update(update, context, now),
            Err(problem) => {
                self.warn(problem, context, now);
                Next::Stay
            }
        }
    }

    /// Goes to the menu, which says that the game is closed.
    fn close(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.session.is_trial() {
            return self.leave_trial(context, now);
        }
        self.leave(context, now);
        if let Some(unsaved) = context.unsaved_text() {
            return Next::Menu(Note::new(Tone::Warning, unsaved));
        }
        context.is_closed = !context.session.is_failing();
        // Nobody goes on with practice, or with a game without a move.
        let is_left = context.view(now).is_none_or(|view| {
            view.phase.is_over() || view.mode == Mode::Practice || view.moves == 0
        });
        let said = |id| Note::new(Tone::Accent, context.text(id));
        let note = if is_left || context.session.is_failing() {
            said("play-closed")
        } else {
            said("play-closed-saved").in_short(context.text("play-closed-short"))
        };
        if std::mem::take(&mut context.is_opened_from_list) {
            return Next::Saying(note);
        }
        Next::Menu(note)
    }

    /// Leaves the game with the clock stopped and no player at work.
    pub(super) fn leave(&mut self, context: &mut Context, now: Moment) {
        self.stop_player(context, now);
        self.set_clock(Command::Pause, context, now);
    }

    /// Sends the player away, if one is at work.
    pub(super) fn stop_player(&mut self, context: &mut Context, now: Moment) {
        self.autoplay.forget();
        if context.view(now).is_some_and(|view| view.player.is_some()) {
            self.apply(Command::StopPlayer, context, now);
        }
    }

    pub(super) fn ask(&mut self, dialog: OpenDialog) -> Next {
        self.dialog = Some(dialog);
        Next::Stay
    }

    /// Keys that the settings do not change.
    pub(super) fn other_key(&mut self, key: &str, context: &mut Context, now: Moment) -> Next {
        match key {
            "ctrl-c" => return self.copy(context, now),
            READ_BOARD if context.face == Face::Browser => {
                self.read_board(context, now);
                return Next::Stay;
            }
            "f12" if context.face == Face::Window => return self.take_picture(None, context, now),
            "shift-f12" if context.face == Face::Window => {
                let path = picture_path(context);
                return self.take_picture(Some(path), context, now);
            }
            _ => {}
        }
        let text = if context.face == Face::Plain {
            context.text_with("plain-unknown", &[("text", key.into())])
        } else {
            let help = context.key_of(Action::Help).unwrap_or_default();
            context.text_with("play-wrong-key", &[("key", help.into())])
        };
        self.tell(text, context, now);
        Next::Stay
    }

    fn begin_editing(&mut self, context: &mut Context, now: Moment) -> Next {
        self.stop_player(context, now);
        self.editing = Some(Cursor::default());
        context.announce(context.text("practice-about"));
        Next::Stay
    }

    /// The replay of the current game.
    pub(super) fn replay(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(id) = context.session.game_id() else {
            return self.not_saved_yet(context, now);
        };
        match ReplayScreen::of(id, context) {
            Ok(replay) => Next::open(replay),
            Err(problem) => {
                self.warn(problem, context, now);
                Next::Stay
            }
        }
    }

    /// Lets the face take a picture of the board, for the clipboard or a file.
    /// Where a file is written, its answer says so.
    fn take_picture(&mut self, path: Option<String>, context: &mut Context, now: Moment) -> Next {
        if path.is_none() {
            let text = context.text("picture-copied");
            self.say(Tone::Good, text, context, now);
        }
        context.effect(Effect::Picture(path));
        Next::Stay
    }

    /// A person presses a key that ends the program. Beside the keys that move
    /// in a window it would be a slip, so that is asked; keys with ctrl are not
    /// pressed by accident.
    pub(super) fn quit_by_key(&mut self, key: &str, context: &mut Context, now: Moment) -> Next {
        if context.face == Face::Window && !key.starts_with("ctrl-") {
            return self.ask(OpenDialog::quit());
        }
        self.act(Action::Quit, context, now)
    }

    /// The analysis of the current game.
    pub(crate) fn analyse(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(id) = context.session.game_id() else {
            return self.not_saved_yet(context, now);
        };
        match ReplayScreen::analysed(id, context, now) {
            Ok(replay) => Next::open(replay),
            Err(problem) => {
                self.warn(problem, context, now);
                Next::Stay
            }
        }
    }

    /// A game that is not saved has no replay: a trial says so.
    fn not_saved_yet(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.session.is_trial() {
            let text = GameScreen::trial_begun(context);
            self.tell(text, context, now);
        }
        Next::Stay
    }

    /// Copies a link to the recording of the game, as others may have it.
    pub(crate) fn share(&mut self, context: &mut Context, now: Moment) -> Next {
        let of_day = Some(context.face).filter(|face| *face == Face::Browser);
        if let Some(text) = of_day.and_then(|_| daily::result(context, now)) {
            context.effect(Effect::Share {
                text,
                address: daily::ADDRESS.to_owned(),
            });
            let text = context.copied("play-shared");
            self.say(Tone::Good, text, context, now);
            return Next::Stay;
        }
        if let Some(recording) = context.shared_recording() {
            context.share_link(&recording);
            let text = context.copied("play-shared");
            self.say(Tone::Good, text, context, now);
        }
        Next::Stay
    }

    /// Reads the game and its board aloud.
    fn read_board(&self, context: &mut Context, now: Moment) {
        let Some(view) = context.view(now) else {
            return;
        };
        let labels = self.labels_in(&view, context);
        let rows = board_at_rest(view.board, labels, context.locale).rows;
        let summary = words::summary(context.locale, &view, self.best_score(&view));
        let text = std::iter::once(summary).chain(rows);
        let text = text.collect::<Vec<_>>().join(" ");
        context.announce(text);
    }

    /// Copies the position that is shown.
    pub(super) fn copy(&mut self, context: &mut Context, now: Moment) -> Next {
        if let Some(position) = context.view(now).map(|view| view.board.to_string()) {
            let values = [("position", position.clone().into())];
            let text = context.text_with("practice-copied", &values);
            context.effect(Effect::Copy(position));
            self.say(Tone::Accent, text, context, now);
        }
        Next::Stay
    }
}

/// The key that reads the board aloud, in a browser.
pub(crate) const READ_BOARD: &str = "f9";

/// The path of a picture of the board.
fn picture_path(context: &Context) -> String {
    let moves = context.session.game().map_or(0, Game::moves);
    let id = context.session.game_id();
    let name = match id {
        Some(id) => format!("brikke-{id}-{moves}.png"),
        None => format!("brikke-{moves}.png"),
    };
    in_usual_directory(&name, context)
}

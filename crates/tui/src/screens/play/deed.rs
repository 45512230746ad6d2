//! What a person does with keys while playing.

use brikke_app::Cursor;
use brikke_app::session::Session;
use brikke_app::settings::Action;
use brikke_engine::Direction;
use brikke_play::{Command, Confirmation, Moment};
use crossterm::event::{KeyCode, KeyEvent};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::screen::{Next, Screen};
use crate::screens::{NewGame, Replay, help};
use crate::world::World;

impl PlayScreen {
    /// What the settings have a key for.
    pub(super) fn act(&mut self, action: Action, world: &mut World, now: Moment) -> Next {
        match action {
            Action::Up => self.slide(Direction::Up, world, now),
            Action::Right => self.slide(Direction::Right, world, now),
            Action::Down => self.slide(Direction::Down, world, now),
            Action::Left => self.slide(Direction::Left, world, now),
            Action::Undo => self.apply(Command::Undo, world, now),
            Action::Redo => self.apply(Command::Redo, world, now),
            Action::New => open(NewGame::new(world)),
            Action::Restart => {
                let told = world.restart(now);
                self.hear(told, world, now)
            }
            Action::Save => self.ask(Dialog::bookmark()),
            Action::Hint => self.apply(Command::Hint, world, now),
            Action::Autoplay => self.take_over_or_stop(world, now),
            Action::Pause => self.pause_or_go_on(world, now),
            Action::Step => self.step(world, now),
            Action::Faster => self.change_speed(true, world, now),
            Action::Slower => self.change_speed(false, world, now),
            Action::Help => open(help()),
            Action::Menu => self.leave(Next::Menu, world, now),
            Action::Quit => self.leave(Next::Quit, world, now),
        }
    }

    /// Moves; a game that was looked back in first comes back to its end.
    fn slide(&mut self, direction: Direction, world: &mut World, now: Moment) -> Next {
        self.apply(Command::Move(direction), world, now)
    }

    /// Leaves the screen with the clock standing still and no player at work.
    fn leave(&mut self, next: Next, world: &mut World, now: Moment) -> Next {
        self.autoplay.forget();
        if world.view(now).is_some_and(|view| view.player.is_some()) {
            world.apply(Command::StopPlayer, now);
        }
        let told = world.apply(Command::Pause, now);
        world.note_trouble(told.save_error);
        next
    }

    pub(super) fn ask(&mut self, dialog: Dialog) -> Next {
        self.dialog = Some(dialog);
        Next::Stay
    }

    /// Keys that are the same for everybody.
    pub(super) fn other_key(&mut self, key: &KeyEvent, world: &mut World, now: Moment) -> Next {
        match key.code {
            KeyCode::Char('e') => self.begin_editing(world, now),
            KeyCode::Char('b') => self.apply(Command::Return, world, now),
            KeyCode::Char('g') => self.ask(Dialog::bookmarks()),
            KeyCode::Char('v') => watch_again(world),
            _ => {
                let help = world.key_of(Action::Help).unwrap_or_default();
                self.say(
                    world.text_with("play-wrong-key", &[("key", help.into())]),
                    now,
                );
                Next::Stay
            }
        }
    }

    fn begin_editing(&mut self, world: &mut World, now: Moment) -> Next {
        if world.view(now).is_some_and(|view| view.player.is_some()) {
            self.autoplay.forget();
            self.apply(Command::StopPlayer, world, now);
        }
        self.editing = Some(Cursor::default());
        Next::Stay
    }

    /// The answer to a question, if one is open. Other keys withdraw it.
    pub(super) fn question_key(
        &mut self,
        key: &KeyEvent,
        world: &mut World,
        now: Moment,
    ) -> Option<Next> {
        world.view(now)?.confirmation?;
        let yes = world.text("yes-letter");
        let agrees = match key.code {
            KeyCode::Enter => true,
            KeyCode::Char(letter) => {
                let letter = letter.to_lowercase().to_string();
                letter == "y" || letter == yes
            }
            _ => false,
        };
        let command = if agrees {
            Command::Confirm
        } else {
            Command::Cancel
        };
        Some(self.apply(command, world, now))
    }

    /// Whether the question is asked at all.
    pub(super) const fn is_asked(question: &Confirmation, world: &World) -> bool {
        match question {
            Confirmation::New | Confirmation::Restart => {
                world.preferences.settings.confirm_new_game
            }
            Confirmation::MoveBookmark(_) => true,
        }
    }
}

fn open(screen: impl Screen + 'static) -> Next {
    Next::Open(Box::new(screen))
}

/// The replay of the game in hand, once it is kept.
pub(super) fn watch_again(world: &World) -> Next {
    let id = world.session().and_then(Session::game_id);
    match id.and_then(|id| Replay::of(id, world).ok()) {
        Some(replay) => open(replay),
        None => Next::Stay,
    }
}

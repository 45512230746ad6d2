//! The state of the terminal face: its screens, one upon another.

use std::sync::mpsc::Sender;

use brikke_engine::Chance;
use brikke_play::Moment;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Frame;

use crate::fresh;
use crate::input::Input;
use crate::options::{Ending, Options, Start};
use crate::screen::{Next, Screen};
use crate::screens::{Menu, PlayScreen};
use crate::world::World;
use brikke_app::earlier;

/// The state of the terminal face.
pub struct App {
    world: World,
    /// The menu, and what was opened upon it. Never empty.
    screens: Vec<Box<dyn Screen>>,
    ending: Option<Ending>,
    suspends: bool,
}

impl App {
    /// The face with its first screen. Players answer through `sender`, to
    /// be handed to [`App::handle`].
    pub fn new(options: Options, sender: Sender<Input>, now: Moment) -> App {
        let start = options.start.clone();
        let mut world = World::new(options, sender);
        let mut screens: Vec<Box<dyn Screen>> = vec![Box::new(Menu::new(&world))];
        if let Start::Play {
            rules,
            seed,
            player,
        } = start
        {
            let chance = seed.map_or_else(fresh::chance, Chance::Seed);
            let told = world.new_game(rules, chance, now);
            let mut screen = PlayScreen::new(told, &mut world, now);
            if let Some(watched) = player {
                screen.watch(&watched, &mut world, now);
            }
            screens.push(Box::new(screen));
        }
        App {
            world,
            screens,
            ending: None,
            suspends: false,
        }
    }

    /// Answers to what happened.
    pub fn handle(&mut self, input: Input, now: Moment) {
        match input {
            Input::End { signal } => self.ending = Some(Ending::Signal(signal)),
            Input::TerminalGone => self.ending = Some(Ending::TerminalGone),
            Input::Key(key) if is_control(key, 'c') => self.ending = Some(Ending::Quit),
            Input::Key(key) if is_control(key, 'z') => self.suspends = true,
            input => self.handle_on_screen(&input, now),
        }
    }

    fn handle_on_screen(&mut self, input: &Input, now: Moment) {
        if matches!(input, Input::Wake) {
            self.world.tick(now);
        }
        let Some(screen) = self.screens.last_mut() else {
            return;
        };
        let clicked = match input {
            Input::Click(position) => self.world.key_at(*position).map(Input::Key),
            _ => None,
        };
        let next = screen.handle(clicked.as_ref().unwrap_or(input), &mut self.world, now);
        self.go(next, now);
    }

    fn go(&mut self, next: Next, now: Moment) {
        match next {
            Next::Stay => return,
            Next::Open(screen) => {
                self.screens.push(screen);
                return;
            }
            Next::Back => self.leave(),
            Next::Menu => self.screens.truncate(1),
            Next::Play => {
                self.screens.truncate(1);
                let screen = PlayScreen::new(self.world.take_told(), &mut self.world, now);
                self.screens.push(Box::new(screen));
            }
            Next::Quit => self.ending = Some(Ending::Quit),
        }
        if let Some(screen) = self.screens.last_mut() {
            screen.shown_again(&mut self.world, now);
        }
    }

    /// Leaves the uppermost screen, but never the menu.
    fn leave(&mut self) {
        if self.screens.len() > 1 {
            self.screens.pop();
        }
    }

    /// Draws the uppermost screen.
    pub fn draw(&self, frame: &mut Frame<'_>, now: Moment) {
        self.world.area.set(frame.area());
        self.world.drawn_keys.borrow_mut().clear();
        if let Some(screen) = self.screens.last() {
            screen.draw(frame, &self.world, now);
        }
    }

    /// When something happens by itself next: until then the program may
    /// sleep.
    pub fn next_wake(&self, now: Moment) -> Option<Moment> {
        let screen = self.screens.last()?.next_wake(&self.world, now);
        earlier(screen, self.world.deadline())
    }

    /// How it ended, if it did.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether the person wants the program to be stopped for a while; asked
    /// once.
    pub const fn takes_suspend(&mut self) -> bool {
        std::mem::replace(&mut self.suspends, false)
    }

    /// Leaves everything kept.
    pub fn close(self, now: Moment) {
        self.world.close(now);
    }
}

fn is_control(key: KeyEvent, letter: char) -> bool {
    key.code == KeyCode::Char(letter) && key.modifiers.contains(KeyModifiers::CONTROL)
}

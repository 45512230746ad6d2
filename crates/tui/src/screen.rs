//! What every screen is.

use brikke_play::Moment;
use ratatui::Frame;

use crate::input::Input;
use crate::world::World;

/// One screen: its state, its keys and its drawing.
pub(crate) trait Screen {
    /// Answers to what happened.
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next;

    /// Draws itself.
    fn draw(&self, frame: &mut Frame<'_>, world: &World, now: Moment);

    /// When it wants to be woken.
    fn next_wake(&self, _world: &World, _now: Moment) -> Option<Moment> {
        None
    }

    /// It is shown again after another screen.
    fn shown_again(&mut self, _world: &mut World, _now: Moment) {}
}

/// What comes next.
pub(crate) enum Next {
    /// This screen stays.
    Stay,
    /// Another screen, and then this one again.
    Open(Box<dyn Screen>),
    /// The screen before this one.
    Back,
    /// The game, over the menu.
    Play,
    /// The menu.
    Menu,
    /// The end.
    Quit,
}

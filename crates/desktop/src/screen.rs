//! What every screen is.

use brikke_players::Answer;
use eframe::egui::Ui;

use crate::world::World;

/// One screen: its state, and how it shows itself and is handled.
pub(crate) trait Screen {
    /// Shows itself, and answers to what was done.
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next;

    /// A player has answered.
    fn answered(&mut self, _answer: Answer, _world: &mut World) -> Next {
        Next::Stay
    }

    /// It is shown again after another screen.
    fn shown_again(&mut self, _world: &mut World) {}
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

impl Next {
    /// Another screen.
    pub(crate) fn open(screen: impl Screen + 'static) -> Next {
        Next::Open(Box::new(screen))
    }
}

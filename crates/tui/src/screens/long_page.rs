//! A page of text that may be longer than the window.

use brikke_play::Moment;
use ratatui::Frame;
use ratatui::text::Line;

use crate::input::Input;
use crate::panel;
use crate::screen::{Next, Screen};
use crate::scroll::Scroll;
use crate::world::World;

/// Makes the lines, in the language and the colours of the moment.
type Lines = dyn Fn(&World) -> Vec<Line<'static>>;

/// A title and lines, scrolled; any other key leaves.
pub(crate) struct LongPage {
    title: &'static str,
    lines: Box<Lines>,
    scroll: Scroll,
}

impl LongPage {
    /// The page with the title of this id.
    pub(super) fn new(
        title: &'static str,
        lines: impl Fn(&World) -> Vec<Line<'static>> + 'static,
    ) -> LongPage {
        LongPage {
            title,
            lines: Box::new(lines),
            scroll: Scroll::default(),
        }
    }
}

impl Screen for LongPage {
    fn handle(&mut self, input: &Input, _world: &mut World, _now: Moment) -> Next {
        match input {
            input if self.scroll.handle(input) => Next::Stay,
            Input::Key(_) => Next::Back,
            _ => Next::Stay,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text(self.title));
        let inside = panel::inside(frame.area());
        self.scroll.draw(frame, inside, (self.lines)(world));
        let keys = [("↑↓", "keys-scroll"), ("esc", "keys-back")];
        panel::keys_line(frame, world, &world.keys(&keys));
    }
}

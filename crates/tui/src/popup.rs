//! A box over a screen: words, a field, choices.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use crate::theme::Look;
use crate::widgets::dialog::Dialog;

/// What a box over a screen says and offers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Popup {
    pub(crate) title: String,
    pub(crate) text: String,
    /// What is written so far, where something is to be written.
    pub(crate) field: Option<String>,
    pub(crate) choices: Vec<String>,
    pub(crate) selected: Option<usize>,
    /// What was wrong with the last try.
    pub(crate) problem: Option<String>,
}

impl Popup {
    /// Draws it in the middle of the window.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, look: &Look) {
        frame.render_widget(self.dialog(look), frame.area());
    }

    /// The choice that is drawn at a position of the window.
    pub(crate) fn choice_at(&self, area: Rect, look: &Look, position: Position) -> Option<usize> {
        self.dialog(look).choice_at(area, position)
    }

    fn dialog<'a>(&'a self, look: &'a Look) -> Dialog<'a> {
        Dialog::new(&self.title, &self.text, &self.choices, look)
            .selected(self.selected)
            .field(self.field.as_deref())
            .problem(self.problem.as_deref())
    }
}

//! The place where a page is drawn, and the inputs of its widgets.

use brikke_app::page::{KeyHint, Tone, Tool};
use brikke_app::{Input, words};
use eframe::egui::{Button, Color32, Rect, Response, RichText, Ui, vec2};

use crate::focus::Focus;
use crate::look::Look;

/// The look in which a page is drawn, the focus of its widgets, and the
/// inputs that come from them.
pub(crate) struct Canvas {
    /// The colours of everything.
    pub(crate) look: Look,
    /// True if nothing slides or fades.
    pub(crate) reduced_motion: bool,
    /// The keyboard.
    pub(crate) focus: Focus,
    /// The place of the board, where one is shown.
    pub(crate) board: Option<Rect>,
    /// The inputs of the widgets that were used in this frame.
    pub(crate) inputs: Vec<Input>,
}

impl Canvas {
    /// Sends an input to the application after this frame.
    pub(crate) fn send(&mut self, input: Input) {
        self.inputs.push(input);
    }

    /// The colour of a tone on the page.
    pub(crate) const fn tone(&self, tone: Tone) -> Color32 {
        let colours = self.look.colours();
        match tone {
            Tone::Plain => colours.page.text,
            Tone::Muted => colours.muted,
            Tone::Accent => colours.accent,
            Tone::Good => colours.good,
            Tone::Warning => colours.warning,
        }
    }

    /// An entry of the page's selection: the selected one has the keyboard,
    /// and one that gets the keyboard is selected.
    pub(crate) fn entry(&mut self, response: &Response, index: usize, is_selected: bool) {
        if self.focus.add_entry(response, is_selected) {
            self.send(Input::Mark(index));
        }
    }

    /// A button for a key.
    pub(crate) fn key_button(&mut self, ui: &mut Ui, hint: &KeyHint) -> Option<Response> {
        let key = hint.key.as_ref()?;
        let button = Button::new(words::capitalised(&hint.does));
        let response = ui.add_enabled(hint.is_enabled, button);
        if response.clicked() {
            self.send(Input::press(key));
        }
        Some(response.on_hover_text(&hint.shown))
    }

    /// The one button of a page that most people press.
    pub(crate) fn primary_button(&self, ui: &mut Ui, label: &str, is_enabled: bool) -> Response {
        let selected = self.look.colours().selected;
        let text = RichText::new(label).size(16.0).color(selected.text);
        let button = Button::new(text).fill(selected.background);
        // In a row of its own its text stands in the middle.
        let row =
            ui.horizontal(|ui| ui.add_enabled(is_enabled, button.min_size(vec2(120.0, 40.0))));
        row.inner
    }

    /// A button of a list of answers; the one that Enter presses is filled.
    pub(crate) fn answer(&self, label: &str, is_primary: bool) -> Button<'static> {
        let selected = self.look.colours().selected;
        if is_primary {
            let text = RichText::new(label).color(selected.text);
            Button::new(text).fill(selected.background)
        } else {
            Button::new(label.to_owned())
        }
    }

    /// A button for an action.
    pub(crate) fn tool_entry(&mut self, ui: &mut Ui, tool: &Tool) -> Response {
        let response = ui.add_enabled(tool.is_enabled, Button::new(&tool.name));
        if response.clicked() {
            self.send(Input::Do(tool.action));
        }
        response.on_hover_text(&tool.about)
    }
}

//! The place where a page is drawn, and the inputs of its widgets.

use brikke_app::page::{KeyHint, Tone, Tool};
use brikke_app::{Input, words};
use eframe::egui::{
    Button, Color32, InputState, Key, Rect, Response, RichText, Role, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::focus::Focus;
use crate::look::Look;
use crate::parts::filled_button;

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
    /// True if a picture is taken of the board: it has no marks.
    pub(crate) is_pictured: bool,
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

    /// A part of an entry, which removes itself by a click or a key. True: it
    /// does.
    pub(crate) fn removable(&mut self, response: &Response, entry: usize) -> bool {
        if self.focus.add_part(response, entry) {
            self.send(Input::Mark(entry));
        }
        let keys = [Key::Delete, Key::Backspace];
        let is_pressed = |input: &InputState| keys.iter().any(|key| input.key_pressed(*key));
        let is_removed = response.has_focus() && response.ctx.input(is_pressed);
        response.clicked() || is_removed
    }

    /// A button for a key.
    pub(crate) fn key_button(&mut self, ui: &mut Ui, hint: &KeyHint) -> Option<Response> {
        self.sized_key_button(ui, hint, Vec2::ZERO)
    }

    /// A button of this size for a key.
    pub(crate) fn sized_key_button(
        &mut self,
        ui: &mut Ui,
        hint: &KeyHint,
        size: Vec2,
    ) -> Option<Response> {
        let key = hint.key.as_ref()?;
        // As large as the words are that its room was measured with.
        let font = TextStyle::Button.resolve(ui.style());
        let words = RichText::new(words::capitalised(&hint.does)).font(font);
        let button = Button::new(words).min_size(size);
        let response = ui.add_enabled(hint.is_enabled, button);
        if response.clicked() {
            self.send(Input::press(key));
        }
        Some(response.on_hover_text(&hint.shown))
    }

    /// The one button of a page that most people press.
    pub(crate) fn primary_button(&self, ui: &mut Ui, label: &str, is_enabled: bool) -> Response {
        let text = RichText::new(label).size(16.0);
        let size = vec2(140.0, 40.0);
        // In a row of its own its text stands in the middle.
        let row = ui.horizontal(|ui| filled_button(ui, &self.look, text, size, is_enabled));
        row.inner
    }

    /// A button of a list of answers; the one that Enter presses is filled.
    pub(crate) fn answer(
        &self,
        ui: &mut Ui,
        label: &str,
        is_primary: bool,
        size: Vec2,
    ) -> Response {
        if is_primary {
            filled_button(ui, &self.look, RichText::new(label), size, true)
        } else {
            ui.add(Button::new(label).wrap().min_size(size))
        }
    }

    /// One of several buttons of which one is chosen: its edge stands out.
    pub(crate) fn toggle(&self, ui: &mut Ui, label: &str, is_chosen: bool) -> Response {
        let mut button = Button::new(label);
        if is_chosen {
            let accent = self.look.colours().accent;
            let text = RichText::new(label).color(accent).strong();
            button = Button::new(text).stroke(Stroke::new(2.0, accent));
        }
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, label));
        response
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

//! The number pad. egui does not tell its digits from those above the letters,
//! so that the window listens to its own events as well.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use eframe::{EframeWinitApplication, UserEvent};
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, ElementState, KeyEvent, StartCause, WindowEvent};
use winit::event_loop::ActiveEventLoop;
use winit::keyboard::{KeyCode, PhysicalKey};
use winit::window::WindowId;

/// The digits that were pressed since the last frame, in their order, and
/// whether each is on the number pad.
#[derive(Debug, Clone, Default)]
pub struct NumberPad(Rc<RefCell<VecDeque<(String, bool)>>>);

impl NumberPad {
    /// This text was typed, by a key of the number pad or by another one.
    pub fn typed(&self, text: &str, is_on_pad: bool) {
        let digit = (text.to_owned(), is_on_pad);
        self.0.borrow_mut().push_back(digit);
    }

    /// True if the next key that typed this text is on the number pad.
    pub(crate) fn has_typed(&self, text: &str) -> bool {
        let mut typed = self.0.borrow_mut();
        let Some(place) = typed.iter().position(|(known, _)| known == text) else {
            return false;
        };
        typed.drain(..=place).next_back().is_some_and(|(_, is)| is)
    }

    /// Forgets what was typed: the frame has been handled.
    pub(crate) fn clear(&self) {
        self.0.borrow_mut().clear();
    }

    fn hear(&self, event: &KeyEvent) {
        let is_digit = |text: &str| matches!(text.as_bytes(), [b'0'..=b'9']);
        let text = event.text.as_deref().filter(|text| is_digit(text));
        if let (Some(text), ElementState::Pressed) = (text, event.state) {
            self.typed(text, is_on_pad(event.physical_key));
        }
    }
}

/// True for the digits of the number pad.
const fn is_on_pad(key: PhysicalKey) -> bool {
    use KeyCode::{
        Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
    };
    let PhysicalKey::Code(code) = key else {
        return false;
    };
    matches!(
        code,
        Numpad0
            | Numpad1
            | Numpad2
            | Numpad3
            | Numpad4
            | Numpad5
            | Numpad6
            | Numpad7
            | Numpad8
            | Numpad9
    )
}

/// The window, whose digits are heard before it has them.
pub(crate) struct Listening<'a> {
    pub(crate) window: EframeWinitApplication<'a>,
    pub(crate) pad: NumberPad,
}

impl ApplicationHandler<UserEvent> for Listening<'_> {
    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        if let WindowEvent::KeyboardInput { event, .. } = &event {
            self.pad.hear(event);
        }
        self.window.window_event(event_loop, id, event);
    }

    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.window.resumed(event_loop);
    }

    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.window.new_events(event_loop, cause);
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: UserEvent) {
        self.window.user_event(event_loop, event);
    }

    fn device_event(&mut self, event_loop: &ActiveEventLoop, id: DeviceId, event: DeviceEvent) {
        self.window.device_event(event_loop, id, event);
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.window.about_to_wait(event_loop);
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        self.window.suspended(event_loop);
    }

    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.window.exiting(event_loop);
    }

    fn memory_warning(&mut self, event_loop: &ActiveEventLoop) {
        self.window.memory_warning(event_loop);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_told_apart_in_their_order() {
        let pad = NumberPad::default();
        pad.typed("4", false);
        pad.typed("4", true);
        pad.typed("6", true);
        let typed = ["4", "4", "6", "6"].map(|text| pad.has_typed(text));
        assert_eq!(typed, [false, true, true, false]);
    }
}

//! The words that a screen reader says by itself.

use eframe::egui::accesskit::Live;
use eframe::egui::{Rect, Role, Sense, Ui, Vec2};

/// The words that a screen reader says as soon as they change.
#[derive(Default)]
pub(crate) struct Announcement {
    text: String,
    /// True once a frame has shown them.
    is_shown: bool,
}

impl Announcement {
    /// Announces a sentence, after those that no frame has shown yet.
    pub(crate) fn add(&mut self, sentence: &str) {
        if self.is_shown {
            self.text.clear();
        }
        self.is_shown = false;
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(sentence);
    }

    /// The sentences that were announced last.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Shows the words in a place that nobody sees.
    pub(crate) fn show(&mut self, ui: &Ui) {
        self.is_shown = true;
        let corner = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
        let response = ui.interact(corner, ui.scope_id().with("announced"), Sense::empty());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            node.set_label(self.text.clone());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_of_one_frame_are_joined() {
        let mut announcement = Announcement::default();
        announcement.add("One.");
        announcement.add("Two.");
        assert_eq!(announcement.text(), "One. Two.");
        announcement.is_shown = true;
        announcement.add("Three.");
        assert_eq!(announcement.text(), "Three.");
    }
}

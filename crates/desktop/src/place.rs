//! The place of the window on the screen, remembered from one time to the
//! next.
//!
//! The file is a small text in the cache: `size` and `position` in points,
//! each on its own line. A line that cannot be read is ignored.

use std::fs;
use std::io;
use std::path::Path;

use brikke_app::AtomicFile;
use eframe::egui::{Pos2, Vec2, ViewportBuilder, ViewportInfo};

/// The place of a window on the screen, and its size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowPlace {
    /// The size of its inside.
    pub size: Vec2,
    /// The place of its corner; some compositors do not say.
    pub position: Option<Pos2>,
    /// True if it fills the screen.
    pub maximized: bool,
}

impl Default for WindowPlace {
    fn default() -> WindowPlace {
        WindowPlace {
            size: Vec2::new(640.0, 760.0),
            position: None,
            maximized: false,
        }
    }
}

impl WindowPlace {
    /// The name of the file.
    pub const FILE_NAME: &str = "window";

    /// The smallest window in which everything can be read.
    pub const SMALLEST: Vec2 = Vec2::new(320.0, 400.0);

    /// The place in the file; the usual one where there is none.
    pub fn load(file: &Path) -> WindowPlace {
        let text = fs::read_to_string(file).unwrap_or_default();
        WindowPlace::read(&text)
    }

    /// Writes the place into the file.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn save(&self, file: &Path) -> io::Result<()> {
        AtomicFile::create_private(file)?.write(self.text())
    }

    /// The place of a window now; the values that it does not report stay as
    /// they were.
    #[must_use]
    pub fn seen(self, info: &ViewportInfo, zoom: f32) -> WindowPlace {
        let maximized = info.maximized.unwrap_or(false) || info.fullscreen.unwrap_or(false);
        if maximized || info.minimized.unwrap_or(false) {
            return WindowPlace { maximized, ..self };
        }
        WindowPlace {
            size: info
                .inner_rect
                .map_or(self.size, |rect| (rect.size() * zoom).round()),
            position: info
                .outer_rect
                .map(|rect| (rect.min * zoom).round())
                .or(self.position),
            maximized,
        }
    }

    /// A window at this place.
    pub fn builder(&self) -> ViewportBuilder {
        let builder = ViewportBuilder::default()
            .with_inner_size(self.size)
            .with_min_inner_size(WindowPlace::SMALLEST)
            .with_maximized(self.maximized);
        match self.position {
            Some(position) => builder.with_position(position),
            None => builder,
        }
    }

    fn read(text: &str) -> WindowPlace {
        let mut place = WindowPlace::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match (name, pair(value)) {
                ("size", Some((width, height))) => {
                    place.size = Vec2::new(width, height).max(WindowPlace::SMALLEST);
                }
                ("position", Some((x, y))) => place.position = Some(Pos2::new(x, y)),
                ("maximized", _) => place.maximized = true,
                _ => {}
            }
        }
        place
    }

    fn text(&self) -> String {
        let mut lines = vec![format!("size {} {}", self.size.x, self.size.y)];
        if let Some(position) = self.position {
            lines.push(format!("position {} {}", position.x, position.y));
        }
        if self.maximized {
            lines.push("maximized".to_owned());
        }
        lines.join("\n") + "\n"
    }
}

/// Two numbers that a screen can have.
fn pair(text: &str) -> Option<(f32, f32)> {
    let (one, other) = text.split_once(' ')?;
    let number = |text: &str| {
        let number: f32 = text.trim().parse().ok()?;
        (number.abs() < 100_000.0).then_some(number)
    };
    Some((number(one)?, number(other)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_was_written_down_is_read_again() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("deep").join(WindowPlace::FILE_NAME);
        let place = WindowPlace {
            size: Vec2::new(801.5, 600.0),
            position: Some(Pos2::new(-20.0, 30.0)),
            maximized: true,
        };
        place.save(&file).unwrap();
        assert_eq!(WindowPlace::load(&file), place);
    }

    #[test]
    fn what_cannot_be_read_is_as_good_as_nothing() {
        for text in [
            "",
            "size",
            "size 3",
            "size NaN inf",
            "position a b",
            "\0\u{1b}",
        ] {
            assert_eq!(WindowPlace::read(text), WindowPlace::default(), "{text:?}");
        }
        assert_eq!(WindowPlace::read("size 1 1").size, WindowPlace::SMALLEST);
    }
}

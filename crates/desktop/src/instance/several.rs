//! Where there are no sockets beside the games, every start opens a window of its
//! own, which the store allows.

use std::path::Path;

use eframe::egui::Context;

/// The first window of a directory; here there is none.
pub enum Instance {}

/// Hands a start to the window of this directory. False: there is none.
pub fn hand_over(_directory: &Path, _file: Option<&str>) -> bool {
    false
}

impl Instance {
    /// None: a start is never handed over.
    pub fn new(_directory: &Path) -> Option<Instance> {
        None
    }

    pub(crate) fn listen(self, _ctx: &Context) -> Starts {
        match self {}
    }
}

/// Other starts that were handed to this window.
pub(crate) enum Starts {}

impl Starts {
    /// The next start: the file that it was given, or an empty text.
    pub(crate) fn next(&self) -> Option<String> {
        match *self {}
    }
}

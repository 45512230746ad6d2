//! Pictures of the board: what the window shows of it, cut out.

use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use brikke_app::{FileRequest, Input};
use eframe::egui::{ColorImage, Context, IconData, Rect, ScreenshotCallback, ViewportCommand};
use eframe::icon_data::IconDataExt;

/// The window system takes a picture of this frame or of the next one.
const FRAMES: u8 = 2;

/// Pictures of the board that were asked for.
pub(crate) struct Pictures {
    /// The place of the board in the last frame.
    board: Option<Rect>,
    /// Those that are yet to be taken, by their files.
    wanted: Vec<Option<String>>,
    /// The number of frames that are still drawn for those that were taken.
    frames: u8,
    sender: Sender<Taken>,
    taken: Receiver<Taken>,
}

/// A picture of the whole window.
struct Taken {
    image: Arc<ColorImage>,
    /// The file for it; none for the clipboard.
    path: Option<String>,
}

impl Default for Pictures {
    fn default() -> Pictures {
        let (sender, taken) = channel();
        Pictures {
            board: None,
            wanted: Vec::new(),
            frames: 0,
            sender,
            taken,
        }
    }
}

impl Pictures {
    /// The board of this frame is here.
    pub(crate) const fn board_at(&mut self, place: Option<Rect>) {
        self.board = place;
    }

    /// Asks for a picture into this file, or for the clipboard. It is taken of
    /// the next frame, in which the board has no marks.
    pub(crate) fn want(&mut self, path: Option<String>, ctx: &Context) {
        self.wanted.push(path);
        ctx.request_repaint();
    }

    /// True while the board is drawn for a picture: the tiles alone.
    pub(crate) fn is_taking(&self) -> bool {
        !self.wanted.is_empty() || self.frames > 0
    }

    /// Takes the pictures that were asked for before this frame was drawn.
    pub(crate) fn take(&mut self, ctx: &Context) {
        self.frames = self.frames.saturating_sub(1);
        if self.frames > 0 {
            ctx.request_repaint();
        }
        for path in mem::take(&mut self.wanted) {
            self.frames = FRAMES;
            let (sender, waking) = (self.sender.clone(), ctx.clone());
            let callback = ScreenshotCallback::new(move |image| {
                // Nobody receives the last picture when the program ends.
                let _ = sender.send(Taken { image, path });
                waking.request_repaint();
            });
            ctx.send_viewport_cmd(ViewportCommand::Screenshot(callback));
            ctx.request_repaint();
        }
    }

    /// Hands out the pictures that have come: to the clipboard, or into files.
    pub(crate) fn hand_out(&self, ctx: &Context) -> Vec<Input> {
        let pixels = ctx.pixels_per_point();
        let answers = self.taken.try_iter().filter_map(|taken| {
            let picture = taken.image.region(&self.board?, Some(pixels));
            match &taken.path {
                None => {
                    ctx.copy_image(picture);
                    None
                }
                Some(path) => written(path, &picture),
            }
        });
        answers.collect()
    }
}

/// Writes a picture as a PNG file.
fn written(path: &str, picture: &ColorImage) -> Option<Input> {
    let [width, height] = picture.size.map(|side| u32::try_from(side).ok());
    let image = IconData {
        rgba: picture.as_raw().to_vec(),
        width: width?,
        height: height?,
    };
    let request = FileRequest::Write {
        path: path.to_owned(),
        bytes: image.to_png_bytes().ok()?,
        // Its name says the game and the move: it would be the same picture.
        replace: true,
    };
    Some(Input::FileAnswer(request.carry_out()))
}

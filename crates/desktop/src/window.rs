//! The window around the game.

use std::cell::OnceCell;
use std::error::Error;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use brikke_app::Options;
use brikke_app::settings::ThemeChoice;
use eframe::CreationContext;
use eframe::egui::{self, Context, Ui, ViewportCommand};
use winit::error::EventLoopError;
use winit::event_loop::EventLoop;

use crate::icon::icon;
use crate::instance::{Instance, Starts};
use crate::number_pad::Listening;
use crate::signals::EndSignal;
use crate::{Clock, Desktop, NumberPad, WindowPlace, install_fonts};

/// The reasons for which the window does not open, or does not close well.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// Neither X11 nor Wayland answers.
    #[error(
        "there is no screen for a window: DISPLAY or WAYLAND_DISPLAY has to name one \
         that answers; 'brikke' plays in the terminal"
    )]
    NoScreen,
    /// Nothing can be drawn there.
    #[error("the window cannot be opened: {0}")]
    NoWindow(String),
    /// The screen has no OpenGL.
    #[error("the window cannot be opened: OpenGL does not work on this screen")]
    NoGraphics,
    /// Something could not be saved when the window was closed.
    #[error("{0}")]
    NotSaved(String),
}

impl From<eframe::Error> for WindowError {
    fn from(error: eframe::Error) -> WindowError {
        match error {
            // Its own text names a file of its sources.
            eframe::Error::WinitEventLoop(EventLoopError::Os(_)) => WindowError::NoScreen,
            error => WindowError::NoWindow(error.to_string()),
        }
    }
}

/// The ways in which the window is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The person left.
    Quit,
    /// A signal of this number asked for it.
    Signal(i32),
}

impl Ending {
    /// The exit code: 0, or 128 and the signal.
    pub fn exit_code(self) -> u8 {
        match self {
            Ending::Quit => 0,
            Ending::Signal(signal) => u8::try_from(128 + signal).unwrap_or(u8::MAX),
        }
    }
}

/// Opens the window and plays until it is closed. Its place is written into
/// the file, for the next time.
///
/// # Errors
///
/// There is no screen, nothing can be drawn on it, or something could not be
/// saved at the end.
pub fn run(options: Options, place_file: PathBuf, opening: Opening) -> Result<Ending, WindowError> {
    let place = WindowPlace::load(&place_file);
    let viewport = place
        .builder()
        .with_title("Brikke")
        .with_icon(icon())
        .with_app_id("brikke-desktop");
    let native = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        // There are no gradients that would need it.
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    let unsaved = Arc::new(OnceLock::new());
    let unsaved_at_exit = Arc::clone(&unsaved);
    let end_signal = EndSignal::default();
    let end_signal_in_window = end_signal.clone();
    let pad = NumberPad::default();
    let pad_in_window = pad.clone();
    let create =
        move |creation: &CreationContext<'_>| -> Result<Window, Box<dyn Error + Send + Sync>> {
            let ctx = creation.egui_ctx.clone();
            install_fonts(&ctx);
            end_signal_in_window.listen(&ctx)?;
            let desktop = Desktop::new(options, Clock::System, &ctx)?;
            let desktop = desktop.with_number_pad(pad_in_window);
            let mut desktop = desktop.with_theme(opening.theme);
            if let Some(file) = opening.file {
                desktop.open(file, &ctx);
            }
            Ok(Window {
                starts: opening.instance.map(|instance| instance.listen(&ctx)),
                desktop: Some(desktop),
                ctx,
                place,
                place_file,
                unsaved: unsaved_at_exit,
                end_signal: end_signal_in_window,
            })
        };
    open(native, pad, create)?;
    match unsaved.get() {
        Some(sentence) => Err(WindowError::NotSaved(String::clone(sentence))),
        None => Ok(end_signal.number().map_or(Ending::Quit, Ending::Signal)),
    }
}

/// Opens the window, and listens to its digits until it is closed.
fn open<W: eframe::App + 'static>(
    native: eframe::NativeOptions,
    pad: NumberPad,
    create: impl FnOnce(&CreationContext<'_>) -> Result<W, Box<dyn Error + Send + Sync>>,
) -> Result<(), WindowError> {
    let event_loop = EventLoop::with_user_event().build();
    let event_loop = event_loop.map_err(eframe::Error::from)?;
    // eframe keeps to itself why there is no window.
    let outcome: OnceCell<Result<(), String>> = OnceCell::new();
    let create: eframe::AppCreator<'_> = Box::new(|creation| {
        let window = create(creation);
        let told = window.as_ref().map(|_| ()).map_err(ToString::to_string);
        let _ = outcome.set(told);
        Ok(Box::new(window?))
    });
    let window = eframe::create_native("brikke-desktop", native, create, &event_loop);
    let mut listening = Listening { window, pad };
    event_loop
        .run_app(&mut listening)
        .map_err(eframe::Error::from)?;
    drop(listening);
    match outcome.into_inner() {
        Some(Ok(())) => Ok(()),
        Some(Err(reason)) => Err(WindowError::NoWindow(reason)),
        None => Err(WindowError::NoGraphics),
    }
}

/// The application in a window.
struct Window {
    /// None once the window is closed.
    desktop: Option<Desktop>,
    ctx: Context,
    place: WindowPlace,
    place_file: PathBuf,
    /// The sentence about what could not be saved.
    unsaved: Arc<OnceLock<String>>,
    end_signal: EndSignal,
    /// Other starts of the program.
    starts: Option<Starts>,
}

/// The things that the window opens with.
#[derive(Default)]
pub struct Opening {
    /// A file, a recording or a link.
    pub file: Option<String>,
    /// A theme, until the person changes the setting.
    pub theme: Option<ThemeChoice>,
    /// The place where other starts are heard.
    pub instance: Option<Instance>,
}

impl Window {
    /// Another start raises this window and opens its file here.
    fn take_starts(&mut self) {
        let (Some(starts), Some(desktop)) = (&self.starts, &mut self.desktop) else {
            return;
        };
        while let Some(file) = starts.next() {
            if !file.is_empty() {
                desktop.open(file, &self.ctx);
            }
            self.ctx
                .send_viewport_cmd(ViewportCommand::Minimized(false));
            self.ctx.send_viewport_cmd(ViewportCommand::Focus);
            let attention = egui::UserAttentionType::Informational;
            self.ctx
                .send_viewport_cmd(ViewportCommand::RequestUserAttention(attention));
        }
    }
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let zoom = ui.ctx().zoom_factor();
        self.place = ui.input(|input| self.place.seen(input.viewport(), zoom));
        self.take_starts();
        let Some(desktop) = &mut self.desktop else {
            return;
        };
        let is_closing = ui.input(|input| input.viewport().close_requested());
        let is_ended = self.end_signal.number().is_some();
        if is_closing && !is_ended && !desktop.has_quit() {
            desktop.close_requested(ui.ctx());
        }
        desktop.show(ui);
        let answer = match (is_ended || desktop.has_quit(), is_closing) {
            (true, false) => ViewportCommand::Close,
            // Something is not saved, and the person is asked.
            (false, true) => ViewportCommand::CancelClose,
            _ => return,
        };
        ui.ctx().send_viewport_cmd(answer);
    }

    /// The background of every page: clearing costs far less than painting where
    /// no graphics processor helps.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        let desktop = self.desktop.take();
        if let Some(Err(sentence)) = desktop.map(|desktop| desktop.close(&self.ctx)) {
            let _ = self.unsaved.set(sentence);
        }
        // Nobody misses the place of the window.
        let _ = self.place.save(&self.place_file);
    }
}

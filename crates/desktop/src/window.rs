//! The window around the game.

use std::path::PathBuf;

use eframe::egui::{self, Ui, ViewportCommand};
use winit::error::EventLoopError;

use crate::{App, Options, Place, install_fonts};

/// Why there is no window.
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
    NoWindow(eframe::Error),
}

impl From<eframe::Error> for WindowError {
    fn from(error: eframe::Error) -> WindowError {
        match error {
            // What it says names a file of its sources.
            eframe::Error::WinitEventLoop(EventLoopError::Os(_)) => WindowError::NoScreen,
            error => WindowError::NoWindow(error),
        }
    }
}

/// Opens the window and plays until it is closed. Where it stands is written
/// into the file, for the next time.
///
/// # Errors
///
/// There is no screen, or nothing can be drawn on it.
pub fn run(options: Options, place_file: PathBuf) -> Result<(), WindowError> {
    let place = Place::load(&place_file);
    let viewport = place
        .builder()
        .with_title("Brikke")
        .with_app_id("brikke-desktop");
    let native = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        // There are no gradients that would need it.
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        install_fonts(&creation.egui_ctx);
        Ok(Box::new(Window {
            app: Some(App::new(options, &creation.egui_ctx)),
            place,
            place_file,
        }))
    });
    eframe::run_native("brikke-desktop", native, create)?;
    Ok(())
}

/// The game in a window.
struct Window {
    /// None once it is closed.
    app: Option<App>,
    place: Place,
    place_file: PathBuf,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let zoom = ui.ctx().zoom_factor();
        self.place = ui.input(|input| self.place.seen(input.viewport(), zoom));
        let Some(app) = &mut self.app else {
            return;
        };
        app.show(ui);
        if app.is_over() {
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// The ground of every page: clearing costs far less than painting where
    /// no graphics processor helps.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if let Some(app) = self.app.take() {
            app.close();
        }
        // A place that is not remembered is no reason to complain.
        let _ = self.place.save(&self.place_file);
    }
}

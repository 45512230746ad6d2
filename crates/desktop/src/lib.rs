//! The window: the whole game with a mouse, a finger or the keyboard.
//!
//! The application itself is [`brikke_app::App`]. [`Desktop`] draws its pages
//! in any [`egui::Ui`](eframe::egui::Ui) and turns egui's events into its
//! inputs, so that it is tested without a window. Only [`window`] knows the
//! window, its place on the screen, and the program around it.

#![forbid(unsafe_code)]

mod announcement;
mod canvas;
mod clock;
mod desktop;
mod events;
mod focus;
mod fonts;
mod icon;
#[cfg_attr(not(unix), path = "instance/several.rs")]
pub mod instance;
mod look;
mod number_pad;
mod pages;
mod painting;
mod parts;
mod pictures;
mod place;
mod players;
mod press;
mod signals;
mod sound;
mod swipe;
pub mod window;
mod zoom;

pub use clock::Clock;
pub use desktop::Desktop;
pub use fonts::install as install_fonts;
pub use number_pad::NumberPad;
pub use place::WindowPlace;

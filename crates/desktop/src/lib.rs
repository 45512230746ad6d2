//! The window: the whole game with a mouse, a finger or the keyboard.
//!
//! [`App`] is the state, screens one upon another; it shows itself in any
//! [`egui::Ui`](eframe::egui::Ui) and is tested without a window. Only
//! [`window`] knows the window, where it stands, and the program around it.
//! The board is painted by `painting`; menus, tables, text fields and
//! settings are egui's.

#![forbid(unsafe_code)]

mod app;
mod fonts;
mod look;
mod options;
mod painting;
mod parts;
mod place;
mod press;
mod screen;
mod screens;
mod swipe;
pub mod window;
mod world;

pub use app::App;
pub use fonts::install as install_fonts;
pub use options::{Clock, Options, Start};
pub use place::Place;

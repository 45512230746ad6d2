//! Colours, and what a terminal can show of them.

mod depth;
mod indexed;

pub use brikke_app::Rgb;
pub use depth::ColourDepth;
pub use indexed::{indexed_rgb, nearest_indexed, nearest_unused};

//! Colours, and what a terminal can show of them.

mod depth;
mod indexed;
mod rgb;

pub use depth::ColourDepth;
pub use indexed::{indexed_rgb, nearest_indexed, nearest_unused};
pub use rgb::Rgb;

//! The rules of 2048, tested on the engine from outside.
//!
//! - `suite`: what every board does, general or packed
//! - `packed`: the packed board against the general one, row by row
//! - `reference`: the general board against a slide of our own
//! - `half_slides`: push and merge, and that together they are a slide
//! - `lanes`: lanes out of a board and back, numbers of squares
//! - `lesson`: the three options of the lesson, against each other and the engine
//! - `properties`: what holds for every board and every game
//! - `rules_by_name`: every edge of the rules
//! - `text_forms`: what is read and written
//! - `documents`: the five systems Brikke grew out of
//! - `chance`: how new tiles are spread
//! - `vectors`: the tiles of secrets and seeds, frozen
//! - `python`: the verifier in Python agrees with ours
//! - `corpora`: what fuzzing has looked at
//! - `statistics`: random games
//! - `perft`: counts from an independent enumeration
//! - `recordings`: games kept, sent, changed, cut and contradicted
//!
//! `given` draws boards and names rules, `arbitrary` makes them up.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod arbitrary;
mod chance;
mod corpora;
mod documents;
mod given;
mod half_slides;
mod lanes;
mod lesson;
mod packed;
mod perft;
mod properties;
mod python;
mod recordings;
mod reference;
mod rules_by_name;
mod statistics;
mod suite;
mod text_forms;
mod vectors;

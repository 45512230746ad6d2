//! Endgame tables: large tiles as a wall, and the exact probability of making
//! a tile on the cells beside it.
//!
//! Late in a game six large tiles of different values stand still for hundreds
//! of moves. What can happen on the other ten cells does not depend on their
//! values, so it is worked out once for all: a [`TableSpec`] names the shapes
//! that the wall may have and the tile that is to be made, [`build`] works out
//! the probability that perfect play makes it, and a [`Table`] looks it up.
//!
//! Every filling of the free cells has a number among those of the same sum
//! ([`Numbering`](numbering::Numbering)), so that a layer of afterstates is a
//! row of bits and its values an array: there are no keys and nothing is
//! sorted. Forward, each layer follows from the two before it; backward, each
//! layer's values from the two after it. Finished layers go into a work log,
//! from which an interrupted build goes on.

mod arrays;
mod backward;
mod build;
mod elias_fano;
mod file;
mod forward;
mod matching;
mod model;
mod numbering;
mod probability;
mod section;
mod shapes;
mod slides;
mod spec;
mod table;
mod unreachable;
mod wall;
mod work_log;

pub use build::{BuildError, BuildLimits, BuildProgress, build};
pub use file::{Source, TableError};
pub use spec::{Precision, SpecError, TableSpec};
pub use table::{Answer, LargeTiles, Table};
pub use wall::{Wall, WallError};
pub use work_log::WorkLog;

//! Every player by name, made ready once for all faces: those of `brikke_ai`,
//! which need nothing, and `optimal`, which plays by a solution of
//! `brikke_solver`. The two crates do not know each other; this is where they
//! meet.
//!
//! A [`Choice`] is what people write. [`Choice::prepare`] is handed
//! [`Supplies`] and gets what the player needs, which may take seconds; what
//! it returns is [`Ready`] and builds players as often as one likes. A
//! [`Thinker`] does all that on threads of its own.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use brikke_engine::{Overrides, Preset, Rules};
//! use brikke_players::{Stock, Supplies, best_for};
//!
//! let small = Overrides { size: "2x2".parse().ok(), ..Overrides::default() };
//! let rules = Rules::new(Preset::Classic, small).unwrap();
//! let supplies = Supplies {
//!     stock: &Stock::default(),
//!     stop: &AtomicBool::new(false),
//!     progress: &|_| {},
//! };
//! let ready = best_for(&rules).prepare(&rules, &supplies).unwrap();
//! let board = "2 2 / . .".parse().unwrap();
//! let advice = ready.build(1).advise(&board, &rules).unwrap();
//! assert_eq!(ready.build(1).name(), "optimal");
//! assert_eq!(advice.best, brikke_engine::Direction::Right);
//! ```

#![forbid(unsafe_code)]

mod choice;
mod kept;
mod offer;
mod optimal;
mod ready;
mod stock;
mod thinker;

pub use choice::{Choice, UnknownChoice};
pub use offer::{BEST, available_for, best_for, luck_for, named, names};
pub use optimal::Optimal;
pub use ready::{NotReady, Ready};
pub use stock::{Stock, Supplies};
pub use thinker::{Answer, Question, Thinker, Wish};

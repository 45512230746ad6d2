//! Serves the page of Brikke from the program itself.
//!
//! Every file of the page is part of the program, compressed beforehand. There
//! is nothing else: no request changes anything, and the page asks nobody else
//! for anything.

#![forbid(unsafe_code)]

mod asset;
mod headers;
mod serve;

pub use serve::{Network, ServeError, Server};

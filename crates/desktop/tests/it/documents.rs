//! Rows of `docs/documents.md` that are about the window.
//! `crates/brikke/tests/it/documents.rs` says how rows and tests belong
//! together.

mod d002;

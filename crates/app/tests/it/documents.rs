//! Rows of `docs/documents.md` that are about the application, told without a
//! face. `crates/brikke/tests/it/documents.rs` says how rows and tests belong
//! together.

mod d000;
mod d003;
mod d004;

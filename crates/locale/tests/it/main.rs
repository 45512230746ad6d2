//! Tests of the messages in every language.

mod choice;
mod files;
mod messages;
mod texts;
mod widths;

//! What can be relied on in every language.

mod choice;
mod files;
mod messages;
mod texts;
mod unused;
mod widths;

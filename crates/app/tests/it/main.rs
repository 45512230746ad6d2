//! The application, tried without a face.
//!
//! - `menu`, `files`: the menu by its digits; saving and opening files.
//! - `playing`, `players`, `pages`: stories of the whole application.
//! - `advisor`: a stronger advisor, which a browser loads when it is wanted.
//! - `own_rules`: rules that a person has named.
//! - `newcomers`: what a newcomer stumbled over: help, keys and labels.
//! - `page_keys`: the keys of lists, replays and the editor.
//! - `learning`: from a mistake to another way and back.
//! - `flow`: the clock, the end, and questions before something changes.
//! - `links`: addresses in a browser, games of the day, two pages in one game.
//! - `listed_games`: the list of games, with filters, names and the trash.
//! - `endgames`: the endgame trainer, from choosing a table to its mistakes.
//! - `exam`: practice by the keys of the exam, and labels as exponents.
//! - `serialised`: pages as data, for faces in another language.
//! - `messages`: the catalogue has no dead message, and nothing English leaks.
//! - `aloud`: every change is announced.
//! - `saving`: writes that fail are seen, heard once and tried again.
//! - `announcing`: nothing is announced as saved that is not (`failing` is a
//!   storage that fails).
//! - `keyboard`: text fields, lists, keys explained and changed, typed tiles.
//! - `importing`: files of Brikke and of another program.
//! - `session`: what was played is on disk before anybody hears of it.
//! - `corpora`: stories and texts that fuzzing found or began with.
//! - `settings`: the settings file, with every mistake in it.
//! - `sounds`: what is heard, and by whom.
//! - `directories`: the platform's directories.
//! - `documents`: rows of `docs/documents.md` that are about the application.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod advisor;
mod aloud;
mod announcing;
mod at_the_end;
mod corpora;
mod documents;
mod endgames;
mod exam;
mod failing;
mod files;
mod flow;
mod helping;
mod hostile;
mod importing;
mod keyboard;
mod launching;
mod learning;
mod leaving;
mod links;
mod listed_games;
mod menu;
mod messages;
mod newcomers;
mod own_rules;
mod page_keys;
mod pages;
mod players;
mod playing;
mod proof;
mod saving;
mod serialised;
mod session;
mod settings;
mod sounds;
mod stage;
mod together;

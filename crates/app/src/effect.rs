//! Requests of the application to its surroundings.

use std::time::Duration;

use brikke_players::{Request, RequestKind};

use crate::{FileRequest, Sound};

/// A request to the surroundings of the application, in order.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Ask a player; its answers come back as
    /// [`Input::Player`](crate::Input::Player).
    Ask(Request),
    /// No answer to requests of this kind is wanted any longer.
    Forget(RequestKind),
    /// Copy this text to the clipboard.
    Copy(String),
    /// Share this, where the surroundings can: a browser has addresses. Only a
    /// browser is asked to.
    Share {
        /// A sentence; empty where the address says all.
        text: String,
        /// The address within the page, for [`Input::Link`](crate::Input::Link).
        address: String,
    },
    /// Write or read a file that the person named; the outcome comes back as
    /// [`Input::FileAnswer`](crate::Input::FileAnswer).
    File(FileRequest),
    /// Take a picture of the board: for the clipboard, or as a PNG file of this
    /// name. The outcome of a file comes back as
    /// [`Input::FileAnswer`](crate::Input::FileAnswer).
    Picture(Option<String>),
    /// Say this aloud: there is an announcement for every change.
    Announce(String),
    /// Play this sound. Only a person who wants sounds is sent any.
    Sound(Sound),
    /// Let the device vibrate for this time. Only a browser is asked to.
    Vibrate(Duration),
    /// Leave the program.
    Quit,
}

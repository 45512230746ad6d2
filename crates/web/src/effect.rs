//! Effects as data for the page.

use brikke_app::{FileRequest, RequestKind, Sound};

/// A request to the page, in order.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// Ask a player, in the worker.
    Ask {
        /// The request, for the worker.
        text: String,
        /// What is known of an analysis, for the worker.
        bytes: Vec<u8>,
        /// The kind of the request.
        request: &'static str,
    },
    /// No answer to requests of this kind is wanted any longer.
    Forget {
        /// The kind.
        request: &'static str,
    },
    /// Copy this text to the clipboard.
    Copy {
        /// The text.
        text: String,
    },
    /// Share an address of the page, with a sentence or without.
    Share {
        /// The sentence; empty for none.
        text: String,
        /// The address, behind the `#`.
        address: String,
    },
    /// Offer a file to save.
    Write {
        /// Its name.
        path: String,
        /// Its contents.
        bytes: Vec<u8>,
    },
    /// Let the person choose a file.
    Read {
        /// The name that was written.
        path: String,
    },
    /// Take a picture of the board, for the clipboard or a file of this name.
    Picture {
        /// The name of the file.
        path: Option<String>,
    },
    /// Say this aloud.
    Announce {
        /// The sentence.
        text: String,
    },
    /// Play this sound.
    Sound {
        /// Its name.
        sound: &'static str,
        /// The rank of a merged tile; 0 for none.
        rank: u8,
    },
    /// Let the device vibrate.
    Vibrate {
        /// For so many milliseconds.
        millis: u32,
    },
    /// Leave the page.
    Quit,
}

impl From<brikke_app::Effect> for Effect {
    fn from(effect: brikke_app::Effect) -> Effect {
        use brikke_app::Effect as E;
        match effect {
            E::Ask(request) => {
                let kind = request.query.kind();
                let message = request.to_message();
                Effect::Ask {
                    text: message.text,
                    bytes: message.bytes,
                    request: name(kind),
                }
            }
            E::Forget(kind) => Effect::Forget {
                request: name(kind),
            },
            E::Copy(text) => Effect::Copy { text },
            E::Share { text, address } => Effect::Share { text, address },
            E::File(FileRequest::Write { path, bytes, .. }) => Effect::Write { path, bytes },
            E::File(FileRequest::Read { path }) => Effect::Read { path },
            E::Picture(path) => Effect::Picture { path },
            E::Announce(text) => Effect::Announce { text },
            E::Sound(sound) => of_sound(sound),
            E::Vibrate(time) => Effect::Vibrate {
                millis: u32::try_from(time.as_millis()).unwrap_or_default(),
            },
            E::Quit => Effect::Quit,
        }
    }
}

/// The name of a kind of requests.
const fn name(kind: RequestKind) -> &'static str {
    match kind {
        RequestKind::Hint => "hint",
        RequestKind::Move => "move",
        RequestKind::Grade => "grade",
        RequestKind::Analysis => "analysis",
        RequestKind::Build => "build",
    }
}

const fn of_sound(sound: Sound) -> Effect {
    let (sound, rank) = match sound {
        Sound::Slide => ("slide", 0),
        Sound::Merge(rank) => ("merge", rank.get()),
        Sound::Goal => ("goal", 0),
        Sound::Over => ("over", 0),
        Sound::Blocked => ("blocked", 0),
    };
    Effect::Sound { sound, rank }
}

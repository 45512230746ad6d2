//! Properties that must hold for any text that a decoder is given.
//!
//! The fuzz targets call these functions, and so do the engine's ordinary
//! tests, with the corpora.

use brikke_engine::{Board, Direction, Recording};

/// A text is a position that survives a round trip and can be slid, or is
/// refused with a reason.
pub fn position(text: &str) {
    match text.parse::<Board>() {
        Ok(board) => {
            assert_eq!(board.to_string().parse(), Ok(board));
            for direction in Direction::ALL {
                if let Some(slide) = board.slide(direction) {
                    assert_eq!(slide.after.board().sum(), board.sum());
                }
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A text is a recording that survives round trips through both forms, or is
/// refused with a reason.
pub fn recording_text(text: &str) {
    match Recording::from_text(text) {
        Ok(recording) => survives(&recording),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A text is a link, the only one of its recording, or is refused with a
/// reason.
pub fn recording_link(text: &str) {
    match Recording::from_link(text) {
        Ok(recording) => {
            assert_eq!(recording.to_link(), text);
            survives(&recording);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn survives(recording: &Recording) {
    assert_eq!(
        Recording::from_text(&recording.to_text()).as_ref(),
        Ok(recording)
    );
    assert_eq!(
        Recording::from_link(&recording.to_link()).as_ref(),
        Ok(recording)
    );
}

//! Games kept and sent: what was written is read again, and what was
//! changed, cut or contradicted is refused at the right ply.

mod commitments;
mod contradictions;
mod damage;
mod golden;
mod round_trips;
mod verse;

use brikke_engine::{Direction, Game};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::given;

/// Plays up to `plies` moves, each in the first direction of `preference`
/// that moves something; returns the game.
fn played(mut game: Game, plies: usize, preference: [Direction; 4]) -> Game {
    for _ in 0..plies {
        let moved = preference
            .into_iter()
            .any(|direction| game.play(direction).is_ok());
        if !moved {
            break;
        }
    }
    game
}

/// A short game with a seed, six plies and an undo.
fn short_game() -> Game {
    let game = Game::start(given::rules("classic"), given::seed("otters"));
    let mut game = played(game, 7, Direction::ALL);
    game.undo().expect("seven plies were played");
    game
}

/// A recording's text without its checksum line.
pub(crate) fn body(text: &str) -> &str {
    let end = text.rfind("checksum ").expect("a checksum line");
    &text[..end]
}

/// The text with the checksum that belongs to it.
pub(crate) fn signed(body: &str) -> String {
    let sum = HEXLOWER.encode(&Sha256::digest(body)[..8]);
    format!("{body}checksum {sum}\n")
}

/// The bytes of a link without its checksum.
pub(crate) fn payload(link: &str) -> Vec<u8> {
    let encoded = link.strip_prefix("bk1.").expect("a link");
    let mut bytes = BASE64URL_NOPAD.decode(encoded.as_bytes()).expect("base64");
    bytes.truncate(bytes.len() - 6);
    bytes
}

/// The link of these bytes, with the checksum that belongs to them.
pub(crate) fn signed_link(payload: &[u8]) -> String {
    let mut bytes = payload.to_vec();
    bytes.extend(&Sha256::digest(payload)[..6]);
    format!("bk1.{}", BASE64URL_NOPAD.encode(&bytes))
}

#[test]
fn the_test_signs_as_the_engine_does() {
    let recording = short_game().recording();
    let (text, link) = (recording.to_text(), recording.to_link());
    assert_eq!(signed(body(&text)), text);
    assert_eq!(signed_link(&payload(&link)), link);
}

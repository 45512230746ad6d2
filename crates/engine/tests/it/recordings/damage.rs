//! Recordings that were changed or cut are refused, or are still the same
//! recording; and nothing that anybody may write makes the engine fall over.

use brikke_engine::recording::Problem;
use brikke_engine::{Direction, Game, Recording, RecordingError};
use proptest::prelude::*;

use super::{body, payload, played, short_game, signed, signed_link};
use crate::arbitrary;
use crate::given::{self, game, ply};

/// Recordings of every kind: with a seed, with a secret, from a position.
fn recordings() -> [Recording; 3] {
    let small = Game::start(given::rules("classic size=2x3"), given::secret(9));
    let mut set_up = game("classic size=2x2", "2 4 / 8 .");
    set_up.play_with(ply(Direction::Right, 4, 1, 0)).unwrap();
    set_up.play_with(ply(Direction::Up, 2, 1, 0)).unwrap_err();
    [short_game(), played(small, 6, Direction::ALL), set_up].map(|game| game.recording())
}

type Reader = fn(&str) -> Result<Recording, RecordingError>;

/// Checks that a damaged recording is refused or still the same.
fn check(recording: &Recording, damaged: &str, read: Reader) {
    match read(damaged) {
        Ok(same) => assert_eq!(same, *recording, "{damaged}"),
        Err(refused) => assert!(!refused.to_string().is_empty()),
    }
    let _ = Recording::read(damaged);
}

/// Replacements for a byte: all its bits turned one at a time, and bytes that
/// mean something in a recording.
fn others(byte: u8) -> impl Iterator<Item = u8> {
    let flips = (0..8).map(move |bit| byte ^ (1 << bit));
    let near = [byte.wrapping_add(1), byte.wrapping_sub(1)];
    let known = *b"\n\r 09,/=.-_Ax";
    flips
        .chain(near)
        .chain(known)
        .filter(move |&other| other != byte)
}

fn every_change(text: &str) -> impl Iterator<Item = String> {
    (0..text.len()).flat_map(move |place| {
        others(text.as_bytes()[place]).filter_map(move |other| {
            let mut bytes = text.as_bytes().to_vec();
            bytes[place] = other;
            String::from_utf8(bytes).ok()
        })
    })
}

fn every_cut(text: &str) -> impl Iterator<Item = &str> {
    (0..text.len()).filter_map(|end| text.get(..end))
}

#[test]
fn every_changed_byte_of_a_text_is_noticed() {
    for recording in recordings() {
        let text = recording.to_text();
        every_change(&text).for_each(|changed| check(&recording, &changed, Recording::from_text));
    }
}

#[test]
fn every_changed_byte_of_a_link_is_noticed() {
    for recording in recordings() {
        let link = recording.to_link();
        every_change(&link).for_each(|changed| check(&recording, &changed, Recording::from_link));
    }
}

/// A cut recording fails at one of its plies, or right behind the last.
fn check_place(recording: &Recording, refused: &RecordingError) {
    let plies = recording.plies().len() as u64;
    assert!(refused.ply <= plies + 1, "{refused}");
}

#[test]
fn every_cut_of_a_text_is_refused() {
    for recording in recordings() {
        let text = recording.to_text();
        for cut in every_cut(text.trim_end()) {
            let refused = Recording::from_text(cut).expect_err(cut);
            check_place(&recording, &refused);
        }
    }
}

#[test]
fn every_cut_of_a_link_is_refused() {
    for recording in recordings() {
        let link = recording.to_link();
        for cut in every_cut(&link) {
            let refused = Recording::from_link(cut).expect_err(cut);
            check_place(&recording, &refused);
        }
    }
}

#[test]
fn a_text_is_refused_at_the_ply_at_which_it_was_cut() {
    let text = short_game().recording().to_text();
    for ply in 1..=6 {
        let cut = text.find(&format!("\n{ply} ")).unwrap() + 1;
        let refused = Recording::from_text(&text[..cut]).unwrap_err();
        assert_eq!(refused.ply, ply, "{refused}");
        let refused = Recording::from_text(&text[..cut + 5]).unwrap_err();
        assert_eq!(refused.ply, ply, "{refused}");
    }
}

#[test]
fn a_text_without_its_last_line_feed_is_still_whole() {
    let recording = short_game().recording();
    let text = recording.to_text();
    assert_eq!(Recording::from_text(text.trim_end()), Ok(recording.clone()));
    let with_return = text.trim_end().to_owned() + "\r";
    check(&recording, &with_return, Recording::from_text);
}

#[test]
fn every_removed_and_doubled_line_is_noticed() {
    for recording in recordings() {
        let text = recording.to_text();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for place in 0..lines.len() {
            let (before, after) = (lines[..place].concat(), lines[place + 1..].concat());
            assert!(Recording::from_text(&format!("{before}{after}")).is_err());
            let doubled = format!("{before}{line}{line}{after}", line = lines[place]);
            assert!(Recording::from_text(&doubled).is_err());
        }
    }
}

#[test]
fn what_follows_the_end_is_refused() {
    let recording = short_game().recording();
    for more in ["\n", " ", "\r\n", "x", "1 left +0 2 at 1,1\n", "\0"] {
        assert!(
            Recording::from_text(&(recording.to_text() + more)).is_err(),
            "{more:?}"
        );
        assert!(
            Recording::from_link(&(recording.to_link() + more)).is_err(),
            "{more:?}"
        );
    }
    assert!(Recording::from_link(&(recording.to_link() + "A")).is_err());
    assert!(Recording::from_link(&(recording.to_link() + "AAAA")).is_err());
}

/// Somebody may sign what he changed. Then it may be a recording, but one
/// that holds together.
#[test]
fn a_changed_and_signed_text_is_refused_or_holds_together() {
    for recording in recordings() {
        let text = recording.to_text();
        for changed in every_change(body(&text)) {
            if let Ok(other) = Recording::from_text(&signed(&changed)) {
                assert_eq!(Recording::from_text(&other.to_text()), Ok(other));
            }
        }
    }
}

#[test]
fn a_changed_and_signed_link_is_refused_or_the_link_of_its_recording() {
    for recording in recordings() {
        let payload = payload(&recording.to_link());
        for place in 0..payload.len() {
            for other in 0..=u8::MAX {
                let mut changed = payload.clone();
                changed[place] = other;
                check_signed_link(&changed);
            }
        }
        for end in 0..payload.len() {
            check_signed_link(&payload[..end]);
        }
        for more in 0..=u8::MAX {
            check_signed_link(&[&payload[..], &[more]].concat());
        }
    }
}

fn check_signed_link(payload: &[u8]) {
    let link = signed_link(payload);
    if let Ok(recording) = Recording::from_link(&link) {
        assert_eq!(recording.to_link(), link);
        assert_eq!(Recording::from_text(&recording.to_text()), Ok(recording));
    }
}

#[test]
fn another_version_is_named_and_not_guessed_at() {
    let text = short_game().recording().to_text();
    let newer = text.replacen("recording 1", "recording 2", 1);
    let refused = Recording::from_text(&newer).unwrap_err();
    assert_eq!(refused.problem, Problem::Version("2".into()));
    assert_eq!(refused.ply, 0);
    assert!(Recording::from_link("bk2.AAAA").is_err());
}

#[test]
fn what_is_no_recording_is_refused_as_such() {
    for text in [
        "",
        "\n",
        "hello",
        "2,0,0,4/0,8,0,0",
        "{}",
        "bk",
        "\u{FEFF}brikke recording 1\n",
    ] {
        let refused = Recording::read(text).unwrap_err();
        assert_eq!(refused.problem, Problem::NoRecording, "{text:?}");
    }
}

proptest! {
    #![proptest_config(arbitrary::cases(2000))]

    #[test]
    fn no_text_makes_the_reader_fall_over(text: String) {
        let _ = Recording::read(&text);
        let _ = Recording::from_text(&format!("brikke recording 1\n{text}"));
        let _ = Recording::from_link(&format!("bk1.{text}"));
    }

    #[test]
    fn no_bytes_make_the_reader_of_links_fall_over(
        bytes in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        check_signed_link(&bytes);
    }

    /// A beginning that is right lets the reader come to the plies.
    #[test]
    fn no_plies_make_the_reader_of_links_fall_over(
        preset in 0..5_u8,
        plies in 0..100_u8,
        digits in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        check_signed_link(&[&[0, preset, 0, plies], &digits[..]].concat());
    }
}

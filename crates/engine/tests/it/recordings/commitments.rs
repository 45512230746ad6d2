//! Recordings of games that are not over: the commitment stands in place of
//! the secret.

use brikke_engine::{Chance, Direction, Game, IllegalMove, Recording, Secret};

use super::{body, payload, played, signed, signed_link};
use crate::given::{rules, secret, seed};

/// A game of ten plies with a secret.
fn game() -> Game {
    let game = Game::start(rules("classic"), secret(0x5A));
    played(game, 10, Direction::ALL)
}

fn hidden() -> Recording {
    game().recording().without_secret()
}

fn spare() -> Chance {
    seed("spare")
}

#[test]
fn neither_form_contains_the_secret() {
    let (text, link) = (hidden().to_text(), hidden().to_link());
    let commitment = Secret::new([0x5A; 32]).commitment();
    assert!(text.contains(&format!("\ncommitment {commitment}\nundos 0\n")));
    assert!(!text.contains("secret") && !text.contains(&"5a".repeat(32)));
    let bytes = payload(&link);
    assert!(!bytes.windows(32).any(|window| window == [0x5A; 32]));
    let contains = |part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
    assert!(contains(commitment.bytes()));
}

#[test]
fn the_commitment_comes_back_and_the_game_has_no_source_of_tiles() {
    for read in [
        Recording::from_text(&hidden().to_text()),
        Recording::from_link(&hidden().to_link()),
    ] {
        let read = read.unwrap();
        assert_eq!(read, hidden());
        assert_eq!(
            (read.chance(), read.commitment()),
            (None, game().commitment())
        );
        let mut game = read.into_game();
        let way = game.board().legal_directions().next().unwrap();
        assert_eq!(game.play(way), Err(IllegalMove::NoChance));
    }
}

#[test]
fn a_seed_is_shown_and_has_no_commitment() {
    let game = played(
        Game::start(rules("classic"), seed("otters")),
        5,
        Direction::ALL,
    );
    assert_eq!(game.commitment(), None);
    assert_eq!(game.recording().without_secret(), game.recording());
}

#[test]
fn tiles_from_elsewhere_are_not_what_was_committed_to() {
    let mut game = hidden().into_game();
    let way = game.board().legal_directions().next().unwrap();
    game.undo().unwrap();
    game.redo().unwrap();
    assert_eq!(game.commitment(), hidden().commitment());
    game.play_or_draw(way, &spare()).unwrap();
    assert_eq!(game.commitment(), None);
    assert!(!game.recording().to_text().contains("commitment"));
}

#[test]
fn a_malformed_commitment_is_refused() {
    let text = hidden().to_text();
    let commitment = hidden().commitment().unwrap().to_string();
    for other in [
        &commitment[1..],
        &commitment.to_uppercase(),
        "none",
        "",
        " ",
    ] {
        let changed = signed(&body(&text).replace(&commitment, other));
        let error = Recording::from_text(&changed).unwrap_err();
        assert_eq!(
            error.to_string(),
            "before the first ply (line 3): a commitment is 64 hexadecimal digits in lower case"
        );
    }
    let mut bytes = payload(&hidden().to_link());
    bytes.truncate(20);
    let error = Recording::from_link(&signed_link(&bytes)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "before the first ply: the recording is cut off: the commitment is missing"
    );
}

#[test]
fn a_secret_beside_its_commitment_is_refused() {
    let text = hidden().to_text();
    let line = format!("secret {}\ncommitment", "5a".repeat(32));
    let changed = signed(&body(&text).replace("commitment", &line));
    assert!(Recording::from_text(&changed).is_err());
}

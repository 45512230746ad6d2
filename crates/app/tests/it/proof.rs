//! The commitment to the secret of a game, and the secret: where a person
//! sees them, and where not yet.

use brikke_app::page::{Block, Body, Listing};
use brikke_app::{Destination, Face, FirstScreen, Input, Options};
use brikke_engine::{Game, Recording, Rules, Seed};
use brikke_play::Mode;

use crate::stage::{Stage, options};

/// A line of three cells on which only twos appear; it ends after four
/// slides to the left.
fn line() -> Rules {
    let rules = "size=1x3 tiles=2:1 start=3 goal=none at-goal=continue lost-when=stuck";
    rules.parse().unwrap()
}

/// A game on the line, from a secret or from a seed.
fn playing(face: Face, seed: Option<&str>) -> Stage {
    Stage::new(Options {
        face,
        start: FirstScreen::Play {
            rules: line(),
            seed: seed.map(|seed| Seed::new(seed).unwrap()),
            player: None,
        },
        ..options()
    })
}

/// Every paragraph of the page that is read.
fn paragraphs(stage: &Stage) -> Vec<String> {
    let Body::Document(document) = stage.page().body else {
        panic!("no document");
    };
    let blocks = document.sections.into_iter().flat_map(|it| it.blocks);
    let text = |block| match block {
        Block::Paragraph(text) => Some(text),
        _ => None,
    };
    blocks.filter_map(text).collect()
}

fn listing(stage: &Stage) -> Listing {
    match stage.page().body {
        Body::Listing(listing) => listing,
        _ => panic!("no list"),
    }
}

/// The recording that a link in the clipboard holds.
fn copied(stage: &mut Stage) -> Recording {
    // The last way to save: a file.
    stage.press("S up enter 2");
    Recording::read(stage.copied.last().unwrap()).unwrap()
}

#[test]
fn a_link_and_a_file_have_the_secret_only_when_the_game_is_over() {
    let mut stage = playing(Face::Terminal, None);
    stage.press("left").wait(1_000);
    let before = copied(&mut stage);
    assert_eq!(before.chance(), None);
    stage.press("S 3 1 enter");
    let file = String::from_utf8(stage.disk["brikke-1.brikke-game"].clone()).unwrap();
    assert!(
        file.contains("\ncommitment ") && !file.contains("secret"),
        "{file}"
    );
    stage.press("left left left").wait(3_000);
    stage.press("esc").wait(1_000);
    let after = copied(&mut stage);
    assert!(after.chance().is_some(), "it is over");
    assert_eq!(after.commitment(), before.commitment());
}

#[test]
fn the_help_shows_the_commitment_and_then_the_secret() {
    let mut stage = playing(Face::Terminal, None);
    let commitment = copied(&mut stage).commitment().unwrap();
    stage.press("?");
    assert!(paragraphs(&stage).contains(&format!("Commitment: {commitment}")));
    assert!(
        !paragraphs(&stage)
            .iter()
            .any(|text| text.starts_with("Secret: "))
    );
    stage.press("esc left left left left").wait(3_000);
    stage.press("esc").wait(1_000).press("?");
    let secret = paragraphs(&stage)
        .into_iter()
        .find(|text| text.starts_with("Secret: "));
    let secret: brikke_engine::Secret = secret.unwrap()["Secret: ".len()..].parse().unwrap();
    assert_eq!(secret.commitment(), commitment);
}

#[test]
fn line_by_line_both_are_written_down_on_request() {
    let mut stage = playing(Face::Plain, None);
    let begun = stage.take_announced();
    let commitment = copied(&mut stage).commitment().unwrap().to_string();
    assert!(!begun.contains(&commitment), "{begun}");
    stage.take_announced();
    let proof = || Input::Open(Destination::Proof);
    stage.input(proof());
    let asked = stage.take_announced();
    assert!(asked.contains(&commitment), "{asked}");
    assert!(asked.contains("write it down now"), "{asked}");
    assert!(!asked.contains("The secret of this game was"), "{asked}");
    stage.press("left left left left");
    let ended = stage.take_announced();
    assert!(!ended.contains("The secret of this game was"), "{ended}");
    stage.input(proof());
    let asked = stage.take_announced();
    assert!(asked.contains("The secret of this game was "), "{asked}");
}

#[test]
fn a_seed_and_practice_have_nothing_to_prove() {
    let mut stage = playing(Face::Plain, Some("otters"));
    assert!(!stage.take_announced().contains("ommitment"));
    let mut stage = playing(Face::Terminal, Some("otters"));
    stage.press("?");
    assert!(
        !paragraphs(&stage)
            .iter()
            .any(|text| text.starts_with("Commitment"))
    );
    let mut practice = playing(Face::Terminal, None);
    practice.press("e P esc ?");
    assert!(
        !paragraphs(&practice)
            .iter()
            .any(|text| text.starts_with("Commitment"))
    );
}

/// Practice from a game has tiles of its own: it does not show the tiles to come.
#[test]
fn practice_and_the_next_game_have_other_secrets() {
    let mut stage = playing(Face::Terminal, None);
    let first = copied(&mut stage).commitment();
    stage.press("e P esc");
    let practice = copied(&mut stage);
    assert!(practice.chance().is_some());
    assert_ne!(practice.commitment(), first);
    let mut stage = playing(Face::Terminal, None);
    stage.press("R");
    let next = copied(&mut stage).commitment();
    assert!(next.is_some() && next != first);
}

#[test]
fn a_recording_with_the_secret_of_the_game_in_hand_is_refused() {
    let mut stage = playing(Face::Terminal, None);
    stage.press("left").wait(1_000);
    let shared = copied(&mut stage);
    let whole = whole_game(&shared);
    stage.input(Input::File(whole.to_text().into_bytes()));
    let said = stage.note();
    assert!(
        said.starts_with("This recording contains the secret of game 1"),
        "{said}"
    );
    stage.input(Input::File(shared.to_text().into_bytes()));
    assert!(stage.note().contains("it is game 1"), "{}", stage.note());
}

/// The game of which a recording shows only the commitment. The stage counts
/// its secrets.
fn whole_game(shared: &Recording) -> Recording {
    let secrets = (0..=u8::MAX).map(|byte| brikke_engine::Secret::new([byte; 32]));
    let secret = secrets
        .into_iter()
        .find(|secret| Some(secret.commitment()) == shared.commitment())
        .expect("a counted secret");
    let chance = brikke_engine::Chance::Secret(secret);
    let mut game = Game::start(shared.rules().clone(), chance);
    for &ply in shared.plies() {
        game.play_with(ply).unwrap();
    }
    Mode::Practice.shared_recording(&game)
}

#[test]
fn scores_from_a_seed_have_a_tab_of_their_own() {
    let mut stage = playing(Face::Terminal, Some("otters"));
    stage.press("left left left left").wait(3_000);
    stage.input(Input::Write("Bo".into())).press("enter t");
    let scores = listing(&stage);
    assert_eq!(
        scores.tabs,
        ["Clean", "Assisted", "Seeded", "Machines", "Records"]
    );
    assert_eq!((scores.tab, scores.rows.len()), (2, 1));
    stage.press("tab tab tab");
    assert_eq!((listing(&stage).tab, listing(&stage).rows.len()), (0, 0));
}

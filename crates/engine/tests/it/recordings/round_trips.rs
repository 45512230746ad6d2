//! Recordings that were written are read again.

use brikke_engine::{Board, Chance, Direction, Game, Phase, Recording, Start};
use proptest::prelude::*;

use super::{played, short_game};
use crate::arbitrary;
use crate::given::{self, game, ply, position, rules};

fn check(game: &Game) {
    let recording = game.recording();
    let (text, link) = (recording.to_text(), recording.to_link());
    assert_eq!(
        Recording::from_text(&text).as_ref(),
        Ok(&recording),
        "{text}"
    );
    assert_eq!(
        Recording::from_link(&link).as_ref(),
        Ok(&recording),
        "{text}"
    );
    assert_eq!(Recording::read(&text).as_ref(), Ok(&recording));
    assert_eq!(Recording::read(&link).as_ref(), Ok(&recording));
    check_told(game, &recording);
}

/// Checks that the recording tells what is seen of the game.
fn check_told(game: &Game, recording: &Recording) {
    assert_eq!(recording.rules(), game.rules());
    assert_eq!(recording.chance(), game.chance());
    assert_eq!(recording.plies(), game.plies());
    assert_eq!(recording.score(), game.score());
    let told = recording.game();
    assert_eq!(told.board(), game.board());
    assert_eq!(told.beginning(), game.beginning());
    assert_eq!((told.moves(), told.undos()), (game.moves(), game.undos()));
    assert_eq!(told.redos(), 0, "what was undone is not recorded");
}

proptest! {
    #![proptest_config(arbitrary::cases(400))]

    #[test]
    fn every_game_comes_back_from_text_and_link(game in arbitrary::game()) {
        check(&game);
    }

    #[test]
    fn a_recorded_game_goes_on_as_the_game_itself(
        game in arbitrary::game(),
        direction in arbitrary::direction(),
    ) {
        let mut game = game;
        while game.undo().is_some() && game.phase() != Phase::Playing {}
        let mut recorded = game.recording().into_game();
        let (own, its) = (game.play(direction), recorded.play(direction));
        prop_assert_eq!(own, its);
    }
}

#[test]
fn a_game_comes_back_after_the_player_has_kept_playing() {
    let mut game = game("classic size=2x2 goal=8", "4 4 / . .");
    game.play_with(ply(Direction::Left, 2, 1, 1)).unwrap();
    assert!(game.keep_playing());
    assert_eq!(game.phase(), Phase::Playing);
    let read = Recording::from_text(&game.recording().to_text()).unwrap();
    assert_eq!(read.game().phase(), Phase::Playing);
}

#[test]
fn a_game_comes_back_after_the_player_has_finished_it_at_the_goal() {
    let mut game = game("classic size=2x2 goal=8", "4 4 / . .");
    game.play_with(ply(Direction::Left, 2, 1, 1)).unwrap();
    assert!(game.finish());
    assert_eq!(game.phase(), Phase::Won);
    check(&game);
    let read = Recording::from_text(&game.recording().to_text()).unwrap();
    assert_eq!(read.game().phase(), Phase::Won);
    assert!(read.into_game().reopen());
}

#[test]
fn a_game_without_plies_comes_back() {
    check(&Game::start(rules("classic"), given::seed("otters")));
    check(&Game::start(
        rules("1024 size=8x8 start=64"),
        given::secret(0),
    ));
}

#[test]
fn a_whole_game_comes_back() {
    for preset in ["classic", "sudden", "even", "gentle", "1024"] {
        let game = Game::start(rules(preset), given::seed("ein heilt spel"));
        check(&played(game, usize::MAX, Direction::ALL));
    }
}

#[test]
fn a_game_comes_back_with_its_undos_and_without_what_was_undone() {
    let game = short_game();
    assert_eq!((game.plies().len(), game.undos(), game.redos()), (6, 1, 1));
    check(&game);
}

#[test]
fn a_game_from_a_position_comes_back_with_its_points_and_moves() {
    let start = Start::Position {
        board: given::board("1024 1024 . . / 2 4 8 16 / . . . . / . . . 2"),
        score: u64::MAX - 5000,
        moves: 1 << 62,
    };
    for chance in [
        None,
        Some(given::seed("posisjon")),
        Some(given::secret(255)),
    ] {
        let mut game = Game::resume(rules("classic goal=4096"), chance, start.clone()).unwrap();
        check(&game);
        if game.chance().is_none() {
            game.play_with(ply(Direction::Left, 4, 3, 3)).unwrap();
        }
        check(&played(game, 5, Direction::ALL));
    }
}

#[test]
fn a_game_beyond_the_largest_reachable_tile_comes_back() {
    let top = given::board("131072 131072 . . / . . . . / . . . . / . . . .");
    let mut game = Game::resume(rules("gentle"), None, position(top)).unwrap();
    game.play_with(ply(Direction::Left, 2, 3, 3)).unwrap();
    check(&game);
}

#[test]
fn seeds_of_any_visible_characters_come_back() {
    let long = "x".repeat(256);
    for text in [
        "a",
        "end plies=0",
        "seed x",
        "two  blanks",
        "ørret 海獭 🦦",
        "checksum 0",
        &long,
    ] {
        check(&Game::start(rules("even size=2x2"), given::seed(text)));
    }
}

#[test]
fn a_text_with_carriage_returns_is_the_same_recording() {
    let recording = short_game().recording();
    let text = recording.to_text().replace('\n', "\r\n");
    assert_eq!(Recording::from_text(&text), Ok(recording.clone()));
    assert_eq!(Recording::read(&text), Ok(recording));
}

#[test]
fn a_link_may_stand_among_blanks() {
    let recording = short_game().recording();
    let link = format!("  {}\n", recording.to_link());
    assert_eq!(Recording::read(&link), Ok(recording));
}

#[test]
fn a_link_is_made_of_what_a_url_takes() {
    let game = Game::start(rules("classic"), given::secret(0xFB));
    let link = played(game, 100, Direction::ALL).recording().to_link();
    let safe = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    assert!(link.chars().all(safe), "{link}");
}

/// The engine reads what it writes: a game takes no tile that its own chance
/// does not give.
#[test]
fn a_game_with_chance_and_a_tile_of_another_comes_back_or_is_refused() {
    let mut game = Game::start(rules("classic"), given::seed("otters"));
    let direction = game.board().legal_directions().next().unwrap();
    let drawn = game.play(direction).unwrap().spawn;
    game.undo();
    let other = game.board().slide(direction).unwrap();
    let square = other
        .after
        .board()
        .empty_squares()
        .find(|&square| square != drawn.square);
    let square = square.unwrap();
    if game
        .play_with(ply(direction, 2, square.row, square.column))
        .is_ok()
    {
        check(&game);
    }
}

#[test]
fn a_game_with_chance_and_start_tiles_of_another_comes_back_or_is_refused() {
    let other = Game::start(rules("classic"), given::seed("stoats"));
    let chance = Some(given::seed("otters"));
    if let Ok(game) = Game::resume(rules("classic"), chance, other.beginning().clone()) {
        check(&game);
    }
}

#[test]
fn both_kinds_of_chance_are_told() {
    let told = |chance: Chance| {
        let game = Game::start(rules("classic"), chance);
        game.recording().to_text()
    };
    assert!(told(given::seed("otters")).contains("\nseed otters\n"));
    let secret = "07".repeat(32);
    assert!(told(given::secret(7)).contains(&format!("\nsecret {secret}\n")));
}

#[test]
fn the_board_at_the_end_is_told() {
    let text = short_game().recording().to_text();
    let told = text.split("board=").nth(1).unwrap().lines().next().unwrap();
    assert_eq!(told.parse::<Board>().as_ref(), Ok(short_game().board()));
}

//! Every edge of the rules, by name.

mod endings;
mod goals;
mod largest_tiles;
mod moves;
mod outside;
mod overflow;
mod presets;
mod sizes_and_tiles;

use brikke_engine::{Game, IllegalMove, Ply};

fn check_refused(mut game: Game, ply: Ply, expected: impl Fn(&IllegalMove) -> bool) {
    let before = game.clone();
    let refused = game.play_with(ply).unwrap_err();
    assert!(expected(&refused), "{refused}");
    assert_eq!(game, before, "a refused move changes nothing");
}

/// A drawing of 8x8 with these first two tiles.
fn eight_by_eight(first: &str, second: &str) -> String {
    let rest = ["/. . . . . . . ."; 7].concat();
    format!("{first} {second} . . . . . .{rest}")
}

//! Made-up games of every kind, for recordings to compare.

use brikke_engine::{
    Chance, Direction, Game, Generator, Ply, Rank, Recording, Rules, Secret, Seed, Spawn, Start,
};

use crate::given::rules;

/// Rules of every kind: presets, small and large boards, early goals, other
/// tiles, and tiles and weights at the ends of what is possible.
const RULES: [&str; 22] = [
    "classic",
    "sudden",
    "even",
    "gentle",
    "1024",
    "classic size=2x2",
    "classic size=3x3 goal=32",
    "classic size=3x3 goal=16 at-goal=stop",
    "classic size=2x3 goal=8 lost-when=full",
    "classic size=1x2 tiles=2:1 start=1",
    "classic size=1x3 tiles=2:1 start=3 goal=4",
    "classic size=8x1 goal=2",
    "sudden size=3x3 goal=4 at-goal=continue",
    "even size=3x4 tiles=2:3,8:5 start=5",
    "gentle size=8x8 start=64",
    "gentle size=7x8 tiles=2:1,4:2,8:3,16:4",
    "classic size=2x2 tiles=2:999999999,4:1",
    "classic size=2x2 tiles=4:1,1024:7 goal=8",
    "classic size=8x8 tiles=562949953421312:1 start=2",
    "classic size=1x2 tiles=2596148429267413814265248164610048:1 start=1 goal=none",
    "classic size=3x3 tiles=9223372036854775808:1,18446744073709551616:1 goal=none",
    "classic size=5x4 start=1 goal=64",
];

/// Seeds of every kind.
const SEEDS: [&str; 6] = [
    "otters",
    "a",
    "end plies=0 score=0",
    "two  blanks",
    "ørret 海獭 🦦",
    "joined\u{200D}by\u{202F}blanks",
];

/// A number below `n`.
pub(super) fn below(random: &mut Generator, n: usize) -> usize {
    let n = u32::try_from(n).expect("a small number");
    usize::try_from(random.below(n)).expect("a small number")
}

/// One of the items.
pub(super) fn one_of<T: Clone>(random: &mut Generator, items: &[T]) -> T {
    items[below(random, items.len())].clone()
}

/// A recording of some game: by a seed, a secret, a commitment or nothing;
/// from start tiles or a position; played on, kept playing or finished.
pub(super) fn recording(random: &mut Generator) -> Recording {
    let rules = rules(one_of(random, &RULES));
    let mut game = opening(random, rules);
    let most = one_of(random, &[0, 1, 2, 3, 5, 8, 13, 40]);
    for _ in 0..most {
        if !play(&mut game, random) {
            break;
        }
        if below(random, 12) == 0 {
            game.undo();
        }
    }
    match below(random, 3) {
        0 => drop(game.finish()),
        1 => drop(game.keep_playing()),
        _ => {}
    }
    let recording = game.recording();
    match below(random, 4) {
        0 => recording.without_secret(),
        _ => recording,
    }
}

fn opening(random: &mut Generator, rules: Rules) -> Game {
    let chance = match below(random, 3) {
        0 => Some(Chance::Seed(
            Seed::new(one_of(random, &SEEDS)).expect("a seed"),
        )),
        1 => Some(Chance::Secret(secret(random))),
        _ => None,
    };
    match (chance, below(random, 3)) {
        (Some(chance), 1..) => Game::start(rules, chance),
        (None, 1..) => {
            // The tiles of some secret, which is not told.
            let start = Game::start(rules.clone(), Chance::Secret(secret(random)));
            let tiles = start.beginning().clone();
            Game::resume(rules, None, tiles).expect("they are possible")
        }
        (chance, _) => {
            let start = position(random, &rules);
            Game::resume(rules, chance, start).expect("the position is possible")
        }
    }
}

fn secret(random: &mut Generator) -> Secret {
    Secret::new([(); 32].map(|()| u8::try_from(random.below(256)).expect("a byte")))
}

/// A position with scores and moves that are often at the end of what is
/// possible.
fn position(random: &mut Generator, rules: &Rules) -> Start {
    let largest = usize::from(rules.largest_tile().get());
    let mut board = brikke_engine::Board::empty(rules.size());
    for square in rules.size().squares() {
        let number = match below(random, 6) {
            0..2 => 0,
            2..5 => 1 + below(random, largest.min(3)),
            _ => 1 + below(random, largest),
        };
        let rank = Rank::new(u8::try_from(number).expect("a rank"));
        board.set(square, rank).expect("on the board");
    }
    Start::Position {
        board,
        score: one_of(random, &[0, 4, 1_000, 1 << 63, u64::MAX - 8, u64::MAX]),
        moves: one_of(random, &[0, 7, 1 << 32, Game::MOST_MOVES_BEFORE]),
    }
}

/// Plays a move in some direction; says whether there was one.
fn play(game: &mut Game, random: &mut Generator) -> bool {
    if below(random, 4) > 0 {
        game.keep_playing();
    }
    let mut order = Direction::ALL;
    order.rotate_left(below(random, 4));
    order.into_iter().any(|way| match game.chance() {
        Some(_) => game.play(way).is_ok(),
        None => ply(game, way, random).is_some_and(|ply| game.play_with(ply).is_ok()),
    })
}

/// The move with any tile that can answer it.
fn ply(game: &Game, direction: Direction, random: &mut Generator) -> Option<Ply> {
    let after = game.board().slide(direction)?.after;
    let squares: Vec<_> = after.board().empty_squares().collect();
    let ranks: Vec<_> = game.rules().tiles().iter().map(|(rank, _)| rank).collect();
    let square = one_of(random, &squares);
    let rank = one_of(random, &ranks);
    Some(Ply {
        direction,
        spawn: Spawn { square, rank },
    })
}

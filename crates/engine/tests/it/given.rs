//! Starting points of tests, drawn or named.

use brikke_engine::{
    Board, Chance, Direction, Game, Overrides, Ply, Preset, Rank, Rules, Secret, Seed, Spawn,
    Square, Start,
};

/// The board of a drawing; its tiles may be as large as tiles 32768 can
/// become, so that the top of the number line can be drawn too.
pub(crate) fn board(drawing: &str) -> Board {
    Board::read(drawing, tile(32768)).unwrap_or_else(|error| panic!("{drawing}: {error}"))
}

/// The tile with this face.
pub(crate) fn tile(face: u128) -> Rank {
    Rank::of_tile(face).expect("a power of two")
}

/// The rules of a text such as `classic` or `sudden size=3x3 goal=none`, or
/// all six rules in full.
pub(crate) fn rules(text: &str) -> Rules {
    try_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// As [`rules`], for rules that may be refused.
pub(crate) fn try_rules(text: &str) -> Result<Rules, String> {
    let (first, others) = text.split_once(' ').unwrap_or((text, ""));
    let Ok(preset) = first.parse::<Preset>() else {
        return text.parse().map_err(in_words);
    };
    Rules::new(preset, overrides(others)?).map_err(in_words)
}

fn overrides(text: &str) -> Result<Overrides, String> {
    let mut overrides = Overrides::default();
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').expect("key=value");
        match key {
            "size" => overrides.size = Some(value.parse().map_err(in_words)?),
            "tiles" => overrides.tiles = Some(value.parse().map_err(in_words)?),
            "start" => overrides.start = Some(value.parse().map_err(in_words)?),
            "goal" => overrides.goal = Some(value.parse().map_err(in_words)?),
            "at-goal" => overrides.at_goal = Some(value.parse().map_err(in_words)?),
            "lost-when" => overrides.lost_when = Some(value.parse().map_err(in_words)?),
            _ => panic!("{key} is no rule"),
        }
    }
    Ok(overrides)
}

fn in_words(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// The chance of a seed.
pub(crate) fn seed(text: &str) -> Chance {
    Chance::Seed(Seed::new(text).expect("a seed"))
}

/// The chance of a secret of equal bytes.
pub(crate) fn secret(byte: u8) -> Chance {
    Chance::Secret(Secret::new([byte; 32]))
}

/// The beginning of a game from a position, without points or moves.
pub(crate) fn position(board: Board) -> Start {
    Start::Position {
        board,
        score: 0,
        moves: 0,
    }
}

/// A game from a drawn position, whose tiles the test chooses.
pub(crate) fn game(rules_text: &str, drawing: &str) -> Game {
    Game::resume(rules(rules_text), None, position(board(drawing))).expect("a game")
}

/// A move and the tile that answers it; row and column are counted from 0.
pub(crate) fn ply(direction: Direction, face: u128, row: u8, column: u8) -> Ply {
    Ply {
        direction,
        spawn: Spawn {
            square: Square::new(row, column),
            rank: tile(face),
        },
    }
}

//! A recording as JSON.

use std::io::{self, Write};

use brikke_engine::{Chance, Game, Rank, Spawn, Start, Turn};
use serde::{Serialize, Serializer};

use crate::output::write_json;

#[derive(Serialize)]
struct Json<'a> {
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    undos: u64,
    start: Beginning,
    plies: Plies<'a>,
    score: u64,
    moves: u64,
    best_tile: u128,
    board: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Beginning {
    Tiles {
        tiles: Vec<Appeared>,
    },
    Position {
        position: String,
        score: u64,
        moves: u64,
    },
}

/// A tile that appeared. Rows and columns are counted from 1.
#[derive(Serialize)]
struct Appeared {
    row: u8,
    column: u8,
    tile: u128,
}

#[derive(Serialize)]
struct Ply {
    direction: &'static str,
    gained: u64,
    #[serde(flatten)]
    tile: Appeared,
}

impl From<Spawn> for Appeared {
    fn from(spawn: Spawn) -> Appeared {
        Appeared {
            row: spawn.square.row + 1,
            column: spawn.square.column + 1,
            tile: spawn.rank.tile(),
        }
    }
}

/// Writes the game as one JSON object.
pub(super) fn write(game: &Game, output: &mut dyn Write) -> io::Result<()> {
    let (seed, secret) = match game.chance() {
        Some(Chance::Seed(seed)) => (Some(seed.to_string()), None),
        Some(Chance::Secret(secret)) => (None, Some(secret.to_string())),
        None => (None, None),
    };
    let json = Json {
        rules: game.rules().to_string(),
        seed,
        secret,
        commitment: game.commitment().map(|commitment| commitment.to_string()),
        undos: game.undos(),
        start: beginning(game),
        plies: Plies(game),
        score: game.score(),
        moves: game.moves(),
        best_tile: game.board().largest().map_or(0, Rank::tile),
        board: game.board().to_string(),
    };
    write_json(output, &json)?;
    output.write_all(b"\n")
}

fn beginning(game: &Game) -> Beginning {
    match game.beginning() {
        Start::Tiles(tiles) => Beginning::Tiles {
            tiles: tiles.iter().copied().map(Appeared::from).collect(),
        },
        Start::Position {
            board,
            score,
            moves,
        } => Beginning::Position {
            position: board.to_string(),
            score: *score,
            moves: *moves,
        },
    }
}

/// The plies of a game, written one after another.
struct Plies<'a>(&'a Game);

impl Serialize for Plies<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.0;
        let turns = (1..=game.plies().len()).filter_map(|number| game.turn(number));
        serializer.collect_seq(turns.map(Ply::from))
    }
}

impl From<Turn> for Ply {
    fn from(turn: Turn) -> Ply {
        Ply {
            direction: turn.direction.name(),
            gained: turn.gained,
            tile: turn.spawn.into(),
        }
    }
}

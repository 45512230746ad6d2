//! A recording as JSON.

use brikke_engine::{Chance, Game, Rank, Spawn, Start};
use serde::Serialize;

use crate::failure::Failure;

#[derive(Serialize)]
struct Json {
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    undos: u64,
    start: Beginning,
    plies: Vec<Ply>,
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

/// The game as one JSON object.
pub(super) fn write(game: &Game) -> Result<Vec<u8>, Failure> {
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
        plies: plies(game),
        score: game.score(),
        moves: game.moves(),
        best_tile: game.board().largest().map_or(0, Rank::tile),
        board: game.board().to_string(),
    };
    let text = serde_json::to_string(&json).map_err(Failure::refused)?;
    Ok((text + "\n").into_bytes())
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

fn plies(game: &Game) -> Vec<Ply> {
    let turns = (1..=game.plies().len()).filter_map(|number| game.turn(number));
    let ply = |turn: brikke_engine::Turn| Ply {
        direction: turn.direction.name(),
        gained: turn.gained,
        tile: turn.spawn.into(),
    };
    turns.map(ply).collect()
}

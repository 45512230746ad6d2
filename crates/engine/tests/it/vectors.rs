//! Frozen vectors of the chance construction, made by another implementation.

use brikke_engine::{Board, Commitment, Rank, Secret, Seed, Spawn, Square, TileWeights};

/// The tile of every line of `data/chance.txt`.
#[test]
fn the_tile_of_a_secret_ply_and_board_never_changes() {
    let vectors = include_str!("../data/chance.txt");
    let lines = vectors.lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        check_tile(line);
        checked += 1;
    }
    assert!(checked > 60, "only {checked} vectors");
}

fn check_tile(line: &str) {
    let fields: Vec<&str> = line.split(';').collect();
    let [secret, tiles, ply, position, square, tile] = fields[..] else {
        panic!("six columns: {line}");
    };
    let secret: Secret = secret.parse().unwrap();
    let tiles: TileWeights = tiles.parse().unwrap();
    let board = Board::read(position, tiles.largest().max(Rank::FOUR)).unwrap();
    let (row, column) = square.split_once(',').unwrap();
    let from_0 = |text: &str| text.parse::<u8>().unwrap() - 1;
    let expected = Spawn {
        square: Square::new(from_0(row), from_0(column)),
        rank: Rank::of_tile(tile.parse().unwrap()).unwrap(),
    };
    let drawn = secret.tile_on(ply.parse().unwrap(), &board, &tiles);
    assert_eq!(drawn, Some(expected), "{line}");
}

/// The secret of every line of `data/seeds.txt`.
#[test]
fn the_secret_of_a_seed_never_changes() {
    for line in include_str!("../data/seeds.txt").lines() {
        let (seed, secret) = line.split_once('\t').unwrap();
        assert_eq!(
            Seed::new(seed).unwrap().secret().to_string(),
            secret,
            "{seed}"
        );
    }
}

/// The commitment of every line of `data/commitments.txt`.
#[test]
fn the_commitment_to_a_secret_never_changes() {
    for line in include_str!("../data/commitments.txt").lines() {
        let (secret, commitment) = line.split_once(' ').unwrap();
        let secret: Secret = secret.parse().unwrap();
        assert_eq!(secret.commitment().to_string(), commitment);
        assert_eq!(commitment.parse::<Commitment>(), Ok(secret.commitment()));
    }
}

#[test]
fn a_commitment_is_64_digits_in_lower_case() {
    let good = Secret::new([7; 32]).commitment().to_string();
    for text in [
        &good[1..],
        &good.to_uppercase(),
        &format!("{good}0"),
        "",
        "none",
    ] {
        let error = text.parse::<Commitment>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "a commitment is 64 hexadecimal digits in lower case"
        );
    }
}

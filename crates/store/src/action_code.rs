//! An action as one small number.
//!
//! From the lowest bit: the mover (1 bit: 0 a person, 1 a player), the kind
//! (2 bits: 0 a move, 1 undo, 2 redo, 3 a decision at the goal) and, for a
//! move, the direction (2 bits, in the order of [`Direction::ALL`]), the row
//! and the column of the new tile (3 bits each, from 0) and its rank (7
//! bits); for a decision 0 to keep playing, 1 to finish, 2 to reopen.

use brikke_engine::{Direction, GameAction, Ply, Rank, Spawn, Square};

use crate::{Field, StoreError};

/// The number of an action.
pub(crate) fn encode(action: GameAction, by_player: bool) -> i64 {
    let (kind, ply) = match action {
        GameAction::Play(ply) => (0, encode_ply(ply)),
        GameAction::Undo => (1, 0),
        GameAction::Redo => (2, 0),
        GameAction::KeepPlaying => (3, 0),
        GameAction::Finish => (3, 1),
        GameAction::Reopen => (3, 2),
    };
    (ply << 3) | (kind << 1) | i64::from(by_player)
}

fn encode_ply(Ply { direction, spawn }: Ply) -> i64 {
    let direction = match direction {
        Direction::Up => 0,
        Direction::Right => 1,
        Direction::Down => 2,
        Direction::Left => 3,
    };
    let Spawn { square, rank } = spawn;
    let place = (i64::from(square.row) << 2) | (i64::from(square.column) << 5);
    (i64::from(rank.get()) << 8) | place | direction
}

/// The action with this number, and whether a player made it.
pub(crate) fn decode(code: i64) -> Result<(GameAction, bool), StoreError> {
    let action = match (code >> 1) & 3 {
        0 => decode_ply(code >> 3).map(GameAction::Play),
        1 => Some(GameAction::Undo),
        2 => Some(GameAction::Redo),
        _ => decode_decision(code >> 3),
    };
    let by_player = code & 1 == 1;
    action
        .filter(|&action| encode(action, by_player) == code)
        .map(|action| (action, by_player))
        .ok_or_else(|| StoreError::value(Field::Action, code))
}

const fn decode_decision(code: i64) -> Option<GameAction> {
    match code {
        0 => Some(GameAction::KeepPlaying),
        1 => Some(GameAction::Finish),
        2 => Some(GameAction::Reopen),
        _ => None,
    }
}

fn decode_ply(code: i64) -> Option<Ply> {
    let bits = |from: u32, count: u32| u8::try_from((code >> from) & ((1 << count) - 1)).ok();
    Some(Ply {
        direction: Direction::ALL[usize::from(bits(0, 2)?)],
        spawn: Spawn {
            square: Square::new(bits(2, 3)?, bits(5, 3)?),
            rank: Rank::new(bits(8, 7)?)?,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::Size;

    fn check(action: GameAction) {
        for by_player in [false, true] {
            let code = encode(action, by_player);
            assert!(code < 1 << 18, "small: {code}");
            assert_eq!(decode(code).unwrap(), (action, by_player));
        }
    }

    #[test]
    fn every_action_has_a_number_of_its_own() {
        let bare = [
            GameAction::Undo,
            GameAction::Redo,
            GameAction::KeepPlaying,
            GameAction::Finish,
            GameAction::Reopen,
        ];
        bare.into_iter().for_each(check);
        for direction in Direction::ALL {
            for square in Size::new(8, 8).unwrap().squares() {
                for rank in (1..=Rank::MAX.get()).filter_map(Rank::new) {
                    let spawn = Spawn { square, rank };
                    check(GameAction::Play(Ply { direction, spawn }));
                }
            }
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        for code in [
            0,
            -1,
            8 | 2,
            (3 << 3) | 6,
            i64::MAX,
            i64::MIN,
            1 << 30,
            127 << 11,
        ] {
            assert!(decode(code).is_err(), "{code}");
        }
    }
}

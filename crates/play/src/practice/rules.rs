//! The rules that a practice board allows.

use brikke_engine::{Board, Goal, Overrides, Preset, Rules, Size};

use crate::Refusal;

/// The rules for practice on this board: the ones asked for, as far as it
/// allows them.
pub(super) fn rules_for(rules: &Rules, board: &Board) -> Result<Rules, Refusal> {
    let size = board.size();
    if size == rules.size() && !rules.is_goal_reached(board) {
        return Ok(rules.clone());
    }
    let overrides = Overrides {
        size: Some(size),
        tiles: Some(rules.tiles().clone()),
        start: Some(start_tiles(rules, size)),
        goal: Some(goal_for(rules, board)),
        at_goal: Some(rules.at_goal()),
        lost_when: Some(rules.lost_when()),
    };
    // Every field is overridden: any preset will do.
    Rules::new(Preset::Classic, overrides).map_err(|_| Refusal::Unplayable)
}

fn start_tiles(rules: &Rules, size: Size) -> u32 {
    let cells = u32::try_from(size.cells()).unwrap_or(u32::MAX);
    u32::from(rules.start()).min(cells)
}

fn goal_for(rules: &Rules, board: &Board) -> Goal {
    let largest = board.size().largest_tile(rules.tiles().largest());
    rules
        .goal()
        .filter(|&goal| Some(goal) <= largest && Some(goal) > board.largest())
        .map_or(Goal::None, Goal::Tile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(position: &str, expected: &str) {
        let board = position.parse().unwrap();
        let rules = rules_for(&Rules::default(), &board).unwrap();
        let rest = "tiles=2:9,4:1 start=2";
        let (size, goal) = expected.split_once(' ').unwrap();
        let expected = format!("size={size} {rest} goal={goal} at-goal=continue lost-when=stuck");
        assert_eq!(rules.to_string(), expected);
    }

    #[test]
    fn a_goal_stays_while_it_is_ahead() {
        check("1024 2 . . / . . . . / . . . . / . . . .", "4x4 2048");
        check("2 4 8 16 32 / . . . . . / . . . . .", "3x5 2048");
    }

    #[test]
    fn a_goal_that_is_reached_or_out_of_reach_is_none() {
        check("2048 2 . . / . . . . / . . . . / . . . .", "4x4 none");
        check("2 4 8 / 16 . .", "2x3 none");
    }
}

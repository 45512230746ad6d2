//! Goals.

use brikke_engine::{AtGoal, Rank, Size};

use crate::given::{rules, tile, try_rules};

#[test]
fn a_presets_goal_is_dropped_exactly_where_the_size_cannot_hold_it() {
    for size in Size::all() {
        // With fours the largest tile is 2^(cells + 1), with twos 2^cells.
        let holds_2048 = size.cells() + 1 >= 11;
        for preset in ["classic", "sudden", "even"] {
            let goal = rules(&format!("{preset} size={size}")).goal();
            assert_eq!(goal, holds_2048.then_some(tile(2048)), "{preset} {size}");
        }
        let goal = rules(&format!("1024 size={size}")).goal();
        assert_eq!(goal, (size.cells() >= 10).then_some(tile(1024)), "{size}");
    }
}

#[test]
fn a_presets_goal_is_dropped_where_its_tiles_cannot_lead_to_it() {
    assert_eq!(rules("classic size=2x5").goal(), Some(tile(2048)));
    assert_eq!(rules("classic size=2x5 tiles=2:1").goal(), None);
    assert_eq!(rules("classic size=3x3 tiles=8:1").goal(), Some(tile(2048)));
}

fn check_goal_refused(text: &str, largest: u128) {
    let mut words = text.split_whitespace();
    let goal = words.find_map(|word| word.strip_prefix("goal=")).unwrap();
    let refusal = try_rules(text).unwrap_err();
    assert!(refusal.contains(goal), "{refusal}");
    assert!(refusal.contains(&largest.to_string()), "{refusal}");
}

#[test]
fn an_explicit_goal_that_the_size_cannot_hold_is_refused() {
    check_goal_refused("classic size=3x3 goal=2048", 1024);
    check_goal_refused("classic goal=262144", 131_072);
    check_goal_refused("1024 goal=131072", 65536);
    check_goal_refused("1024 size=3x3 goal=1024", 512);
    check_goal_refused("gentle size=1x2 goal=16", 8);
}

#[test]
fn the_largest_goal_that_the_size_can_hold_is_taken() {
    assert_eq!(rules("classic size=3x3 goal=1024").goal(), Some(tile(1024)));
    assert_eq!(rules("classic goal=131072").goal(), Some(tile(131_072)));
    assert_eq!(rules("1024 goal=65536").goal(), Some(tile(65536)));
    assert_eq!(
        rules("classic size=8x8 goal=36893488147419103232").goal(),
        Rank::new(65)
    );
}

#[test]
fn without_a_goal_there_is_nothing_to_do_at_it() {
    assert_eq!(rules("sudden goal=none").at_goal(), AtGoal::Continue);
    assert_eq!(rules("gentle at-goal=stop"), rules("gentle"));
}

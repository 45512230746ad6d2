//! Made-up sizes, boards, rules and games for properties.

use brikke_engine::{
    AtGoal, Board, Chance, Direction, Game, Goal, LostWhen, Overrides, Ply, Preset, Rank, Rules,
    Secret, Seed, Size, Spawn, Start, TileWeights,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A configuration with this number of cases, which prints failures and does
/// not save them.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

pub(crate) fn direction() -> impl Strategy<Value = Direction> {
    select(Direction::ALL.to_vec())
}

pub(crate) fn size() -> impl Strategy<Value = Size> {
    select(Size::all().collect::<Vec<_>>())
}

/// A board of any size.
pub(crate) fn board() -> impl Strategy<Value = Board> {
    size().prop_flat_map(board_of)
}

/// A board of this size: mostly small tiles, so that many are equal, and
/// some of all that the tiles 2 and 4 can lead to.
pub(crate) fn board_of(size: Size) -> impl Strategy<Value = Board> {
    let largest = size.largest_tile(Rank::FOUR).expect("far below 2^112");
    board_up_to(size, largest)
}

/// A board of this size with tiles up to `largest`.
pub(crate) fn board_up_to(size: Size, largest: Rank) -> impl Strategy<Value = Board> {
    let small = 1..=largest.get().min(3);
    let number = prop_oneof![3 => Just(0), 5 => small, 1 => 1..=largest.get()];
    prop::collection::vec(number, size.cells()).prop_map(move |numbers| {
        let mut board = Board::empty(size);
        for (square, number) in size.squares().zip(numbers) {
            board.set(square, Rank::new(number)).expect("on the board");
        }
        board
    })
}

/// From one to four different tiles.
pub(crate) fn tiles() -> impl Strategy<Value = TileWeights> {
    let usual = select(vec!["2:9,4:1", "2:1", "2:1,4:1", "2:19,4:1"])
        .prop_map(|text| text.parse().expect("tiles"));
    let unusual = prop::collection::btree_map(1..=20_u8, 1..=1000_u32, 1..=4).prop_map(|weights| {
        let rank = |number| Rank::new(number).expect("a small rank");
        let weights = weights
            .into_iter()
            .map(|(tile, weight)| (rank(tile), weight));
        TileWeights::new(weights).expect("tiles")
    });
    prop_oneof![3 => usual, 1 => unusual]
}

/// Any rules, many of them with a goal that is soon reached.
pub(crate) fn rules() -> impl Strategy<Value = Rules> {
    let goal = prop_oneof![
        Just(None),
        Just(Some(Goal::None)),
        (1..=40_u8).prop_map(|number| Rank::new(number).map(Goal::Tile)),
        (3..=6_u8).prop_map(|number| Rank::new(number).map(Goal::Tile)),
    ];
    let at_goal = select(vec![None, Some(AtGoal::Stop), Some(AtGoal::Continue)]);
    let lost_when = select(vec![None, Some(LostWhen::Stuck), Some(LostWhen::Full)]);
    let start = prop::option::of(1..=6_u32);
    let preset = select(Preset::ALL.to_vec());
    (
        preset,
        prop::option::of(size()),
        prop::option::of(tiles()),
        start,
        goal,
        at_goal,
        lost_when,
    )
        .prop_filter_map(
            "these rules contradict themselves",
            |(preset, size, tiles, start, goal, at_goal, lost_when)| {
                let overrides = Overrides {
                    size,
                    tiles,
                    start,
                    goal,
                    at_goal,
                    lost_when,
                };
                Rules::new(preset, overrides).ok()
            },
        )
}

pub(crate) fn secret() -> impl Strategy<Value = Secret> {
    any::<[u8; 32]>().prop_map(Secret::new)
}

/// A seed of letters, digits and blanks, or of any characters.
pub(crate) fn seed() -> impl Strategy<Value = Seed> {
    prop_oneof!["[a-z0-9]{1,12}", "[!-~]([ -~]{0,30}[!-~])?", "\\PC{1,40}"]
        .prop_filter_map("this is no seed", |text| Seed::new(text).ok())
}

pub(crate) fn chance() -> impl Strategy<Value = Chance> {
    prop_oneof![
        seed().prop_map(Chance::Seed),
        secret().prop_map(Chance::Secret),
    ]
}

/// An action of a player.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Action {
    Slide(Direction),
    Undo,
    Redo,
    KeepPlaying,
    Finish,
    Reopen,
}

/// Mostly moves, with a few steps back and forth.
pub(crate) fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => direction().prop_map(Action::Slide),
        2 => Just(Action::Undo),
        1 => Just(Action::Redo),
        1 => Just(Action::KeepPlaying),
        1 => Just(Action::Finish),
        1 => Just(Action::Reopen),
    ]
}

pub(crate) fn actions(most: usize) -> impl Strategy<Value = Vec<Action>> {
    prop::collection::vec(action(), 0..=most)
}

/// The opening of a game: drawn tiles, or a position.
pub(crate) fn opening() -> impl Strategy<Value = Game> {
    let started = (rules(), chance()).prop_map(|(rules, chance)| Game::start(rules, chance));
    let resumed = (rules(), prop::option::of(chance()))
        .prop_flat_map(|(rules, chance)| {
            let boards = board_up_to(rules.size(), rules.largest_tile());
            (
                Just(rules),
                Just(chance),
                boards,
                any::<u32>(),
                any::<u64>(),
            )
        })
        .prop_map(|(rules, chance, board, score, moves)| {
            let (score, moves) = (score.into(), moves % (Game::MOST_MOVES_BEFORE + 1));
            let start = Start::Position {
                board,
                score,
                moves,
            };
            Game::resume(rules, chance, start).expect("a game")
        });
    prop_oneof![started, resumed]
}

/// Any game: an opening and what a player did, the impossible passed over.
/// Of some, only the commitment to their secret is known.
/// Where the game has no source of tiles, `Index` picks them.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    let deeds = prop::collection::vec((action(), any::<Index>()), 0..60);
    (opening(), deeds, any::<bool>()).prop_map(|(mut game, deeds, hidden)| {
        for (action, index) in deeds {
            act(&mut game, action, index);
        }
        if hidden {
            game = game.recording().without_secret().into_game();
        }
        game
    })
}

fn act(game: &mut Game, action: Action, index: Index) {
    match action {
        Action::Slide(direction) if game.chance().is_some() => {
            let _ = game.play(direction);
        }
        Action::Slide(direction) => {
            if let Some(ply) = ply_at(game, direction, index) {
                let _ = game.play_with(ply);
            }
        }
        Action::Undo => drop(game.undo()),
        Action::Redo => drop(game.redo()),
        Action::KeepPlaying => drop(game.keep_playing()),
        Action::Finish => drop(game.finish()),
        Action::Reopen => drop(game.reopen()),
    }
}

/// The move with one of the tiles that can answer it.
pub(crate) fn ply_at(game: &Game, direction: Direction, index: Index) -> Option<Ply> {
    let slide = game.board().slide(direction)?;
    let ranks = game.rules().tiles().iter().map(|(rank, _)| rank);
    let spawns: Vec<Spawn> = ranks
        .flat_map(|rank| {
            let squares = slide.after.board().empty_squares();
            squares.map(move |square| Spawn { square, rank })
        })
        .collect();
    let spawn = *index.get(&spawns);
    Some(Ply { direction, spawn })
}

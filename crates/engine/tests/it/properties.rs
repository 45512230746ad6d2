//! Properties of every board and every game.

use brikke_engine::{
    Board, Chance, Direction, Game, Generator, IllegalMove, Phase, Ply, Rank, Rules, Secret, Size,
    Start, TileWeights, Turn, playout,
};
use proptest::prelude::*;

use crate::arbitrary::{self, Action};
use crate::given;

/// The sum of the tiles, read off the position text.
fn sum(board: &Board) -> u128 {
    let text = board.to_string();
    let faces = text
        .split([',', '/'])
        .map(|face| face.parse::<u128>().unwrap());
    faces.sum()
}

proptest! {
    #![proptest_config(arbitrary::cases(1000))]

    #[test]
    fn a_slide_keeps_the_sum(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        prop_assert_eq!(board.sum(), sum(&board));
        if let Some(slide) = board.slide(direction) {
            prop_assert_eq!(slide.after.board().sum(), board.sum());
        }
    }

    #[test]
    fn a_slide_adds_what_it_gains_to_the_worth(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        if let Some(slide) = board.slide(direction) {
            prop_assert_eq!(slide.after.board().worth(), board.worth() + slide.gained);
        }
    }

    #[test]
    fn a_slide_leaves_an_empty_cell(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        let after = board.slide(direction).map(|slide| slide.after);
        prop_assert!(after.is_none_or(|after| after.empty_count() > 0));
    }
}

// --- Symmetries ---

/// A mirror or turn of a board.
type Turned = fn(&Board) -> Board;

/// Checks that sliding and then turning is turning and then sliding, where
/// `mapped` says what becomes of each direction.
fn check_commutes(board: &Board, turned: Turned, mapped: fn(Direction) -> Direction) {
    for direction in Direction::ALL {
        let slid_first = board
            .slide(direction)
            .map(|slide| (turned(slide.after.board()), slide.gained));
        let turned_first = turned(board)
            .slide(mapped(direction))
            .map(|slide| (*slide.after.board(), slide.gained));
        assert_eq!(slid_first, turned_first, "{direction}\n{board:?}");
    }
}

fn flipped(direction: Direction) -> Direction {
    match direction {
        Direction::Left | Direction::Right => direction.opposite(),
        vertical => vertical,
    }
}

fn transposed(direction: Direction) -> Direction {
    match direction {
        Direction::Up => Direction::Left,
        Direction::Left => Direction::Up,
        Direction::Down => Direction::Right,
        Direction::Right => Direction::Down,
    }
}

/// Clockwise.
fn rotated(direction: Direction) -> Direction {
    match direction {
        Direction::Up => Direction::Right,
        Direction::Right => Direction::Down,
        Direction::Down => Direction::Left,
        Direction::Left => Direction::Up,
    }
}

fn as_texts(boards: &[Board; 8]) -> Vec<String> {
    let mut texts: Vec<String> = boards.iter().map(Board::to_string).collect();
    texts.sort();
    texts
}

proptest! {
    #![proptest_config(arbitrary::cases(500))]

    #[test]
    fn a_slide_commutes_with_the_symmetries(board in arbitrary::board()) {
        check_commutes(&board, Board::flip, flipped);
        check_commutes(&board, Board::transpose, transposed);
        check_commutes(&board, Board::rotate, rotated);
    }

    #[test]
    fn flips_and_transpositions_undo_themselves(board in arbitrary::board()) {
        prop_assert_eq!(board.flip().flip(), board);
        prop_assert_eq!(board.transpose().transpose(), board);
    }

    #[test]
    fn four_quarter_turns_are_none(board in arbitrary::board()) {
        prop_assert_eq!(board.rotate().rotate().rotate().rotate(), board);
        prop_assert_eq!(board.rotate().flip(), board.transpose());
    }

    #[test]
    fn the_eight_symmetries_are_closed(board in arbitrary::board()) {
        let eight = as_texts(&board.symmetries());
        prop_assert!(eight.contains(&board.to_string()));
        for turned in [Board::flip, Board::transpose, Board::rotate] {
            prop_assert_eq!(&as_texts(&board.symmetries().map(|board| turned(&board))), &eight);
            prop_assert_eq!(&as_texts(&turned(&board).symmetries()), &eight);
        }
    }
}

#[test]
fn a_board_of_different_tiles_has_eight_different_symmetries() {
    let mut eight = as_texts(&given::board("2 4 / 8 16").symmetries());
    eight.dedup();
    assert_eq!(eight.len(), 8);
}

// --- Score ---

/// Σ(log2 v − 1)·v over the tiles, read off the position text.
fn worth(board: &Board) -> u128 {
    let text = board.to_string();
    let faces = text
        .split([',', '/'])
        .map(|face| face.parse::<u128>().unwrap());
    let tiles = faces.filter(|&face| face != 0);
    tiles.map(|face| u128::from(face.ilog2() - 1) * face).sum()
}

fn fours_that_appeared(game: &Game) -> u128 {
    let Start::Tiles(start) = game.beginning() else {
        panic!("this game began from a position");
    };
    let later = game.plies().iter().map(|ply| ply.spawn);
    let appeared = start.iter().copied().chain(later);
    appeared.filter(|spawn| spawn.rank == Rank::FOUR).count() as u128
}

/// Plays to the end or as many moves, each time in the first direction of
/// the cycle that moves something.
fn play_on(game: &mut Game, moves: usize) {
    for round in 0..moves {
        game.keep_playing();
        let cycle = (0..4).map(|step| Direction::ALL[(round + step) % 4]);
        if !cycle
            .into_iter()
            .any(|direction| game.play(direction).is_ok())
        {
            return;
        }
    }
}

proptest! {
    #![proptest_config(arbitrary::cases(60))]

    #[test]
    fn the_score_follows_from_the_board_and_the_fours_of_a_game(
        preset in prop::sample::select(vec!["classic", "sudden", "even", "gentle", "1024"]),
        size in prop::sample::select(vec!["4x4", "3x3", "2x5", "1x4", "5x4"]),
        seed in arbitrary::seed(),
    ) {
        let rules = given::rules(&format!("{preset} size={size}"));
        let mut game = Game::start(rules, Chance::Seed(seed));
        play_on(&mut game, usize::MAX);
        prop_assert!(game.phase().is_over());
        let expected = worth(game.board()) - 4 * fours_that_appeared(&game);
        prop_assert_eq!(u128::from(game.score()), expected);
    }

    #[test]
    fn the_score_follows_from_the_board_and_the_fours_of_a_playout(
        preset in prop::sample::select(vec!["classic", "sudden", "even", "gentle", "1024"]),
        size in prop::sample::select(vec!["4x4", "3x3", "2x5", "1x4", "5x4"]),
        seed: u64,
    ) {
        let rules = given::rules(&format!("{preset} size={size}"));
        playout::random_games(&rules, seed, 0..10, |_, game| {
            // Every tile was a 2 or a 4 once: their number and sum tell how
            // many were fours.
            let appeared = u128::from(game.moves + 2);
            let fours = (sum(&game.board) - 2 * appeared) / 2;
            assert!(fours <= appeared);
            assert_eq!(game.score, worth(&game.board) - 4 * fours);
        });
        let alone = playout::random_game(&rules, &mut Generator::stream(seed, 0));
        prop_assert!(rules.is_over(&alone.board));
    }
}

// --- Text ---

proptest! {
    #![proptest_config(arbitrary::cases(1000))]

    #[test]
    fn a_board_comes_back_from_its_text(board in arbitrary::board()) {
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    }

    #[test]
    fn rules_come_back_from_their_text(rules in arbitrary::rules()) {
        prop_assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules));
    }

    #[test]
    fn tiles_come_back_from_their_text(tiles in arbitrary::tiles()) {
        prop_assert_eq!(tiles.to_string().parse::<TileWeights>(), Ok(tiles));
    }

    #[test]
    fn a_secret_comes_back_from_its_text(secret in arbitrary::secret()) {
        prop_assert_eq!(secret.to_string().parse::<Secret>(), Ok(secret));
    }

    #[test]
    fn a_seed_comes_back_from_its_text(seed in arbitrary::seed()) {
        prop_assert_eq!(seed.to_string().parse(), Ok(seed));
    }
}

#[test]
fn every_size_comes_back_from_its_text() {
    assert_eq!(Size::all().count(), 63);
    for size in Size::all() {
        assert_eq!(size.to_string().parse::<Size>(), Ok(size));
    }
}

#[test]
fn every_direction_comes_back_from_its_text() {
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse::<Direction>(), Ok(direction));
    }
}

// --- Undo ---

/// The state of a game that a player sees.
type Seen = (Board, u64, u64, Phase);

fn seen(game: &Game) -> Seen {
    (*game.board(), game.score(), game.moves(), game.phase())
}

/// A game beside a plain list of everything that was seen of it.
struct Watched {
    game: Game,
    history: Vec<Seen>,
    turns: Vec<Turn>,
    now: usize,
    undos: u64,
}

impl Watched {
    fn new(game: Game) -> Watched {
        let (history, turns) = (vec![seen(&game)], Vec::new());
        let (now, undos) = (0, 0);
        Watched {
            game,
            history,
            turns,
            now,
            undos,
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Slide(direction) => self.slide(direction),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::KeepPlaying => {
                let finished = self.game.has_finished();
                let asked = self.history[self.now].3 == Phase::GoalReached || finished;
                assert_eq!(self.game.keep_playing(), asked);
                self.undos += u64::from(finished);
                if asked {
                    self.history[self.now].3 = Phase::Playing;
                }
            }
            Action::Finish => {
                let asked = self.history[self.now].3 == Phase::GoalReached;
                assert_eq!(self.game.finish(), asked);
                if asked {
                    self.history[self.now].3 = Phase::Won;
                }
            }
            Action::Reopen => {
                let finished = self.game.has_finished();
                assert_eq!(self.game.reopen(), finished);
                self.undos += u64::from(finished);
                if finished {
                    self.history[self.now].3 = Phase::GoalReached;
                }
            }
        }
        assert_eq!(seen(&self.game), self.history[self.now]);
        assert_eq!(self.game.undos(), self.undos);
        assert_eq!(self.game.redos(), self.history.len() - 1 - self.now);
        assert_eq!(self.game.plies().len(), self.now);
    }

    fn slide(&mut self, direction: Direction) {
        let before = self.game.clone();
        let Ok(turn) = self.game.play(direction) else {
            assert_eq!(self.game, before, "a refused move changes nothing");
            return;
        };
        if self
            .turns
            .get(self.now)
            .is_some_and(|undone| undone.direction == direction)
        {
            assert_eq!(
                turn, self.turns[self.now],
                "the same move brings the same tile"
            );
        } else {
            self.turns.truncate(self.now);
            self.history.truncate(self.now + 1);
            self.turns.push(turn);
            self.history.push(seen(&self.game));
        }
        self.now += 1;
    }

    fn undo(&mut self) {
        let undone = self.game.undo();
        assert_eq!(
            undone.as_ref(),
            self.now.checked_sub(1).map(|last| &self.turns[last])
        );
        if undone.is_some() {
            self.now -= 1;
            self.undos += 1;
        }
    }

    fn redo(&mut self) {
        let redone = self.game.redo();
        assert_eq!(redone.as_ref(), self.turns.get(self.now));
        self.now += usize::from(redone.is_some());
    }
}

/// A game that can go on by itself.
fn game_with_chance() -> impl Strategy<Value = Game> {
    arbitrary::opening().prop_filter("it has no chance", |game| game.chance().is_some())
}

proptest! {
    #![proptest_config(arbitrary::cases(300))]

    #[test]
    fn undo_and_redo_restore_what_was_seen(
        game in game_with_chance(),
        actions in arbitrary::actions(80),
    ) {
        let mut watched = Watched::new(game);
        for action in actions {
            watched.act(action);
        }
    }

    #[test]
    fn a_game_can_be_undone_to_its_beginning_and_redone_to_its_end(
        game in game_with_chance(),
    ) {
        let (mut game, opening) = (game.clone(), seen(&game));
        play_on(&mut game, 200);
        let (ending, moves) = (seen(&game), game.plies().len());
        prop_assert_eq!(std::iter::from_fn(|| game.undo()).count(), moves);
        prop_assert_eq!((game.board(), game.score(), game.moves()), (&opening.0, opening.1, opening.2));
        prop_assert_eq!(std::iter::from_fn(|| game.redo()).count(), moves);
        prop_assert_eq!(seen(&game), ending);
    }

    #[test]
    fn undoing_and_moving_alike_brings_the_same_tile(
        game in game_with_chance(),
        detour in arbitrary::actions(10),
    ) {
        let mut game = game;
        for direction in Direction::ALL {
            game.keep_playing();
            let Ok(turn) = game.play(direction) else { continue };
            game.undo();
            let before = game.clone();
            for action in &detour {
                if let Action::Slide(other) = action {
                    let _ = game.play(*other);
                }
            }
            while game.plies().len() > before.plies().len() {
                game.undo();
            }
            prop_assert_eq!(game.play(direction), Ok(turn));
        }
    }
}

// --- Actions ---

/// Does what the player asks, and returns it as the engine records it.
fn perform(game: &mut Game, action: Action) -> Option<brikke_engine::GameAction> {
    use brikke_engine::GameAction as Done;
    match action {
        Action::Slide(direction) => {
            let spawn = game.play(direction).ok()?.spawn;
            Some(Done::Play(Ply { direction, spawn }))
        }
        Action::Undo => game.undo().map(|_| Done::Undo),
        Action::Redo => game.redo().map(|_| Done::Redo),
        Action::KeepPlaying => game.keep_playing().then_some(Done::KeepPlaying),
        Action::Finish => game.finish().then_some(Done::Finish),
        Action::Reopen => game.reopen().then_some(Done::Reopen),
    }
}

proptest! {
    #![proptest_config(arbitrary::cases(300))]

    #[test]
    fn the_actions_of_a_game_are_its_whole_story(
        game in game_with_chance(),
        actions in arbitrary::actions(80),
    ) {
        let (mut game, mut again) = (game.clone(), game);
        for action in actions {
            if let Some(done) = perform(&mut game, action) {
                prop_assert_eq!(again.perform(done), Ok(()));
            }
            prop_assert_eq!(&game, &again);
        }
    }
}

#[test]
fn what_cannot_be_done_is_refused() {
    use brikke_engine::GameAction::{Finish, KeepPlaying, Redo, Reopen, Undo};
    let mut game = Game::start(given::rules("classic"), given::seed("otters"));
    let before = game.clone();
    for action in [Undo, Redo, KeepPlaying, Finish, Reopen] {
        assert_eq!(game.perform(action), Err(IllegalMove::Nothing));
    }
    assert_eq!(game, before);
}

//! A game whose board may be edited, and which never counts.

mod rules;

use brikke_engine::{
    Board, Chance, Direction, Game, GameAction, HalfSlide, IllegalMove, Rules, Start, Step, Turn,
};

use crate::Refusal;
use crate::stepped::{Stepped, is_redo};
use rules::rules_for;

/// A practice game: moves and edits in any order, all of which can be
/// undone.
///
/// Its [`PracticeStep`]s, in order, are its whole story: done again from the same
/// beginning they give the same game.
///
/// Every edit begins a new engine game at the edited position. Its rules are
/// the ones asked for as far as the position allows: a board of another size
/// changes the size, and a goal that the position already holds (or that the
/// size cannot hold) is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PracticeGame {
    /// The rules as they were asked for.
    rules: Rules,
    /// The games that ended in an edit; none of their moves can be redone.
    earlier: Vec<Game>,
    game: Game,
    /// The games that began with an edit that was undone, the first last.
    later: Vec<Game>,
    /// The number of steps in `earlier`: its moves and an edit for each game.
    earlier_steps: usize,
    undos: u64,
}

/// A step of a practice game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PracticeStep {
    /// A move, or a step back or forth.
    Act(GameAction),
    /// The board becomes this one.
    Edit(Board),
    /// One half of a slide.
    HalfSlide(Step, Direction),
}

impl PracticeGame {
    /// A practice game from a position, with the score and the moves that
    /// it came with.
    ///
    /// # Errors
    ///
    /// The rules cannot have this board.
    pub fn begin(
        rules: Rules,
        chance: Option<Chance>,
        board: Board,
        score: u64,
        moves: u64,
    ) -> Result<PracticeGame, Refusal> {
        let game = game_at(&rules, chance, board, score, moves)?;
        Ok(PracticeGame {
            rules,
            ..PracticeGame::from(game)
        })
    }

    /// Does again what was done before, from a record of it.
    ///
    /// # Errors
    ///
    /// The step is not possible now; the game is as before.
    pub fn perform(&mut self, step: PracticeStep) -> Result<(), Refusal> {
        let decided = |possible: bool| possible.then_some(()).ok_or(Refusal::NotAtGoal);
        match step {
            PracticeStep::Edit(board) => self.edit(board),
            PracticeStep::HalfSlide(step, direction) => self.half_slide(step, direction).map(drop),
            PracticeStep::Act(GameAction::Undo) => {
                self.undo().map(drop).ok_or(Refusal::NothingToUndo)
            }
            PracticeStep::Act(GameAction::Redo) => {
                self.redo().map(drop).ok_or(Refusal::NothingToRedo)
            }
            PracticeStep::Act(GameAction::KeepPlaying) => decided(self.keep_playing()),
            PracticeStep::Act(GameAction::Finish) => decided(self.finish()),
            PracticeStep::Act(GameAction::Reopen) => decided(self.reopen()),
            PracticeStep::Act(GameAction::Play(ply)) => {
                let redo = is_redo(&self.game, ply.direction);
                self.game.play_with(ply)?;
                self.forget_undone_edits_unless(redo);
                Ok(())
            }
        }
    }

    /// The rules as they were asked for.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The game since the last edit.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of steps that led here.
    pub fn steps(&self) -> usize {
        self.earlier_steps + self.game.plies().len()
    }

    /// The number of steps, undone ones included.
    pub(crate) fn steps_with_undone(&self) -> usize {
        let moves = |game: &Game| game.plies().len() + game.redos();
        let later: usize = self.later.iter().map(|game| 1 + moves(game)).sum();
        self.steps() + self.game.redos() + later
    }

    /// The number of steps that were taken back.
    pub const fn undos(&self) -> u64 {
        self.undos
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.game.redos() > 0 || !self.later.is_empty()
    }

    /// Plays a move. A game that does not say where its tiles come from has
    /// them from `spare`.
    pub(crate) fn play(
        &mut self,
        direction: Direction,
        spare: &Chance,
    ) -> Result<Turn, IllegalMove> {
        let redo = is_redo(&self.game, direction);
        let turn = self.game.play_or_draw(direction, spare)?;
        self.forget_undone_edits_unless(redo);
        Ok(turn)
    }

    fn forget_undone_edits_unless(&mut self, redo: bool) {
        if !redo {
            self.later.clear();
        }
    }

    pub(crate) fn keep_playing(&mut self) -> bool {
        self.reopen();
        self.game.keep_playing()
    }

    pub(crate) fn finish(&mut self) -> bool {
        self.game.finish()
    }

    pub(crate) fn reopen(&mut self) -> bool {
        let reopened = self.game.reopen();
        self.undos = self.undos.saturating_add(u64::from(reopened));
        reopened
    }

    /// Makes the board this one.
    pub(crate) fn edit(&mut self, board: Board) -> Result<(), Refusal> {
        let chance = self.game.chance().cloned();
        let (score, moves) = (self.game.score(), self.game.moves());
        let next = game_at(&self.rules, chance, board, score, moves)?;
        self.leave_for(next);
        Ok(())
    }

    /// Makes one half of a slide. Its points count, and no tile appears.
    pub(crate) fn half_slide(
        &mut self,
        step: Step,
        direction: Direction,
    ) -> Result<HalfSlide, Refusal> {
        let half = self.game.board().step(step, direction);
        let half = half.ok_or(match step {
            Step::Push => Refusal::Move(IllegalMove::MovesNothing(direction)),
            Step::Merge => Refusal::MergesNothing(direction),
        })?;
        let points = u64::try_from(half.gained).ok();
        let score = points.and_then(|points| self.game.score().checked_add(points));
        let score = score.ok_or(IllegalMove::ScoreOverflow)?;
        let (chance, moves) = (self.game.chance().cloned(), self.game.moves());
        let next = game_at(&self.rules, chance, half.after, score, moves)?;
        self.leave_for(next);
        Ok(half)
    }

    /// Goes on with a game that an edit has begun; nothing can be redone.
    fn leave_for(&mut self, next: Game) {
        if self.game.redos() > 0 {
            self.game = self.game.recording().into_game();
        }
        self.later.clear();
        self.go_on_with(next);
    }

    pub(crate) fn undo(&mut self) -> Option<Stepped> {
        let stepped = match self.game.undo() {
            Some(turn) => turn.into(),
            None => self.undo_edit()?,
        };
        self.undos = self.undos.saturating_add(1);
        Some(stepped)
    }

    fn undo_edit(&mut self) -> Option<Stepped> {
        let earlier = self.earlier.pop()?;
        self.earlier_steps -= earlier.plies().len() + 1;
        self.later.push(std::mem::replace(&mut self.game, earlier));
        Some(Stepped::EDIT)
    }

    pub(crate) fn redo(&mut self) -> Option<Stepped> {
        if let Some(turn) = self.game.redo() {
            return Some(turn.into());
        }
        let next = self.later.pop()?;
        self.go_on_with(next);
        Some(Stepped::EDIT)
    }

    fn go_on_with(&mut self, next: Game) {
        self.earlier_steps += self.game.plies().len() + 1;
        self.earlier.push(std::mem::replace(&mut self.game, next));
    }
}

impl From<Game> for PracticeGame {
    /// A practice game that goes on with this one, however it began.
    fn from(game: Game) -> PracticeGame {
        PracticeGame {
            rules: game.rules().clone(),
            earlier: Vec::new(),
            later: Vec::new(),
            earlier_steps: 0,
            undos: game.undos(),
            game,
        }
    }
}

/// A game that begins at this position, under the rules as far as it allows
/// them.
fn game_at(
    rules: &Rules,
    chance: Option<Chance>,
    board: Board,
    score: u64,
    moves: u64,
) -> Result<Game, Refusal> {
    let start = Start::Position {
        board,
        score,
        moves,
    };
    Ok(Game::resume(rules_for(rules, &board)?, chance, start)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::Seed;

    const TWOS: &str = "2 2 . . / . . . . / . . . . / . . . .";

    fn practice(position: &str) -> PracticeGame {
        let chance = Chance::Seed(Seed::new("practice").unwrap());
        let board = position.parse().unwrap();
        PracticeGame::begin(Rules::default(), Some(chance), board, 0, 0).unwrap()
    }

    fn spare() -> Chance {
        Chance::Seed(Seed::new("spare").unwrap())
    }

    fn board(position: &str) -> Board {
        position.parse().unwrap()
    }

    #[test]
    fn moves_and_edits_are_undone_and_redone_in_order() {
        let mut game = practice(TWOS);
        let mut seen = vec![*game.game().board()];
        game.play(Direction::Left, &spare()).unwrap();
        seen.push(*game.game().board());
        game.edit(board("8 . . . / . . . . / . . . . / . . . ."))
            .unwrap();
        seen.push(*game.game().board());
        game.play(Direction::Right, &spare()).unwrap();
        seen.push(*game.game().board());
        for expected in seen.iter().rev().skip(1) {
            game.undo().unwrap();
            assert_eq!(game.game().board(), expected);
        }
        assert_eq!(game.undo(), None);
        for expected in &seen[1..] {
            game.redo().unwrap();
            assert_eq!(game.game().board(), expected);
        }
        assert_eq!((game.redo(), game.steps(), game.undos()), (None, 3, 3));
    }

    #[test]
    fn an_edit_after_an_undo_forgets_what_was_undone() {
        let mut game = practice(TWOS);
        game.play(Direction::Left, &spare()).unwrap();
        game.undo().unwrap();
        game.edit(board("4 . . . / . . . . / . . . . / . . . ."))
            .unwrap();
        game.undo().unwrap();
        assert_eq!(*game.game().board(), board(TWOS));
        game.redo().unwrap();
        assert_eq!(game.game().board().largest().unwrap().tile(), 4);
        assert!(!game.can_redo());
    }

    #[test]
    fn the_same_move_after_an_undo_keeps_what_followed() {
        let mut game = practice(TWOS);
        game.play(Direction::Left, &spare()).unwrap();
        game.edit(board(TWOS)).unwrap();
        game.undo().unwrap();
        game.undo().unwrap();
        game.play(Direction::Left, &spare()).unwrap();
        assert_eq!(game.steps_with_undone(), 2);
        game.undo().unwrap();
        game.play(Direction::Right, &spare()).unwrap();
        assert_eq!(game.steps_with_undone(), 1);
    }

    #[test]
    fn a_board_of_another_shape_changes_the_rules() {
        let mut game = practice(TWOS);
        game.edit(board("2 4 8 / 16 . .")).unwrap();
        assert_eq!(game.game().rules().size().to_string(), "2x3");
        assert_eq!(game.game().rules().goal(), None, "2x3 cannot hold 2048");
        game.edit(board(TWOS)).unwrap();
        assert_eq!(game.game().rules(), &Rules::default());
    }

    #[test]
    fn a_goal_that_is_there_already_does_not_stop_practice() {
        let mut game = practice("2048 2 2 . / . . . . / . . . . / . . . .");
        assert_eq!(game.game().rules().goal(), None);
        game.play(Direction::Left, &spare()).unwrap();
    }
}

//! Practice: boards edited by hand.

use brikke_engine::{Board, Direction, Step};

use super::Play;
use crate::current_game::Shown;
use crate::{Edit, Event, GameKind, Moment, PracticeGame, Refusal, SavedGame};

impl Play {
    pub(super) fn practise(&mut self, now: Moment) -> Result<(), Refusal> {
        let board = *self.shown().board;
        match (&self.current.game, self.looking_at) {
            (GameKind::Practice(_), None) => Err(Refusal::AlreadyPractising),
            (GameKind::Practice(_), Some(_)) => self.edit(Edit::Paste(board), now),
            (GameKind::Scored(_), _) => {
                let practice = self.practice_from_shown()?;
                self.begin(
                    SavedGame::of(practice),
                    self.current.leaderboard.clone(),
                    now,
                );
                Ok(())
            }
        }
    }

    pub(super) fn practise_at(
        &mut self,
        board: Board,
        score: u64,
        moves: u64,
        now: Moment,
    ) -> Result<(), Refusal> {
        let (rules, chance) = (self.current.rules().clone(), self.practice_chance.clone());
        let practice = PracticeGame::begin(rules, Some(chance), board, score, moves)?;
        let leaderboard = self.current.leaderboard.clone();
        self.begin(SavedGame::of(practice), leaderboard, now);
        Ok(())
    }

    pub(super) fn edit(&mut self, edit: Edit, now: Moment) -> Result<(), Refusal> {
        let board = edit.of(self.shown().board, self.current.engine().rules())?;
        // Nobody has played to the board that is set up.
        self.change((0, 0), now, |practice| practice.edit(board))?;
        self.emit(Event::Edited { board });
        Ok(())
    }

    pub(super) fn half_slide(
        &mut self,
        step: Step,
        direction: Direction,
        now: Moment,
    ) -> Result<(), Refusal> {
        let Shown { score, moves, .. } = self.shown();
        let half = self.change((score, moves), now, |practice| {
            practice.half_slide(step, direction)
        })?;
        self.emit(Event::HalfSlid {
            step,
            direction,
            half,
        });
        Ok(())
    }

    /// Changes the practice game, or begins one with the change. A new one begins
    /// with this score and this number of moves.
    fn change<T>(
        &mut self,
        (score, moves): (u64, u64),
        now: Moment,
        change: impl FnOnce(&mut PracticeGame) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let changed = match &mut self.current.game {
            GameKind::Practice(practice) => change(practice)?,
            GameKind::Scored(_) => {
                // Both or nothing: no practice without the change.
                let begun = self.practice_from(score, moves)?;
                let mut practice = begun.clone();
                let changed = change(&mut practice)?;
                let leaderboard = self.current.leaderboard.clone();
                self.begin(SavedGame::of(begun), leaderboard, now);
                self.current.game = GameKind::Practice(practice);
                changed
            }
        };
        self.after = None;
        self.pause_player();
        self.leave_position(now);
        Ok(changed)
    }

    fn practice_from_shown(&self) -> Result<PracticeGame, Refusal> {
        let Shown { score, moves, .. } = self.shown();
        self.practice_from(score, moves)
    }

    /// A practice game on the board that is shown.
    fn practice_from(&self, score: u64, moves: u64) -> Result<PracticeGame, Refusal> {
        let board = self.shown().board;
        let (rules, chance) = (self.current.rules().clone(), self.practice_chance.clone());
        PracticeGame::begin(rules, Some(chance), *board, score, moves)
    }
}

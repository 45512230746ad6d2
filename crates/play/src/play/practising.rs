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
        self.change(now, |practice| practice.edit(board))?;
        self.emit(Event::Edited { board });
        Ok(())
    }

    pub(super) fn half_slide(
        &mut self,
        step: Step,
        direction: Direction,
        now: Moment,
    ) -> Result<(), Refusal> {
        let half = self.change(now, |practice| practice.half_slide(step, direction))?;
        self.emit(Event::HalfSlid {
            step,
            direction,
            half,
        });
        Ok(())
    }

    /// Changes the practice game, or begins one with the change.
    fn change<T>(
        &mut self,
        now: Moment,
        change: impl FnOnce(&mut PracticeGame) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let changed = match &mut self.current.game {
            GameKind::Practice(practice) => change(practice)?,
            GameKind::Scored(_) => {
                // Both or nothing: no practice without the change.
                let mut begun = self.practice_from_shown()?;
                let changed = change(&mut begun)?;
                self.practise(now)?;
                self.current.game = GameKind::Practice(begun);
                changed
            }
        };
        self.after = None;
        self.pause_player();
        self.leave_position(now);
        Ok(changed)
    }

    fn practice_from_shown(&self) -> Result<PracticeGame, Refusal> {
        let Shown {
            board,
            score,
            moves,
            ..
        } = self.shown();
        let (rules, chance) = (self.current.rules().clone(), self.practice_chance.clone());
        PracticeGame::begin(rules, Some(chance), *board, score, moves)
    }
}

//! Practice: boards edited by hand.

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

    pub(super) fn edit(&mut self, edit: Edit, now: Moment) -> Result<(), Refusal> {
        let board = edit.of(self.shown().board, self.current.engine().rules())?;
        match &mut self.current.game {
            GameKind::Practice(practice) => practice.edit(board)?,
            GameKind::Scored(_) => {
                // Both or nothing: no practice without the edit.
                let mut edited = self.practice_from_shown()?;
                edited.edit(board)?;
                self.practise(now)?;
                self.current.game = GameKind::Practice(edited);
            }
        }
        self.after = None;
        self.pause_player();
        self.leave_position(now);
        self.emit(Event::Edited { board });
        Ok(())
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

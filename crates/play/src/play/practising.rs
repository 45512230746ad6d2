//! Practice: boards edited by hand.

use super::Play;
use crate::hand::Shown;
use crate::{Edit, Event, InHand, Moment, PracticeGame, Refusal, Saved};

impl Play {
    pub(super) fn practise(&mut self, now: Moment) -> Result<(), Refusal> {
        let board = *self.shown().board;
        match (&self.hand.game, self.looking_at) {
            (InHand::Practice(_), None) => Err(Refusal::AlreadyPractising),
            (InHand::Practice(_), Some(_)) => self.edit(Edit::Paste(board), now),
            (InHand::Scored(_), _) => {
                let practice = self.practice_from_shown()?;
                self.begin(Saved::of(practice), self.hand.standing.clone(), now);
                Ok(())
            }
        }
    }

    pub(super) fn edit(&mut self, edit: Edit, now: Moment) -> Result<(), Refusal> {
        let board = edit.of(self.shown().board, self.hand.engine().rules())?;
        match &mut self.hand.game {
            InHand::Practice(practice) => {
                let steps = practice.steps();
                practice.edit(board)?;
                let lost = self.hand.bookmarks.forget_after(steps);
                self.tell_lost(lost);
            }
            InHand::Scored(_) => {
                // Both or nothing: no practice without the edit.
                let mut edited = self.practice_from_shown()?;
                edited.edit(board)?;
                self.practise(now)?;
                self.hand.game = InHand::Practice(edited);
            }
        }
        self.after = None;
        self.pause_player();
        self.leave_position(now);
        self.tell(Event::Edited { board });
        Ok(())
    }

    fn practice_from_shown(&self) -> Result<PracticeGame, Refusal> {
        let Shown {
            board,
            score,
            moves,
            ..
        } = self.shown();
        let (rules, chance) = (self.hand.rules().clone(), self.practice_chance.clone());
        PracticeGame::begin(rules, Some(chance), *board, score, moves)
    }
}

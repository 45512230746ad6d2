//! Beginning, resuming and returning to games.

use brikke_engine::{Chance, Game, Rules};

use super::Play;
use super::asking::Consequence;
use crate::current_game::CurrentGame;
use crate::{
    Command, Confirmation, Event, GameNumber, GameStart, HintState, Leaderboard, Mode, Moment,
    PracticeGame, Refusal, SavedGame,
};

/// A game that was left for the one before it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LeftGame {
    game: Box<CurrentGame>,
    /// The step of the game before it at which the other began: redoing
    /// leads over from there.
    began_at: usize,
}

impl Play {
    /// Begins with a new game. `practice_chance` decides the tiles of
    /// practice games.
    pub fn start(
        rules: Rules,
        chance: Chance,
        leaderboard: Leaderboard,
        practice_chance: Chance,
    ) -> (Play, Vec<Event>) {
        let saved = SavedGame::of(Game::start(rules, chance));
        let mut play = Play::with(saved, leaderboard, practice_chance);
        play.emit_start();
        let events = std::mem::take(&mut play.events);
        (play, events)
    }

    /// Begins with a practice game, whose tiles `chance` decides as those of
    /// all practice games.
    ///
    /// # Errors
    ///
    /// The rules cannot have their own opening.
    pub fn start_practice(
        rules: Rules,
        chance: Chance,
        leaderboard: Leaderboard,
    ) -> Result<(Play, Vec<Event>), Refusal> {
        let saved = beginning(Mode::Practice, rules, chance.clone())?;
        let mut play = Play::with(saved, leaderboard, chance);
        play.emit_start();
        let events = std::mem::take(&mut play.events);
        Ok((play, events))
    }

    /// Begins with a game that was left. `practice_chance` decides the tiles
    /// of practice games.
    pub fn resume(
        saved: SavedGame,
        leaderboard: Leaderboard,
        practice_chance: Chance,
        now: Moment,
    ) -> (Play, Vec<Event>) {
        let mut play = Play::with(saved, leaderboard, practice_chance);
        play.emit_resumed(now);
        let events = std::mem::take(&mut play.events);
        (play, events)
    }

    fn with(saved: SavedGame, leaderboard: Leaderboard, practice_chance: Chance) -> Play {
        let first = GameNumber(1);
        Play {
            current: CurrentGame::new(first, saved, leaderboard),
            before: None,
            after: None,
            last_number: first,
            practice_chance,
            hint: HintState::None,
            player: None,
            looking_at: None,
            pending: None,
            name_wanted: None,
            events: Vec::new(),
        }
    }

    /// Begins a game, or asks first if one would be left unfinished.
    pub(super) fn ask_or_open(&mut self, command: Command, now: Moment) -> Result<(), Refusal> {
        if self.current.is_unfinished() {
            let confirmation = match command {
                Command::Restart { .. } => Confirmation::Restart,
                _ => Confirmation::New,
            };
            self.ask(confirmation, Consequence::Open(Box::new(command)));
        } else {
            self.open(command, now)?;
        }
        Ok(())
    }

    pub(super) fn open(&mut self, command: Command, now: Moment) -> Result<(), Refusal> {
        match command {
            Command::New {
                mode,
                rules,
                chance,
                leaderboard,
            } => self.begin(beginning(mode, rules, chance)?, leaderboard, now),
            Command::Restart { chance } => self.restart(chance, now)?,
            // Nothing else opens a game.
            _ => {}
        }
        Ok(())
    }

    fn restart(&mut self, chance: Chance, now: Moment) -> Result<(), Refusal> {
        let rules = self.current.rules().clone();
        let saved = beginning(self.mode(), rules, chance)?;
        self.begin(saved, self.current.leaderboard.clone(), now);
        Ok(())
    }

    /// Begins a game; the current one stays within reach.
    pub(super) fn begin(&mut self, saved: SavedGame, leaderboard: Leaderboard, now: Moment) {
        let left = self.make_current(saved, leaderboard, now);
        self.before = Some(Box::new(left));
        self.emit_start();
    }

    /// Goes on with a game that was left. Practice has a way back to the game
    /// for which it was opened.
    pub(super) fn resume_saved(&mut self, saved: SavedGame, leaderboard: Leaderboard, now: Moment) {
        let left = self.make_current(saved, leaderboard, now);
        let is_aside = self.mode() == Mode::Practice && left.game.mode() == Mode::Scored;
        self.before = is_aside.then(|| Box::new(left));
        self.emit_resumed(now);
    }

    fn make_current(
        &mut self,
        saved: SavedGame,
        leaderboard: Leaderboard,
        now: Moment,
    ) -> CurrentGame {
        self.let_go(now);
        self.after = None;
        self.last_number = GameNumber(self.last_number.0.saturating_add(1));
        let next = CurrentGame::new(self.last_number, saved, leaderboard);
        std::mem::replace(&mut self.current, next)
    }

    /// Ends everything that belongs to the current game only.
    fn let_go(&mut self, now: Moment) {
        self.enter_nameless();
        self.stop_player();
        self.hint = HintState::None;
        self.looking_at = None;
        self.current.clock.stop(now);
    }

    fn emit_start(&mut self) {
        let game = self.current.engine();
        let start = Box::new(GameStart {
            rules: self.current.rules().clone(),
            chance: game.chance().cloned(),
            start: game.beginning().clone(),
        });
        self.emit(Event::Started {
            number: self.current.number,
            mode: self.current.game.mode(),
            start,
        });
    }

    fn emit_resumed(&mut self, now: Moment) {
        self.current.set_clock(now);
        let number = self.current.number;
        self.emit(Event::Resumed { number });
        if self.current.phase().is_over() {
            // It may have ended before a name was entered.
            self.want_persons_name();
        }
    }

    pub(super) fn return_to_earlier(&mut self, now: Moment) -> Result<(), Refusal> {
        self.swap_with_before(now).ok_or(Refusal::NothingToReturnTo)
    }

    /// Goes back to the game before this one, if it is at hand.
    pub(super) fn swap_with_before(&mut self, now: Moment) -> Option<()> {
        let before = self.before.take()?;
        let left = self.swap_current(*before, now);
        self.after = Some(LeftGame {
            game: Box::new(left),
            began_at: self.current.game.steps(),
        });
        Some(())
    }

    /// Goes forward again to the game that was left for the one before it.
    pub(super) fn swap_with_after(&mut self, now: Moment) -> Option<()> {
        let steps = self.current.game.steps();
        let after = self.after.take_if(|after| after.began_at == steps)?;
        let left = self.swap_current(*after.game, now);
        self.before = Some(Box::new(left));
        Some(())
    }

    /// Returns true if redoing leads to the game that was left.
    pub(super) fn can_swap_with_after(&self) -> bool {
        let steps = self.current.game.steps();
        self.after
            .as_ref()
            .is_some_and(|after| after.began_at == steps)
    }

    /// Forgets the game that was left, once this one has passed the step at
    /// which it began.
    pub(super) fn forget_passed_game(&mut self) {
        let steps = self.current.game.steps();
        self.after.take_if(|after| after.began_at < steps);
    }

    fn swap_current(&mut self, mut next: CurrentGame, now: Moment) -> CurrentGame {
        self.let_go(now);
        if next.rules() == self.current.rules() {
            // It may have been added to in the meantime.
            next.leaderboard = self.current.leaderboard.clone();
        }
        let left = std::mem::replace(&mut self.current, next);
        self.current.set_clock(now);
        let number = self.current.number;
        self.emit(Event::Returned { number });
        left
    }
}

/// A game with its start tiles.
fn beginning(mode: Mode, rules: Rules, chance: Chance) -> Result<SavedGame, Refusal> {
    let game = Game::start(rules.clone(), chance.clone());
    Ok(match mode {
        Mode::Scored => SavedGame::of(game),
        Mode::Practice => {
            let opening = *game.board();
            SavedGame::of(PracticeGame::begin(rules, Some(chance), opening, 0, 0)?)
        }
    })
}

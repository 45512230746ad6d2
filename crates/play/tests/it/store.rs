//! A store as simple as can be: it knows nothing but the events, and must
//! always hold the same games.

use std::collections::HashMap;

use brikke_engine::Game;
use brikke_play::{
    Event, GameKind, GameNumber, GameStart, Mode, Mover, Play, PracticeGame, PracticeStep,
};

/// All games that were told of, and what helped them.
#[derive(Default)]
pub(crate) struct Store {
    games: HashMap<GameNumber, Kept>,
    game_kind: Option<GameNumber>,
}

/// A game as the events tell it.
pub(crate) struct Kept {
    game: Story,
    pub(crate) hints: u64,
    pub(crate) player_moves: u64,
}

enum Story {
    Scored(Game),
    Practice(PracticeGame),
}

impl Store {
    /// A store that was told these events.
    pub(crate) fn told(events: &[Event]) -> Store {
        let mut store = Store::default();
        store.write(events);
        store
    }

    pub(crate) fn write(&mut self, events: &[Event]) {
        for event in events {
            self.write_one(event);
        }
    }

    fn write_one(&mut self, event: &Event) {
        match event {
            Event::Started {
                number,
                mode,
                start,
            } => self.begin(*number, *mode, start),
            Event::Returned { number } => self.game_kind = Some(*number),
            Event::Acted { action, by, .. } => {
                let kept = self.kept_mut();
                kept.perform(PracticeStep::Act(*action));
                kept.player_moves += u64::from(matches!(by, Mover::Player(_)));
            }
            Event::Edited { board } => self.kept_mut().perform(PracticeStep::Edit(*board)),
            Event::HalfSlid {
                step, direction, ..
            } => self
                .kept_mut()
                .perform(PracticeStep::HalfSlide(*step, *direction)),
            Event::HintShown(_) => self.kept_mut().hints += 1,
            Event::HelpedGameBefore { number, .. } => {
                self.games.get_mut(number).unwrap().hints += 1;
            }
            _ => {}
        }
    }

    fn begin(&mut self, number: GameNumber, mode: Mode, start: &GameStart) {
        let GameStart {
            rules,
            chance,
            start,
        } = start.clone();
        let game = match (mode, start) {
            (Mode::Scored, start) => Story::Scored(Game::resume(rules, chance, start).unwrap()),
            (
                Mode::Practice,
                brikke_engine::Start::Position {
                    board,
                    score,
                    moves,
                },
            ) => Story::Practice(PracticeGame::begin(rules, chance, board, score, moves).unwrap()),
            (Mode::Practice, start) => panic!("practice begins at a position, not with {start:?}"),
        };
        let kept = Kept {
            game,
            hints: 0,
            player_moves: 0,
        };
        assert!(self.games.insert(number, kept).is_none(), "numbers are new");
        self.game_kind = Some(number);
    }

    /// The game in hand.
    pub(crate) fn kept(&self) -> &Kept {
        &self.games[&self.game_kind.unwrap()]
    }

    fn kept_mut(&mut self) -> &mut Kept {
        self.games.get_mut(&self.game_kind.unwrap()).unwrap()
    }

    /// The game in hand is the very one that is played.
    pub(crate) fn agrees_with(&self, play: &Play) -> bool {
        self.kept().game_kind().game() == play.game()
    }
}

impl Kept {
    fn perform(&mut self, step: PracticeStep) {
        match (&mut self.game, step) {
            (Story::Scored(game), PracticeStep::Act(action)) => game.perform(action).unwrap(),
            (Story::Practice(practice), step) => practice.perform(step).unwrap(),
            (Story::Scored(_), PracticeStep::Edit(_) | PracticeStep::HalfSlide(..)) => {
                panic!("a scored game was edited")
            }
        }
    }

    /// The game as it would be taken up again.
    pub(crate) fn game_kind(&self) -> GameKind {
        match &self.game {
            Story::Scored(game) => game.clone().into(),
            Story::Practice(practice) => practice.clone().into(),
        }
    }

    pub(crate) fn is_clean(&self) -> bool {
        let undos = self.game_kind().undos();
        matches!(self.game, Story::Scored(_)) && undos + self.hints + self.player_moves == 0
    }
}

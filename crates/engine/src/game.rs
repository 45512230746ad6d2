//! A game with its whole history.

mod error;
mod start;

use crate::turn::slide_with_motions;
use crate::{
    Afterstate, Board, Chance, Commitment, Direction, GameResult, Phase, Recording, Rules, Secret,
    Slide, Spawn, Turn,
};
pub use error::{IllegalMove, StartError};
pub use start::Start;

/// A game: its rules, where its tiles come from, and every position it has
/// been in.
///
/// ```
/// use brikke_engine::{Chance, Game, Rules, Seed};
///
/// let chance = Chance::Seed(Seed::new("otters").unwrap());
/// let mut game = Game::start(Rules::default(), chance);
/// let opening = *game.board();
///
/// let direction = opening.legal_directions().next().unwrap();
/// let turn = game.play(direction).unwrap();
/// assert_eq!(turn.board, *game.board());
///
/// // Undoing and doing the same again brings the same tile.
/// game.undo().unwrap();
/// assert_eq!(*game.board(), opening);
/// assert_eq!(game.play(direction).unwrap(), turn);
/// assert_eq!((game.moves(), game.undos()), (1, 1));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    chance: Option<Chance>,
    /// What is known of the secret of a game whose chance is not: none where
    /// that is known.
    commitment: Option<Commitment>,
    start: Start,
    /// The position before the first ply and after each; never empty.
    positions: Vec<Position>,
    /// Every ply, those that were undone included.
    plies: Vec<Ply>,
    /// The number of plies that are played and not undone.
    played: usize,
    undos: u64,
}

/// A move with the tile that answered it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// The direction of the slide.
    pub direction: Direction,
    /// The tile that appeared.
    pub spawn: Spawn,
}

/// An action of a game. Its actions, in order, are its whole story:
/// done again from the same beginning they give the same game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    /// A move, with the tile that answered it.
    Play(Ply),
    /// The last move is taken back.
    Undo,
    /// The last undone move is played again.
    Redo,
    /// The game goes on after its goal.
    KeepPlaying,
    /// The game ends at its goal, won, although it could go on.
    Finish,
    /// The decision to finish is taken back.
    Reopen,
}

/// A position of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Position {
    board: Board,
    score: u64,
    /// True if the player chose to go on after reaching the goal.
    kept_playing: bool,
    /// True if the player chose to end the game here, at its goal.
    finished: bool,
}

impl Game {
    /// The most moves that a game's beginning can come with: counting on
    /// from there cannot overflow.
    pub const MOST_MOVES_BEFORE: u64 = 1 << 62;

    /// A new game.
    pub fn start(rules: Rules, chance: Chance) -> Game {
        let secret = chance.secret();
        let mut board = Board::empty(rules.size());
        let mut tiles = Vec::new();
        for _ in 0..rules.start() {
            let after = Afterstate::slid(board);
            let drawn = secret.tile(0, &after, rules.tiles());
            let placed = drawn.and_then(|spawn| Some((spawn, after.place(spawn).ok()?)));
            // Rules have no more start tiles than cells: there is room.
            let Some((spawn, next)) = placed else { break };
            tiles.push(spawn);
            board = next;
        }
        Game::at(rules, Some(chance), Start::Tiles(tiles), board)
    }

    /// A game whose beginning is given: from a recording, another program's
    /// file, or a position set up by hand.
    ///
    /// Without `chance` it can be looked at and continued only with given
    /// tiles ([`Game::play_with`]).
    ///
    /// # Errors
    ///
    /// The beginning does not agree with the rules.
    pub fn resume(rules: Rules, chance: Option<Chance>, start: Start) -> Result<Game, StartError> {
        let board = start.board(&rules, chance.as_ref())?;
        Ok(Game::at(rules, chance, start, board))
    }

    /// A copy of the game without the source of its tiles, so that it does not tell
    /// which ones will come; of a secret the commitment stays.
    #[must_use]
    pub fn without_chance(&self) -> Game {
        Game {
            chance: None,
            commitment: self.commitment(),
            ..self.clone()
        }
    }

    fn at(rules: Rules, chance: Option<Chance>, start: Start, board: Board) -> Game {
        let score = match start {
            Start::Tiles(_) => 0,
            Start::Position { score, .. } => score,
        };
        let opening = Position {
            board,
            score,
            kept_playing: false,
            finished: false,
        };
        Game {
            rules,
            chance,
            commitment: None,
            start,
            positions: vec![opening],
            plies: Vec::new(),
            played: 0,
            undos: 0,
        }
    }

    /// Plays a move; the new tile comes from the game's chance.
    ///
    /// Plies that were undone are forgotten, unless the move is the one that
    /// was undone: then it is redone, and what followed can be redone too.
    ///
    /// # Errors
    ///
    /// The move is not legal, or the game cannot go on.
    pub fn play(&mut self, direction: Direction) -> Result<Turn, IllegalMove> {
        let secret = self.chance.as_ref().map(Chance::secret);
        self.play_drawing(direction, secret)
    }

    /// Plays a move; the new tile comes from the game's chance, or from this
    /// one if it has none.
    ///
    /// # Errors
    ///
    /// The move is not legal, or the game cannot go on.
    pub fn play_or_draw(
        &mut self,
        direction: Direction,
        spare: &Chance,
    ) -> Result<Turn, IllegalMove> {
        let secret = self.chance.as_ref().unwrap_or(spare).secret();
        self.play_drawing(direction, Some(secret))
    }

    fn play_drawing(
        &mut self,
        direction: Direction,
        secret: Option<Secret>,
    ) -> Result<Turn, IllegalMove> {
        self.check_phase()?;
        let slide = self.slide(direction)?;
        let secret = secret.ok_or(IllegalMove::NoChance)?;
        let spawn = self.draw(&secret, &slide.after);
        // Every slide leaves an empty cell to draw.
        let spawn = spawn.ok_or(IllegalMove::MovesNothing(direction))?;
        let next = self.position_after(slide, spawn)?;
        self.advance(Ply { direction, spawn }, next)
    }

    /// Plays a move with the tile that is said to have appeared.
    ///
    /// # Errors
    ///
    /// The move is not legal, or the tile cannot appear there, or is not the
    /// one that the game's chance gives.
    pub fn play_with(&mut self, ply: Ply) -> Result<Turn, IllegalMove> {
        self.check_phase()?;
        let slide = self.slide(ply.direction)?;
        let next = self.position_after(slide, ply.spawn)?;
        let secret = self.chance.as_ref().map(Chance::secret);
        if secret.is_some_and(|secret| self.draw(&secret, &slide.after) != Some(ply.spawn)) {
            return Err(IllegalMove::NotDrawn);
        }
        self.advance(ply, next)
    }

    fn slide(&self, direction: Direction) -> Result<Slide, IllegalMove> {
        let slide = self.board().slide(direction);
        slide.ok_or(IllegalMove::MovesNothing(direction))
    }

    /// The tile that the secret gives for the next move.
    fn draw(&self, secret: &Secret, after: &Afterstate) -> Option<Spawn> {
        let ply = self.played as u64 + 1;
        secret.tile(ply, after, self.rules.tiles())
    }

    /// Goes on to the next position, and forgets what was undone unless it is
    /// the same.
    fn advance(&mut self, ply: Ply, next: Position) -> Result<Turn, IllegalMove> {
        let turn = self.turn_to(self.played + 1, ply, self.position(), &next);
        let turn = turn.ok_or(IllegalMove::MovesNothing(ply.direction))?;
        if self.plies.get(self.played) != Some(&ply) {
            // Nobody promised the tiles that appear from here on.
            self.commitment = None;
            self.plies.truncate(self.played);
            self.positions.truncate(self.played + 1);
            self.plies.push(ply);
            self.positions.push(next);
        }
        self.played += 1;
        Ok(turn)
    }

    fn check_phase(&self) -> Result<(), IllegalMove> {
        match self.phase() {
            Phase::Playing => Ok(()),
            Phase::GoalReached => Err(IllegalMove::GoalReached),
            Phase::Won | Phase::Lost => Err(IllegalMove::Over),
        }
    }

    fn position_after(&self, slide: Slide, spawn: Spawn) -> Result<Position, IllegalMove> {
        let now = self.position();
        let score = u64::try_from(slide.gained)
            .ok()
            .and_then(|gained| now.score.checked_add(gained))
            .ok_or(IllegalMove::ScoreOverflow)?;
        if !self.rules.tiles().contains(spawn.rank) {
            return Err(IllegalMove::WrongTile(spawn.rank));
        }
        Ok(Position {
            board: slide.after.place(spawn)?,
            score,
            kept_playing: now.kept_playing,
            finished: false,
        })
    }

    /// Takes the last move back and returns it; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turn(self.played)?;
        self.played -= 1;
        self.undos = self.undos.saturating_add(1);
        Some(turn)
    }

    /// Plays the last undone move again and returns it; `None` if there is
    /// none.
    pub fn redo(&mut self) -> Option<Turn> {
        let turn = self.turn(self.played + 1)?;
        self.played += 1;
        Some(turn)
    }

    /// Goes on after the goal has been reached, even if the game was finished
    /// there: that is [`Game::reopen`]ed first. Returns whether there was something to decide.
    pub fn keep_playing(&mut self) -> bool {
        let reopened = self.reopen();
        let asked = reopened || self.phase() == Phase::GoalReached;
        if asked {
            self.positions[self.played].kept_playing = true;
        }
        asked
    }

    /// Ends the game at its goal: it is won and over. Returns whether there
    /// was something to decide.
    pub fn finish(&mut self) -> bool {
        let asked = self.phase() == Phase::GoalReached;
        if asked {
            self.positions[self.played].finished = true;
        }
        asked
    }

    /// Takes [`Game::finish`] back: the goal waits for a decision again.
    /// Returns whether the game was finished so.
    ///
    /// It counts as an undo: the secret of a finished game may have been shown.
    pub fn reopen(&mut self) -> bool {
        let reopened = std::mem::take(&mut self.positions[self.played].finished);
        self.undos = self.undos.saturating_add(u64::from(reopened));
        reopened
    }

    /// Does again what was done before, from a record of it.
    ///
    /// # Errors
    ///
    /// The action is not possible now; the game is as before.
    pub fn perform(&mut self, action: GameAction) -> Result<(), IllegalMove> {
        let done = match action {
            GameAction::Play(ply) => return self.play_with(ply).map(drop),
            GameAction::Undo => self.undo().is_some(),
            GameAction::Redo => self.redo().is_some(),
            GameAction::KeepPlaying => self.keep_playing(),
            GameAction::Finish => self.finish(),
            GameAction::Reopen => self.reopen(),
        };
        if done {
            Ok(())
        } else {
            Err(IllegalMove::Nothing)
        }
    }

    /// The move number `number` with all that an animation needs, counted
    /// from 1 and undone ones included.
    pub fn turn(&self, number: usize) -> Option<Turn> {
        let before = self.positions.get(number.checked_sub(1)?)?;
        let after = self.positions.get(number)?;
        let ply = self.plies.get(number - 1)?;
        self.turn_to(number, *ply, before, after)
    }

    /// The move from one position to the next; `None` if nothing moves.
    fn turn_to(
        &self,
        number: usize,
        ply: Ply,
        before: &Position,
        after: &Position,
    ) -> Option<Turn> {
        let (_, motions) = slide_with_motions(&before.board, ply.direction)?;
        Some(Turn {
            ply: number as u64,
            direction: ply.direction,
            motions,
            gained: after.score - before.score,
            spawn: ply.spawn,
            board: after.board,
            score: after.score,
            phase: self.rules.phase(&after.board, before.kept_playing),
        })
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The source of the tiles.
    pub const fn chance(&self) -> Option<&Chance> {
        self.chance.as_ref()
    }

    /// The commitment to the secret that the tiles come from; none for a
    /// seed, and where nothing is said.
    pub fn commitment(&self) -> Option<Commitment> {
        match &self.chance {
            Some(Chance::Secret(secret)) => Some(secret.commitment()),
            Some(Chance::Seed(_)) => None,
            None => self.commitment,
        }
    }

    /// The beginning of the game.
    pub const fn beginning(&self) -> &Start {
        &self.start
    }

    /// The plies that are played and not undone.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.played]
    }

    /// The board as it stands.
    pub fn board(&self) -> &Board {
        &self.position().board
    }

    /// The board after `ply` moves of this game; 0 is the opening.
    pub fn board_after(&self, ply: usize) -> Option<&Board> {
        Some(&self.positions.get(ply)?.board)
    }

    /// The score before the first move: 0 unless the beginning came with one.
    pub fn opening_score(&self) -> u64 {
        self.positions[0].score
    }

    /// The score.
    pub fn score(&self) -> u64 {
        self.position().score
    }

    /// The number of moves that led here, those included that the beginning
    /// came with.
    pub fn moves(&self) -> u64 {
        let before = match self.start {
            Start::Tiles(_) => 0,
            Start::Position { moves, .. } => moves,
        };
        before + self.played as u64
    }

    /// The number of moves, and of decisions to finish, that were taken back.
    pub const fn undos(&self) -> u64 {
        self.undos
    }

    /// The number of undone moves that can be played again.
    pub fn redos(&self) -> usize {
        self.plies.len() - self.played
    }

    /// True if the player chose to go on after reaching the goal.
    pub fn has_kept_playing(&self) -> bool {
        self.position().kept_playing
    }

    /// True if the player chose to end the game here, at its goal.
    pub fn has_finished(&self) -> bool {
        self.position().finished
    }

    /// True if the player had chosen to go on after `ply` moves of this game.
    pub(crate) fn had_kept_playing(&self, ply: usize) -> bool {
        self.positions
            .get(ply)
            .is_some_and(|position| position.kept_playing)
    }

    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        let now = self.position();
        if now.finished {
            return Phase::Won;
        }
        self.rules.phase(&now.board, now.kept_playing)
    }

    /// The result so far.
    pub fn result(&self) -> GameResult {
        self.rules.result(self.board().largest(), self.phase())
    }

    /// The game so far as a recording.
    pub fn recording(&self) -> Recording {
        Recording::of(self)
    }

    /// A copy of the game without the plies that could be redone.
    pub(crate) fn without_undone(&self) -> Game {
        let mut game = self.clone();
        game.plies.truncate(game.played);
        game.positions.truncate(game.played + 1);
        game
    }

    /// Puts the commitment in place of the secret: the game has no source of tiles
    /// any more.
    pub(crate) fn without_secret(mut self) -> Game {
        if let Some(Chance::Secret(secret)) = self.chance {
            self.commit_to(secret.commitment());
        }
        self
    }

    /// Says what is known of the secret that gave the tiles so far.
    pub(crate) fn commit_to(&mut self, commitment: Commitment) {
        self.chance = None;
        self.commitment = Some(commitment);
    }

    /// Says how many moves had been taken back when the game was recorded.
    pub(crate) fn set_undos(&mut self, undos: u64) {
        self.undos = undos;
    }

    fn position(&self) -> &Position {
        &self.positions[self.played]
    }
}

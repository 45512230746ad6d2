//! The storage that the application needs.

pub(crate) mod admission;
mod shared;

use std::cmp::Reverse;
use std::fmt::Debug;

use brikke_engine::{Board, Commitment, Game, Rules};
use brikke_play::{BookmarkName, Category, GameName, Leaderboard, Mode, Moment, PlayerName};

use crate::{
    ForeignScore, GameId, GameLine, GameLog, GameQuery, Milestone, Progress, Revision, ScoreLine,
    Statistics, StoreError, StoredGame, Who,
};

/// Stores games, scores and statistics.
///
/// [`Store`](crate::Store) does so in an SQLite file and
/// [`MemoryStorage`](crate::MemoryStorage) in memory. A method that writes
/// has written when it returns, or has changed nothing and says why.
pub trait Storage: Debug {
    /// Says whether a write waits for another program that is writing: for at
    /// most half a second, so that no face stands still, or only a moment.
    fn wait_for_others(&mut self, _waits: bool) {}

    /// A number that is another one once another program has written; none where
    /// that cannot be told.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    fn version(&self) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    /// Adds a game as it stands, without the moves that could be redone. Its
    /// revision is [`Revision::FIRST`].
    ///
    /// # Errors
    ///
    /// [`StoreError::NotNew`] for a scored game that has moves already or
    /// began from a position; or it cannot be written.
    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError>;

    /// Stores a practice game anew under its number, as it stands: what was
    /// stored of it before is gone, but for its name. Returns its revision.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotNew`] for a scored game; there is no such game, or it
    /// cannot be written.
    fn begin_again(&mut self, id: GameId, game: &Game, now: Moment)
    -> Result<Revision, StoreError>;

    /// Adds a game that goes on from another program's board. Its result
    /// counts as assisted, and it is no part of the statistics: nobody can
    /// tell how it was played until there.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotNew`] if the game did not begin from a position, has
    /// no source of tiles or has moves already; or it cannot be written.
    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError>;

    /// Appends actions to the log of a game and replaces its summary; returns
    /// the new revision. The cost does not depend on the length of the game.
    ///
    /// # Errors
    ///
    /// [`StoreError::ChangedElsewhere`] if the game has another revision than
    /// the expected one; or it cannot be written.
    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError>;

    /// Gives a game a name, or takes it away.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError>;

    /// Puts games into the trash, all of them or none, and deletes for good
    /// what was in it. For everything but [`restore_trash`](Storage::restore_trash)
    /// they are gone; their scores stay. Who trashes a game in one program can
    /// restore it in another, or after a crash; who plays on in it takes it out
    /// as well.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    fn trash(&mut self, ids: &[GameId], now: Moment) -> Result<(), StoreError>;

    /// Takes the games out of the trash: as they were before they were put
    /// there. Returns their numbers, the lowest first; none if it is empty.
    ///
    /// # Errors
    ///
    /// They cannot be written.
    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError>;

    /// The numbers of the games in the trash, the lowest first.
    ///
    /// # Errors
    ///
    /// They cannot be read.
    fn trashed(&self) -> Result<Vec<GameId>, StoreError>;

    /// True if the game is in the trash.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    fn is_trashed(&self, id: GameId) -> Result<bool, StoreError> {
        Ok(self.trashed()?.contains(&id))
    }

    /// Takes one game out of the trash; the others stay there. Says whether it
    /// was there.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    fn restore(&mut self, id: GameId) -> Result<bool, StoreError>;

    /// Deletes a game for good with its bookmarks, and removes it from the
    /// statistics. Its score stays.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    fn delete(&mut self, id: GameId) -> Result<(), StoreError>;

    /// Reads a game, replays it and compares it with its summary.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    fn load(&self, id: GameId) -> Result<StoredGame, StoreError>;

    /// The game as it stood at an earlier moment, whatever was taken back
    /// since; none if it never stood there. A storage without a log knows the
    /// game as it stands only.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        let game = self.load(id)?.game;
        Ok(milestone.is_reached(&game).then_some(game))
    }

    /// The game before its first action, and everything that was done in it
    /// since.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    fn log(&self, id: GameId) -> Result<GameLog, StoreError>;

    /// The commitment to the secret of a scored game; none for a game from a
    /// seed, and for practice.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    fn commitment(&self, id: GameId) -> Result<Option<Commitment>, StoreError> {
        let stored = Some(self.load(id)?).filter(|stored| stored.mode == Mode::Scored);
        Ok(stored.and_then(|stored| stored.game.commitment()))
    }

    /// One page of games.
    ///
    /// # Errors
    ///
    /// The list cannot be read, or is damaged.
    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError>;

    /// All games that can be continued and in which something was done, the
    /// one last played first.
    ///
    /// # Errors
    ///
    /// The list cannot be read, or is damaged.
    fn unfinished(&self) -> Result<Vec<GameLine>, StoreError> {
        let mut games = self.games(&GameQuery::UNFINISHED)?;
        games.sort_by_key(|game| Reverse(game.played));
        Ok(games)
    }

    /// Adds a bookmark after so many moves of the game, or moves the one of
    /// this name there.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError>;

    /// Removes a bookmark; says whether there was one.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError>;

    /// What an advisor said of the moves of a game, as it was stored; none if
    /// it was never asked.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be read.
    fn analysis(&self, id: GameId, advisor: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Stores what an advisor said of the moves of a game, in place of what
    /// it said before. It goes with the game when that is deleted.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    fn put_analysis(&mut self, id: GameId, advisor: &str, moves: &[u8]) -> Result<(), StoreError>;

    /// The positions of an endgame table in which the person made a mistake
    /// and has not played right since, the oldest first.
    ///
    /// # Errors
    ///
    /// They cannot be read, or are damaged.
    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError>;

    /// Adds a position of an endgame table in which the person made a mistake.
    /// One that is there already stays in its place.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError>;

    /// Removes a position that the person has played right; says whether it
    /// was there.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError>;

    /// The best ten scores under these rules, the best first; of equal ones
    /// the earlier.
    ///
    /// # Errors
    ///
    /// The scores cannot be read, or are damaged.
    fn scores(&self, rules: &Rules, category: Category) -> Result<Vec<ScoreLine>, StoreError>;

    /// The rules under which there are scores.
    ///
    /// # Errors
    ///
    /// The scores cannot be read, or are damaged.
    fn scored_rules(&self) -> Result<Vec<Rules>, StoreError>;

    /// Enters the game's score as it stands, in place of the line that the
    /// game may have in the same category. Returns its place, from 1; `None` if it is not among
    /// the best ten.
    ///
    /// # Errors
    ///
    /// [`StoreError::Practice`] for a practice game; there is no such game,
    /// or it cannot be written.
    fn enter_score(
        &mut self,
        id: GameId,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError>;

    /// Enters scores of games that were played in another program, the best
    /// first. They count as assisted. A score that stands in the tables under
    /// the same name is not entered again. Says how many are new among the
    /// best ten.
    ///
    /// # Errors
    ///
    /// They cannot be written; then none is.
    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError>;

    /// Enters a line of another store, whose game has the line's number here. A
    /// game that stands there with as many points, and a line without a game that
    /// stands there, is not entered again. Says whether it is new among the best
    /// ten.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError>;

    /// The statistics of the person's scored games, or of those under some
    /// rules.
    ///
    /// # Errors
    ///
    /// The games cannot be read, or are damaged.
    fn statistics(&self, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.statistics_of(Who::Person, rules)
    }

    /// The statistics of the scored games of the person, of machines or of
    /// all, or of those under some rules. Imported games are not counted. The
    /// records are those of clean games, so that machines have none.
    ///
    /// # Errors
    ///
    /// The games cannot be read, or are damaged.
    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError>;

    /// The best score that the person has had under these rules, in games that
    /// go on as well, but for this one; 0 if there is none. Imported games are
    /// not counted.
    ///
    /// # Errors
    ///
    /// The games cannot be read, or are damaged.
    fn best_score(&self, rules: &Rules, except: Option<GameId>) -> Result<u64, StoreError> {
        let query = GameQuery {
            who: Who::Person,
            rules: Some(rules.clone()),
            ..GameQuery::ALL
        };
        let counts = |game: &GameLine| {
            let is_played = !game.summary.assistance.is_imported();
            game.mode == Mode::Scored && is_played && Some(game.id) != except
        };
        let games = self.games(&query)?.into_iter().filter(counts);
        Ok(games.map(|game| game.summary.score).max().unwrap_or(0))
    }

    /// The leaderboards under these rules.
    ///
    /// # Errors
    ///
    /// The scores cannot be read, or are damaged.
    fn leaderboard(&self, rules: &Rules) -> Result<Leaderboard, StoreError> {
        let entries = |category| -> Result<_, StoreError> {
            let lines = self.scores(rules, category)?;
            Ok((category, lines.iter().map(Into::into).collect()))
        };
        let entries: Result<Vec<_>, _> = Category::ALL.into_iter().map(entries).collect();
        Ok(Leaderboard::of(entries?))
    }
}

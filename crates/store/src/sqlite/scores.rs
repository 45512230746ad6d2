//! The best scores.

use brikke_engine::{Chance, Rules};
use brikke_play::{Category, Leaderboard, Mode, Moment, Origin, PlayerName};
use rusqlite::{Connection, Row};

use super::checksum::Checksum;
use super::figures::{origin_code, origin_of_code};
use super::game_row::GameRow;
use super::integer::{restored, restored_rank, stored, stored_rank};
use super::{Store, game_row, rulebook, start};
use crate::storage::admission::unknown_scores;
use crate::{ForeignScore, GameId, Quantity, ScoreLine, StoreError};

impl Store {
    /// The place that the game, as it stands, would take among the best ten;
    /// `None` if it would not be among them. For whoever asks for a name only
    /// where there is a place.
    ///
    /// # Errors
    ///
    /// There is no such game, or the scores cannot be read.
    pub fn place(&self, id: GameId) -> Result<Option<usize>, StoreError> {
        self.read(|connection| {
            let row = game_row::find(connection, id)?;
            if row.mode == Mode::Practice {
                return Ok(None);
            }
            let lines = lines(connection, row.rules, category_of(connection, &row)?)?;
            let others = lines.iter().filter(|line| line.game != Some(id));
            let score = row.summary.score;
            let place = others.filter(|line| line.score >= score).count() + 1;
            Ok((score > 0 && place <= PLACES).then_some(place))
        })
    }
}

/// Enters scores of games that were played in another program; says how many
/// are new among the best ten.
pub(super) fn import(
    connection: &Connection,
    rules: &Rules,
    scores: &[ForeignScore],
    now: Moment,
) -> Result<usize, StoreError> {
    let rules = rulebook::number(connection, rules)?;
    let mut known = lines(connection, rules, Category::Clean)?;
    known.extend(lines(connection, rules, Category::Assisted)?);
    let first = next_number(connection)?;
    for (number, score) in (first..).zip(unknown_scores(known, scores)) {
        ScoreRow::imported(number, rules, score, now)?.insert(connection)?;
    }
    trim(connection, rules, Category::Assisted)?;
    let sql = "SELECT count(*) FROM scores WHERE id >= ?";
    let entered: i64 = connection.query_row(sql, [first], |row| row.get(0))?;
    Ok(usize::try_from(entered).unwrap_or(0))
}

/// Tells the origins of lines that are older than their column: only a line
/// from a table of scores has neither a game nor moves. A damaged line is
/// left as it is, for whoever reads it to notice.
pub(super) fn tell_origins(connection: &Connection) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM scores WHERE game IS NULL AND moves = 0");
    let mut statement = connection.prepare(&sql)?;
    let mut rows = statement.query(())?;
    let mut imported = Vec::new();
    while let Some(row) = rows.next()? {
        imported.extend(ScoreRow::read(row).ok());
    }
    for mut score in imported {
        score.origin = Origin::Imported;
        score.update(connection)?;
    }
    Ok(())
}

/// Moves lines of games from a chosen seed, which are older than their table,
/// into it. A line without a game does not say where its tiles came from, and
/// stays. A damaged line or game is left as it is.
pub(super) fn tell_seeded(connection: &Connection) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM scores WHERE game IS NOT NULL");
    let mut statement = connection.prepare(&sql)?;
    let mut rows = statement.query(())?;
    let mut seeded = Vec::new();
    while let Some(row) = rows.next()? {
        let score = ScoreRow::read(row).ok();
        seeded.extend(score.filter(|score| has_seed(connection, score)));
    }
    for mut score in seeded {
        score.numbers[CATEGORY] = code(Category::Seeded);
        score.update(connection)?;
    }
    Ok(())
}

fn has_seed(connection: &Connection, score: &ScoreRow) -> bool {
    let begun = score
        .game
        .and_then(|game| start::read(connection, game).ok());
    begun.is_some_and(|game| matches!(game.chance(), Some(Chance::Seed(_))))
}

/// Moves the line of a machine's game that is older than the machines' table
/// into it. What the person had reached before, cleanly, stays.
pub(super) fn tell_machine(connection: &Connection, row: &GameRow) -> Result<(), StoreError> {
    if !row.summary.assistance.is_by_machine() {
        return Ok(());
    }
    for mut score in of_game(connection, row.id)? {
        if score.numbers[CATEGORY] != code(Category::Clean) {
            score.numbers[CATEGORY] = code(Category::Machine);
            score.update(connection)?;
        }
    }
    trim(connection, row.rules, Category::Machine)
}

/// The category that a game enters as it stands.
pub(super) fn category_of(connection: &Connection, row: &GameRow) -> Result<Category, StoreError> {
    let begun = start::read(connection, row.id).map_err(|error| error.in_game(row.game()))?;
    Ok(row.summary.category(begun.chance()))
}

/// The best ten under these rules.
pub(super) fn under(
    connection: &Connection,
    rules: &Rules,
    category: Category,
) -> Result<Vec<ScoreLine>, StoreError> {
    match rulebook::find(connection, rules)? {
        Some(rules) => lines(connection, rules, category),
        None => Ok(Vec::new()),
    }
}

/// The rules under which there are scores.
pub(super) fn scored_rules(connection: &Connection) -> Result<Vec<Rules>, StoreError> {
    let mut book = rulebook::Rulebook::new(connection);
    let mut statement =
        connection.prepare_cached("SELECT DISTINCT rules FROM scores ORDER BY rules")?;
    let mut rows = statement.query(())?;
    let mut rules = Vec::new();
    while let Some(row) = rows.next()? {
        rules.push(book.get(row.get(0)?)?.clone());
    }
    Ok(rules)
}

/// Enters the game's score as it stands, in place of the line that it has in
/// the same category.
pub(super) fn enter(
    connection: &Connection,
    id: GameId,
    name: Option<&PlayerName>,
    now: Moment,
) -> Result<Option<usize>, StoreError> {
    let row = game_row::find(connection, id)?;
    if row.mode == Mode::Practice {
        return Err(StoreError::Practice(id));
    }
    let category = category_of(connection, &row)?;
    let sql = "DELETE FROM scores WHERE game = ? AND category = ?";
    connection.execute(sql, [row.id, code(category)])?;
    if row.summary.score > 0 {
        // A machine's name is known.
        let machine = row.played_by().machine().map(PlayerName::new);
        let machine = machine.and_then(Result::ok);
        let name = machine.as_ref().or(name);
        ScoreRow::of_game(connection, &row, category, name, now)?.insert(connection)?;
    }
    trim(connection, row.rules, category)?;
    let lines = lines(connection, row.rules, category)?;
    let own = lines.iter().find(|line| line.game == Some(id));
    Ok(own.map(|line| line.place))
}

/// The number of lines in a leaderboard.
const PLACES: usize = Leaderboard::PLACES;

/// The number of the next line.
fn next_number(connection: &Connection) -> Result<i64, StoreError> {
    let sql = "SELECT coalesce(max(id), 0) FROM scores";
    let last: i64 = connection.query_row(sql, (), |row| row.get(0))?;
    Ok(last.saturating_add(1))
}

/// One row of `scores`.
#[derive(Debug, Clone)]
pub(super) struct ScoreRow {
    /// The numbers, but the game's: id, rules, category, score, at, moves,
    /// best, undos.
    numbers: [i64; 8],
    pub(super) game: Option<i64>,
    name: String,
    origin: Origin,
}

/// The columns as [`ScoreRow`] has them.
const COLUMNS: &str =
    "id, rules, category, score, at, moves, best, undos, game, name, origin, checksum";

/// The place of the category among the numbers of a row.
const CATEGORY: usize = 2;

impl ScoreRow {
    fn of_game(
        connection: &Connection,
        row: &GameRow,
        category: Category,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<ScoreRow, StoreError> {
        let summary = &row.summary;
        Ok(ScoreRow {
            numbers: [
                next_number(connection)?,
                row.rules,
                code(category),
                stored(Quantity::Score, summary.score)?,
                stored(Quantity::Moment, now.millis())?,
                stored(Quantity::Moves, summary.moves)?,
                stored_rank(summary.best),
                stored(Quantity::Undos, summary.undos)?,
            ],
            game: Some(row.id),
            name: name
                .map_or(ScoreLine::NAMELESS, PlayerName::as_str)
                .to_owned(),
            origin: summary.assistance.origin,
        })
    }

    fn imported(
        number: i64,
        rules: i64,
        line: &ForeignScore,
        now: Moment,
    ) -> Result<ScoreRow, StoreError> {
        let category = code(Category::Assisted);
        let score = stored(Quantity::Score, line.score)?;
        let at = stored(Quantity::Moment, now.millis())?;
        Ok(ScoreRow {
            numbers: [number, rules, category, score, at, 0, 0, 0],
            game: None,
            name: line.name.as_str().to_owned(),
            origin: Origin::Imported,
        })
    }

    /// The number of the rules.
    pub(super) const fn rules(&self) -> i64 {
        self.numbers[1]
    }

    fn checksum(&self) -> Checksum {
        Checksum::of("scores")
            .numbers(&self.numbers)
            .numbers(&[self.game.unwrap_or(0)])
            .origin(origin_code(self.origin))
            .text(&self.name)
    }

    fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        let [id, rules, category, score, at, moves, best, undos] = self.numbers;
        let (game, name, sum) = (self.game, &self.name, self.checksum().finish());
        let origin = origin_code(self.origin);
        let sql =
            format!("INSERT INTO scores ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        connection.prepare_cached(&sql)?.execute(rusqlite::params![
            id, rules, category, score, at, moves, best, undos, game, name, origin, sum
        ])?;
        Ok(())
    }

    /// Writes a line that was salvaged. A line without a game enters as
    /// assisted only; one whose game was deleted later may be clean.
    fn insert_salvaged(&self, connection: &Connection) -> Result<(), StoreError> {
        let mut entering = self.clone();
        if self.game.is_none() {
            entering.numbers[CATEGORY] = code(Category::Assisted);
        }
        entering.insert(connection)?;
        let sql = "UPDATE scores SET category = ?, checksum = ? WHERE id = ?";
        let (category, sum) = (self.numbers[CATEGORY], self.checksum().finish());
        connection.execute(sql, (category, sum, self.numbers[0]))?;
        Ok(())
    }

    /// Writes the category, the game and the origin anew.
    fn update(&self, connection: &Connection) -> Result<(), StoreError> {
        let (origin, sum) = (origin_code(self.origin), self.checksum().finish());
        let (id, category) = (self.numbers[0], self.numbers[CATEGORY]);
        connection.execute(
            "UPDATE scores SET category = ?, game = ?, origin = ?, checksum = ? WHERE id = ?",
            (category, self.game, origin, sum, id),
        )?;
        Ok(())
    }

    fn read(row: &Row<'_>) -> Result<ScoreRow, StoreError> {
        let mut numbers = [0; 8];
        for (index, number) in numbers.iter_mut().enumerate() {
            *number = row.get(index)?;
        }
        let (game, name) = (row.get(8)?, row.get(9)?);
        let score = ScoreRow {
            numbers,
            game,
            name,
            origin: origin_of_code(row.get(10)?)?,
        };
        score.checksum().verify(row.get(11)?)?;
        Ok(score)
    }

    fn line(&self, place: usize) -> Result<ScoreLine, StoreError> {
        let [_, _, _, score, at, moves, best, undos] = self.numbers;
        // The row is sound: a name that is no longer allowed is no damage.
        let name = PlayerName::new(&self.name).ok();
        Ok(ScoreLine {
            place,
            name: name.filter(|name| name.as_str() != ScoreLine::NAMELESS),
            score: restored(score)?,
            moves: restored(moves)?,
            best_tile: restored_rank(best)?,
            time_played: None,
            undos: restored(undos)?,
            at: Moment::from_millis(restored(at)?),
            game: self.game.map(restored).transpose()?.map(GameId),
            origin: self.origin,
        })
    }
}

fn lines(
    connection: &Connection,
    rules: i64,
    category: Category,
) -> Result<Vec<ScoreLine>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM scores WHERE rules = ? AND category = ?
         ORDER BY score DESC, at, id LIMIT {PLACES}"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([rules, code(category)])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        let mut line = ScoreRow::read(row)?.line(lines.len() + 1)?;
        look_at_game(&mut line, connection);
        lines.push(line);
    }
    Ok(lines)
}

/// Adds what the game of a line knows. One that is in the trash is not there.
fn look_at_game(line: &mut ScoreLine, connection: &Connection) {
    let Some(game) = line.game else {
        return;
    };
    match game_row::find(connection, game) {
        Ok(row) => line.time_played = Some(row.summary.time_played),
        Err(StoreError::NoSuchGame(_)) => line.game = None,
        // Whoever opens it will hear what is wrong with it.
        Err(_) => {}
    }
}

/// Takes away what is not among the best ten.
fn trim(connection: &Connection, rules: i64, category: Category) -> Result<(), StoreError> {
    let sql = format!(
        "DELETE FROM scores WHERE id IN (
            SELECT id FROM scores WHERE rules = ? AND category = ?
            ORDER BY score DESC, at, id LIMIT -1 OFFSET {PLACES})"
    );
    connection
        .prepare_cached(&sql)?
        .execute([rules, code(category)])?;
    Ok(())
}

/// Lets the game's lines stand alone.
pub(crate) fn forget_game(connection: &Connection, game: i64) -> Result<(), StoreError> {
    for mut score in of_game(connection, game)? {
        score.game = None;
        score.update(connection)?;
    }
    Ok(())
}

/// The lines of a game.
fn of_game(connection: &Connection, game: i64) -> Result<Vec<ScoreRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM scores WHERE game = ?");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([game])?;
    let mut own = Vec::new();
    while let Some(row) = rows.next()? {
        own.push(ScoreRow::read(row)?);
    }
    Ok(own)
}

/// Every line that is sound, in the order of their numbers.
pub(super) fn sound_rows(connection: &Connection) -> Result<Vec<ScoreRow>, StoreError> {
    let mut statement = connection.prepare(&format!("SELECT {COLUMNS} FROM scores ORDER BY id"))?;
    let rows = statement.query_map((), |row| Ok(ScoreRow::read(row).ok()))?;
    Ok(rows.filter_map(Result::ok).flatten().collect())
}

/// Enters a line that was salvaged, under these rules and with this game;
/// says whether it is new among the best ten.
pub(super) fn restore(
    connection: &Connection,
    mut line: ScoreRow,
    rules: i64,
    game: Option<GameId>,
) -> Result<bool, StoreError> {
    let [_, _, category, score, at, ..] = line.numbers;
    line.game = game.map(|id| stored(Quantity::Game, id.0)).transpose()?;
    let better = "SELECT count(*) FROM scores WHERE game = ? AND category = ? AND score >= ?";
    let same = "SELECT count(*) FROM scores WHERE rules = ? AND score = ? AND at = ? AND name = ?";
    let known: i64 = match line.game {
        Some(game) => connection.query_row(better, [game, category, score], |row| row.get(0))?,
        None => connection.query_row(same, (rules, score, at, &line.name), |row| row.get(0))?,
    };
    if known > 0 {
        return Ok(false);
    }
    let own = "DELETE FROM scores WHERE game = ? AND category = ?";
    connection.execute(own, (line.game, category))?;
    let number = next_number(connection)?;
    (line.numbers[0], line.numbers[1]) = (number, rules);
    line.insert_salvaged(connection)?;
    for category in Category::ALL {
        trim(connection, rules, category)?;
    }
    let stays = "SELECT count(*) FROM scores WHERE id = ?";
    Ok(connection.query_row(stays, [number], |row| row.get::<_, i64>(0))? > 0)
}

/// Enters a line of another store; says whether it is new among the best ten.
pub(super) fn restore_line(
    connection: &Connection,
    rules: &Rules,
    category: Category,
    line: &ScoreLine,
) -> Result<bool, StoreError> {
    let rules = rulebook::number(connection, rules)?;
    let row = ScoreRow {
        numbers: [
            0,
            rules,
            code(category),
            stored(Quantity::Score, line.score)?,
            stored(Quantity::Moment, line.at.millis())?,
            stored(Quantity::Moves, line.moves)?,
            stored_rank(line.best_tile),
            stored(Quantity::Undos, line.undos)?,
        ],
        game: None,
        name: line.shown_name().to_owned(),
        origin: line.origin,
    };
    restore(connection, row, rules, line.game)
}

/// Checks every line there is.
pub(crate) fn check_integrity(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare(&format!("SELECT {COLUMNS} FROM scores"))?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        ScoreRow::read(row)?.line(1)?;
    }
    Ok(())
}

const fn code(category: Category) -> i64 {
    match category {
        Category::Clean => 0,
        Category::Assisted => 1,
        Category::Seeded => 2,
        Category::Machine => 3,
    }
}

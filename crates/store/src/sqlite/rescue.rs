//! Taking salvaged games into the present store.

use std::collections::HashMap;

use brikke_engine::{Chance, Game, Recording};
use brikke_play::{Mode, Moment};
use rusqlite::{Connection, OptionalExtension};

use super::checksum::chain;
use super::game_row::GameRow;
use super::integer::restored;
use super::register::Counts;
use super::salvage::{SalvagedGame, Shortfall};
use super::{Salvage, Store, bookmarks, game_row, games, register, rulebook, scores, start};
use crate::{GameId, StoreError, Summary};

/// The result of a rescue.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rescue {
    /// Every game that was found, by its number in the damaged store.
    pub games: Vec<RescuedGame>,
    /// The number of games of which nothing was found.
    pub vanished: usize,
    /// The number of lines that are new in the scores.
    pub scores: usize,
}

/// A game of a damaged store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RescuedGame {
    /// Its number in the damaged store.
    pub found: GameId,
    /// The result for the present store.
    pub outcome: Outcome,
    /// The reason why it is not all that it was, if it is not.
    pub shortfall: Option<Shortfall>,
}

/// The result of the rescue of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is new here, under this number.
    Added(GameId),
    /// The game of this number has more of its moves now.
    Extended(GameId),
    /// The game of this number has all of its moves already.
    Known(GameId),
    /// It could not be salvaged.
    Lost,
}

impl Outcome {
    /// The number of the game in the present store.
    pub const fn game(self) -> Option<GameId> {
        match self {
            Outcome::Added(id) | Outcome::Extended(id) | Outcome::Known(id) => Some(id),
            Outcome::Lost => None,
        }
    }
}

impl Rescue {
    /// Returns true if everything that was in the damaged store is here.
    pub fn is_complete(&self) -> bool {
        self.vanished == 0 && self.games.iter().all(|game| game.shortfall.is_none())
    }
}

impl Store {
    /// Adds every game of a damaged store that still verifies, with its mode,
    /// times, bookmarks and score. A game that is here already is not added
    /// again; one of which only the beginning is here is extended. A game that
    /// went on in another way here stays, and its other course is added for
    /// practice.
    ///
    /// # Errors
    ///
    /// A game cannot be written. Those before it are here then, and doing it
    /// again adds the rest.
    pub fn rescue(&mut self, salvage: &Salvage) -> Result<Rescue, StoreError> {
        let ids: Vec<i64> = salvage.ids().into_iter().collect();
        let mut beginnings = self.read(beginnings)?;
        let mut rescue = Rescue {
            vanished: salvage.expected().unwrap_or(0).saturating_sub(ids.len()),
            ..Rescue::default()
        };
        for some in ids.chunks(AT_ONCE) {
            let games = self.write(|connection| {
                let rescued = some
                    .iter()
                    .map(|&id| rescue_game(connection, salvage, id, &mut beginnings));
                rescued.collect::<Result<Vec<_>, _>>()
            })?;
            rescue.games.extend(games);
        }
        rescue.scores =
            self.write(|connection| enter_scores(connection, salvage, &rescue.games))?;
        Ok(rescue)
    }
}

/// The number of games that are written in one go: other programs wait.
const AT_ONCE: usize = 50;

/// The games by the recording of their beginning.
type Beginnings = HashMap<String, Vec<i64>>;

fn beginnings(connection: &Connection) -> Result<Beginnings, StoreError> {
    let mut statement = connection.prepare("SELECT recording, game FROM beginnings")?;
    let mut rows = statement.query(())?;
    let mut beginnings = Beginnings::new();
    while let Some(row) = rows.next()? {
        let link: String = row.get(0)?;
        let read = Recording::from_link(&link).map(Recording::into_game);
        let key = read.map_or(link, |game| key(&game));
        beginnings.entry(key).or_default().push(row.get(1)?);
    }
    Ok(beginnings)
}

/// A beginning as every course of the game has it: without the source of its
/// tiles, of which a course for practice has only the commitment.
fn key(beginning: &Game) -> String {
    beginning.without_chance().recording().to_link()
}

fn rescue_game(
    connection: &Connection,
    salvage: &Salvage,
    id: i64,
    beginnings: &mut Beginnings,
) -> Result<RescuedGame, StoreError> {
    let found = GameId(id.unsigned_abs());
    let game = match salvage.game(id) {
        Ok(game) => game,
        Err(shortfall) => {
            return Ok(RescuedGame {
                found,
                outcome: Outcome::Lost,
                shortfall: Some(shortfall),
            });
        }
    };
    let namesakes = beginnings.entry(key(&game.beginning)).or_default();
    let (outcome, went_on) = take_in(connection, &game, namesakes)?;
    if let Outcome::Added(GameId(id)) = outcome {
        namesakes.extend(i64::try_from(id));
    }
    Ok(RescuedGame {
        found,
        outcome,
        shortfall: game.shortfall.or(went_on.map(Shortfall::WentOn)),
    })
}

/// Takes a game in; says what came of it, and which game went on in another
/// way.
fn take_in(
    connection: &Connection,
    game: &SalvagedGame,
    namesakes: &[i64],
) -> Result<(Outcome, Option<GameId>), StoreError> {
    let (mut shorter, mut other) = (None, None);
    for row in relatives(connection, game, namesakes)? {
        let actions = actions_of(connection, row.id)?;
        if actions.starts_with(&game.actions) {
            return Ok((Outcome::Known(row.game()), None));
        }
        if game.actions.starts_with(&actions) && row.mode == game.mode {
            shorter = Some(row);
        } else {
            other = Some(row.game());
        }
    }
    if let Some(row) = shorter {
        extend(connection, &row, game)?;
        return Ok((Outcome::Extended(row.game()), None));
    }
    let added = match other {
        None => add(connection, game, game.mode)?,
        Some(_) => add_for_practice(connection, game)?,
    };
    Ok((Outcome::Added(added), other))
}

/// Adds another course of a game that is here. It must not tell which tiles
/// will come in that one.
fn add_for_practice(connection: &Connection, game: &SalvagedGame) -> Result<GameId, StoreError> {
    let beginning = match game.beginning.chance() {
        Some(Chance::Secret(_)) => game.beginning.without_chance(),
        _ => game.beginning.clone(),
    };
    let game = SalvagedGame {
        beginning,
        ..game.clone()
    };
    add(connection, &game, Mode::Practice)
}

/// Those of these games that are this one.
fn relatives(
    connection: &Connection,
    game: &SalvagedGame,
    namesakes: &[i64],
) -> Result<Vec<GameRow>, StoreError> {
    let mut rows = Vec::new();
    for &id in namesakes {
        let row = match game_row::find(connection, GameId(restored(id)?)) {
            Err(StoreError::NoSuchGame(_)) => continue,
            row => row?,
        };
        if is_same(connection, &row, game)? {
            rows.push(row);
        }
    }
    Ok(rows)
}

/// A secret belongs to one game. A seed, or a board without chance, may have
/// been played more than once: then the times tell them apart.
fn is_same(
    connection: &Connection,
    row: &GameRow,
    game: &SalvagedGame,
) -> Result<bool, StoreError> {
    if matches!(game.beginning.chance(), Some(Chance::Secret(_))) || row.begun == game.begun {
        return Ok(true);
    }
    let first = connection
        .prepare_cached("SELECT code, at FROM actions WHERE game = ? AND number = 1")?
        .query_row([row.id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(first.is_some() && first.as_ref() == game.actions.first())
}

fn actions_of(connection: &Connection, game: i64) -> Result<Vec<(i64, i64)>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT code, at FROM actions WHERE game = ? ORDER BY number")?;
    let actions = statement.query_map([game], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(actions.collect::<Result<_, _>>()?)
}

/// Adds a game that is not here.
fn add(connection: &Connection, game: &SalvagedGame, mode: Mode) -> Result<GameId, StoreError> {
    let row = GameRow {
        id: games::next_id(connection)?,
        rules: rulebook::number(connection, game.beginning.rules())?,
        mode,
        deleted: None,
        begun: game.begun,
        played: game.played,
        revision: game.revision,
        actions: 0,
        chain: 0,
        bookmarks: 0,
        summary: game.summary,
        texts: game.texts.clone(),
    };
    row.insert(connection)?;
    let begun = Counts {
        games: 1,
        unfinished: i64::from(!row.summary.phase.is_over()),
    };
    register::add(connection, begun)?;
    start::write(connection, row.id, &game.beginning)?;
    write_rest(connection, &row, game)?;
    Ok(row.game())
}

/// Gives a game that is here the moves that it lacks.
fn extend(connection: &Connection, row: &GameRow, game: &SalvagedGame) -> Result<(), StoreError> {
    let mut longer = row.clone();
    longer.revision = row.revision.max(game.revision).next();
    longer.summary = Summary {
        time_played: row.summary.time_played.max(game.summary.time_played),
        ..game.summary
    };
    let (here, there) = (row.summary.assistance, game.summary.assistance);
    let assistance = &mut longer.summary.assistance;
    assistance.hints = here.hints.max(there.hints);
    assistance.player_moves = here.player_moves.max(there.player_moves);
    assistance.person_moves = here.person_moves.max(there.person_moves);
    assistance.origin = here.origin;
    let texts = &mut longer.texts;
    texts.machine.clone_from(&game.texts.machine);
    if texts.title.is_empty() {
        texts.title.clone_from(&game.texts.title);
    }
    longer.update(connection, row)?;
    write_rest(connection, &longer, game)
}

/// Writes the actions that are not there yet, the splits and the bookmarks.
fn write_rest(
    connection: &Connection,
    row: &GameRow,
    game: &SalvagedGame,
) -> Result<(), StoreError> {
    let mut longer = row.clone();
    let there = usize::try_from(row.actions).unwrap_or(usize::MAX);
    for &(code, at) in game.actions.iter().skip(there) {
        longer.actions += 1;
        longer.chain = chain(longer.chain, longer.actions, code, at);
        longer.played = Moment::from_millis(restored(at)?);
        connection
            .prepare_cached("INSERT INTO actions (game, number, code, at) VALUES (?, ?, ?, ?)")?
            .execute([row.id, longer.actions, code, at])?;
    }
    longer.update(connection, row)?;
    games::keep_splits(connection, &longer, &game.splits)?;
    game.bookmarks
        .iter()
        .try_for_each(|(name, ply)| bookmarks::restore(connection, row.game(), name, *ply))
}

/// Enters the salvaged lines of the scores that are not here yet; says how
/// many they are.
fn enter_scores(
    connection: &Connection,
    salvage: &Salvage,
    games: &[RescuedGame],
) -> Result<usize, StoreError> {
    let mut entered = 0;
    for line in salvage.scores()? {
        let Ok(rules) = salvage.rules(line.rules()) else {
            continue;
        };
        let found = |game: i64| {
            games
                .iter()
                .find(|known| known.found.0 == game.unsigned_abs())
        };
        let game = line.game.and_then(found);
        let game = game.and_then(|game| game.outcome.game());
        let is_practice = |id| game_row::find(connection, id).map(|row| row.mode == Mode::Practice);
        if game.map(is_practice).transpose()?.unwrap_or(false) {
            // It counts no more, or another course of the same game does.
            continue;
        }
        let rules = rulebook::number(connection, &rules)?;
        entered += usize::from(scores::restore(connection, line, rules, game)?);
    }
    Ok(entered)
}

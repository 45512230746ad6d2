//! The record of a game: everything about it but its log.

use std::time::Duration;

use brikke_engine::{Board, Game, GameAction, Phase, Rank, Recording};
use brikke_play::{Assistance, Category, Mode, Moment, Mover, Origin};

use super::bytes::{Reader, Writer};
use super::log::Log;
use crate::statistics::Measure;
use crate::{
    Bookmark, DamageKind, Feat, Field, GameId, GameLine, LogEntry, PlayedBy, Progress, Revision,
    Split, StoreError, StoredGame, Summary,
};

/// Everything about a game but its log.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct GameRecord {
    pub(super) line: GameLine,
    pub(super) revision: Revision,
    pub(super) is_trashed: bool,
    /// The player that moved last; empty if none did.
    pub(super) machine: String,
    /// A recording, in its link form, of everything before the first action.
    pub(super) start: String,
    pub(super) bookmarks: Vec<Bookmark>,
    pub(super) splits: Vec<Split>,
    /// The splits that may be records: those that it made while it was clean.
    pub(super) clean_splits: Vec<Split>,
}

impl GameRecord {
    /// A game that has just begun.
    pub(super) fn begun(
        id: GameId,
        game: &Game,
        mode: Mode,
        assistance: Assistance,
        now: Moment,
    ) -> Result<GameRecord, StoreError> {
        let start = game.recording().to_link();
        let game = Recording::from_link(&start)?.into_game();
        Ok(GameRecord {
            line: GameLine {
                id,
                name: None,
                rules: game.rules().clone(),
                mode,
                begun: now,
                played: now,
                actions: 0,
                played_by: PlayedBy::Person,
                summary: Summary::of(&game, assistance, Duration::ZERO),
            },
            revision: Revision::FIRST,
            is_trashed: false,
            machine: String::new(),
            start,
            bookmarks: Vec::new(),
            splits: splits_of(&game),
            clean_splits: Vec::new(),
        })
    }

    /// The game before its first action.
    pub(super) fn beginning(&self) -> Result<Game, StoreError> {
        Recording::from_link(&self.start)
            .map(Recording::into_game)
            .map_err(|error| DamageKind::Start(error).into())
    }

    /// The record as bytes.
    pub(super) fn encode(&self, version: u64) -> Vec<u8> {
        let mut writer = Writer::new(version);
        let GameLine {
            rules,
            mode,
            begun,
            played,
            actions,
            ..
        } = &self.line;
        let flags = u64::from(self.is_trashed) << 1 | u64::from(*mode == Mode::Practice);
        writer.number(flags).text(&rules.to_string());
        let name = self.line.name.as_ref().map_or("", |name| name.as_str());
        writer
            .text(name)
            .text(&self.machine)
            .text(&self.start)
            .numbers(&[self.revision.0, begun.millis(), played.millis(), *actions]);
        write_summary(&mut writer, &self.line.summary);
        writer.number(self.bookmarks.len() as u64);
        for Bookmark { name, ply } in &self.bookmarks {
            writer.text(name.as_str()).number(*ply);
        }
        write_splits(&mut writer, &self.splits);
        write_splits(&mut writer, &self.clean_splits);
        writer.finish()
    }

    /// The version of a record, and the game that it tells of.
    pub(super) fn decode(id: GameId, bytes: &[u8]) -> Result<(u64, GameRecord), DamageKind> {
        let (version, mut reader) = Reader::new(bytes)?;
        let flags = reader.number()?;
        let rules = reader.parsed()?;
        let name = reader.parsed_or_none()?;
        let machine = reader.text()?.to_owned();
        let start = reader.text()?.to_owned();
        let revision = Revision(reader.number()?);
        let begun = Moment::from_millis(reader.number()?);
        let played = Moment::from_millis(reader.number()?);
        let actions = reader.number()?;
        let summary = read_summary(&mut reader)?;
        let line = GameLine {
            id,
            name,
            rules,
            mode: [Mode::Scored, Mode::Practice][usize::from(flags & 1 == 1)],
            begun,
            played,
            actions,
            played_by: PlayedBy::of(summary.assistance, &machine),
            summary,
        };
        let record = GameRecord {
            line,
            revision,
            is_trashed: flags & 2 == 2,
            machine,
            start,
            bookmarks: read_bookmarks(&mut reader)?,
            splits: read_splits(&mut reader)?,
            clean_splits: read_splits(&mut reader)?,
        };
        reader
            .is_empty()
            .then_some((version, record))
            .ok_or(DamageKind::Contradiction)
    }
}

impl GameRecord {
    /// Takes note of what was done in the game.
    pub(super) fn advance(&mut self, progress: &Progress) {
        let Summary { assistance, .. } = self.line.summary;
        let is_played = !progress.entries.is_empty();
        // Who plays on takes the game out of the trash.
        self.is_trashed &= !is_played;
        self.line.summary = progress.summary;
        // A game keeps its origin.
        self.line.summary.assistance.origin = assistance.origin;
        let known = self.splits.clone();
        for entry in &progress.entries {
            self.line.actions += 1;
            self.line.played = entry.at;
            Split::add(&mut self.splits, &entry.made);
        }
        self.note_machine(&progress.entries);
        self.revision = self.revision.next();
        if self.splits.len() > known.len() && self.is_clean() {
            let new = self.splits.iter().filter(|split| !known.contains(split));
            self.clean_splits.extend(new);
        }
    }

    /// Takes note of who plays the game, after these entries.
    fn note_machine(&mut self, entries: &[LogEntry]) {
        let name = |entry: &LogEntry| match (entry.action, &entry.by) {
            (GameAction::Play(_), Mover::Player(name)) => Some(name.clone()),
            _ => None,
        };
        if let Some(last) = entries.iter().rev().find_map(name) {
            self.machine = last;
        }
        self.line.played_by = PlayedBy::of(self.line.summary.assistance, &self.machine);
    }

    /// True if the person plays the game without help, with tiles that nobody
    /// could know beforehand.
    fn is_clean(&self) -> bool {
        let is_clean = |game: Game| self.line.summary.category(game.chance()) == Category::Clean;
        self.line.mode == Mode::Scored && self.beginning().is_ok_and(is_clean)
    }

    /// The splits of the game that may be records.
    pub(super) fn feats(&self) -> impl Iterator<Item = (Measure, Feat)> {
        let game = self.line.id;
        let feats = self.clean_splits.iter();
        feats
            .map(move |&split| Feat { game, split })
            .flat_map(|feat| [(Measure::Moves, feat), (Measure::Time, feat)])
    }

    /// The game replayed by its log, and compared with what is said of it.
    pub(super) fn load(&self, log: &Log) -> Result<StoredGame, StoreError> {
        let mut game = self.beginning()?;
        log.replay(&mut game, self.line.actions, |_| ())?;
        let said = self.line.summary;
        let played = Summary::of(&game, said.assistance, said.time_played);
        if !played.agrees_with(&said) {
            return Err(DamageKind::Contradiction.into());
        }
        let line = self.line.clone();
        Ok(StoredGame {
            id: line.id,
            name: line.name,
            played_by: line.played_by,
            revision: self.revision,
            actions: line.actions,
            mode: line.mode,
            begun: line.begun,
            played: line.played,
            game,
            summary: line.summary,
            bookmarks: self.bookmarks.clone(),
            splits: self.splits.clone(),
        })
    }
}

/// The splits of a game that comes with moves.
fn splits_of(game: &Game) -> Vec<Split> {
    let mut splits = Vec::new();
    for turn in (1..=game.plies().len()).filter_map(|number| game.turn(number)) {
        Split::add(&mut splits, &Split::of_turn(&turn, Duration::ZERO));
    }
    splits
}

const PHASES: [Phase; 4] = [Phase::Playing, Phase::GoalReached, Phase::Won, Phase::Lost];

fn write_summary(writer: &mut Writer, summary: &Summary) {
    let phase = PHASES.iter().position(|phase| *phase == summary.phase);
    let assistance = summary.assistance;
    writer.numbers(&[
        phase.unwrap_or(0) as u64,
        summary.score,
        summary.moves,
        summary.best.map_or(0, |best| best.get().into()),
        summary.merges,
        summary.undos,
        assistance.hints,
        assistance.player_moves,
        assistance.person_moves,
        u64::from(assistance.is_imported()),
        millis(summary.time_played),
    ]);
    let board = summary.board.map(|board: Board| board.to_string());
    writer.text(&board.unwrap_or_default());
}

fn read_summary(reader: &mut Reader<'_>) -> Result<Summary, DamageKind> {
    let phase: i64 = reader.small()?;
    let phase = usize::try_from(phase)
        .ok()
        .and_then(|index| PHASES.get(index).copied())
        .ok_or(DamageKind::Value {
            field: Field::Phase,
            value: phase,
        })?;
    Ok(Summary {
        phase,
        score: reader.number()?,
        moves: reader.number()?,
        best: Rank::new(reader.small()?),
        merges: reader.number()?,
        undos: reader.number()?,
        assistance: Assistance {
            hints: reader.number()?,
            player_moves: reader.number()?,
            person_moves: reader.number()?,
            origin: origin(reader.number()?),
        },
        time_played: Duration::from_millis(reader.number()?),
        board: reader.parsed_or_none()?,
    })
}

/// The origin with this number.
pub(super) const fn origin(number: u64) -> Origin {
    match number {
        0 => Origin::Played,
        _ => Origin::Imported,
    }
}

/// A time in whole milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn read_bookmarks(reader: &mut Reader<'_>) -> Result<Vec<Bookmark>, DamageKind> {
    (0..reader.number()?)
        .map(|_| {
            Ok(Bookmark {
                name: reader.parsed()?,
                ply: reader.number()?,
            })
        })
        .collect()
}

fn write_splits(writer: &mut Writer, splits: &[Split]) {
    writer.number(splits.len() as u64);
    for Split { tile, ply, time } in splits {
        writer.numbers(&[tile.get().into(), *ply, millis(*time)]);
    }
}

fn read_splits(reader: &mut Reader<'_>) -> Result<Vec<Split>, DamageKind> {
    let count = reader.number()?;
    let split = |_| {
        Ok(Split {
            tile: Rank::new(reader.small()?).ok_or(DamageKind::Contradiction)?,
            ply: reader.number()?,
            time: Duration::from_millis(reader.number()?),
        })
    };
    (0..count).map(split).collect()
}

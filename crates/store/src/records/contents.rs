//! The contents of records: everything there is by its key, as bytes and back.

use brikke_engine::Board;

use super::bytes::{Reader, Writer};
use super::game::GameRecord;
use super::key::Key;
use super::{Change, RecordStorage, scores};
use crate::DamageKind;

impl RecordStorage {
    pub(super) fn change(&mut self, key: Key) -> Option<Change> {
        let text = key.text();
        let replaces = self.versions.get(&key).copied();
        let version = replaces.map_or(1, |version| version + 1);
        let bytes = self.encode(&key, version);
        match &bytes {
            Some(_) => drop(self.versions.insert(key, version)),
            None => drop(self.versions.remove(&key)),
        }
        // What was begun and deleted in between is no record at all.
        (replaces.is_some() || bytes.is_some()).then_some(Change {
            key: text,
            replaces,
            bytes,
        })
    }

    /// The bytes of a record; none if there is none.
    pub(super) fn encode(&self, key: &Key, version: u64) -> Option<Vec<u8>> {
        match key {
            Key::Last => {
                let mut writer = Writer::new(version);
                writer.number(self.last);
                Some(writer.finish())
            }
            Key::Scores => Some(scores::encode(&self.scores, version)),
            Key::Game(id) => Some(self.games.get(id)?.encode(version)),
            Key::Log(id, piece) => {
                let log = self.logs.get(id).filter(|log| *piece < log.len())?;
                Some(log.encode(*piece, version))
            }
            Key::Analysis(id, advisor) => {
                let mut writer = Writer::new(version);
                writer.bytes(self.analyses.get(&(*id, advisor.clone()))?);
                Some(writer.finish())
            }
            Key::Mistakes(table) => {
                let boards = self.mistakes.of_table(table);
                let mut writer = Writer::new(version);
                writer.number(boards.len() as u64);
                for board in boards {
                    writer.text(&board.to_string());
                }
                (!boards.is_empty()).then(|| writer.finish())
            }
        }
    }

    pub(super) fn decode(&mut self, key: &Key, bytes: &[u8]) -> Result<u64, DamageKind> {
        match key {
            Key::Last => {
                let (version, mut reader) = Reader::new(bytes)?;
                self.last = self.last.max(reader.number()?);
                Ok(version)
            }
            Key::Scores => {
                let (version, scores) = scores::decode(bytes)?;
                self.scores = scores;
                Ok(version)
            }
            Key::Game(id) => {
                let (version, game) = GameRecord::decode(*id, bytes)?;
                self.last = self.last.max(id.0);
                self.games.insert(*id, game);
                Ok(version)
            }
            Key::Log(id, piece) => self.logs.entry(*id).or_default().decode(*piece, bytes),
            Key::Analysis(id, advisor) => {
                let (version, mut reader) = Reader::new(bytes)?;
                let moves = reader.bytes()?.to_vec();
                self.analyses.insert((*id, advisor.clone()), moves);
                Ok(version)
            }
            Key::Mistakes(table) => {
                let (version, mut reader) = Reader::new(bytes)?;
                let count = reader.number()?;
                let boards = (0..count).map(|_| reader.parsed());
                let boards = boards.collect::<Result<Vec<Board>, _>>()?;
                self.mistakes.replace(table, boards);
                Ok(version)
            }
        }
    }

    pub(super) fn remove(&mut self, key: &Key) {
        match key {
            Key::Last | Key::Scores => {}
            Key::Game(id) => drop(self.games.remove(id)),
            Key::Log(id, _) => drop(self.logs.remove(id)),
            Key::Analysis(id, advisor) => drop(self.analyses.remove(&(*id, advisor.clone()))),
            Key::Mistakes(table) => self.mistakes.replace(table, Vec::new()),
        }
    }
}

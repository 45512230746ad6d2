//! The record of the best scores.

use brikke_engine::Rank;
use brikke_play::{Category, Moment};

use super::bytes::{Reader, Writer};
use super::game::origin;
use crate::score_tables::{Score, ScoreTables};
use crate::{DamageKind, GameId, ScoreLine};

/// All scores as bytes.
pub(super) fn encode(scores: &ScoreTables, version: u64) -> Vec<u8> {
    let mut writer = Writer::new(version);
    for Score {
        rules,
        category,
        line,
    } in scores.all()
    {
        let category = Category::ALL.iter().position(|known| known == category);
        let name = line.name.as_ref().map_or("", |name| name.as_str());
        writer.text(&rules.to_string()).text(name).numbers(&[
            category.unwrap_or(0) as u64,
            line.score,
            line.moves,
            line.best_tile.map_or(0, |tile| tile.get().into()),
            line.undos,
            line.at.millis(),
            line.game.map_or(0, |game| game.0),
            line.origin as u64,
        ]);
    }
    writer.finish()
}

/// The version of the record, and the scores.
pub(super) fn decode(bytes: &[u8]) -> Result<(u64, ScoreTables), DamageKind> {
    let (version, mut reader) = Reader::new(bytes)?;
    let mut scores = Vec::new();
    while !reader.is_empty() {
        scores.push(score(&mut reader)?);
    }
    Ok((version, ScoreTables::of(scores)))
}

fn score(reader: &mut Reader<'_>) -> Result<Score, DamageKind> {
    let rules = reader.parsed()?;
    let name = reader.parsed_or_none()?;
    let category: usize = reader.small()?;
    let category = Category::ALL.get(category);
    Ok(Score {
        rules,
        category: *category.ok_or(DamageKind::Contradiction)?,
        line: ScoreLine {
            place: 0,
            name,
            score: reader.number()?,
            moves: reader.number()?,
            best_tile: Rank::new(reader.small()?),
            time_played: None,
            undos: reader.number()?,
            at: Moment::from_millis(reader.number()?),
            game: Some(reader.number()?).filter(|&id| id > 0).map(GameId),
            origin: origin(reader.number()?),
        },
    })
}

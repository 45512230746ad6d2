//! The kinds of files that a game can be written into.

use std::cmp::Reverse;

use brikke_engine::{Game, Recording, Rules};
use brikke_play::Category;
use brikke_store::foreign::scores::{self, MAX_LINES};
use brikke_store::{
    Backup, Board72, ForeignScore, GameId, ScoreLine, Storage, StoreError, StoredGame,
};

use super::picture::svg;
use crate::context::Context;
use crate::{Face, words};

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileFormat {
    /// Every move as text.
    Text,
    /// Every move as a link, for the clipboard.
    Link,
    /// The board, the score and the moves, as an older 2048 saves them.
    Board72,
    /// The ten best scores, as the same program writes them.
    Scores,
    /// The board as a picture.
    Picture,
    /// All games and scores.
    Backup,
}

impl FileFormat {
    /// All kinds, in the order in which they are offered.
    pub(crate) const ALL: [FileFormat; 6] = [
        FileFormat::Text,
        FileFormat::Link,
        FileFormat::Board72,
        FileFormat::Scores,
        FileFormat::Picture,
        FileFormat::Backup,
    ];

    /// The file name of a saved board in the older 2048.
    pub(crate) const BOARD: &str = "ultimo_tabuleiro.bin";

    /// The file name of its table of scores.
    const SCORES: &str = "pontuacoes.txt";

    /// The file name of a backup.
    const BACKUP: &str = "brikke-backup.txt";

    /// The id of its name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            FileFormat::Text => "file-format-text",
            FileFormat::Link => "file-format-link",
            FileFormat::Board72 => "file-format-board",
            FileFormat::Scores => "file-format-scores",
            FileFormat::Picture => "file-format-picture",
            FileFormat::Backup => "file-format-backup",
        }
    }

    /// The path that is offered for such a file.
    pub(crate) fn offered_path(self, game: Option<GameId>, context: &Context) -> String {
        let name = match self {
            FileFormat::Board72 => FileFormat::BOARD.to_owned(),
            FileFormat::Scores => FileFormat::SCORES.to_owned(),
            FileFormat::Text | FileFormat::Link => of_game(RECORDING, game),
            FileFormat::Picture => of_game("svg", game),
            FileFormat::Backup => FileFormat::BACKUP.to_owned(),
        };
        in_usual_directory(&name, context)
    }

    /// The recording of a saved game, or of the current one; where there is
    /// none, the sentence that says so.
    pub(crate) fn recording(
        saved: Option<&StoredGame>,
        context: &Context,
    ) -> Result<Recording, String> {
        shared(saved, context)
    }

    /// The contents of such a file for a saved game, or for the current one;
    /// where that is not possible, the sentence that says why.
    pub(crate) fn contents(
        self,
        saved: Option<&StoredGame>,
        context: &Context,
    ) -> Result<Vec<u8>, String> {
        let game = || {
            let game = match saved {
                Some(saved) => Some(&saved.game),
                None => context.session.game(),
            };
            game.ok_or_else(|| context.text("file-no-game"))
        };
        match self {
            FileFormat::Text => Ok(shared(saved, context)?.to_text().into_bytes()),
            FileFormat::Link => Ok(shared(saved, context)?.to_link().into_bytes()),
            FileFormat::Board72 => board72(game()?, context),
            FileFormat::Scores => score_table(game()?.rules(), context),
            FileFormat::Picture => {
                let settings = &context.preferences.settings;
                Ok(svg(game()?.board(), settings.labels, settings.theme).into_bytes())
            }
            FileFormat::Backup => backup(context),
        }
    }
}

fn shared(saved: Option<&StoredGame>, context: &Context) -> Result<Recording, String> {
    let recording = match saved {
        Some(saved) => Some(saved.mode.shared_recording(&saved.game)),
        None => context.shared_recording(),
    };
    recording.ok_or_else(|| context.text("file-no-game"))
}

/// The ending of a recording's name, which desktops open with Brikke.
const RECORDING: &str = "brikke-game";

/// A file name with the number of a game.
fn of_game(ending: &str, game: Option<GameId>) -> String {
    match game {
        Some(id) => format!("brikke-{id}.{ending}"),
        None => format!("brikke.{ending}"),
    }
}

/// A window is not opened in a directory that the person chose: it offers
/// the home directory.
pub(crate) fn in_usual_directory(name: &str, context: &Context) -> String {
    match context.face {
        Face::Window => format!("~/{name}"),
        Face::Terminal | Face::Plain | Face::Browser => name.to_owned(),
    }
}

fn board72(game: &Game, context: &Context) -> Result<Vec<u8>, String> {
    let saved = Board72 {
        board: *game.board(),
        score: game.score(),
        moves: game.moves(),
    };
    let bytes = saved.write();
    let bytes = bytes.map_err(|error| words::board_error(context.locale, &error))?;
    Ok(bytes.to_vec())
}

fn backup(context: &Context) -> Result<Vec<u8>, String> {
    let backup = Backup::of(context.storage());
    let (backup, _) = backup.map_err(|error| words::store_error(context.locale, &error))?;
    Ok(backup.to_text().into_bytes())
}

fn score_table(rules: &Rules, context: &Context) -> Result<Vec<u8>, String> {
    let best = best_scores(context.storage(), rules);
    let best = best.map_err(|error| words::store_error(context.locale, &error))?;
    let table = scores::write(&best);
    let table = table.map_err(|error| words::scores_error(context.locale, &error))?;
    Ok(table.into_bytes())
}

/// The best ten scores with and without help, for the table of another
/// program. Those of games from a chosen seed are not among them.
///
/// # Errors
///
/// The scores cannot be read.
pub fn best_scores(storage: &dyn Storage, rules: &Rules) -> Result<Vec<ForeignScore>, StoreError> {
    let mut lines = storage.scores(rules, Category::Clean)?;
    lines.extend(storage.scores(rules, Category::Assisted)?);
    lines.sort_by_key(|line| (Reverse(line.score), line.at));
    lines.truncate(MAX_LINES);
    let entry = |line: &ScoreLine| {
        Some(ForeignScore {
            name: line.shown_name().parse().ok()?,
            score: line.score,
        })
    };
    Ok(lines.iter().filter_map(entry).collect())
}

//! The table of the ten best scores, `pontuacoes.txt`.
//!
//! ```text
//! Cauê                |66
//! Lucas               |60
//! ```
//!
//! - A line for each score: the name, filled up with blanks to 20
//!   characters, `|`, the score. Characters are counted as Unicode does
//!   (code points). The other program counts bytes: a name that fills 20
//!   bytes is read too.
//! - The picture of such a file in the other program's documentation has
//!   tabs: `Teste`, a tab, `1`, a tab, `66`. Lines without a `|` are read so:
//!   the score follows the last tab, and tabs in the name are blanks.
//! - At most ten lines, the best first; equal scores in any order. The score
//!   has digits only, no zeros before it, and is at most 2147483647, which
//!   is where the numbers of the other program end.
//! - The name is one that Brikke would keep ([`PlayerName`]), as it keeps
//!   it: not blank, no blanks before it, composed. It may have a `|` in it,
//!   because the last one of a line is the one before the score.
//! - Lines are written with a line feed, the last one too. On reading, a
//!   carriage return before it is passed over (the other program ran on
//!   Windows), and the last line feed may be missing.
//! - The text is written as UTF-8 without a byte order mark. On reading, a
//!   text that is no UTF-8 is taken for Windows-1252, which has all of
//!   Latin-1's letters: hardly any name in it happens to be UTF-8.
//! - An empty file is a table without scores.

mod error;
mod windows_1252;

use std::borrow::Cow;

use brikke_play::PlayerName;

use crate::text::excerpt;
pub use error::{Problem, ScoresError};

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForeignScore {
    /// The player.
    pub name: PlayerName,
    /// The score.
    pub score: u64,
}

/// The most lines a table has.
pub const MAX_LINES: usize = 10;

/// The characters of every name, with the blanks behind it.
pub const NAME_LENGTH: usize = 20;

/// The largest score the other program can hold.
pub const MAX_SCORE: u64 = i32::MAX as u64;

/// Reads a table of scores.
///
/// # Errors
///
/// The bytes are no such table; the error says in which line and why.
///
/// ```
/// use brikke_store::foreign::scores;
///
/// let table = "Teste 1             |66\nTeste 2             |60\n";
/// let read = scores::read(table.as_bytes()).unwrap();
/// assert_eq!(read[1].name.as_str(), "Teste 2");
/// assert_eq!(read[1].score, 60);
/// assert_eq!(scores::write(&read).unwrap(), table);
/// ```
pub fn read(bytes: &[u8]) -> Result<Vec<ForeignScore>, ScoresError> {
    let text = read_text(bytes)?;
    let mut scores = Vec::new();
    for line in lines(&text) {
        let score = read_line(line).and_then(|score| follow(&scores, score));
        scores.push(score.map_err(in_line(scores.len() + 1))?);
    }
    Ok(scores)
}

/// Writes a table of scores.
///
/// # Errors
///
/// There are more than ten, they are not in order, or one of them does not
/// fit its line.
pub fn write(scores: &[ForeignScore]) -> Result<String, ScoresError> {
    let mut text = String::new();
    for (index, score) in scores.iter().enumerate() {
        let line = follow(&scores[..index], score).and_then(write_line);
        text += &line.map_err(in_line(index + 1))?;
    }
    Ok(text)
}

fn in_line(line: usize) -> impl FnOnce(Problem) -> ScoresError {
    move |problem| ScoresError { line, problem }
}

/// Returns true if the bytes look like a table of scores: a `|` is in them, or
/// every line ends with a tab and digits.
pub fn is_likely(bytes: &[u8]) -> bool {
    let ends_with_score = |line: &[u8]| {
        let mut fields = line.trim_ascii_end().rsplit(|&byte| byte == b'\t');
        let score = fields.next().unwrap_or_default();
        fields.next().is_some() && !score.is_empty() && score.iter().all(u8::is_ascii_digit)
    };
    let mut lines = bytes.trim_ascii_end().split(|&byte| byte == b'\n');
    bytes.contains(&b'|') || lines.all(ends_with_score)
}

/// The bytes as text: UTF-8, or else Windows-1252.
fn read_text(bytes: &[u8]) -> Result<Cow<'_, str>, ScoresError> {
    if bytes.starts_with(b"\xEF\xBB\xBF") {
        return Err(in_line(1)(Problem::ByteOrderMark));
    }
    if let Some(nul) = bytes.iter().position(|&byte| byte == 0) {
        return Err(in_line(line_of(bytes, nul))(Problem::Nul));
    }
    match str::from_utf8(bytes) {
        Ok(text) => Ok(text.into()),
        Err(_) => windows_1252::read(bytes)
            .map(Cow::from)
            .map_err(|at| in_line(line_of(bytes, at))(Problem::Encoding { byte: at + 1 })),
    }
}

/// The line, counted from 1, in which this byte stands.
fn line_of(bytes: &[u8], at: usize) -> usize {
    bytes[..at].split(|&byte| byte == b'\n').count()
}

/// The lines without their ends.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').map(|line| {
        line.strip_suffix("\r\n")
            .or(line.strip_suffix('\n'))
            .unwrap_or(line)
    })
}

fn read_line(line: &str) -> Result<ForeignScore, Problem> {
    if let Some((name, score)) = line.rsplit_once('|') {
        let name = read_name(unpadded(name)?)?;
        let score = read_score(score)?;
        return Ok(ForeignScore { name, score });
    }
    let (name, score) = line.rsplit_once('\t').ok_or(Problem::NoBar)?;
    let name = read_name(name.replace('\t', " ").trim_end())?;
    let score = read_score(score)?;
    Ok(ForeignScore { name, score })
}

/// The name without the blanks that fill its column.
fn unpadded(padded: &str) -> Result<&str, Problem> {
    let text = padded.trim_end_matches(' ');
    let characters = padded.chars().count();
    let is_filled = [characters, padded.len()].contains(&NAME_LENGTH);
    if is_filled || text.chars().count() > NAME_LENGTH {
        Ok(text)
    } else {
        Err(Problem::Padding { characters })
    }
}

fn read_name(text: &str) -> Result<PlayerName, Problem> {
    let characters = text.chars().count();
    if characters > NAME_LENGTH {
        return Err(Problem::NameTooLong { characters });
    }
    let name = PlayerName::new(text)?;
    if name.as_str() == text {
        Ok(name)
    } else {
        Err(Problem::NameForm)
    }
}

fn read_score(text: &str) -> Result<u64, Problem> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || digits.len() > 1 && digits.starts_with('0') {
        return Err(Problem::NotAScore(excerpt(text)));
    }
    if digits.len() < text.len() {
        return Err(Problem::Negative(excerpt(text)));
    }
    match digits.parse() {
        Ok(score) if score <= MAX_SCORE => Ok(score),
        _ => Err(Problem::ScoreTooLarge(excerpt(text))),
    }
}

/// Hands the score on if the table has room for it below these.
fn follow<S: std::borrow::Borrow<ForeignScore>>(
    above: &[ForeignScore],
    next: S,
) -> Result<S, Problem> {
    let score = next.borrow().score;
    match above.last() {
        _ if above.len() == MAX_LINES => Err(Problem::TooManyLines),
        Some(last) if last.score < score => Err(Problem::Order {
            above: last.score,
            score,
        }),
        _ => Ok(next),
    }
}

fn write_line(entry: &ForeignScore) -> Result<String, Problem> {
    let ForeignScore { name, score } = entry;
    let characters = name.as_str().chars().count();
    if characters > NAME_LENGTH {
        return Err(Problem::NameTooLong { characters });
    }
    if *score > MAX_SCORE {
        return Err(Problem::ScoreTooLarge(score.to_string()));
    }
    Ok(format!("{name:<NAME_LENGTH$}|{score}\n"))
}

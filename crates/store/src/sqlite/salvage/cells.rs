//! The rows that stand on a page of a database, whatever surrounds it.
//!
//! A page says where its cells are, and a cell what is in it, so that rows can
//! be read without the tables that they belong to. Whether a row is sound is
//! for its checksum to say.

use rusqlite::types::Value;

use super::pages::Pages;
use crate::sqlite::log::word;

/// The most bytes that a row may have. A recording has far fewer.
const MOST: usize = 16 << 20;

/// One row of a table.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Cell {
    /// Its number, in tables that number their rows.
    pub(super) number: Option<i64>,
    pub(super) values: Vec<Value>,
}

/// The kind of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Rows by number.
    Numbered,
    /// Rows by key, or the entries of an index.
    Keyed,
    /// A branch with the page of smaller keys before each row.
    KeyedBranch,
}

/// All rows that can be read from a page.
pub(super) fn read(pages: &Pages<'_>, page: u32, bytes: &[u8]) -> Vec<Cell> {
    let start = if page == 1 { 100 } else { 0 };
    let (kind, header) = match bytes.get(start) {
        Some(0x0d) => (Kind::Numbered, 8),
        Some(0x0a) => (Kind::Keyed, 8),
        Some(0x02) => (Kind::KeyedBranch, 12),
        _ => return Vec::new(),
    };
    let count = half_word(bytes, start + 3);
    (0..count)
        .map(|index| half_word(bytes, start + header + 2 * index))
        .filter_map(|at| cell(pages, kind, bytes, at))
        .collect()
}

fn cell(pages: &Pages<'_>, kind: Kind, bytes: &[u8], at: usize) -> Option<Cell> {
    let mut rest = bytes.get(at..)?;
    if kind == Kind::KeyedBranch {
        rest = rest.get(4..)?;
    }
    let size = usize::try_from(varint(&mut rest)?).ok()?;
    let number = match kind {
        Kind::Numbered => Some(varint(&mut rest)?),
        Kind::Keyed | Kind::KeyedBranch => None,
    };
    let payload = payload(pages, kind, rest, size)?;
    let values = record(&payload)?;
    Some(Cell { number, values })
}

/// The bytes of a row, those on further pages included.
fn payload(pages: &Pages<'_>, kind: Kind, rest: &[u8], size: usize) -> Option<Vec<u8>> {
    let local = local_size(kind, pages.page_size(), size);
    if size > MOST {
        return None;
    }
    let mut payload = rest.get(..local)?.to_vec();
    let mut next = word(rest, local);
    while payload.len() < size {
        let page = pages.latest(next)?;
        let room = &page[4..];
        let wanted = room.len().min(size - payload.len());
        payload.extend_from_slice(&room[..wanted]);
        next = word(page, 0);
    }
    Some(payload)
}

/// The number of bytes of a row that stand on its own page.
fn local_size(kind: Kind, page: usize, size: usize) -> usize {
    let most = match kind {
        Kind::Numbered => page - 35,
        Kind::Keyed | Kind::KeyedBranch => (page - 12) * 64 / 255 - 23,
    };
    if size <= most {
        return size;
    }
    let least = (page - 12) * 32 / 255 - 23;
    let fitting = least + (size - least) % (page - 4);
    if fitting <= most { fitting } else { least }
}

/// The values of a row.
fn record(payload: &[u8]) -> Option<Vec<Value>> {
    let mut rest = payload;
    let header = usize::try_from(varint(&mut rest)?).ok()?;
    let mut types = payload.get(payload.len() - rest.len()..header)?;
    let mut body = payload.get(header..)?;
    let mut values = Vec::new();
    while !types.is_empty() {
        values.push(value(varint(&mut types)?, &mut body)?);
    }
    Some(values)
}

fn value(kind: i64, body: &mut &[u8]) -> Option<Value> {
    let length = match kind {
        0 | 8 | 9 => 0,
        1..=4 => usize::try_from(kind).ok()?,
        5 => 6,
        6 | 7 => 8,
        12.. => usize::try_from((kind - 12) / 2).ok()?,
        _ => return None,
    };
    let (bytes, rest) = body.split_at_checked(length)?;
    *body = rest;
    Some(match kind {
        0 => Value::Null,
        1..=6 => Value::Integer(integer(bytes)),
        7 => Value::Real(f64::from_be_bytes(bytes.try_into().ok()?)),
        8 => Value::Integer(0),
        9 => Value::Integer(1),
        _ if kind % 2 == 0 => Value::Blob(bytes.to_vec()),
        _ => Value::Text(String::from_utf8(bytes.to_vec()).ok()?),
    })
}

/// A number of up to eight bytes, with its sign.
fn integer(bytes: &[u8]) -> i64 {
    let sign = bytes
        .first()
        .map_or(0, |&first| i64::from(first.cast_signed() >> 7));
    let add = |number: i64, &byte: &u8| (number << 8) | i64::from(byte);
    bytes.iter().fold(sign, add)
}

/// Takes a number of one to nine bytes from the front.
fn varint(bytes: &mut &[u8]) -> Option<i64> {
    let mut number = 0_i64;
    for place in 0..9 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        if place == 8 {
            return Some((number << 8) | i64::from(byte));
        }
        number = (number << 7) | i64::from(byte & 0x7f);
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn half_word(bytes: &[u8], at: usize) -> usize {
    let two = bytes.get(at..at + 2).and_then(|two| two.try_into().ok());
    two.map_or(0, u16::from_be_bytes).into()
}

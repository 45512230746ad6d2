//! The rows of a list, each built when it is first looked at.

use std::fmt;
use std::ops::Index;
use std::sync::{Arc, OnceLock};

use super::{Cell, Row};

/// The rows of a list. A row is built when somebody looks at it, so that a
/// face which draws the visible ones of ten thousand pays for those alone.
#[derive(Clone)]
pub struct Rows(Arc<Source>);

struct Source {
    rows: Vec<OnceLock<Row>>,
    build: Box<dyn Fn(usize) -> Row + Send + Sync>,
    /// The longest text of each column.
    longest: Vec<String>,
}

impl Rows {
    /// The number of rows that are serialised with a page.
    pub const FIRST: usize = 60;

    /// So many rows, built by a function; `longest` has the longest text of
    /// each column.
    pub(crate) fn lazy(
        count: usize,
        longest: Vec<String>,
        build: impl Fn(usize) -> Row + Send + Sync + 'static,
    ) -> Rows {
        Rows(Arc::new(Source {
            rows: (0..count).map(|_| OnceLock::new()).collect(),
            build: Box::new(build),
            longest,
        }))
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.0.rows.len()
    }

    /// Returns true if there is no row.
    pub fn is_empty(&self) -> bool {
        self.0.rows.is_empty()
    }

    /// The row with this index.
    pub fn get(&self, index: usize) -> Option<&Row> {
        let row = self.0.rows.get(index)?;
        Some(row.get_or_init(|| (self.0.build)(index)))
    }

    /// All rows. A long list is better looked at row by row.
    pub fn iter(&self) -> impl Iterator<Item = &Row> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// The longest text of each column, for its width.
    pub fn longest(&self) -> &[String] {
        &self.0.longest
    }

    /// The number of rows that were built so far.
    pub fn built(&self) -> usize {
        let rows = self.0.rows.iter();
        rows.filter(|row| row.get().is_some()).count()
    }
}

impl From<Vec<Row>> for Rows {
    fn from(rows: Vec<Row>) -> Rows {
        let longest = longest(&rows);
        let rows = Arc::new(rows);
        let count = rows.len();
        Rows::lazy(count, longest, move |index| rows[index].clone())
    }
}

/// The longest text of each column.
fn longest(rows: &[Row]) -> Vec<String> {
    let mut longest: Vec<String> = Vec::new();
    for row in rows {
        for (index, text) in row.cells.iter().map(Cell::text).enumerate() {
            match longest.get_mut(index) {
                None => longest.push(text),
                Some(known) if text.chars().count() > known.chars().count() => *known = text,
                Some(_) => {}
            }
        }
    }
    longest
}

impl Default for Rows {
    fn default() -> Rows {
        Rows::from(Vec::new())
    }
}

impl Index<usize> for Rows {
    type Output = Row;

    fn index(&self, index: usize) -> &Row {
        self.0.rows[index].get_or_init(|| (self.0.build)(index))
    }
}

impl PartialEq for Rows {
    fn eq(&self, other: &Rows) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The number of rows and the first of them: a face in another language asks
/// for the others when it needs them.
#[cfg(feature = "serde")]
impl serde::Serialize for Rows {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let first: Vec<&Row> = self.iter().take(Rows::FIRST).collect();
        let mut rows = serializer.serialize_struct("Rows", 2)?;
        rows.serialize_field("count", &self.len())?;
        rows.serialize_field("first", &first)?;
        rows.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_rows_that_are_looked_at_are_built() {
        let rows = Rows::lazy(10_000, Vec::new(), |index| {
            Row::new([Cell::Text(index.to_string())])
        });
        assert_eq!((rows.len(), rows.built()), (10_000, 0));
        assert_eq!(rows[9_999].cells[0].text(), "9999");
        assert!(rows.get(10_000).is_none());
        let _ = rows.clone().get(9_999);
        assert_eq!(rows.built(), 1);
    }

    #[test]
    fn the_longest_text_of_each_column_is_known() {
        let row = |one: &str, other: &str| {
            Row::new([Cell::Text(one.to_owned()), Cell::Text(other.to_owned())])
        };
        let rows = Rows::from(vec![row("a", "long"), row("ab", "é")]);
        assert_eq!(rows.longest(), ["ab", "long"]);
    }
}

//! The tables that can be built by name.

use brikke_engine::Rank;

use super::spec::{Precision, TableSpec};
use super::wall::Wall;

/// A table that can be built by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CatalogEntry {
    /// Its name.
    pub name: &'static str,
    /// The shapes of its wall, as they are drawn.
    pub walls: &'static [&'static str],
    /// The value of the tile to be made.
    pub target: u128,
    /// The room for each probability.
    pub precision: Precision,
    /// The number of its afterstates, which is always the same.
    pub afterstates: u64,
    /// The bytes of its file.
    pub bytes: u64,
}

/// Every table that can be built by name: first those for players, whose walls
/// move between shapes, then those for people, with one shape each.
pub const CATALOG: [CatalogEntry; 7] = [
    CatalogEntry {
        name: "six-512",
        walls: &["xxxx/xx..", "xxxx/.xx.", "xxx./xx.x", ".xxx/xxx."],
        target: 512,
        precision: Precision::Byte,
        afterstates: 245_512_571,
        bytes: 461_936_170,
    },
    CatalogEntry {
        name: "five-512",
        walls: &["xxxx/x..."],
        target: 512,
        precision: Precision::Byte,
        afterstates: 505_834_068,
        bytes: 968_012_981,
    },
    CatalogEntry {
        name: "442-64",
        walls: &["xxxx/xx.."],
        target: 64,
        precision: Precision::Word,
        afterstates: 5_191_345,
        bytes: 13_871_980,
    },
    CatalogEntry {
        name: "442-256",
        walls: &["xxxx/xx.."],
        target: 256,
        precision: Precision::Word,
        afterstates: 34_422_752,
        bytes: 96_411_184,
    },
    CatalogEntry {
        name: "442-512",
        walls: &["xxxx/xx.."],
        target: 512,
        precision: Precision::Word,
        afterstates: 68_705_943,
        bytes: 196_875_851,
    },
    CatalogEntry {
        name: "L3-256",
        walls: &["xxx./xxx."],
        target: 256,
        precision: Precision::Word,
        afterstates: 119_886_633,
        bytes: 313_301_838,
    },
    CatalogEntry {
        name: "L3-512",
        walls: &["xxx./xxx."],
        target: 512,
        precision: Precision::Word,
        afterstates: 311_934_813,
        bytes: 824_399_323,
    },
];

/// The table with this name, written in any case.
pub fn find(name: &str) -> Option<&'static CatalogEntry> {
    let mut entries = CATALOG.iter();
    entries.find(|entry| entry.name.eq_ignore_ascii_case(name))
}

impl CatalogEntry {
    /// The definition of the table; `None` never, as the tests show.
    pub fn spec(&self) -> Option<TableSpec> {
        let walls = self.walls.iter().map(|wall| wall.parse().ok());
        let walls: Vec<Wall> = walls.collect::<Option<_>>()?;
        let target = Rank::of_tile(self.target)?;
        TableSpec::new(self.name, &walls, target, self.precision).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_a_definition() {
        for entry in &CATALOG {
            let spec = entry.spec().unwrap();
            assert_eq!(spec.name(), entry.name);
            assert_eq!(TableSpec::from_text(&spec.to_text()), Some(spec));
            assert_eq!(find(&entry.name.to_lowercase()), Some(entry));
        }
        assert_eq!(find("seven-1024"), None);
    }
}

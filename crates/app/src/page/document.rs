//! Something to read: help, statistics, the program itself.

use brikke_engine::Rank;

use super::{Column, EmptyPage, Figure, KeyHint, Row, Selector};

/// Sections below each other.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Document {
    /// True if the program's title stands above.
    pub has_title: bool,
    /// The tabs, chosen by [`Input::Tab`](crate::Input::Tab); most documents have
    /// none.
    pub tabs: Vec<String>,
    /// The tab that is shown.
    pub tab: usize,
    /// The choices beside the tabs: each is a field, from 0.
    pub selectors: Vec<Selector>,
    /// The sections.
    pub sections: Vec<Section>,
    /// Buttons above them, as keys.
    pub buttons: Vec<KeyHint>,
    /// Set if there is nothing to read yet.
    pub empty: Option<EmptyPage>,
}

/// A section: a heading and what stands below it.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Section {
    /// The heading; empty for none.
    pub heading: String,
    /// The blocks below it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "kind", content = "value", rename_all = "kebab-case")
)]
pub enum Block {
    /// Sentences.
    Paragraph(String),
    /// Something that could not be read.
    Warning(String),
    /// A note in smaller or paler letters.
    Aside(String),
    /// Keys with what they do.
    Keys(Vec<Figure>),
    /// Figures with their names.
    Figures(Vec<Figure>),
    /// The games by their best tile, the largest first.
    Bars(Vec<Bar>),
    /// A table to read, or to choose from.
    Table {
        /// The columns.
        columns: Vec<Column>,
        /// The rows.
        rows: Vec<Row>,
        /// True if rows can be chosen.
        is_choosable: bool,
    },
}

/// A bar for a tile.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bar {
    /// The tile.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::rank"))]
    pub tile: Rank,
    /// The number of games.
    pub count: u64,
    /// The length of the bar, from 0 to 1.
    pub length: f32,
}

//! A theme on a terminal.

use brikke_app::page::{Rank, Tone};
use ratatui::style::{Color, Modifier, Style};

use super::tile_look::{TileLook, without_colour};
use super::{Colours, Glyphs, Pair, Theme, tile_index};
use crate::colour::{ColourDepth, Rgb, nearest_indexed, nearest_unused};

/// A theme as a terminal can show it: the styles that widgets draw with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    depth: ColourDepth,
    glyphs: Glyphs,
    colours: Colours<Color>,
}

impl Look {
    /// The theme on a terminal with these colours and characters.
    pub fn new(theme: Theme, depth: ColourDepth, glyphs: Glyphs) -> Look {
        let colours = match depth {
            ColourDepth::True => theme.colours().map(true_colour),
            ColourDepth::Indexed256 => indexed(&theme.colours()),
            ColourDepth::Ansi16 => super::sixteen(theme),
            ColourDepth::None => theme.colours().map(|_| Color::Reset),
        };
        Look {
            depth,
            glyphs,
            colours,
        }
    }

    /// The number of colours.
    pub fn depth(&self) -> ColourDepth {
        self.depth
    }

    /// The characters that can be shown.
    pub fn glyphs(&self) -> Glyphs {
        self.glyphs
    }

    /// The page and ordinary text on it.
    pub fn page(&self) -> Style {
        filled(self.colours.page)
    }

    /// The board between its cells.
    pub fn board(&self) -> Style {
        filled(self.colours.board)
    }

    /// A cell without a tile.
    pub fn empty(&self) -> Style {
        filled(self.colours.empty)
    }

    /// A tile of this rank.
    pub fn tile(&self, rank: Rank) -> TileLook {
        if self.depth == ColourDepth::None {
            return without_colour(rank, self.glyphs);
        }
        let background = filled(self.colours.tiles[tile_index(rank)]);
        // Many terminals show bold black as grey where colours are sixteen.
        let number = match self.depth {
            ColourDepth::Ansi16 => background,
            _ => background.add_modifier(Modifier::BOLD),
        };
        TileLook {
            background,
            number,
            border: None,
        }
    }

    /// The selected line of a list.
    pub fn selected(&self) -> Style {
        match self.depth {
            ColourDepth::None => Style::reset().add_modifier(Modifier::REVERSED),
            _ => filled(self.colours.selected).add_modifier(Modifier::BOLD),
        }
    }

    /// Text that matters less.
    pub fn muted(&self) -> Style {
        self.on_page(self.colours.muted, Modifier::DIM)
    }

    /// Text that matters more.
    pub fn accent(&self) -> Style {
        let style = self.on_page(self.colours.accent, Modifier::BOLD);
        style.add_modifier(Modifier::BOLD)
    }

    /// Good news.
    pub fn good(&self) -> Style {
        self.on_page(self.colours.good, Modifier::BOLD)
    }

    /// A warning.
    pub fn warning(&self) -> Style {
        self.on_page(self.colours.warning, Modifier::UNDERLINED)
    }

    /// Text in this tone.
    pub fn tone(&self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => self.page(),
            Tone::Muted => self.muted(),
            Tone::Accent => self.accent(),
            Tone::Good => self.good(),
            Tone::Warning => self.warning(),
        }
    }

    /// Text on the page, with the modifier only where there are no colours.
    fn on_page(&self, text: Color, without_colour: Modifier) -> Style {
        match self.depth {
            ColourDepth::None => Style::reset().add_modifier(without_colour),
            _ => filled(Pair::new(self.colours.page.background, text)),
        }
    }
}

/// A background with text; nothing of what was there before shines through.
fn filled(pair: Pair<Color>) -> Style {
    Style::reset().bg(pair.background).fg(pair.text)
}

fn true_colour(colour: Rgb) -> Color {
    Color::Rgb(colour.red, colour.green, colour.blue)
}

/// The nearest of 256 colours; tiles that differ stay different.
fn indexed(colours: &Colours<Rgb>) -> Colours<Color> {
    let mut palette = colours.map(|colour| Color::Indexed(nearest_indexed(colour)));
    let mut used: Vec<u8> = Vec::new();
    for (tile, pair) in palette.tiles.iter_mut().zip(colours.tiles) {
        let background = nearest_unused(pair.background, &used);
        used.push(background);
        tile.background = Color::Indexed(background);
    }
    palette
}

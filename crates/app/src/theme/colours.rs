//! The colours of a theme.

use crate::Rgb;

/// The number of ranks with colours of their own: up to the tile 131072, the
/// largest of the classic board.
pub const TILE_COLOURS: usize = 17;

/// A background and the text on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair<C> {
    /// The background.
    pub background: C,
    /// The text on it.
    pub text: C,
}

impl<C> Pair<C> {
    /// A text on a background.
    pub const fn new(background: C, text: C) -> Pair<C> {
        Pair { background, text }
    }

    /// Both in other colours.
    pub fn map<D>(self, mut colour: impl FnMut(C) -> D) -> Pair<D> {
        Pair {
            background: colour(self.background),
            text: colour(self.text),
        }
    }
}

/// Every colour of a theme: as light ([`Rgb`]) or as a terminal names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colours<C> {
    /// The page and what is written on it.
    pub page: Pair<C>,
    /// The board between its cells, and marks on it.
    pub board: Pair<C>,
    /// A cell without a tile, and marks in it.
    pub empty: Pair<C>,
    /// The selected line of a list.
    pub selected: Pair<C>,
    /// Text on the page that matters less.
    pub muted: C,
    /// Text on the page that matters more.
    pub accent: C,
    /// Good news on the page.
    pub good: C,
    /// A warning on the page.
    pub warning: C,
    /// The tiles, the tile 2 first.
    pub tiles: [Pair<C>; TILE_COLOURS],
}

impl<C: Copy> Colours<C> {
    /// This theme in other colours.
    pub fn map<D>(&self, mut colour: impl FnMut(C) -> D) -> Colours<D> {
        Colours {
            page: self.page.map(&mut colour),
            board: self.board.map(&mut colour),
            empty: self.empty.map(&mut colour),
            selected: self.selected.map(&mut colour),
            muted: colour(self.muted),
            accent: colour(self.accent),
            good: colour(self.good),
            warning: colour(self.warning),
            tiles: self.tiles.map(|pair| pair.map(&mut colour)),
        }
    }
}

/// A pair of colours as they are written on web pages.
pub(crate) const fn pair(background: u32, text: u32) -> Pair<Rgb> {
    Pair::new(Rgb::hex(background), Rgb::hex(text))
}

/// Tiles with dark or light numbers, whichever is easier to read.
pub(crate) fn tiles(
    backgrounds: [u32; TILE_COLOURS],
    dark: Rgb,
    light: Rgb,
) -> [Pair<Rgb>; TILE_COLOURS] {
    backgrounds.map(|background| {
        let background = Rgb::hex(background);
        Pair::new(background, background.best_text(dark, light))
    })
}

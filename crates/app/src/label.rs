//! The number on a tile, as short as it must be.

use brikke_engine::{Board, Game, Rank};
use brikke_play::{Edit, Fill, Mode};

use crate::settings::LabelChoice;

/// The number on a tile in at most `width` characters (which should be four
/// at least): the exponent, or the value, whole where that fits, then in
/// thousands or millions, then as a power of two.
///
/// ```
/// use brikke_app::label;
/// use brikke_app::settings::LabelChoice::{Exponents, Values};
/// use brikke_engine::Rank;
///
/// let write = |labels, rank, width| label(labels, Rank::new(rank).unwrap(), width);
/// assert_eq!(write(Values, 17, 6), "131072");
/// assert_eq!(write(Values, 17, 4), "131k");
/// assert_eq!(write(Values, 20, 4), "1M");
/// assert_eq!(write(Values, 40, 6), "2^40");
/// assert_eq!(write(Exponents, 17, 4), "17");
/// ```
pub fn label(labels: LabelChoice, rank: Rank, width: u16) -> String {
    match labels {
        LabelChoice::Values => value(rank, width),
        LabelChoice::Exponents => rank.get().to_string(),
    }
}

/// The most tiles of a small board, where people type all of 2, 4, 8… themselves.
const SMALL: usize = 8;

/// The numbers on the tiles of a game: those of the settings; but practice that
/// began with the tiles 1, 2, 3…, in whichever order, shows these. On a small board
/// they may as well be 2, 4, 8…, and nothing is concluded from them.
pub(crate) fn labels_of(mode: Mode, game: &Game, usual: LabelChoice) -> LabelChoice {
    let Some(opening) = game.board_after(0).filter(|_| mode == Mode::Practice) else {
        return usual;
    };
    let filled = Edit::Fill(Fill::Ranks).of(opening, game.rules());
    let ranks = |board: &Board| {
        let mut ranks: Vec<Rank> = board.tiles().map(|(_, rank)| rank).collect();
        ranks.sort_unstable();
        ranks
    };
    let is_large = opening.tiles().count() > SMALL;
    if is_large && filled.is_ok_and(|filled| ranks(&filled) == ranks(opening)) {
        LabelChoice::Exponents
    } else {
        usual
    }
}

/// The value in at most `width` characters.
fn value(rank: Rank, width: u16) -> String {
    let fits = |text: &String| text.len() <= usize::from(width);
    let forms = [
        Some(rank.to_string()),
        in_thousands(rank),
        Some(format!("2^{}", rank.get())),
        Some(format!("^{}", rank.get())),
    ];
    let shortest = || rank.get().to_string();
    forms
        .into_iter()
        .flatten()
        .find(fits)
        .unwrap_or_else(shortest)
}

/// `16k`, `131k`, `1M` or `536M`; `None` from 10^9 up.
fn in_thousands(rank: Rank) -> Option<String> {
    match rank.tile() {
        tile @ 1_000..1_000_000 => Some(format!("{}k", tile / 1_000)),
        tile @ 1_000_000..1_000_000_000 => Some(format!("{}M", tile / 1_000_000)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exponent_is_written_as_it_is() {
        let exponent = |rank| label(LabelChoice::Exponents, Rank::new(rank).unwrap(), 4);
        assert_eq!([1, 11, 112].map(exponent), ["1", "11", "112"]);
    }

    #[test]
    fn every_label_fits_four_characters_and_differs_from_the_others() {
        let ranks = (1..=Rank::MAX.get()).filter_map(Rank::new);
        let labels: Vec<String> = ranks.map(|rank| value(rank, 4)).collect();
        assert!(labels.iter().all(|label| label.len() <= 4), "{labels:?}");
        let mut distinct = labels.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), labels.len());
    }

    #[test]
    fn labels_of_four_characters() {
        let check = |rank, expected| assert_eq!(value(Rank::new(rank).unwrap(), 4), expected);
        check(11, "2048");
        check(14, "16k");
        check(19, "524k");
        check(29, "536M");
        check(30, "2^30");
        check(112, "^112");
    }
}

//! Colours that every kind of eye can read and distinguish.

use std::collections::HashSet;

use brikke_engine::Rank;
use brikke_tui::colour::{ColourDepth, Rgb, indexed_rgb};
use brikke_tui::theme::{Colours, Glyphs, Look, Pair, TILE_COLOURS, Theme, TileLook, sixteen};
use ratatui::style::{Color, Style};

use crate::eyes::{EYES, distance, seen};

const STRONG: [Theme; 2] = [Theme::HighContrast, Theme::ColourBlind];

fn ranks() -> impl Iterator<Item = Rank> {
    (1..=u8::try_from(TILE_COLOURS).unwrap()).filter_map(Rank::new)
}

fn tiles(theme: Theme, depth: ColourDepth, glyphs: Glyphs) -> Vec<TileLook> {
    let look = Look::new(theme, depth, glyphs);
    ranks().map(|rank| look.tile(rank)).collect()
}

/// The colours of a style that has known ones.
fn shown(style: Style) -> Pair<Rgb> {
    let rgb = |colour: Option<Color>| match colour {
        Some(Color::Rgb(red, green, blue)) => Rgb { red, green, blue },
        Some(Color::Indexed(index)) => indexed_rgb(index).unwrap(),
        other => panic!("{other:?} is shown as every terminal likes"),
    };
    Pair::new(rgb(style.bg), rgb(style.fg))
}

#[test]
fn numbers_are_easy_to_read_in_the_strong_themes() {
    for theme in STRONG {
        for depth in [ColourDepth::True, ColourDepth::Indexed256] {
            for tile in tiles(theme, depth, Glyphs::Unicode) {
                let Pair { background, text } = shown(tile.number);
                let contrast = background.contrast(text);
                assert!(
                    contrast >= 4.5,
                    "{theme:?} {depth:?} {background}: {contrast}"
                );
            }
        }
    }
}

#[test]
fn classic_and_dark_numbers_are_easier_to_read_than_the_originals() {
    for theme in [Theme::Classic, Theme::Dark] {
        for tile in theme.colours().tiles {
            let contrast = tile.background.contrast(tile.text);
            assert!(contrast >= 4.5, "{theme:?} {}: {contrast}", tile.background);
        }
    }
}

#[test]
fn text_on_the_page_can_be_read() {
    for theme in Theme::ALL {
        let least = 4.5;
        let Colours {
            page,
            selected,
            board,
            muted,
            accent,
            good,
            warning,
            ..
        } = theme.colours();
        let on_page = [muted, accent, good, warning].map(|text| Pair::new(page.background, text));
        for pair in on_page.into_iter().chain([page, selected, board]) {
            let contrast = pair.background.contrast(pair.text);
            assert!(contrast >= least, "{theme:?} {pair:?}: {contrast}");
        }
    }
}

#[test]
fn high_contrast_tiles_stand_out_from_the_board() {
    let colours = Theme::HighContrast.colours();
    for tile in colours.tiles {
        assert!(tile.background.contrast(colours.board.background) >= 7.0);
        assert!(tile.background.contrast(colours.empty.background) >= 4.5);
    }
}

#[test]
fn every_eye_tells_neighbouring_tiles_apart() {
    // The palette has few dark colours.
    for (depth, least) in [(ColourDepth::True, 25.0), (ColourDepth::Indexed256, 15.0)] {
        let tiles = tiles(Theme::ColourBlind, depth, Glyphs::Unicode);
        let backgrounds: Vec<Rgb> = tiles
            .iter()
            .map(|tile| shown(tile.background).background)
            .collect();
        for (name, eyes) in &EYES {
            for pair in backgrounds.windows(2) {
                let far = distance(seen(pair[0], eyes), seen(pair[1], eyes));
                assert!(
                    far >= least,
                    "{name} {depth:?} {} {}: {far}",
                    pair[0],
                    pair[1]
                );
            }
        }
    }
}

#[test]
fn each_colour_blind_tile_is_darker_than_the_one_before() {
    let tiles = Theme::ColourBlind.colours().tiles;
    let luminances: Vec<f64> = tiles
        .iter()
        .map(|tile| tile.background.luminance())
        .collect();
    assert!(
        luminances.is_sorted_by(|one, two| one > two),
        "{luminances:?}"
    );
}

#[test]
fn no_two_ranks_look_the_same() {
    for theme in Theme::ALL {
        for depth in ColourDepth::ALL {
            let tiles = tiles(theme, depth, Glyphs::Unicode);
            let distinct: HashSet<String> = tiles.iter().map(|tile| format!("{tile:?}")).collect();
            assert_eq!(distinct.len(), TILE_COLOURS, "{theme:?} {depth:?}");
        }
    }
}

#[test]
fn backgrounds_of_neighbours_differ_wherever_there_are_colours() {
    for theme in Theme::ALL {
        for depth in ColourDepth::ALL
            .into_iter()
            .filter(|&depth| depth != ColourDepth::None)
        {
            let tiles = tiles(theme, depth, Glyphs::Unicode);
            let differ = tiles
                .windows(2)
                .all(|pair| pair[0].background.bg != pair[1].background.bg);
            assert!(differ, "{theme:?} {depth:?}");
        }
    }
}

#[test]
fn sixteen_colours_keep_numbers_and_cells_apart() {
    for theme in Theme::ALL {
        let colours = sixteen(theme);
        for tile in colours.tiles {
            assert_ne!(tile.background, tile.text, "{theme:?}");
            assert_ne!(tile.background, colours.empty.background, "{theme:?}");
            assert_ne!(tile.background, colours.board.background, "{theme:?}");
        }
    }
}

#[test]
fn tiles_beyond_the_last_look_like_the_last() {
    for theme in Theme::ALL {
        for depth in ColourDepth::ALL {
            let look = Look::new(theme, depth, Glyphs::Unicode);
            let last = Rank::new(17).unwrap();
            assert_eq!(look.tile(Rank::MAX), look.tile(last));
        }
    }
}

#[test]
fn without_colours_there_are_none() {
    for theme in Theme::ALL {
        let look = Look::new(theme, ColourDepth::None, Glyphs::Unicode);
        let tiles = ranks().map(|rank| look.tile(rank).number);
        let others = [
            look.page(),
            look.board(),
            look.empty(),
            look.selected(),
            look.muted(),
            look.accent(),
            look.good(),
            look.warning(),
        ];
        for style in tiles.chain(others) {
            assert_eq!(
                (style.fg, style.bg),
                (Some(Color::Reset), Some(Color::Reset))
            );
        }
    }
}

//! The palette of 256 colours.

use super::Rgb;

/// The steps of the palette's cube, for each of red, green and blue.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The first colour of the cube. Those below are the sixteen that people
/// choose themselves, so nothing is known about them.
const FIRST: u8 = 16;

/// The first of the greys behind the cube.
const FIRST_GREY: u8 = 232;

/// The colour with this number in the palette; `None` for the first sixteen,
/// which every terminal shows as it likes.
pub fn indexed_rgb(index: u8) -> Option<Rgb> {
    if index >= FIRST_GREY {
        let grey = 8 + 10 * (index - FIRST_GREY);
        return Some(Rgb {
            red: grey,
            green: grey,
            blue: grey,
        });
    }
    let place = index.checked_sub(FIRST)?;
    let step = |number: u8| STEPS[usize::from(number % 6)];
    Some(Rgb {
        red: step(place / 36),
        green: step(place / 6),
        blue: step(place),
    })
}

/// The colour of the palette that looks most like this one.
pub fn nearest_indexed(colour: Rgb) -> u8 {
    nearest_unused(colour, &[])
}

/// The colour of the palette that looks most like this one and is not among
/// those already used: colours that differ stay different.
pub fn nearest_unused(colour: Rgb, used: &[u8]) -> u8 {
    (FIRST..=u8::MAX)
        .filter(|index| !used.contains(index))
        .filter_map(|index| Some((indexed_rgb(index)?.distance(colour), index)))
        .min_by(|one, two| one.0.total_cmp(&two.0))
        .map_or(FIRST, |(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_of_the_palette_is_nearest_to_itself() {
        for index in FIRST..=u8::MAX {
            let colour = indexed_rgb(index).unwrap();
            let nearest = nearest_indexed(colour);
            // 16 and 231 and some greys of the cube are there twice.
            assert_eq!(indexed_rgb(nearest), Some(colour), "{index}");
        }
    }

    #[test]
    fn known_colours_of_the_palette() {
        let check = |index, number| assert_eq!(indexed_rgb(index), Some(Rgb::hex(number)));
        check(16, 0x00_00_00);
        check(196, 0xff_00_00);
        check(67, 0x5f_87_af);
        check(231, 0xff_ff_ff);
        check(232, 0x08_08_08);
        check(255, 0xee_ee_ee);
        assert_eq!(indexed_rgb(15), None);
    }
}

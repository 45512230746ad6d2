//! A colour as light: red, green and blue.

use std::fmt;

/// A colour with eight bits each of red, green and blue.
///
/// ```
/// use brikke_tui::colour::Rgb;
///
/// let (black, white) = (Rgb::hex(0x00_00_00), Rgb::hex(0xff_ff_ff));
/// assert!((black.contrast(white) - 21.0).abs() < 0.001);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Rgb {
    /// Black.
    pub const BLACK: Rgb = Rgb::hex(0x00_00_00);
    /// White.
    pub const WHITE: Rgb = Rgb::hex(0xff_ff_ff);

    /// The colour as it is written on web pages, `0xfa_f8_ef`.
    pub const fn hex(number: u32) -> Rgb {
        let [_, red, green, blue] = number.to_be_bytes();
        Rgb { red, green, blue }
    }

    /// How light it is, from 0 to 1: the relative luminance of WCAG.
    pub fn luminance(self) -> f64 {
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// The contrast ratio of WCAG, from 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, two) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(two) / one.min(two)
    }

    /// Whichever of the two texts is easier to read on this ground.
    #[must_use]
    pub fn best_text(self, dark: Rgb, light: Rgb) -> Rgb {
        if self.contrast(dark) >= self.contrast(light) {
            dark
        } else {
            light
        }
    }

    /// How far apart two colours look, squared: red counts more among warm
    /// colours, blue more among cold ones.
    pub(crate) fn distance(self, other: Rgb) -> u32 {
        let square = |one: u8, two: u8| u32::from(one.abs_diff(two)).pow(2);
        let red_mean = u32::midpoint(self.red.into(), other.red.into());
        (512 + red_mean) * square(self.red, other.red)
            + 1024 * square(self.green, other.green)
            + (767 - red_mean) * square(self.blue, other.blue)
    }
}

/// A channel as an amount of light.
fn linear(channel: u8) -> f64 {
    let share = f64::from(channel) / 255.0;
    if share <= 0.04045 {
        share / 12.92
    } else {
        ((share + 0.055) / 1.055).powf(2.4)
    }
}

impl fmt::Display for Rgb {
    /// As on web pages: `#faf8ef`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

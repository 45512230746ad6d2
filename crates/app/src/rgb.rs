//! A colour as light: red, green and blue.

use std::fmt;

/// A colour with eight bits each of red, green and blue.
///
/// ```
/// use brikke_app::Rgb;
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

    /// Its lightness from 0 to 1: the relative luminance of WCAG.
    pub fn luminance(self) -> f64 {
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// The contrast ratio of WCAG, from 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, two) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(two) / one.min(two)
    }

    /// Whichever of the two texts is easier to read on this background.
    #[must_use]
    pub fn best_text(self, dark: Rgb, light: Rgb) -> Rgb {
        if self.contrast(dark) >= self.contrast(light) {
            dark
        } else {
            light
        }
    }

    /// The perceived difference of two colours: the distance in CIE Lab.
    pub fn distance(self, other: Rgb) -> f64 {
        let (one, two) = (self.lab(), other.lab());
        let squares = one.iter().zip(two).map(|(one, two)| (one - two).powi(2));
        squares.sum::<f64>().sqrt()
    }

    /// Lightness, green to red, blue to yellow.
    fn lab(self) -> [f64; 3] {
        let [red, green, blue] = [self.red, self.green, self.blue].map(linear);
        let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
        let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
        let [x, y, z] = [x, y, z].map(perceived);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

/// An amount of light as an eye perceives it.
fn perceived(light: f64) -> f64 {
    if light > 0.008_856 {
        light.cbrt()
    } else {
        7.787 * light + 16.0 / 116.0
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

//! The icon of the window, painted from `assets/icon.svg`.

use eframe::egui::IconData;

/// A drawing of rounded rectangles, and nothing else.
const DRAWING: &str = include_str!("../../../assets/icon.svg");

/// The side of the drawing, and of the icon in pixels.
const SIDE: u8 = 64;

/// Samples of a pixel in each direction, for smooth edges.
const SAMPLES: u8 = 4;

/// A rounded rectangle of the drawing.
struct Brick {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
    radius: f32,
    colour: [u8; 3],
}

/// The icon.
pub(crate) fn icon() -> IconData {
    let bricks: Vec<Brick> = DRAWING.lines().filter_map(Brick::read).collect();
    let pixels = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    IconData {
        rgba: pixels.flat_map(|at| pixel(&bricks, at)).collect(),
        width: SIDE.into(),
        height: SIDE.into(),
    }
}

impl Brick {
    /// Reads a line of the drawing; none for one without a rectangle.
    fn read(line: &str) -> Option<Brick> {
        let rest = line.strip_prefix("<rect ")?;
        let number = |name: &str| attribute(rest, name)?.parse().ok();
        let colour = attribute(rest, "fill")?.strip_prefix('#')?;
        let [_, red, green, blue] = u32::from_str_radix(colour, 16).ok()?.to_be_bytes();
        Some(Brick {
            x: number("x")?,
            y: number("y")?,
            width: number("width")?,
            height: number("height")?,
            radius: number("rx")?,
            colour: [red, green, blue],
        })
    }

    /// True if a point lies in it.
    fn contains(&self, x: f32, y: f32) -> bool {
        let beyond = |at: f32, start: f32, length: f32| {
            let middle = start + length / 2.0;
            ((at - middle).abs() - (length / 2.0 - self.radius)).max(0.0)
        };
        let across = beyond(x, self.x, self.width);
        let down = beyond(y, self.y, self.height);
        across.hypot(down) <= self.radius
    }
}

/// The value of an attribute.
fn attribute<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut attributes = text.split_ascii_whitespace();
    let value = attributes.find_map(|it| it.strip_prefix(name)?.strip_prefix("=\""))?;
    value.split('"').next()
}

/// A pixel: the mean of its samples, each the colour of the topmost brick.
fn pixel(bricks: &[Brick], (x, y): (u8, u8)) -> [u8; 4] {
    let mut sums = [0_u32; 3];
    let mut covered = 0_u32;
    let at =
        |pixel: u8, sample: u8| f32::from(pixel) + (f32::from(sample) + 0.5) / f32::from(SAMPLES);
    for sample in 0..SAMPLES * SAMPLES {
        let (across, down) = (at(x, sample % SAMPLES), at(y, sample / SAMPLES));
        let mut topmost = bricks.iter().rev();
        if let Some(brick) = topmost.find(|brick| brick.contains(across, down)) {
            covered += 1;
            for (sum, channel) in sums.iter_mut().zip(brick.colour) {
                *sum += u32::from(channel);
            }
        }
    }
    let byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
    let [red, green, blue] = sums.map(|sum| byte(sum / covered.max(1)));
    let all = u32::from(SAMPLES) * u32::from(SAMPLES);
    [red, green, blue, byte(covered * 255 / all)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_a_tile_with_three_bricks() {
        let icon = icon();
        let at = |x: usize, y: usize| {
            let start = 4 * (y * usize::from(SIDE) + x);
            <[u8; 4]>::try_from(&icon.rgba[start..start + 4]).unwrap()
        };
        assert_eq!(at(0, 0)[3], 0, "the corners are round");
        let (tile, brick) = ([0xe8, 0xb9, 0x23, 255], [0x26, 0x23, 0x1d, 255]);
        assert_eq!(at(32, 6), tile);
        assert_eq!(at(32, 22), brick, "one brick above");
        assert_eq!([at(20, 44), at(32, 44), at(44, 44)], [brick, tile, brick]);
    }
}

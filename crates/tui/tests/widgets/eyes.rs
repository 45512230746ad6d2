//! Colours as other eyes see them, and the distance between two colours.

use brikke_tui::colour::Rgb;

/// A colour as light, from 0 to 1.
pub(crate) type Light = [f64; 3];

type Matrix = [[f64; 3]; 3];

/// The eyes of most people, and complete protanopia, deuteranopia and
/// tritanopia after Machado, Oliveira and Fernandes (2009).
pub(crate) const EYES: [(&str, Matrix); 4] = [
    ("most", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The colour that these eyes see.
pub(crate) fn seen(colour: Rgb, eyes: &Matrix) -> Light {
    let light = [colour.red, colour.green, colour.blue].map(linear);
    eyes.map(|row| dot(row, light).clamp(0.0, 1.0))
}

/// The distance in CIE Lab: 2.3 can just be noticed.
pub(crate) fn distance(one: Light, two: Light) -> f64 {
    let (one, two) = (lab(one), lab(two));
    let squares = (0..3).map(|axis| (one[axis] - two[axis]).powi(2));
    squares.sum::<f64>().sqrt()
}

fn lab(light: Light) -> [f64; 3] {
    let x = dot([0.4124, 0.3576, 0.1805], light) / 0.9505;
    let y = dot([0.2126, 0.7152, 0.0722], light);
    let z = dot([0.0193, 0.1192, 0.9505], light) / 1.089;
    let [x, y, z] = [x, y, z].map(|value: f64| {
        if value > 0.008_856 {
            value.cbrt()
        } else {
            7.787 * value + 16.0 / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn dot(one: [f64; 3], two: [f64; 3]) -> f64 {
    one.iter().zip(two).map(|(one, two)| one * two).sum()
}

fn linear(channel: u8) -> f64 {
    let share = f64::from(channel) / 255.0;
    if share <= 0.04045 {
        share / 12.92
    } else {
        ((share + 0.055) / 1.055).powf(2.4)
    }
}

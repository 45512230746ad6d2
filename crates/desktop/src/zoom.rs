//! The size of letters in windows of every size.

use eframe::egui::{Context, Vec2};

/// Lets letters grow with large windows, and shrink where nothing would be
/// left for the board.
pub(crate) fn follow_window(ctx: &Context) {
    let points = ctx.viewport_rect().size() * ctx.zoom_factor();
    let wanted = zoom(points);
    if (wanted - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(wanted);
    }
}

/// The zoom in a window of this size: in steps, so that letters do not change
/// with every pixel.
fn zoom(window: Vec2) -> f32 {
    let large = (window.min_elem() / 720.0 * 4.0).floor() / 4.0;
    let small = ((window.x / 420.0).min(window.y / 540.0) * 20.0).floor() / 20.0;
    if small < 1.0 {
        small.max(0.7)
    } else {
        large.clamp(1.0, 3.0)
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::vec2;

    use super::*;

    #[test]
    fn letters_grow_with_the_window_but_not_without_end() {
        let check = |width, height, expected: f32| {
            let found = zoom(vec2(width, height));
            assert!(
                (found - expected).abs() < 0.001,
                "{width}x{height}: {found}"
            );
        };
        check(100.0, 100.0, 0.7);
        check(320.0, 400.0, 0.7);
        check(420.0, 560.0, 1.0);
        check(1280.0, 800.0, 1.0);
        check(2560.0, 1440.0, 2.0);
        check(3840.0, 2160.0, 3.0);
        check(9000.0, 9000.0, 3.0);
    }
}

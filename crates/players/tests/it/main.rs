//! Players by name, offered, made ready and asked.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod names;
mod offers;
mod thinking;

use brikke_engine::{Overrides, Preset, Rules};

fn rules(preset: Preset, size: &str) -> Rules {
    let others = Overrides {
        size: size.parse().ok(),
        ..Overrides::default()
    };
    Rules::new(preset, others).unwrap()
}

fn classic(size: &str) -> Rules {
    rules(Preset::Classic, size)
}

//! Features of dependencies, alike for every package that is tested: see `Cargo.toml`.

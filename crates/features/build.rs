//! Cargo looks at dependencies for building only where there is a build script.

fn main() {}

//! The library that stands between the program and its disk.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

/// The compiled shim.
pub(crate) fn library() -> &'static PathBuf {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/shim.c");
        let library = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("faults.so");
        // The same compiler that SQLite needs.
        let status = Command::new(std::env::var_os("CC").unwrap_or("cc".into()))
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .arg(&library)
            .args([source, "-ldl"])
            .status()
            .expect("a C compiler");
        assert!(status.success(), "the shim compiles");
        library
    })
}

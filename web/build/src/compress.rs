//! Files compressed beforehand: brotli at its best is too slow for a server, and
//! for a build of one.

use std::fs::{self, File};
use std::path::Path;

/// Files that are compressed already.
const COMPRESSED: [&str; 2] = ["png", "br"];

/// Compresses every file of a folder, beside itself.
pub(crate) fn folder(folder: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        if path.is_file() && !COMPRESSED.contains(&&*ending) {
            file(&path).map_err(failed)?;
        }
    }
    Ok(())
}

fn file(path: &Path) -> std::io::Result<()> {
    let bytes = fs::read(path)?;
    let mut name = path.as_os_str().to_owned();
    name.push(".br");
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..brotli::enc::BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut File::create(name)?, &parameters)?;
    Ok(())
}

//! Lists the files of the page, so that they become part of the program, with
//! gzip for the browsers that do not take the brotli beside them.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use flate2::{Compression, GzBuilder};

/// Files that are compressed already.
const COMPRESSED: [&str; 2] = ["png", "br"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("assets");
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        if !COMPRESSED.contains(&&*ending) {
            let name = format!("{name}.gz");
            let compressed = out.join(&name);
            gzip(&fs::read(&path)?, File::create(&compressed)?)?;
            files.push((name, compressed));
        }
        files.push((name.into_owned(), path));
    }
    files.sort();
    let mut list = String::from("&[\n");
    for (name, path) in files {
        let path = path.to_string_lossy();
        writeln!(list, "    ({name:?}, include_bytes!({path:?})),")?;
    }
    list += "]\n";
    fs::write(out.join("files.rs"), list)?;
    Ok(())
}

fn gzip(bytes: &[u8], file: File) -> io::Result<()> {
    let mut gzip = GzBuilder::new().write(file, Compression::best());
    gzip.write_all(bytes)?;
    gzip.finish()?;
    Ok(())
}

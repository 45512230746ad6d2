//! Sources of the page that are written by this program.

use std::fs;
use std::path::Path;

use crate::types;

/// The sources of the types that pages consist of.
const PAGE: [&str; 16] = [
    "crates/app/src/page.rs",
    "crates/app/src/page/board.rs",
    "crates/app/src/page/dialog.rs",
    "crates/app/src/page/document.rs",
    "crates/app/src/page/empty.rs",
    "crates/app/src/page/form.rs",
    "crates/app/src/page/game.rs",
    "crates/app/src/page/listing.rs",
    "crates/app/src/page/menu.rs",
    "crates/app/src/page/replay.rs",
    "crates/app/src/motion/frame.rs",
    "crates/app/src/motion/glide.rs",
    "crates/app/src/settings/action.rs",
    "crates/app/src/settings/choice.rs",
    "crates/app/src/page/rows.rs",
    "crates/app/src/page/serialise.rs",
];

const EFFECT: [&str; 1] = ["crates/web/src/effect.rs"];

/// Writes the types and the colours.
pub(crate) fn write(folder: &Path) -> Result<(), String> {
    let page = types::of_files(&PAGE)? + ROWS;
    for (name, contents) in [
        ("page.ts", page),
        ("effect.ts", types::of_files(&EFFECT)?),
        ("themes.css", brikke_web::css()),
    ] {
        let path = folder.join(name);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, contents))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Rows serialise themselves.
const ROWS: &str = "
/** The number of rows of a list, and the first of them. */
export interface Rows {
  count: number;
  first: Row[];
}
";

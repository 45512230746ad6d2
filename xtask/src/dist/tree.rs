//! The files of a package where they belong in a system.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The name by which desktops know the program.
const ID: &str = "net.brikke.Brikke";

/// Files of the repository and where they go.
const FILES: [(&str, &str); 8] = [
    ("crates/desktop/fonts/OFL.txt", "share/doc/brikke/OFL.txt"),
    ("networks/4x4.brikke", "share/games/brikke/4x4.brikke"),
    (
        "packaging/net.brikke.Brikke.desktop",
        "share/applications/net.brikke.Brikke.desktop",
    ),
    (
        "packaging/net.brikke.Brikke.mime.xml",
        "share/mime/packages/net.brikke.Brikke.xml",
    ),
    (
        "assets/icon.svg",
        "share/icons/hicolor/scalable/apps/net.brikke.Brikke.svg",
    ),
    (
        "assets/icon-symbolic.svg",
        "share/icons/hicolor/symbolic/apps/net.brikke.Brikke-symbolic.svg",
    ),
    (
        "packaging/brikke-desktop.6",
        "share/man/man6/brikke-desktop.6",
    ),
    (
        "assets/icon.svg",
        "share/icons/hicolor/scalable/mimetypes/application-x-brikke-game.svg",
    ),
];

/// Documents that name each other.
const DOCUMENTS: [&str; 6] = [
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// Sizes of the icon as a picture, `assets/icon-SIZE.png`.
const ICON_SIZES: [u32; 6] = [16, 24, 32, 48, 128, 256];

/// Shells with the file names that they look for.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/brikke"),
    ("zsh", "share/zsh/site-functions/_brikke"),
    ("fish", "share/fish/vendor_completions.d/brikke.fish"),
];

/// Makes the directory anew, with the programs built in `built`.
pub(super) fn make(root: &Path, built: &Path) -> Result<(), String> {
    if root.exists() {
        fs::remove_dir_all(root).map_err(|error| format!("{}: {error}", root.display()))?;
    }
    for program in super::PROGRAMS {
        copy(&built.join(program), &root.join("bin").join(program))?;
    }
    for (from, to) in FILES {
        copy(Path::new(from), &root.join(to))?;
    }
    for size in ICON_SIZES {
        let to = format!("share/icons/hicolor/{size}x{size}/apps/{ID}.png");
        copy(
            Path::new(&format!("assets/icon-{size}.png")),
            &root.join(to),
        )?;
    }
    let metainfo = format!("share/metainfo/{ID}.metainfo.xml");
    super::metainfo::make(&root.join(metainfo))?;
    documents(&root.join("share/doc/brikke"), &super::target()?)?;
    let brikke = built.join("brikke");
    for (shell, file) in COMPLETIONS {
        write(&root.join(file), &run(&brikke, &["completions", shell])?)?;
    }
    let manual = root.join("share/man/man6");
    run(&brikke, &["man", "--all", &manual.to_string_lossy()]).map(drop)
}

/// Puts the documents into a directory, with the guide and the licences of everything
/// in a program for `target`.
pub(super) fn documents(directory: &Path, target: &str) -> Result<(), String> {
    for document in DOCUMENTS {
        copy(Path::new(document), &directory.join(document))?;
    }
    copy_all(Path::new("docs"), &directory.join("docs"))?;
    let licences = super::licences::third_party(target)?;
    write(&directory.join("THIRD-PARTY.txt"), &licences)
}

fn run(program: &Path, arguments: &[&str]) -> Result<String, String> {
    crate::output(Command::new(program).args(arguments))
}

pub(super) fn copy(from: &Path, to: &Path) -> Result<(), String> {
    make_parent(to)?;
    let copied = fs::copy(from, to);
    copied
        .map(drop)
        .map_err(|error| format!("{}: {error}", from.display()))
}

/// Copies a directory: the guide, with the pictures of README.md.
fn copy_all(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    for entry in fs::read_dir(from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let to = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_all(&path, &to)?;
        } else {
            copy(&path, &to)?;
        }
    }
    Ok(())
}

pub(super) fn write(file: &Path, text: &str) -> Result<(), String> {
    make_parent(file)?;
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn make_parent(file: &Path) -> Result<(), String> {
    let parent = file.parent().unwrap_or(file);
    fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))
}

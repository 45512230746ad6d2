//! Files that nobody but their owner may read.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;

use brikke_platform::{OpenedFile, private_files};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn what_is_made_is_for_its_owner_alone() {
    let root = tempfile::tempdir().unwrap();
    let directory = root.path().join("data").join("brikke");
    private_files::create_directory(&directory).unwrap();
    private_files::create_directory(&directory).unwrap();
    assert_eq!(mode(&directory), 0o700);
    let [one, two, three] = ["one", "two", "three"].map(|name| directory.join(name));
    private_files::open(&one).unwrap();
    private_files::create_new(&two).unwrap();
    private_files::create(&three).unwrap();
    for path in [one, two, three] {
        assert_eq!(mode(&path), 0o600);
        assert!(private_files::is_writable(&path));
    }
}

#[test]
fn opening_follows_no_link_and_cuts_nothing_off() {
    let root = tempfile::tempdir().unwrap();
    let [file, link] = ["file", "link"].map(|name| root.path().join(name));
    fs::write(&file, "games").unwrap();
    symlink(&file, &link).unwrap();
    let refused = private_files::open(&link).unwrap_err();
    assert!(refused.to_string().contains("symbolic link"), "{refused}");
    private_files::open(&file).unwrap();
    private_files::create(&link).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "games");
    assert!(private_files::create_new(&file).is_err());
}

#[test]
fn others_lose_their_permissions() {
    let root = tempfile::tempdir().unwrap();
    let [file, link] = ["file", "link"].map(|name| root.path().join(name));
    fs::write(&file, "").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o664)).unwrap();
    symlink(&file, &link).unwrap();
    private_files::narrow(&link);
    assert_eq!(mode(&file), 0o664);
    private_files::narrow(&file);
    assert_eq!(mode(&file), 0o600);
}

#[test]
fn a_file_that_takes_the_place_of_another_is_not_the_same() {
    let root = tempfile::tempdir().unwrap();
    let path = root.path().join("games");
    fs::write(&path, "old").unwrap();
    let opened = OpenedFile::at(&path).unwrap();
    fs::write(&path, "changed").unwrap();
    assert!(!opened.is_gone());
    // The old file stays, so that the new one cannot have its number.
    fs::rename(&path, root.path().join("elsewhere")).unwrap();
    assert!(opened.is_gone());
    fs::write(&path, "new").unwrap();
    assert!(opened.is_gone());
}

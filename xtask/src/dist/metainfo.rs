//! The `AppStream` metainfo of the window, with pictures.
//!
//! They take pictures by https alone, and only whoever publishes a package
//! knows an address: `BRIKKE_PICTURES` names where the files of `docs/images` can
//! be had. Without it the metainfo has no pictures, which is valid.

use std::env;
use std::fs;
use std::path::Path;

use super::tree::{copy, write};

const METAINFO: &str = "packaging/net.brikke.Brikke.metainfo.xml";

/// What comes into it where the address of the pictures is known.
const SCREENSHOTS: &str = "packaging/screenshots.xml";

const VARIABLE: &str = "BRIKKE_PICTURES";

/// Writes the metainfo of a package.
pub(super) fn make(file: &Path) -> Result<(), String> {
    let Some(address) = env::var(VARIABLE).ok().filter(|it| !it.is_empty()) else {
        println!("xtask: no {VARIABLE}: the metainfo has no pictures");
        return copy(Path::new(METAINFO), file);
    };
    write(file, &with_pictures(&address)?)
}

/// The metainfo with the pictures at this address.
pub(crate) fn with_pictures(address: &str) -> Result<String, String> {
    if !address.starts_with("https://") || address.contains(['<', '&', ' ']) {
        return Err(format!("{VARIABLE} is not an https address: {address}"));
    }
    let read = |file: &str| fs::read_to_string(file).map_err(|error| format!("{file}: {error}"));
    let screenshots = read(SCREENSHOTS)?.replace("@PICTURES@", address.trim_end_matches('/'));
    let metainfo = read(METAINFO)?;
    let place = metainfo
        .find("  <content_rating")
        .ok_or_else(|| format!("{METAINFO} has no content rating"))?;
    let (before, after) = metainfo.split_at(place);
    Ok([before, &screenshots, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_the_workspace<T>(look: impl FnOnce() -> T) -> T {
        env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).unwrap();
        look()
    }

    #[test]
    fn pictures_are_where_the_publisher_says_and_exist() {
        let metainfo = in_the_workspace(|| with_pictures("https://example.org/images/")).unwrap();
        let pictures: Vec<&str> = metainfo
            .split("https://example.org/images/")
            .skip(1)
            .filter_map(|rest| rest.split('<').next())
            .collect();
        assert_eq!(pictures, ["window-hint.png", "window-replay.png"]);
        for picture in pictures {
            assert!(Path::new("docs/images").join(picture).exists(), "{picture}");
        }
        assert!(!metainfo.contains('@'));
    }

    #[test]
    fn an_address_that_appstream_refuses_is_refused() {
        for address in ["http://example.org", "docs/images", "https://a b"] {
            assert!(with_pictures(address).is_err(), "{address}");
        }
    }
}

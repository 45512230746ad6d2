//! The files of the page.

use sha2::{Digest, Sha256};

/// Every file with its name, those that are compressed among them.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page itself.
const INDEX: &str = "index.html";

/// A file of the page.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asset {
    name: &'static str,
    bytes: &'static [u8],
}

/// The ways in which a file is compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// The best first.
    const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// Its name in a header.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// True if a browser that sends this header understands it.
    fn is_accepted(self, accepted: &str) -> bool {
        let mut parts = accepted.split(',').map(|part| part.trim().split(';'));
        parts.any(|mut part| {
            let name = part.next().unwrap_or_default().trim();
            let is_refused = part.any(|it| matches!(it.trim(), "q=0" | "q=0.0" | "q=0.00"));
            name == self.name() && !is_refused
        })
    }
}

fn file(name: &str) -> Option<(&'static str, &'static [u8])> {
    let found = FILES.binary_search_by(|(known, _)| (*known).cmp(name));
    found.ok().map(|index| FILES[index])
}

impl Asset {
    /// The file at this path.
    pub(crate) fn at(path: &str) -> Option<Asset> {
        let name = match path.trim_start_matches('/') {
            "" => INDEX,
            name => name,
        };
        let (name, bytes) = file(name)?;
        Some(Asset { name, bytes })
    }

    /// Its bytes as they are, or as a browser that sends this header understands
    /// them.
    pub(crate) fn encoded(self, accepted: &str) -> (Option<Encoding>, &'static [u8]) {
        let wanted = Encoding::ALL.into_iter();
        let mut accepted = wanted.filter(|encoding| encoding.is_accepted(accepted));
        let found = accepted.find_map(|encoding| {
            let (_, bytes) = file(&format!("{}{}", self.name, encoding.ending()))?;
            Some((Some(encoding), bytes))
        });
        found.unwrap_or((None, self.bytes))
    }

    /// A mark that is another for other contents.
    pub(crate) fn etag(self) -> String {
        let sum = Sha256::digest(self.bytes);
        let sum = data_encoding::HEXLOWER.encode(&sum[..12]);
        format!("\"{sum}\"")
    }

    /// True if its name changes with its contents: a browser may keep it for
    /// ever.
    pub(crate) fn is_immutable(self) -> bool {
        let stem = self.name.split('.').next().unwrap_or_default();
        let hash = stem.rsplit('-').next().unwrap_or_default();
        hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    }

    /// Its type, by the ending of its name.
    pub(crate) fn content_type(self) -> &'static str {
        match self.name.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "txt" => "text/plain; charset=utf-8",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_everything_that_it_names() {
        let index = Asset::at("/").expect("a page");
        let text = str::from_utf8(index.bytes).expect("text");
        let named = text
            .split('"')
            .filter(|part| part.contains('.') && !part.contains([' ', '/', ',', ';', ':']));
        let mut count = 0;
        for name in named {
            assert!(Asset::at(name).is_some(), "{name}");
            count += 1;
        }
        assert!(count >= 5, "{text}");
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        let immutable = FILES.iter().filter(|(name, _)| {
            let asset = Asset::at(name).expect("it is there");
            asset.is_immutable()
        });
        assert!(immutable.count() > 10);
        for name in ["index.html", "manifest.webmanifest", "sw.js", "icon.svg"] {
            assert!(!Asset::at(name).expect(name).is_immutable(), "{name}");
        }
    }

    #[test]
    fn a_browser_gets_what_it_understands() {
        let index = Asset::at("index.html").expect("a page");
        let encoding = |accepted| index.encoded(accepted).0;
        assert_eq!(encoding("gzip, deflate, br"), Some(Encoding::Brotli));
        assert_eq!(encoding("gzip, br;q=0"), Some(Encoding::Gzip));
        assert_eq!(encoding("identity"), None);
        assert_eq!(encoding(""), None);
    }
}

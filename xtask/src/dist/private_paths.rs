//! Paths of the machine that builds, which no package may contain.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The directories of the sources and of the dependencies, with the names that
/// stand for them in programs.
pub(super) struct PrivatePaths([(PathBuf, &'static str); 2]);

impl PrivatePaths {
    pub(super) fn of_this_machine() -> Result<PrivatePaths, String> {
        let sources = env::current_dir().map_err(|error| error.to_string())?;
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let usual = || env::home_dir().map(|home| home.join(".cargo"));
        let dependencies = home.or_else(usual).ok_or("there is no home directory")?;
        Ok(PrivatePaths([(sources, "brikke"), (dependencies, "cargo")]))
    }

    /// The compiler's flags that replace them.
    pub(super) fn remapping(&self) -> String {
        let flag = |(path, name): &(PathBuf, &str)| {
            format!("--remap-path-prefix={}={name}", path.display())
        };
        self.0.each_ref().map(flag).join(" ")
    }

    /// Fails if a file contains one of them.
    pub(super) fn check(&self, file: &Path) -> Result<(), String> {
        let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        match self.0.iter().find(|(path, _)| contains(&bytes, path)) {
            None => Ok(()),
            Some((path, _)) => Err(format!("{} contains {}", file.display(), path.display())),
        }
    }
}

fn contains(bytes: &[u8], path: &Path) -> bool {
    let path = path.as_os_str().as_encoded_bytes();
    bytes.windows(path.len()).any(|window| window == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_found_anywhere_in_a_file() {
        let paths = PrivatePaths([
            ("/home/ada/brikke".into(), "brikke"),
            ("/c".into(), "cargo"),
        ]);
        let check = |bytes: &[u8]| {
            let file = env::temp_dir().join(format!("brikke-private-{}", std::process::id()));
            fs::write(&file, bytes).unwrap();
            let checked = paths.check(&file);
            fs::remove_file(&file).unwrap();
            checked.is_ok()
        };
        assert!(check(b"\0brikke/src/main.rs\0"));
        assert!(!check(b"\0/home/ada/brikke/src/main.rs\0"));
        assert!(!check(b"at /c/registry"));
    }

    #[test]
    fn flags_name_what_stands_for_a_path() {
        let paths = PrivatePaths([("/a".into(), "brikke"), ("/b".into(), "cargo")]);
        assert_eq!(
            paths.remapping(),
            "--remap-path-prefix=/a=brikke --remap-path-prefix=/b=cargo"
        );
    }
}

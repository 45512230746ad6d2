//! `brikke` linked statically with musl: one file for every Linux of this
//! processor, whatever its C library.
//!
//! It is built where musl-gcc is there (Debian's `musl-tools`), and a standard
//! library: rustup's for the target, or else Debian's compiler builds one. The
//! latter brings no unwinder for musl, so that GCC's is linked, with the one
//! function that it asks of glibc (`packaging/musl/find_object.c`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::private_paths::PrivatePaths;
use super::tree::{copy, documents};
use super::{VERSION, archive, directory};
use crate::platforms::has_library;
use crate::{debian_rust, output};

const TARGET: &str = "x86_64-unknown-linux-musl";

/// Makes `target/dist/brikke-VERSION-x86_64-unknown-linux-musl.tar.gz`, where this
/// machine can.
pub(super) fn make() -> Result<(), String> {
    let has_gcc = Command::new("musl-gcc").arg("--version").output().is_ok();
    let cargo = has_gcc.then(cargo).transpose()?.flatten();
    let Some(cargo) = cargo else {
        println!(
            "xtask: no static brikke: it needs Debian's musl-tools, and rustup target add \
             {TARGET} or Debian's {}",
            debian_rust::PACKAGES
        );
        return Ok(());
    };
    let program = build(cargo)?;
    let name = format!("brikke-{VERSION}-{TARGET}");
    let root = directory().join("static");
    if root.exists() {
        fs::remove_dir_all(&root).map_err(|error| format!("{}: {error}", root.display()))?;
    }
    copy(&program, &root.join("brikke"))?;
    documents(&root, TARGET)?;
    archive("static", &name)
}

/// The cargo that can build for musl, with the flags of its compiler.
fn cargo() -> Result<Option<Command>, String> {
    let private = PrivatePaths::of_this_machine()?;
    let flags = format!("{} -Ctarget-feature=+crt-static", private.remapping());
    if has_library(TARGET) {
        let mut cargo = Command::new("cargo");
        cargo.env("RUSTFLAGS", flags);
        return Ok(Some(cargo));
    }
    let Some(mut cargo) = debian_rust::cargo("std,panic_unwind") else {
        return Ok(None);
    };
    // Not its whole path, which would make programs differ between directories.
    let unwinder = unwinder()?;
    let unwinder = unwinder.display();
    cargo
        .env(
            "RUSTFLAGS",
            format!(
                "{flags} -Crelocation-model=static -Clink-self-contained=no -Lnative={unwinder}"
            ),
        )
        .env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_LINKER", "musl-gcc");
    Ok(Some(cargo))
}

/// Makes `libunwind.a`, which the standard library wants, of GCC's unwinder;
/// returns its directory.
fn unwinder() -> Result<PathBuf, String> {
    let library = directory().join("musl");
    fs::create_dir_all(&library).map_err(|error| error.to_string())?;
    let object = library.join("find_object.o");
    output(
        Command::new("musl-gcc")
            .args(["-O2", "-c", "packaging/musl/find_object.c", "-o"])
            .arg(&object),
    )?;
    let of_gcc = output(Command::new("gcc").arg("-print-file-name=libgcc_eh.a"))?;
    let archive = library.join("libunwind.a");
    copy(Path::new(of_gcc.trim()), &archive)?;
    output(Command::new("ar").arg("r").arg(&archive).arg(&object))?;
    Ok(library)
}

/// Builds the program with its network inside; fails if it needs anything of the
/// system, or names a path of this machine.
fn build(mut cargo: Command) -> Result<PathBuf, String> {
    println!("xtask: building brikke for {TARGET}");
    let target_directory = directory().join("build-static");
    cargo
        .args(["build", "--quiet", "--profile", "dist", "--locked"])
        .args(["--package", "brikke", "--target", TARGET, "--target-dir"])
        .arg(&target_directory)
        .env("CC_x86_64_unknown_linux_musl", "musl-gcc");
    output(&mut cargo)?;
    let program = target_directory.join(TARGET).join("dist/brikke");
    let headers = output(Command::new("readelf").arg("-l").arg(&program))?;
    if headers.contains("INTERP") {
        return Err(format!("{} is not static", program.display()));
    }
    PrivatePaths::of_this_machine()?.check(&program)?;
    Ok(program)
}

//! The bindings of a WebAssembly module, and the module made small.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use crate::references::References;
use crate::split;

/// The features of WebAssembly that every browser of the last years has.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Makes the bindings of the application, and its module in two parts:
/// `brikke_bg.wasm` and `rest.wasm`.
pub(crate) fn make_app(linked: &Path, out: &Path) -> Result<(), String> {
    generate(linked, "brikke", out)?;
    let references = References::read(&read(linked)?)?;
    let module = out.join("brikke_bg.wasm");
    let bytes = read(&module)?;
    let run = play(&split::marked(&bytes)?, out)?;
    let parts = split::split(&bytes, &run, &references)?;
    write(&module, &parts.first)?;
    optimise(&module, "-Oz")?;
    let rest = out.join("rest.wasm");
    write(&rest, &parts.rest)?;
    optimise(&rest, "-Oz")
}

/// Makes the bindings of the players, and their module fast.
pub(crate) fn make_players(linked: &Path, out: &Path) -> Result<(), String> {
    generate(linked, "players", out)?;
    optimise(&out.join("players_bg.wasm"), "-O3")
}

fn generate(module: &Path, name: &str, out: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_producers_section(true)
        .demangle(false);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(out));
    made.map_err(|error| format!("{}: {error:#}", module.display()))
}

/// Plays a game with a marked module; returns the numbers of the stretches of
/// code that were run. The messages that it needed are beside it afterwards.
fn play(marked: &[u8], out: &Path) -> Result<BTreeSet<usize>, String> {
    write(&out.join("marked.wasm"), marked)?;
    // Node takes the bindings for a module only if somebody says so.
    write(&out.join("package.json"), br#"{ "type": "module" }"#)?;
    for more in [None, Some("again")] {
        let status = Command::new("node")
            .arg("web/build/first_game.mjs")
            .arg(out)
            .args(more)
            .status();
        if !status.is_ok_and(|status| status.success()) {
            return Err("node web/build/first_game.mjs".to_owned());
        }
    }
    let called = String::from_utf8_lossy(&read(&out.join("called.txt"))?).into_owned();
    let numbers = called.lines().map(str::parse);
    let numbers: Result<BTreeSet<usize>, _> = numbers.collect();
    numbers.map_err(|error| format!("called.txt: {error}"))
}

/// Makes a module small, or fast.
fn optimise(module: &Path, level: &str) -> Result<(), String> {
    let smaller = module.with_extension("opt");
    let status = Command::new("node")
        .arg("web/node_modules/binaryen/bin/wasm-opt")
        .args([level, "--strip-debug", "--strip-producers"])
        .args(FEATURES)
        .arg(module)
        .arg("-o")
        .arg(&smaller)
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err(format!("wasm-opt {}", module.display()));
    }
    fs::rename(&smaller, module).map_err(|error| format!("{}: {error}", module.display()))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

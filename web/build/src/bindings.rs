//! The bindings of a WebAssembly module, and the module made small.

use std::fs;
use std::path::Path;
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

/// The features of WebAssembly that every browser of the last years has.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Makes the bindings of a module, under this name.
pub(crate) fn make(module: &Path, name: &str, out: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_producers_section(true)
        .remove_name_section(true);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(out));
    made.map_err(|error| format!("{}: {error:#}", module.display()))?;
    optimise(&out.join(format!("{name}_bg.wasm")), name == "players")
}

/// Makes a module small, or fast.
fn optimise(module: &Path, is_fast: bool) -> Result<(), String> {
    let level = if is_fast { "-O3" } else { "-Oz" };
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

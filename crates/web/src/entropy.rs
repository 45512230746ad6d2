//! The browser's randomness.

use brikke_app::{Entropy, NoEntropy, Secret};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = crypto, js_name = getRandomValues)]
    fn fill(bytes: &mut [u8]) -> Result<(), JsValue>;
}

/// The browser's randomness.
pub(crate) struct BrowserEntropy;

fn random<const N: usize>() -> Result<[u8; N], NoEntropy> {
    let mut bytes = [0; N];
    fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(bytes)
}

impl Entropy for BrowserEntropy {
    fn secret(&mut self) -> Result<Secret, NoEntropy> {
        random().map(Secret::new)
    }

    fn seed(&mut self) -> Result<u64, NoEntropy> {
        random().map(u64::from_le_bytes)
    }
}

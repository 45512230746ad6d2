//! The second part of this module.
//!
//! `web/build` splits the module: what a game needs is loaded first, the rest
//! when the board is there. A function of the second part that is called before
//! calls [`load_rest`] first.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Loads the second part at once. The page has this function.
    #[wasm_bindgen(js_name = loadRest)]
    fn load_rest();
}

/// Loads the second part at once, so that nothing waits for it later.
#[wasm_bindgen(js_name = needRest)]
pub fn need_rest() {
    load_rest();
}

//! Records of saved games, as the page writes them.

use brikke_store::Change;
use wasm_bindgen::prelude::*;

/// A record to write or to delete.
#[wasm_bindgen]
#[derive(Debug, Clone)]
pub struct RecordChange(Change);

impl From<Change> for RecordChange {
    fn from(change: Change) -> RecordChange {
        RecordChange(change)
    }
}

#[wasm_bindgen]
impl RecordChange {
    /// Its key.
    #[wasm_bindgen(getter)]
    pub fn key(&self) -> String {
        self.0.key.clone()
    }

    /// The version that it replaces; none if there must be no such record.
    #[wasm_bindgen(getter)]
    pub fn replaces(&self) -> Option<u64> {
        self.0.replaces
    }

    /// Its bytes, of which the first eight are its version; none if it is to be
    /// deleted.
    #[wasm_bindgen(getter)]
    pub fn bytes(&self) -> Option<Vec<u8>> {
        self.0.bytes.clone()
    }
}

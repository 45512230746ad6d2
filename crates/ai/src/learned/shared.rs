//! The network that all players of a program share.
//!
//! This crate reads no files. A program that has a network says once how it is
//! found; it is loaded when a player first needs it, and then kept: it takes
//! hundreds of megabytes, of which nobody wants two.

use std::sync::{Arc, OnceLock};

use super::network::Network;

/// Finds and loads the network.
pub type Source = fn() -> Result<Network, NoNetwork>;

/// Why there is no network, in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoNetwork(pub String);

static SOURCE: OnceLock<Source> = OnceLock::new();
static NETWORK: OnceLock<Result<Arc<Network>, NoNetwork>> = OnceLock::new();

/// Says where this program's network comes from. The first one who says it is
/// believed.
pub fn provide(source: Source) {
    // Losing against an earlier one is what is promised.
    let _ = SOURCE.set(source);
}

/// The network of this program.
///
/// # Errors
///
/// Nobody has [said](provide) where it comes from, or it cannot be had from
/// there.
pub fn shared_network() -> Result<Arc<Network>, NoNetwork> {
    let Some(source) = SOURCE.get() else {
        let reason = "the player learned has no network here";
        return Err(NoNetwork(reason.to_owned()));
    };
    NETWORK.get_or_init(|| source().map(Arc::new)).clone()
}

//! The arguments of `brikke serve`.

use std::net::SocketAddr;

use clap::Args;

use crate::data::DataArgs;

/// Play in the browser.
///
/// Serves the page from this program until Ctrl-C ends it. The games are saved
/// in the browser, and nothing leaves this computer.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke serve --open
  brikke serve --listen 0.0.0.0:8080")]
pub(crate) struct ServeArgs {
    /// The address to listen at; port 0 takes a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:2048", value_parser = address)]
    pub(crate) listen: SocketAddr,
    /// Opens the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let local = || format!("127.0.0.1:{text}").parse();
    text.parse()
        .or_else(|_| local())
        .map_err(|_| "write an address and a port, such as 127.0.0.1:2048".to_owned())
}

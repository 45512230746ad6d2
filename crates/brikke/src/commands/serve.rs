//! `brikke serve`: the game in the browser, from this program.

use std::io::{Write, stdout};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use brikke_app::{NetworkSource, Size, player_assets, warn};
use brikke_platform::browser;
use brikke_server::{Network, Server};

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// Serves the page until a signal comes.
pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let assets = player_assets(Some(&args.data.places()?));
    let network = assets.network_source(Size::CLASSIC).map(network);
    let server = Server::bind(args.listen, network).map_err(Failure::refused)?;
    let address = page(server.address().map_err(Failure::refused)?);
    Interrupt::end_at_once()?;
    let mut output = stdout();
    writeln!(output, "Brikke is at {address}. Ctrl-C ends it.")?;
    output.flush()?;
    if args.open && !browser::open(&address) {
        warn(
            "brikke",
            &format!("no browser could be opened: visit {address}"),
        );
    }
    server.run().map_err(Failure::refused)
}

fn network(source: NetworkSource) -> Network {
    match source {
        NetworkSource::File(path) => Network::File(path),
        NetworkSource::Embedded(bytes) => Network::Bytes(bytes),
    }
}

/// The address of the page in a browser on this computer.
fn page(address: SocketAddr) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

//! The server: requests in, files out.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, ALLOW, CONTENT_ENCODING, CONTENT_RANGE, CONTENT_TYPE, ETAG, HeaderName,
    HeaderValue, IF_NONE_MATCH, RANGE, VARY,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{HeaderMap, Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};

use crate::asset::Asset;
use crate::headers;

/// The path of the network for the player `learned`.
const NETWORK: &str = "/4x4.brikke";

/// The bytes of that network.
pub type Network = Arc<[u8]>;

/// The header of a browser that wants to know what a network is.
const BEGINNING: &str = "bytes=0-4095";

/// The bytes that it gets.
const PART: usize = 4096;

/// How long the server waits when the system has no room for a connection.
const PAUSE: Duration = Duration::from_millis(100);

type Answer = Response<Full<Bytes>>;

/// A server of the page.
#[derive(Debug)]
pub struct Server {
    listener: std::net::TcpListener,
    network: Option<Network>,
}

/// The reasons why the page cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program has the port.
    #[error(
        "another program listens at {0}: choose another port, such as --listen {ip}:{next}",
        ip = .0.ip(),
        next = .0.port().wrapping_add(1)
    )]
    Taken(SocketAddr),
    /// The system does not let this program listen there.
    #[error("the page cannot be served at {address}: {error}")]
    Refused {
        /// The address.
        address: SocketAddr,
        /// The reason.
        error: io::Error,
    },
    /// The system has failed.
    #[error("the page cannot be served: {0}")]
    System(#[from] io::Error),
}

impl Server {
    /// Listens at an address. The network is that of the player `learned`, if
    /// there is one.
    ///
    /// # Errors
    ///
    /// The address is taken, or the system refuses it.
    pub fn bind(address: SocketAddr, network: Option<Network>) -> Result<Server, ServeError> {
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::Taken(address),
            _ => ServeError::Refused { address, error },
        };
        let listener = std::net::TcpListener::bind(address).map_err(refused)?;
        listener.set_nonblocking(true)?;
        Ok(Server { listener, network })
    }

    /// The address at which it listens.
    ///
    /// # Errors
    ///
    /// The system does not say.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves the page until the program ends.
    ///
    /// # Errors
    ///
    /// The system fails.
    pub fn run(self) -> Result<(), ServeError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let listener = TcpListener::from_std(self.listener)?;
            match accept(&listener, self.network.as_ref()).await {}
        })
    }
}

/// Serves everybody who comes.
async fn accept(listener: &TcpListener, network: Option<&Network>) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(serve(stream, network.cloned()))),
            // Somebody has gone already, or the system has no room just now.
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

/// Answers the requests of one connection. One that breaks is the browser's matter.
async fn serve(stream: TcpStream, network: Option<Network>) {
    let service = service_fn(|request| {
        let answer = answer(network.as_ref(), &request);
        async { Ok::<_, Infallible>(answer) }
    });
    let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
    drop(connection.await);
}

/// Every path is answered by a file or by nothing. (hyper leaves the bytes out where
/// somebody asks for the headers alone.)
fn answer<B>(network: Option<&Network>, request: &Request<B>) -> Answer {
    let headers = request.headers();
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let mut answer = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD\n");
        insert(answer.headers_mut(), ALLOW, "GET,HEAD");
        return answer;
    }
    match request.uri().path() {
        NETWORK => of_network(network, text(headers, RANGE) == BEGINNING),
        path => of_file(path, headers),
    }
}

fn of_file(path: &str, request: &HeaderMap) -> Answer {
    let Some(asset) = Asset::at(path) else {
        return nothing();
    };
    let mut headers = headers::of_answer(asset.is_immutable());
    let etag = asset.etag();
    let is_known = text(request, IF_NONE_MATCH).contains(&etag);
    insert(&mut headers, ETAG, &etag);
    insert(&mut headers, VARY, "accept-encoding");
    if is_known {
        return build(StatusCode::NOT_MODIFIED, headers, Bytes::new());
    }
    insert(&mut headers, CONTENT_TYPE, asset.content_type());
    let (encoding, bytes) = asset.encoded(text(request, ACCEPT_ENCODING));
    if let Some(encoding) = encoding {
        insert(&mut headers, CONTENT_ENCODING, encoding.name());
    }
    build(StatusCode::OK, headers, Bytes::from_static(bytes))
}

/// The network, or its beginning, which says what it is.
fn of_network(network: Option<&Network>, is_part: bool) -> Answer {
    let Some(network) = network else {
        return nothing();
    };
    let bytes = Bytes::from_owner(Arc::clone(network));
    let mut headers = headers::of_answer(false);
    insert(&mut headers, CONTENT_TYPE, "application/octet-stream");
    if !is_part {
        return build(StatusCode::OK, headers, bytes);
    }
    let part = bytes.slice(..bytes.len().min(PART));
    let last = part.len().saturating_sub(1);
    let range = format!("bytes 0-{last}/{}", bytes.len());
    insert(&mut headers, CONTENT_RANGE, &range);
    build(StatusCode::PARTIAL_CONTENT, headers, part)
}

fn nothing() -> Answer {
    plain(StatusCode::NOT_FOUND, "there is nothing here\n")
}

fn plain(status: StatusCode, text: &'static str) -> Answer {
    let mut headers = headers::of_answer(false);
    insert(&mut headers, CONTENT_TYPE, "text/plain; charset=utf-8");
    build(status, headers, Bytes::from_static(text.as_bytes()))
}

fn build(status: StatusCode, headers: HeaderMap, bytes: Bytes) -> Answer {
    let mut answer = Response::new(Full::new(bytes));
    *answer.status_mut() = status;
    *answer.headers_mut() = headers;
    answer
}

/// The text of a header; empty if there is none.
fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    let value = headers.get(name).map(HeaderValue::to_str);
    value.and_then(Result::ok).unwrap_or_default()
}

fn insert(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use hyper::body::Body;

    use super::*;

    fn ask(path: &str, headers: &[(&str, &str)]) -> Answer {
        ask_with(None, path, headers)
    }

    fn ask_with(network: Option<&Network>, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::builder().method(Method::GET).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        answer(network, &request.body(()).expect("a request"))
    }

    fn length(answer: &Answer) -> Option<u64> {
        answer.body().size_hint().exact()
    }

    fn header<'a>(response: &'a Answer, name: &str) -> &'a str {
        let value = response.headers().get(name);
        value.map_or("", |value| value.to_str().expect("a text"))
    }

    #[test]
    fn the_page_allows_nothing_but_itself() {
        let page = ask("/", &[]);
        assert_eq!(page.status(), StatusCode::OK);
        assert_eq!(header(&page, "content-type"), "text/html; charset=utf-8");
        let policy = header(&page, "content-security-policy");
        assert!(policy.contains("default-src 'none'"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"));
        assert_eq!(header(&page, "x-content-type-options"), "nosniff");
        assert_eq!(header(&page, "cache-control"), "no-cache");
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let first = ask("/index.html", &[("accept-encoding", "br")]);
        assert_eq!(header(&first, "content-encoding"), "br");
        let etag = header(&first, "etag").to_owned();
        let again = ask("/", &[("if-none-match", &etag)]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = ask("/", &[("if-none-match", "\"other\"")]);
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn a_network_is_sent_whole_or_its_beginning() {
        let network = Network::from(vec![7; PART + 1]);
        let whole = ask_with(Some(&network), NETWORK, &[]);
        assert_eq!(whole.status(), StatusCode::OK);
        assert_eq!(length(&whole), Some(4097));
        let part = ask_with(Some(&network), NETWORK, &[("range", BEGINNING)]);
        assert_eq!(part.status(), StatusCode::PARTIAL_CONTENT);
        assert_eq!(length(&part), Some(4096));
        assert_eq!(header(&part, "content-range"), "bytes 0-4095/4097");
    }

    #[test]
    fn there_is_nothing_else() {
        for path in ["/what", "/../Cargo.toml", "/assets/index.html", NETWORK] {
            let answer = ask(path, &[]);
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(header(&answer, "x-content-type-options"), "nosniff");
        }
    }

    #[test]
    fn nothing_can_be_changed() {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS] {
            let request = Request::builder().method(method).uri("/").body(());
            let answer = answer(None, &request.expect("a request"));
            assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
            assert_eq!(header(&answer, "allow"), "GET,HEAD");
            assert_eq!(header(&answer, "x-content-type-options"), "nosniff");
        }
    }

    /// What a server answers to these requests, one after the other on one connection.
    fn talk(requests: &str) -> String {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let network = Network::from(*b"a network");
        let server = Server::bind(any, Some(network)).expect("a free port");
        let address = server.address().expect("an address");
        std::thread::spawn(|| server.run());
        let mut stream = std::net::TcpStream::connect(address).expect("a connection");
        stream.write_all(requests.as_bytes()).expect("a request");
        let mut answers = String::new();
        stream.read_to_string(&mut answers).expect("answers");
        answers
    }

    #[test]
    fn a_browser_that_asks_for_the_headers_gets_them_alone() {
        let head = format!("HEAD {NETWORK} HTTP/1.1\r\nhost: a\r\n\r\n");
        let get = format!("GET {NETWORK} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
        let answers = talk(&format!("{head}{get}"));
        assert_eq!(answers.matches("HTTP/1.1 200 OK").count(), 2, "{answers}");
        assert_eq!(answers.matches("content-length: 9").count(), 2, "{answers}");
        assert_eq!(answers.matches("a network").count(), 1, "{answers}");
    }

    #[test]
    fn a_port_that_is_taken_is_explained() {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let first = Server::bind(any, None).expect("a free port");
        let address = first.address().expect("an address");
        let second = Server::bind(address, None).expect_err("the port is taken");
        let sentence = second.to_string();
        assert!(sentence.contains("choose another port"), "{sentence}");
    }
}

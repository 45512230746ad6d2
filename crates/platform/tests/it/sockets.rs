//! Two programs that meet.

use std::io::{Read, Write};
use std::thread;

use brikke_platform::local_socket::{LocalListener, LocalStream};

#[test]
fn one_program_hears_the_other() {
    let root = tempfile::tempdir().unwrap();
    let path = root.path().join("socket");
    assert!(LocalStream::connect(&path).is_err());
    let listener = LocalListener::bind(&path).unwrap();
    let hears = thread::spawn(move || {
        let mut heard = String::new();
        let mut stream = listener.incoming().next().unwrap().unwrap();
        stream.read_to_string(&mut heard).unwrap();
        heard
    });
    let mut stream = LocalStream::connect(&path).unwrap();
    stream.write_all(b"open this").unwrap();
    drop(stream);
    assert_eq!(hears.join().unwrap(), "open this");
}

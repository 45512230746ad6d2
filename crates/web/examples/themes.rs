//! Prints the colours of the themes as a style sheet: `cargo xtask web` puts
//! it into the page.

fn main() {
    print!("{}", brikke_web::css());
}

//! `brikke bench`.

use super::brikke;

/// The behaviour of the program, the same on every machine. Another signature
/// means another behaviour: say so in the commit that changes it here.
const SIGNATURE: &str = "a96748c2ad706185";

#[test]
fn the_signature_changes_only_with_behaviour() {
    let outcome = brikke(&["bench", "--seconds", "0.01", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("it is JSON");
    assert_eq!(report["signature"], SIGNATURE);
}

#[test]
fn every_figure_is_a_rate() {
    let outcome = brikke(&["bench", "--seconds", "0.01", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("it is JSON");
    let figures = report.as_object().expect("one object");
    assert!(figures.len() > 4);
    for (name, figure) in figures.iter().filter(|(name, _)| *name != "signature") {
        assert!(name.ends_with("_per_second"), "{name}");
        assert!(
            figure.as_f64().is_some_and(|rate| rate > 0.0),
            "{name}: {figure}"
        );
    }
}

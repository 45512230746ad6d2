fn main() {
    use brikke_engine::*;
    for _ in 0..3 {
        let t = std::time::Instant::now();
        let mut moves = 0;
        let mut score = 0;
        playout::random_games(&Rules::default(), 1, 0..200_000, |_, g| {
            moves += g.moves;
            score += g.score;
        });
        println!(
            "{:.1} M/s {:.1}",
            moves as f64 / t.elapsed().as_secs_f64() / 1e6,
            score as f64 / 200000.
        );
        let t = std::time::Instant::now();
        let mut moves = 0;
        let mut score = 0;
        let r = Rules::new(
            Preset::Classic,
            Overrides {
                size: Some("5x5".parse().unwrap()),
                ..Default::default()
            },
        )
        .unwrap();
        playout::random_games(&r, 1, 0..5_000, |_, g| {
            moves += g.moves;
            score += g.score;
        });
        println!(
            "5x5 {:.1} M/s {:.1}",
            moves as f64 / t.elapsed().as_secs_f64() / 1e6,
            score as f64 / 5000.
        );
    }
}

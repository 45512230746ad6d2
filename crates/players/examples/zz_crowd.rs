mod common;
use brikke_engine::{Generator, Grid, Rules};
use brikke_workers::in_order;
use common::{first_board, jobs, load, timed};
use std::env;
fn main() {
    let a: Vec<String> = env::args().collect();
    let (low, high) = (load(&a[1]).unwrap(), load(&a[2]).unwrap());
    let games: usize = a[3].parse().unwrap();
    let seed: u64 = a[4].parse().unwrap();
    let rules = Rules::default();
    for t in &a[5..] {
        let k: usize = t.parse().unwrap();
        let mut v: Vec<f64> = vec![];
        let (mut mv, mut sec, mut deep) = (0usize, 0.0, 0usize);
        in_order(
            games,
            jobs(),
            || (low.build(1), high.build(1)),
            |(l, h), n| {
                l.new_game(n as u64);
                h.new_game(n as u64);
                let tiles = &mut Generator::stream(seed, n as u64);
                Some(timed(|| {
                    let mut board = first_board(tiles);
                    let (mut score, mut moves, mut deep) = (0u128, 0usize, 0usize);
                    loop {
                        let c = if board.empty_count() <= k {
                            deep += 1;
                            h.choose(&board, &rules)
                        } else {
                            l.choose(&board, &rules)
                        };
                        let Some(s) = c.and_then(|d| board.slide(d)) else {
                            break;
                        };
                        score += s.gained as u128;
                        moves += 1;
                        let b = s.after.board();
                        let e = b.empty_count() as u32;
                        let w = tiles.next_word();
                        let (nth, drawn) = tiles.draw_pair(w, e, rules.tiles().total());
                        let Ok(p) = b.with_nth_empty(nth as usize, rules.tiles().pick(drawn));
                        board = p.unwrap();
                    }
                    (score as f64, moves, deep)
                }))
            },
            |_, ((s, m, d), t)| {
                v.push(*s);
                mv += *m;
                sec += *t;
                deep += *d;
            },
        );
        let n = v.len() as f64;
        let mean = v.iter().sum::<f64>() / n;
        let se = (v.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n / n).sqrt();
        println!(
            "{} {} empties<={k}: {mean:.0} +- {se:.0} deep share {:.3} moves/s {:.0}",
            a[1],
            a[2],
            deep as f64 / mv as f64,
            mv as f64 / sec
        );
    }
}

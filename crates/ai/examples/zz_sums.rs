use brikke_ai::learned::Network;
use std::{env, fs::File, io::BufReader, sync::Mutex, thread};
fn main() {
    let a: Vec<String> = env::args().collect();
    let n = Network::read(BufReader::new(File::open(&a[1]).unwrap())).unwrap();
    let games: u64 = a[2].parse().unwrap();
    let seed: u64 = a[3].parse().unwrap();
    let out = Mutex::new(Vec::new());
    let rules = n.record().rules.clone();
    thread::scope(|s| {
        for t in 0..2u64 {
            let (n, out, rules) = (&n, &out, &rules);
            s.spawn(move || {
                n.play_games(rules, seed, (0..games).filter(|g| g % 2 == t), |_, o| {
                    out.lock()
                        .unwrap()
                        .push((o.moves as f64 * 2.2, o.score as f64))
                })
            });
        }
    });
    let v = out.into_inner().unwrap();
    let len = v.len() as f64;
    let mean = v.iter().map(|x| x.1).sum::<f64>() / len;
    let sd = (v.iter().map(|x| (x.1 - mean).powi(2)).sum::<f64>() / len / len).sqrt();
    println!("mean {mean:.0} +- {sd:.0} games {len}");
    let mut before = len;
    for b in [
        4096., 6144., 7168., 8192., 10240., 12288., 14336., 15360., 15872., 16384., 18432., 20480.,
        22528., 23552., 24064., 24576., 28672., 30720., 31744., 32256., 32512., 32768., 40960.,
        49152., 57344., 61440., 65536.,
    ] {
        let c = v.iter().filter(|x| x.0 >= b).count() as f64;
        println!("{b:6} reached {:.4} of before {:.4}", c / len, c / before);
        before = c;
    }
}

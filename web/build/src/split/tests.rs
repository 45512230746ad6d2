//! Whatever is run first: a module that was split does what it did whole.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot begin is a test that fails"
)]

use wasmi::{Caller, Engine, Extern, Instance, Linker, Store, Val};

use super::*;

/// Functions with every way through code that the compiler makes: branches out of
/// blocks, loops and tables, returns, results, locals that are read afterwards,
/// memory, and calls that lead to others.
const SOURCE: &str = r#"(module
  (import "page" "loadRest" (func $load))
  (memory (export "memory") 1)
  (global $count (mut i32) (i32.const 0))
  (table 3 3 funcref)
  (elem (i32.const 0) $leaf $twice $walk)
  (data (i32.const 16) "\01\02\03\04\05\06\07\08")
  (func $leaf (param i32) (result i32)
    (global.set $count (i32.add (global.get $count) (i32.const 1)))
    (i32.load8_u offset=16 (i32.and (local.get 0) (i32.const 7))))
  (func $twice (param i32) (result i32)
    (i32.mul (call $leaf (local.get 0)) (i32.const 2)))
  (func $walk (param $n i32) (result i32)
    (local $sum i32) (local $step i32)
    (local.set $step (i32.const 3))
    (block $done
      (loop $again
        (br_if $done (i32.eqz (local.get $n)))
        (block $odd
          (br_if $odd (i32.and (local.get $n) (i32.const 1)))
          (local.set $sum (i32.add (local.get $sum) (call $twice (local.get $n))))
          (local.set $step (i32.add (local.get $step) (i32.const 2)))
          (local.set $n (i32.sub (local.get $n) (i32.const 1)))
          (br_if $done (i32.gt_s (local.get $sum) (i32.const 40)))
          (br $again))
        (local.set $sum (i32.add (local.get $sum) (i32.mul (local.get $step) (local.get $n))))
        (local.set $n (i32.sub (local.get $n) (i32.const 1)))
        (br $again)))
    (i32.add (local.get $sum) (local.get $step)))
  (func $choose (export "choose") (param $n i32) (result i32)
    (local $a i32) (local $b i32)
    (local.set $a (i32.const 7))
    (block $end
      (block $three
        (block $two
          (block $one
            (block $zero
              (br_table $zero $one $two $three $end (i32.rem_u (local.get $n) (i32.const 6))))
            (local.set $a (i32.add (local.get $n) (i32.const 11)))
            (local.set $b (i32.mul (local.get $a) (local.get $n)))
            (local.set $a (i32.xor (local.get $a) (local.get $b)))
            (local.set $b (i32.add (local.get $b) (i32.const 5)))
            (br $end))
          (local.set $b (call $walk (local.get $n)))
          (local.set $b (i32.add (local.get $b) (call $walk (i32.const 9))))
          (if (i32.gt_s (local.get $b) (i32.const 60))
            (then (return (i32.add (local.get $b) (i32.mul (local.get $a) (i32.const 1000))))))
          (br $three))
        (local.set $a (call_indirect (param i32) (result i32) (local.get $n) (i32.const 1)))
        (local.set $a (i32.add (local.get $a) (call $twice (i32.add (local.get $n) (i32.const 3)))))
        (local.set $b (i32.shl (local.get $a) (i32.const 3)))
        (return (i32.sub (local.get $b) (local.get $n))))
      (local.set $a (i32.add (local.get $a) (i32.mul (local.get $n) (i32.const 17))))
      (local.set $a (i32.xor (local.get $a) (i32.const 85)))
      (local.set $b (i32.add (local.get $b) (i32.rotl (local.get $a) (i32.const 4))))
      (br_if $end (i32.and (local.get $n) (i32.const 8)))
      (local.set $b (i32.add (local.get $b) (i32.const 100000))))
    (i32.add (local.get $a) (i32.mul (local.get $b) (i32.const 3))))
  (func (export "counted") (result i32) (global.get $count))
)"#;

const INPUTS: std::ops::Range<i32> = 0..24;

/// A module that runs, and how often it asked for its second part.
struct Running {
    store: Store<u32>,
    engine: Engine,
    first: Instance,
}

impl Running {
    fn new(module: &[u8]) -> Running {
        let engine = Engine::default();
        let mut store = Store::new(&engine, 0);
        let mut linker = Linker::new(&engine);
        let load = |mut caller: Caller<'_, u32>| *caller.data_mut() += 1;
        linker.func_wrap("page", "loadRest", load).unwrap();
        let module = wasmi::Module::new(&engine, module).unwrap();
        let first = linker.instantiate_and_start(&mut store, &module).unwrap();
        Running {
            store,
            engine,
            first,
        }
    }

    /// Puts the second part beside the first.
    fn load(&mut self, rest: &[u8]) {
        let mut linker = Linker::new(&self.engine);
        let exports: Vec<(String, Extern)> = self
            .first
            .exports(&self.store)
            .map(|export| (export.name().to_owned(), export.into_extern()))
            .collect();
        for (name, value) in exports {
            linker.define(FIRST, &name, value).unwrap();
        }
        let module = wasmi::Module::new(&self.engine, rest).unwrap();
        linker
            .instantiate_and_start(&mut self.store, &module)
            .unwrap();
    }

    fn call(&mut self, name: &str, arguments: &[i32]) -> Option<i32> {
        let function = self.first.get_func(&self.store, name).unwrap();
        let arguments: Vec<Val> = arguments.iter().map(|it| Val::I32(*it)).collect();
        let mut results = [Val::I32(0)];
        function
            .call(&mut self.store, &arguments, &mut results)
            .ok()?;
        results[0].i32()
    }

    /// The module's answer to every input, and how often its leaf was called.
    fn answers(&mut self) -> Vec<Option<i32>> {
        let mut answers: Vec<_> = INPUTS.map(|input| self.call("choose", &[input])).collect();
        answers.push(self.call("counted", &[]));
        answers
    }

    /// The numbers of the stretches that were run.
    fn run(&self) -> BTreeSet<usize> {
        let exports = self.first.exports(&self.store);
        let marks = exports.filter_map(|export| {
            let number = export.name().strip_prefix("called ")?.parse().ok()?;
            Some((number, export.into_global()?))
        });
        let is_set = |mark: &wasmi::Global| mark.get(&self.store).i32() == Some(1);
        marks
            .filter(|(_, mark)| is_set(mark))
            .map(|(number, _)| number)
            .collect()
    }
}

fn source() -> Vec<u8> {
    let module = wat::parse_str(SOURCE).unwrap();
    // As the bindings write it.
    read(&module).unwrap().emit_wasm()
}

/// The stretches that these inputs run.
fn run_by(module: &[u8], inputs: &[i32]) -> BTreeSet<usize> {
    let mut running = Running::new(&marked(module).unwrap());
    for input in inputs {
        running.call("choose", &[*input]);
    }
    running.run()
}

/// Nothing is known of data: all of it comes first.
fn no_references(module: &[u8]) -> References {
    let module = read(module).unwrap();
    let names = module.funcs.iter().filter_map(|it| it.name.clone());
    References::of_names(names)
}

#[test]
fn marks_change_nothing_and_tell_what_was_run() {
    let module = source();
    let whole = Running::new(&module).answers();
    assert_eq!(Running::new(&marked(&module).unwrap()).answers(), whole);
    let few = run_by(&module, &[0]);
    let all = run_by(&module, &INPUTS.collect::<Vec<_>>());
    assert!(few.is_subset(&all) && few.len() < all.len() / 2);
}

#[test]
fn code_that_was_taken_out_does_what_it_did() {
    let module = source();
    let whole = Running::new(&module).answers();
    for first in INPUTS {
        let run = run_by(&module, &[first]);
        let mut outlined = read(&module).unwrap();
        let before = outlined.funcs.iter_local().count();
        take_out(&mut outlined, &run);
        assert!(outlined.funcs.iter_local().count() > before, "{first}");
        let outlined = outlined.emit_wasm();
        assert_eq!(Running::new(&outlined).answers(), whole, "{first}");
    }
}

#[test]
fn a_split_module_does_what_it_did_whole() {
    let module = source();
    let whole = Running::new(&module).answers();
    for first in INPUTS {
        let run = run_by(&module, &[first]);
        let parts = split(&module, &run, &no_references(&module)).unwrap();
        let mut running = Running::new(&parts.first);
        running.load(&parts.rest);
        assert_eq!(running.answers(), whole, "{first}");
        assert_eq!(*running.store.data(), 0, "it was there already");
    }
}

#[test]
fn the_first_part_is_enough_for_what_was_run_and_asks_for_the_rest() {
    let module = source();
    let whole = Running::new(&module).answers();
    let parts = split(&module, &run_by(&module, &[0]), &no_references(&module)).unwrap();
    assert!(parts.first.len() < module.len());
    let mut running = Running::new(&parts.first);
    assert_eq!(running.call("choose", &[0]), whole[0]);
    assert_eq!(*running.store.data(), 0);
    assert_eq!(
        running.call("choose", &[1]),
        None,
        "there is no rest to call"
    );
    assert_eq!(*running.store.data(), 1);
}

#[test]
fn addresses_become_ranges() {
    let found = ranges([1, 2, 3, 7, 9, 10].into_iter());
    assert_eq!(found, [1..4, 7..8, 9..11]);
}

#[test]
fn a_module_that_cannot_load_its_rest_is_refused() {
    let module = wat::parse_str("(module (memory 1) (table 1 funcref) (func))").unwrap();
    let split = split(&module, &BTreeSet::new(), &References::default());
    assert!(split.is_err());
}

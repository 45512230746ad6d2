//! Which locals of a function are read again before they are written.

use std::collections::{BTreeMap, BTreeSet};

use walrus::LocalFunction;
use walrus::ir::{Instr, InstrSeqId, LocalId};

pub(crate) type Locals = BTreeSet<LocalId>;

/// The locals that are live at the labels and the ends of a function's
/// sequences.
pub(crate) struct Liveness<'a> {
    function: &'a LocalFunction,
    /// Where a branch to this sequence leads: behind it, or to the beginning of
    /// a loop.
    labels: BTreeMap<InstrSeqId, Locals>,
    ends: BTreeMap<InstrSeqId, Locals>,
}

impl<'a> Liveness<'a> {
    pub(crate) fn of(function: &'a LocalFunction) -> Liveness<'a> {
        let mut liveness = Liveness {
            function,
            labels: BTreeMap::new(),
            ends: BTreeMap::new(),
        };
        liveness.before_block(function.entry_block(), Locals::new());
        liveness
    }

    /// The locals that are live where a branch to a sequence leads.
    pub(crate) fn at_label(&self, sequence: InstrSeqId) -> Locals {
        self.labels.get(&sequence).cloned().unwrap_or_default()
    }

    /// The locals that are live at the end of a sequence.
    pub(crate) fn at_end(&self, sequence: InstrSeqId) -> Locals {
        self.ends.get(&sequence).cloned().unwrap_or_default()
    }

    /// The locals that are live before an instruction of a sequence.
    pub(crate) fn before(&mut self, sequence: InstrSeqId, place: usize) -> Locals {
        let end = self.at_end(sequence);
        self.through(sequence, place, end)
    }

    fn before_block(&mut self, sequence: InstrSeqId, after: Locals) -> Locals {
        self.labels.insert(sequence, after.clone());
        self.before_body(sequence, after)
    }

    fn before_body(&mut self, sequence: InstrSeqId, after: Locals) -> Locals {
        self.ends.insert(sequence, after.clone());
        self.through(sequence, 0, after)
    }

    /// A loop may begin again with what its beginning reads: that is tried until
    /// nothing new is found.
    fn before_loop(&mut self, sequence: InstrSeqId, after: &Locals) -> Locals {
        let mut known = self.at_label(sequence);
        loop {
            self.labels.insert(sequence, known.clone());
            let found = self.before_body(sequence, after.clone());
            if found.is_subset(&known) {
                return found;
            }
            known.extend(found);
        }
    }

    /// From the end of a sequence back to a place in it.
    fn through(&mut self, sequence: InstrSeqId, from: usize, mut live: Locals) -> Locals {
        let function = self.function;
        for (instruction, _) in function.block(sequence)[from..].iter().rev() {
            match instruction {
                Instr::LocalGet(it) => {
                    live.insert(it.local);
                }
                Instr::LocalSet(it) => {
                    live.remove(&it.local);
                }
                Instr::LocalTee(it) => {
                    live.remove(&it.local);
                }
                Instr::Block(it) => live = self.before_block(it.seq, live),
                Instr::Loop(it) => live = self.before_loop(it.seq, &live),
                Instr::IfElse(it) => {
                    let other = self.before_block(it.alternative, live.clone());
                    live = self.before_block(it.consequent, live);
                    live.extend(other);
                }
                Instr::Br(it) => live = self.at_label(it.block),
                Instr::BrIf(it) => live.extend(self.at_label(it.block)),
                Instr::BrTable(it) => {
                    let all = it.blocks.iter().chain([&it.default]);
                    live = all.flat_map(|block| self.at_label(*block)).collect();
                }
                Instr::Return(_) | Instr::Unreachable(_) => live.clear(),
                _ => {}
            }
        }
        live
    }
}

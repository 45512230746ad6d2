//! Finds the pieces of a function that are worth moving out.

use std::collections::{BTreeMap, BTreeSet};

use walrus::ir::{self, Instr, InstrSeqId, InstrSeqType};
use walrus::{FunctionId, LocalFunction, Module, ModuleTypes, ValType};

use super::piece::Piece;
use crate::liveness::{Liveness, Locals};
use crate::stretches::Stretch;

/// The pieces of a function that begin with these stretches.
pub(super) fn pieces(module: &Module, id: FunctionId, cold: &[Stretch]) -> Vec<Piece> {
    let function = module.funcs.get(id).kind.unwrap_local();
    let mut search = Search {
        types: &module.types,
        function,
        liveness: Liveness::of(function),
        results: module.types.results(function.ty()).to_vec(),
        pieces: Vec::new(),
    };
    for (sequence, start) in beginnings(function, cold) {
        search.take(sequence, start);
    }
    search.pieces
}

/// Where cold code begins: the first cold stretch of each sequence that is not
/// inside of another.
fn beginnings(function: &LocalFunction, cold: &[Stretch]) -> Vec<(InstrSeqId, usize)> {
    let mut starts: BTreeMap<InstrSeqId, usize> = BTreeMap::new();
    for Stretch { sequence, place } in cold {
        let start = starts.entry(*sequence).or_insert(place.start);
        *start = place.start.min(*start);
    }
    let mut found = Vec::new();
    let mut waiting = vec![function.entry_block()];
    while let Some(sequence) = waiting.pop() {
        let start = starts.get(&sequence).copied();
        if let Some(start) = start {
            found.push((sequence, start));
        }
        let warm = &function.block(sequence)[..start
            .unwrap_or(usize::MAX)
            .min(function.block(sequence).len())];
        waiting.extend(warm.iter().flat_map(|(it, _)| inner(it)));
    }
    found
}

/// The sequences inside of an instruction.
fn inner(instruction: &Instr) -> Vec<InstrSeqId> {
    match instruction {
        Instr::Block(it) => vec![it.seq],
        Instr::Loop(it) => vec![it.seq],
        Instr::IfElse(it) => vec![it.consequent, it.alternative],
        _ => Vec::new(),
    }
}

/// Looks for pieces that are worth moving out.
struct Search<'a> {
    types: &'a ModuleTypes,
    function: &'a LocalFunction,
    liveness: Liveness<'a>,
    results: Vec<ValType>,
    pieces: Vec<Piece>,
}

impl Search<'_> {
    /// Takes the code from a place to the end of its sequence, or pieces inside
    /// of it where that cannot be.
    fn take(&mut self, sequence: InstrSeqId, start: usize) {
        let code = &self.function.block(sequence)[start..];
        match self.piece(sequence, start) {
            Some(piece) if piece.is_worth_it() => self.pieces.push(piece),
            Some(_) => {}
            None => {
                for sequence in code.iter().flat_map(|(it, _)| inner(it)) {
                    self.take(sequence, 0);
                }
            }
        }
    }

    /// The piece from a place to the end of its sequence; none if values are on
    /// the stack where it begins or where it leads.
    fn piece(&mut self, sequence: InstrSeqId, start: usize) -> Option<Piece> {
        let block = self.function.block(sequence);
        let (takes, gives) = signature(self.types, block.ty);
        if !takes.is_empty() || self.leaves_values(&block[..start]) {
            return None;
        }
        let uses = Uses::of(self.function, sequence, start);
        let can_end = !block.last().is_some_and(|(it, _)| leads_away(it));
        let is_plain = |target: &InstrSeqId| self.carried(*target).is_empty();
        if !uses.is_known || !uses.targets.iter().all(is_plain) {
            return None;
        }
        let mut live = Locals::new();
        for target in &uses.targets {
            live.extend(self.liveness.at_label(*target));
        }
        if can_end {
            live.extend(self.liveness.at_end(sequence));
        }
        let before = self.liveness.before(sequence, start);
        let mentioned: Locals = uses.read.union(&uses.written).copied().collect();
        Some(Piece {
            sequence,
            start,
            length: uses.length,
            parameters: before.intersection(&mentioned).copied().collect(),
            written: uses.written.intersection(&live).copied().collect(),
            targets: uses.targets.into_iter().collect(),
            returns: uses.returns.then(|| self.results.clone()),
            falls: can_end.then_some(gives),
        })
    }

    /// True if a branch before a piece leaves the values that it would have
    /// carried on the stack.
    fn leaves_values(&self, before: &[(Instr, ir::InstrLocId)]) -> bool {
        match before.last() {
            Some((Instr::BrIf(it), _)) => !self.carried(it.block).is_empty(),
            Some((Instr::Block(it), _)) => self.has_results(it.seq),
            Some((Instr::Loop(it), _)) => self.has_results(it.seq),
            Some((Instr::IfElse(it), _)) => self.has_results(it.consequent),
            _ => false,
        }
    }

    fn has_results(&self, sequence: InstrSeqId) -> bool {
        !signature(self.types, self.function.block(sequence).ty)
            .1
            .is_empty()
    }

    /// The values that a branch to a sequence carries, or may carry.
    fn carried(&self, sequence: InstrSeqId) -> Vec<ValType> {
        let (mut takes, gives) = signature(self.types, self.function.block(sequence).ty);
        takes.extend(gives);
        takes
    }
}

fn signature(types: &ModuleTypes, ty: InstrSeqType) -> (Vec<ValType>, Vec<ValType>) {
    match ty {
        InstrSeqType::Simple(gives) => (Vec::new(), gives.into_iter().collect()),
        InstrSeqType::MultiValue(ty) => {
            let (takes, gives) = types.params_results(ty);
            (takes.to_vec(), gives.to_vec())
        }
    }
}

/// True if nothing behind this instruction is run.
const fn leads_away(instruction: &Instr) -> bool {
    matches!(
        instruction,
        Instr::Br(_) | Instr::BrTable(_) | Instr::Return(_) | Instr::Unreachable(_)
    )
}

/// The effect of a piece.
#[derive(Default)]
struct Uses {
    length: usize,
    read: Locals,
    written: Locals,
    /// The sequences outside of the piece that it branches to.
    targets: BTreeSet<InstrSeqId>,
    returns: bool,
    /// False if there is an instruction that nobody thought of here.
    is_known: bool,
}

impl Uses {
    fn of(function: &LocalFunction, sequence: InstrSeqId, start: usize) -> Uses {
        let mut uses = Uses {
            is_known: true,
            ..Uses::default()
        };
        let mut own = BTreeSet::new();
        let mut waiting = vec![&function.block(sequence)[start..]];
        while let Some(code) = waiting.pop() {
            for (instruction, _) in code {
                uses.note(instruction);
                for sequence in inner(instruction) {
                    own.insert(sequence);
                    waiting.push(function.block(sequence));
                }
            }
        }
        uses.targets.retain(|target| !own.contains(target));
        uses
    }

    fn note(&mut self, instruction: &Instr) {
        self.length += 1;
        match instruction {
            Instr::LocalGet(it) => {
                self.read.insert(it.local);
            }
            Instr::LocalSet(it) => {
                self.written.insert(it.local);
            }
            Instr::LocalTee(it) => {
                self.written.insert(it.local);
            }
            Instr::Br(it) => {
                self.targets.insert(it.block);
            }
            Instr::BrIf(it) => {
                self.targets.insert(it.block);
            }
            Instr::BrTable(it) => self.targets.extend(it.blocks.iter().chain([&it.default])),
            Instr::Return(_) => self.returns = true,
            Instr::Try(_)
            | Instr::TryTable(_)
            | Instr::BrOnNull(_)
            | Instr::BrOnNonNull(_)
            | Instr::BrOnCast(_)
            | Instr::BrOnCastFail(_)
            | Instr::ReturnCall(_)
            | Instr::ReturnCallIndirect(_)
            | Instr::ReturnCallRef(_) => self.is_known = false,
            _ => {}
        }
    }
}

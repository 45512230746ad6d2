//! Code that a game does not run, taken out of the functions that it runs: each
//! such piece becomes a function of its own, which may be loaded later.
//!
//! A piece begins where a stretch begins and goes on to the end of its sequence,
//! so that nothing of it is run if its beginning is not. The compiler leaves
//! nothing on the stack between two stretches. What the piece reads becomes
//! parameters; what it writes and somebody reads afterwards becomes results, and
//! so does a number that says where it leads, if there is more than one place.

use std::collections::{BTreeMap, BTreeSet};

use walrus::ir::{self, BinaryOp, Instr, InstrSeqId, InstrSeqType, LocalId, Value};
use walrus::{
    FunctionBuilder, FunctionId, LocalFunction, Module, ModuleLocals, ModuleTypes, ValType,
};

use crate::liveness::{Liveness, Locals};
use crate::stretches::Stretch;

/// A piece with fewer instructions than this, beside those that a call of it
/// needs, stays where it is.
const SHORTEST: usize = 8;

/// Takes what was not run out of a function; returns the new functions.
pub(crate) fn outline(module: &mut Module, id: FunctionId, cold: &[Stretch]) -> Vec<FunctionId> {
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
    let pieces = search.pieces;
    pieces
        .into_iter()
        .enumerate()
        .map(|(number, piece)| piece.move_out(module, id, number))
        .collect()
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

/// Code that becomes a function.
struct Piece {
    sequence: InstrSeqId,
    start: usize,
    length: usize,
    parameters: Vec<LocalId>,
    /// The locals that it sets for the code after it.
    written: Vec<LocalId>,
    targets: Vec<InstrSeqId>,
    /// The results of the function around it, if it returns from there.
    returns: Option<Vec<ValType>>,
    /// The values on the stack at its end, if it gets there.
    falls: Option<Vec<ValType>>,
}

impl Piece {
    fn is_worth_it(&self) -> bool {
        let passed = self.parameters.len() + 2 * self.written.len();
        self.length >= SHORTEST + passed + 3 * self.ways()
    }

    /// The number of places that it leads to.
    fn ways(&self) -> usize {
        self.targets.len() + usize::from(self.returns.is_some()) + usize::from(self.falls.is_some())
    }

    /// The number of the first target; the end comes before it, a return last.
    fn first_target(&self) -> usize {
        usize::from(self.falls.is_some())
    }

    /// Makes the piece a function, and calls it where it was.
    fn move_out(self, module: &mut Module, from: FunctionId, number: usize) -> FunctionId {
        let name = module.funcs.get(from).name.clone().unwrap_or_default();
        let outcome = Outcome::new(&self, &mut module.locals);
        let ty = |local: &LocalId| module.locals.get(*local).ty();
        let takes: Vec<ValType> = self.parameters.iter().map(ty).collect();
        let gives: Vec<ValType> = outcome.all(&self).iter().map(ty).collect();
        let mut builder = FunctionBuilder::new(&mut module.types, &takes, &gives);
        builder.name(format!("{name} cold {number}"));
        let function = module.funcs.get(from).kind.unwrap_local();
        Copy::new(function, &mut builder, &self, &outcome).whole();
        let made = builder.finish(self.parameters.clone(), &mut module.funcs);
        let function = module.funcs.get_mut(from).kind.unwrap_local_mut();
        self.call(function, made, &outcome);
        made
    }

    /// Puts a call in place of the piece.
    fn call(&self, function: &mut LocalFunction, made: FunctionId, outcome: &Outcome) {
        function.block_mut(self.sequence).truncate(self.start);
        let mut code: Vec<Instr> = self.parameters.iter().map(|it| get(*it)).collect();
        code.push(ir::Call { func: made }.into());
        let results = outcome.all(self);
        code.extend(results.iter().rev().map(|it| set(*it)));
        code.extend(self.lead_on(function, outcome));
        let block = function.block_mut(self.sequence);
        let code = code.into_iter().map(|it| (it, ir::InstrLocId::default()));
        block.extend(code);
    }

    /// Goes where the piece would have gone.
    fn lead_on(&self, function: &mut LocalFunction, outcome: &Outcome) -> Vec<Instr> {
        let mut code = Vec::new();
        if self.ways() == 0 {
            code.push(ir::Unreachable {}.into());
        }
        if self.returns.is_some() {
            let mut back: Vec<Instr> = outcome.returned.iter().map(|it| get(*it)).collect();
            back.push(ir::Return {}.into());
            match outcome.way {
                Some(way) => {
                    let number = constant(self.first_target() + self.targets.len());
                    code.extend([get(way), number, binary(BinaryOp::I32Eq)]);
                    code.push(if_so(function, back));
                }
                None => code.extend(back),
            }
        }
        code.extend(self.branch(function, outcome));
        if self.falls.is_some() {
            code.extend(outcome.left.iter().map(|it| get(*it)));
        }
        code
    }

    fn branch(&self, function: &mut LocalFunction, outcome: &Outcome) -> Vec<Instr> {
        let branches = self.targets.len() + usize::from(self.falls.is_some());
        match (self.targets.as_slice(), outcome.way) {
            ([], _) => Vec::new(),
            ([block], _) if branches == 1 => vec![ir::Br { block: *block }.into()],
            ([block], Some(way)) => vec![get(way), ir::BrIf { block: *block }.into()],
            ([.., last], way) => {
                let mut builder = function.builder_mut().dangling_instr_seq(None);
                let seq = builder.id();
                let ends = self.falls.is_some().then_some(seq);
                let blocks: Vec<InstrSeqId> =
                    ends.into_iter().chain(self.targets.clone()).collect();
                let table = ir::BrTable {
                    blocks: blocks.into(),
                    default: *last,
                };
                // More than one way, so that there is a number.
                builder.instrs_mut().extend(
                    way.map(get)
                        .into_iter()
                        .chain([table.into()])
                        .map(|it| (it, ir::InstrLocId::default())),
                );
                let mut code: Vec<Instr> = vec![ir::Block { seq }.into()];
                if self.falls.is_none() {
                    code.push(ir::Unreachable {}.into());
                }
                code
            }
        }
    }
}

/// The locals that say what came of a piece.
struct Outcome {
    /// The results of the function around it.
    returned: Vec<LocalId>,
    /// The values left on the stack.
    left: Vec<LocalId>,
    /// The number of the place where it leads, if there are several.
    way: Option<LocalId>,
}

impl Outcome {
    fn new(piece: &Piece, locals: &mut ModuleLocals) -> Outcome {
        let mut add = |types: &Option<Vec<ValType>>| {
            let types = types.iter().flatten();
            types.map(|ty| locals.add(*ty)).collect()
        };
        Outcome {
            returned: add(&piece.returns),
            left: add(&piece.falls),
            way: (piece.ways() > 1).then(|| locals.add(ValType::I32)),
        }
    }

    /// Everything that the function returns, in order.
    fn all(&self, piece: &Piece) -> Vec<LocalId> {
        let parts = [&piece.written, &self.returned, &self.left];
        let parts = parts.into_iter().flatten().copied();
        parts.chain(self.way).collect()
    }
}

/// Copies a piece into a new function.
struct Copy<'a> {
    from: &'a LocalFunction,
    to: &'a mut FunctionBuilder,
    piece: &'a Piece,
    outcome: &'a Outcome,
    /// The sequences of the new function, by those of the old one.
    sequences: BTreeMap<InstrSeqId, InstrSeqId>,
    /// The sequence behind which a return is.
    returns: Option<InstrSeqId>,
}

impl<'a> Copy<'a> {
    fn new(
        from: &'a LocalFunction,
        to: &'a mut FunctionBuilder,
        piece: &'a Piece,
        outcome: &'a Outcome,
    ) -> Copy<'a> {
        Copy {
            from,
            to,
            piece,
            outcome,
            sequences: BTreeMap::new(),
            returns: None,
        }
    }

    /// Blocks inside of each other, with the piece in the innermost. Behind each
    /// of them stands the number of the place to which a branch out of it leads;
    /// the outermost is followed by the results.
    fn whole(mut self) {
        let body = self.block();
        let all = self.block();
        let mut within = body;
        let first = self.piece.first_target();
        let last = first + self.piece.targets.len();
        let mut numbered = Vec::new();
        for (target, number) in self.piece.targets.iter().zip(first..) {
            self.sequences.insert(*target, within);
            numbered.push((within, number));
            within = self.block();
        }
        if self.piece.returns.is_some() {
            self.returns = Some(within);
            numbered.push((within, last));
            within = self.block();
        }
        self.copy(self.piece.sequence, self.piece.start, body);
        if self.piece.falls.is_some() {
            let left: Vec<Instr> = self.outcome.left.iter().rev().map(|it| set(*it)).collect();
            self.add(body, left);
            self.add(body, [ir::Br { block: all }.into()]);
        }
        for (index, (block, number)) in numbered.iter().enumerate() {
            let outer = numbered.get(index + 1).map_or(within, |(next, _)| *next);
            self.add(outer, [ir::Block { seq: *block }.into()]);
            let way = self.outcome.way.filter(|_| *number > 0);
            self.add(
                outer,
                way.into_iter()
                    .flat_map(|way| [constant(*number), set(way)]),
            );
            self.add(outer, [ir::Br { block: all }.into()]);
        }
        self.add(
            all,
            [ir::Block { seq: within }.into(), ir::Unreachable {}.into()],
        );
        let entry = self.to.func_body_id();
        self.add(entry, [ir::Block { seq: all }.into()]);
        let results = self.outcome.all(self.piece);
        self.add(entry, results.into_iter().map(get));
        if self.piece.ways() == 0 {
            self.add(entry, [ir::Unreachable {}.into()]);
        }
    }

    fn block(&mut self) -> InstrSeqId {
        self.to.dangling_instr_seq(None).id()
    }

    fn add(&mut self, sequence: InstrSeqId, code: impl IntoIterator<Item = Instr>) {
        let code = code.into_iter().map(|it| (it, ir::InstrLocId::default()));
        self.to.instr_seq(sequence).instrs_mut().extend(code);
    }

    fn copy(&mut self, sequence: InstrSeqId, start: usize, to: InstrSeqId) {
        let from = self.from;
        for (instruction, _) in &from.block(sequence)[start..] {
            let code = self.copied(instruction);
            self.add(to, code);
        }
    }

    fn copied(&mut self, instruction: &Instr) -> Vec<Instr> {
        let copied: Instr = match instruction {
            Instr::Block(it) => ir::Block {
                seq: self.inner(it.seq),
            }
            .into(),
            Instr::Loop(it) => ir::Loop {
                seq: self.inner(it.seq),
            }
            .into(),
            Instr::IfElse(it) => ir::IfElse {
                consequent: self.inner(it.consequent),
                alternative: self.inner(it.alternative),
            }
            .into(),
            Instr::Br(it) => ir::Br {
                block: self.target(it.block),
            }
            .into(),
            Instr::BrIf(it) => ir::BrIf {
                block: self.target(it.block),
            }
            .into(),
            Instr::BrTable(it) => {
                let blocks = it.blocks.iter().map(|block| self.target(*block)).collect();
                let default = self.target(it.default);
                ir::BrTable { blocks, default }.into()
            }
            Instr::Return(_) => return self.copied_return(),
            other => other.clone(),
        };
        vec![copied]
    }

    fn copied_return(&self) -> Vec<Instr> {
        let results = self.outcome.returned.iter().rev();
        let mut code: Vec<Instr> = results.map(|it| set(*it)).collect();
        code.extend(self.returns.map(|block| Instr::from(ir::Br { block })));
        code
    }

    fn inner(&mut self, sequence: InstrSeqId) -> InstrSeqId {
        let ty = self.from.block(sequence).ty;
        let made = self.to.dangling_instr_seq(ty).id();
        self.sequences.insert(sequence, made);
        self.copy(sequence, 0, made);
        made
    }

    /// Where a branch leads in the new function. A piece without this target
    /// would not have been found.
    fn target(&self, sequence: InstrSeqId) -> InstrSeqId {
        self.sequences.get(&sequence).copied().unwrap_or(sequence)
    }
}

fn get(local: LocalId) -> Instr {
    ir::LocalGet { local }.into()
}

fn set(local: LocalId) -> Instr {
    ir::LocalSet { local }.into()
}

fn constant(number: usize) -> Instr {
    let value = Value::I32(i32::try_from(number).unwrap_or(i32::MAX));
    ir::Const { value }.into()
}

fn binary(op: BinaryOp) -> Instr {
    ir::Binop { op }.into()
}

fn if_so(function: &mut LocalFunction, code: Vec<Instr>) -> Instr {
    let builder = function.builder_mut();
    let alternative = builder.dangling_instr_seq(None).id();
    let mut consequent = builder.dangling_instr_seq(None);
    let code = code.into_iter().map(|it| (it, ir::InstrLocId::default()));
    consequent.instrs_mut().extend(code);
    ir::IfElse {
        consequent: consequent.id(),
        alternative,
    }
    .into()
}

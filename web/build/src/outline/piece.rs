//! A piece of code that becomes a function, and the call in its place.

use walrus::ir::{self, BinaryOp, Instr, InstrSeqId, LocalId, Value};
use walrus::{FunctionBuilder, FunctionId, LocalFunction, Module, ModuleLocals, ValType};

use super::copy::Copy;

/// A piece with fewer instructions than this, beside those that a call of it
/// needs, stays where it is.
const SHORTEST: usize = 8;

/// Code that becomes a function.
pub(super) struct Piece {
    pub(super) sequence: InstrSeqId,
    pub(super) start: usize,
    pub(super) length: usize,
    pub(super) parameters: Vec<LocalId>,
    /// The locals that it sets for the code after it.
    pub(super) written: Vec<LocalId>,
    pub(super) targets: Vec<InstrSeqId>,
    /// The results of the function around it, if it returns from there.
    pub(super) returns: Option<Vec<ValType>>,
    /// The values on the stack at its end, if it gets there.
    pub(super) falls: Option<Vec<ValType>>,
}

impl Piece {
    pub(super) fn is_worth_it(&self) -> bool {
        let passed = self.parameters.len() + 2 * self.written.len();
        self.length >= SHORTEST + passed + 3 * self.ways()
    }

    /// The number of places that it leads to.
    pub(super) fn ways(&self) -> usize {
        self.targets.len() + usize::from(self.returns.is_some()) + usize::from(self.falls.is_some())
    }

    /// The number of the first target; the end comes before it, a return last.
    pub(super) fn first_target(&self) -> usize {
        usize::from(self.falls.is_some())
    }

    /// Makes the piece a function, and calls it where it was.
    pub(super) fn move_out(
        self,
        module: &mut Module,
        from: FunctionId,
        number: usize,
    ) -> FunctionId {
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
pub(super) struct Outcome {
    /// The results of the function around it.
    pub(super) returned: Vec<LocalId>,
    /// The values left on the stack.
    pub(super) left: Vec<LocalId>,
    /// The number of the place where it leads, if there are several.
    pub(super) way: Option<LocalId>,
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
    pub(super) fn all(&self, piece: &Piece) -> Vec<LocalId> {
        let parts = [&piece.written, &self.returned, &self.left];
        let parts = parts.into_iter().flatten().copied();
        parts.chain(self.way).collect()
    }
}

pub(super) fn get(local: LocalId) -> Instr {
    ir::LocalGet { local }.into()
}

pub(super) fn set(local: LocalId) -> Instr {
    ir::LocalSet { local }.into()
}

pub(super) fn constant(number: usize) -> Instr {
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

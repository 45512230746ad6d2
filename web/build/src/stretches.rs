//! Stretches of code: parts of a function that are run from their beginning to
//! their end or not at all.

use std::collections::BTreeSet;
use std::ops::Range;

use walrus::ir::{self, Instr, InstrSeq, InstrSeqId, Value, Visitor};
use walrus::{ConstExpr, FunctionId, LocalFunction, Module, ValType};

/// The start of the names under which [`mark`] exports its marks.
const MARK: &str = "called ";

/// The part of a sequence of instructions that is one stretch. All but the last
/// one end with an instruction that may go elsewhere.
#[derive(Debug, Clone)]
pub(crate) struct Stretch {
    pub(crate) sequence: InstrSeqId,
    pub(crate) place: Range<usize>,
}

/// The stretches of every function of a module, with a number for each that is
/// the same whenever the module is read.
pub(crate) struct Stretches {
    of_functions: Vec<(FunctionId, Vec<Stretch>)>,
}

impl Stretches {
    pub(crate) fn of(module: &Module) -> Stretches {
        let functions = module.funcs.iter_local();
        let of_functions = functions.map(|(id, function)| (id, stretches(function)));
        Stretches {
            of_functions: of_functions.collect(),
        }
    }

    /// The functions of which something was run, with what was not, if these are
    /// the numbers of the stretches that were.
    pub(crate) fn not_run(&self, run: &BTreeSet<usize>) -> Vec<(FunctionId, Vec<Stretch>)> {
        let mut number = 0;
        let mut found = Vec::new();
        for (function, stretches) in &self.of_functions {
            let numbers = number..number + stretches.len();
            number = numbers.end;
            if run.range(numbers.clone()).next().is_some() {
                let both = numbers.zip(stretches);
                let cold = both.filter(|(number, _)| !run.contains(number));
                found.push((*function, cold.map(|(_, it)| it.clone()).collect()));
            }
        }
        found
    }
}

/// Gives every stretch a mark: a global that becomes 1 when it is run, under a
/// name that ends with its number.
pub(crate) fn mark(module: &mut Module) {
    let mut number = 0;
    for (function, stretches) in Stretches::of(module).of_functions {
        // From the back, so that places stay right.
        for (place, stretch) in stretches.iter().enumerate().rev() {
            let zero = ConstExpr::Value(Value::I32(0));
            let global = module.globals.add_local(ValType::I32, true, false, zero);
            let name = format!("{MARK}{}", number + place);
            module.exports.add(&name, global);
            let function = module.funcs.get_mut(function).kind.unwrap_local_mut();
            let mut code = function.builder_mut().instr_seq(stretch.sequence);
            let value = Value::I32(1);
            code.instr_at(stretch.place.start, ir::Const { value });
            code.instr_at(stretch.place.start + 1, ir::GlobalSet { global });
        }
        number += stretches.len();
    }
}

fn stretches(function: &LocalFunction) -> Vec<Stretch> {
    let mut found = Found(Vec::new());
    ir::dfs_in_order(&mut found, function, function.entry_block());
    found.0
}

struct Found(Vec<Stretch>);

impl Visitor<'_> for Found {
    fn start_instr_seq(&mut self, sequence: &InstrSeq) {
        let mut start = 0;
        for (place, (instruction, _)) in sequence.iter().enumerate() {
            if may_go_elsewhere(instruction) {
                self.add(sequence, start..place + 1);
                start = place + 1;
            }
        }
        if start < sequence.len() {
            self.add(sequence, start..sequence.len());
        }
    }
}

impl Found {
    fn add(&mut self, sequence: &InstrSeq, place: Range<usize>) {
        let sequence = sequence.id();
        self.0.push(Stretch { sequence, place });
    }
}

const fn may_go_elsewhere(instruction: &Instr) -> bool {
    matches!(
        instruction,
        Instr::Block(_) | Instr::Loop(_) | Instr::IfElse(_) | Instr::BrIf(_)
    )
}

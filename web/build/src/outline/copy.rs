//! The copy of a piece in a function of its own.

use std::collections::BTreeMap;

use walrus::ir::{self, Instr, InstrSeqId};
use walrus::{FunctionBuilder, LocalFunction};

use super::piece::{Outcome, Piece, constant, get, set};

/// Copies a piece into a new function.
pub(super) struct Copy<'a> {
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
    pub(super) fn new(
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
    pub(super) fn whole(mut self) {
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

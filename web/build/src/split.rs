//! A WebAssembly module in two parts: what a game needs, which is loaded first,
//! and the rest, which is loaded when the board is there.
//!
//! Which code a game needs is found by playing one ([`marked`]); what it does not
//! run of the functions that it calls becomes functions of their own
//! ([`outline`]). In the first part every function that is not called becomes a
//! step to a slot of the table of functions, which the second part fills. If the
//! slots are still empty, the step loads the second part at once. Data that only
//! the second part refers to is there, too.

use std::collections::BTreeSet;
use std::ops::Range;

use walrus::ir::{self, Value, Visitor};
use walrus::{
    ConstExpr, DataKind, ElementItems, ElementKind, FunctionBuilder, FunctionId, FunctionKind,
    GlobalId, GlobalKind, ImportKind, ImportedFunction, MemoryId, Module, TableId,
};

use crate::outline;
use crate::references::References;
use crate::stretches::{self, Stretches};

/// The name under which the second part imports everything of the first.
const FIRST: &str = "first";

/// Part of the name of the imported function that loads the second part.
const LOAD: &str = "loadRest";

#[cfg(test)]
mod tests;

/// The two parts of a module.
pub(crate) struct Parts {
    /// The part that is loaded first.
    pub(crate) first: Vec<u8>,
    /// The part that is loaded later.
    pub(crate) rest: Vec<u8>,
}

/// The module with a mark for every stretch of code.
pub(crate) fn marked(module: &[u8]) -> Result<Vec<u8>, String> {
    let mut module = read(module)?;
    stretches::mark(&mut module);
    Ok(module.emit_wasm())
}

/// Splits a module: the stretches with these numbers come first, with the data
/// that they refer to.
pub(crate) fn split(
    bytes: &[u8],
    run: &BTreeSet<usize>,
    references: &References,
) -> Result<Parts, String> {
    let (mut first, mut rest) = (read(bytes)?, read(bytes)?);
    take_out(&mut first, run);
    let called = take_out(&mut rest, run);
    let moved: Vec<FunctionId> = rest
        .funcs
        .iter_local()
        .map(|(id, _)| id)
        .filter(|id| !called.contains(&id.index()))
        .collect();
    let numbers: Vec<usize> = moved.iter().map(FunctionId::index).collect();
    let places = later(&rest, &called, references)?;
    let needed = make_rest(&mut rest, &moved, &places)?;
    let first = make_first(first, &numbers, &needed, &places)?;
    Ok(Parts {
        first,
        rest: rest.emit_wasm(),
    })
}

/// Takes what was not run out of the functions of which something was; returns
/// the numbers of these.
fn take_out(module: &mut Module, run: &BTreeSet<usize>) -> BTreeSet<usize> {
    let mut called = BTreeSet::new();
    for (function, cold) in Stretches::of(module).not_run(run) {
        outline::outline(module, function, &cold);
        called.insert(function.index());
    }
    called
}

/// Reads a module; relocations are of no use any more.
fn read(bytes: &[u8]) -> Result<Module, String> {
    let module = Module::from_buffer(bytes);
    let mut module = module.map_err(|error| format!("a module cannot be read: {error:#}"))?;
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in customs {
        module.customs.delete(id);
    }
    Ok(module)
}

/// The places of data that no function of the first part refers to.
fn later(
    module: &Module,
    called: &BTreeSet<usize>,
    references: &References,
) -> Result<Vec<Range<u32>>, String> {
    let mut needed = BTreeSet::new();
    for (id, function) in module.funcs.iter_local() {
        let name = module.funcs.get(id).name.as_deref().unwrap_or_default();
        if called.contains(&id.index()) && !is_of_bindings(name) {
            let mut numbers = Numbers::default();
            ir::dfs_in_order(&mut numbers, function, function.entry_block());
            needed.extend(references.of_function(name, &numbers.0)?);
        }
    }
    let first = references.closure(needed);
    let mut is_first = BTreeSet::new();
    let mut is_later = BTreeSet::new();
    for (number, place) in references.pieces.iter().enumerate() {
        let set = if first.contains(&number) {
            &mut is_first
        } else {
            &mut is_later
        };
        set.extend(place.clone());
    }
    Ok(ranges(is_later.difference(&is_first).copied()))
}

/// The numbers in code that may be addresses.
#[derive(Default)]
struct Numbers(BTreeSet<u32>);

impl Numbers {
    fn add(&mut self, offset: u64) {
        self.0.extend(u32::try_from(offset));
    }
}

impl Visitor<'_> for Numbers {
    fn visit_const(&mut self, instruction: &ir::Const) {
        if let Value::I32(number) = instruction.value {
            self.0.insert(number.cast_unsigned());
        }
    }

    fn visit_load(&mut self, instruction: &ir::Load) {
        self.add(instruction.arg.offset);
    }

    fn visit_store(&mut self, instruction: &ir::Store) {
        self.add(instruction.arg.offset);
    }
}

/// True for a function that the bindings have made: it refers to no data.
fn is_of_bindings(name: &str) -> bool {
    name.is_empty() || name.ends_with(" shim")
}

/// Addresses in rising order as ranges.
fn ranges(addresses: impl Iterator<Item = u32>) -> Vec<Range<u32>> {
    let mut ranges: Vec<Range<u32>> = Vec::new();
    for address in addresses {
        match ranges.last_mut() {
            Some(last) if last.end == address => last.end += 1,
            _ => ranges.push(address..address + 1),
        }
    }
    ranges
}

fn table(module: &Module) -> Result<TableId, String> {
    let table = module.tables.main_function_table();
    let table = table.map_err(|error| format!("{error:#}"))?;
    table.ok_or_else(|| "a module has no table of functions".to_owned())
}

/// What the second part uses of the first, by numbers.
#[derive(Default)]
struct Needed {
    functions: BTreeSet<usize>,
    globals: BTreeSet<usize>,
}

/// Finds what functions use.
#[derive(Default)]
struct Uses {
    functions: BTreeSet<FunctionId>,
    globals: BTreeSet<GlobalId>,
}

impl Visitor<'_> for Uses {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.functions.insert(*function);
    }

    fn visit_global_id(&mut self, global: &GlobalId) {
        self.globals.insert(*global);
    }
}

/// Makes a module the second part: only these functions stay, everything else
/// that they use is imported.
fn make_rest(
    module: &mut Module,
    moved: &[FunctionId],
    places: &[Range<u32>],
) -> Result<Needed, String> {
    let mut uses = Uses::default();
    for id in moved {
        let function = module.funcs.get(*id).kind.unwrap_local();
        ir::dfs_in_order(&mut uses, function, function.entry_block());
    }
    for id in moved {
        uses.functions.remove(id);
    }
    module.start = None;
    let exports: Vec<_> = module.exports.iter().map(walrus::Export::id).collect();
    for id in exports {
        module.exports.delete(id);
    }
    import_functions(module, &uses);
    import_globals(module, &uses);
    import_memory(module, places)?;
    fill_table(module, moved)?;
    walrus::passes::gc::run(module);
    Ok(Needed {
        functions: uses.functions.iter().map(FunctionId::index).collect(),
        globals: uses.globals.iter().map(GlobalId::index).collect(),
    })
}

fn import_functions(module: &mut Module, uses: &Uses) {
    for (place, id) in uses.functions.iter().enumerate() {
        let function = module.funcs.get(*id);
        let ty = function.ty();
        if let FunctionKind::Import(known) = &function.kind {
            module.imports.delete(known.import);
        }
        let kind = ImportKind::Function(*id);
        let import = module.imports.add(FIRST, &function_name(place), kind);
        module.funcs.get_mut(*id).kind = FunctionKind::Import(ImportedFunction { import, ty });
    }
}

fn import_globals(module: &mut Module, uses: &Uses) {
    for (place, id) in uses.globals.iter().enumerate() {
        let kind = ImportKind::Global(*id);
        let import = module.imports.add(FIRST, &global_name(place), kind);
        module.globals.get_mut(*id).kind = GlobalKind::Import(import);
    }
}

/// The memory is that of the first part; only the data at these places comes
/// with the second.
fn import_memory(module: &mut Module, places: &[Range<u32>]) -> Result<(), String> {
    let memory = module.memories.iter_mut().next();
    let memory = memory.ok_or("a module has no memory")?;
    memory.data_segments.clear();
    let id = memory.id();
    let data: Vec<_> = module.data.iter().map(walrus::Data::id).collect();
    for segment in data {
        let pieces = pieces(module.data.get(segment), places);
        module.data.delete(segment);
        for (address, bytes) in pieces {
            add_data(module, id, address, bytes);
        }
    }
    let import = module.imports.add(FIRST, MEMORY, ImportKind::Memory(id));
    module.memories.get_mut(id).import = Some(import);
    Ok(())
}

fn add_data(module: &mut Module, memory: MemoryId, address: u32, bytes: Vec<u8>) {
    let offset = ConstExpr::Value(Value::I32(address.cast_signed()));
    let data = module.data.add(DataKind::Active { memory, offset }, bytes);
    module.memories.get_mut(memory).data_segments.insert(data);
}

/// The address at which a segment of data begins.
fn address(data: &walrus::Data) -> Option<u32> {
    match &data.kind {
        DataKind::Active {
            offset: ConstExpr::Value(Value::I32(address)),
            ..
        } => Some(address.cast_unsigned()),
        _ => None,
    }
}

/// The parts of a segment that are at these places.
fn within(data: &walrus::Data, places: &[Range<u32>]) -> Vec<(u32, Range<usize>)> {
    let Some(start) = address(data) else {
        return Vec::new();
    };
    let length = u32::try_from(data.value.len()).unwrap_or(u32::MAX);
    let parts = places.iter().filter_map(|place| {
        let from = place.start.max(start);
        let to = place.end.min(start + length);
        let part = (from.wrapping_sub(start)) as usize..(to.wrapping_sub(start)) as usize;
        (from < to).then_some((from, part))
    });
    parts.collect()
}

fn pieces(data: &walrus::Data, places: &[Range<u32>]) -> Vec<(u32, Vec<u8>)> {
    let parts = within(data, places).into_iter();
    parts
        .map(|(address, part)| (address, data.value[part].to_vec()))
        .collect()
}

/// Empties these places; what is empty does not have to be loaded.
fn empty(module: &mut Module, places: &[Range<u32>]) {
    let data: Vec<_> = module.data.iter().map(walrus::Data::id).collect();
    for id in data {
        let parts = within(module.data.get(id), places);
        let value = &mut module.data.get_mut(id).value;
        for (_, part) in parts {
            value[part].fill(0);
        }
    }
}

/// The functions go into slots behind those that the table has.
fn fill_table(module: &mut Module, moved: &[FunctionId]) -> Result<(), String> {
    let elements: Vec<_> = module.elements.iter().map(walrus::Element::id).collect();
    for id in elements {
        module.elements.delete(id);
    }
    for table in module.tables.iter_mut() {
        table.elem_segments.clear();
    }
    let id = table(module)?;
    let base = module.tables.get(id).initial;
    let kind = ElementKind::Active {
        table: id,
        offset: ConstExpr::Value(Value::I32(slot(base, 0)?)),
    };
    let items = ElementItems::Functions(moved.to_vec());
    let element = module.elements.add(kind, items);
    let table = module.tables.get_mut(id);
    grow(table, moved.len());
    table.elem_segments.insert(element);
    // Another table has the values of JavaScript.
    let tables: Vec<TableId> = module.tables.iter().map(walrus::Table::id).collect();
    for id in tables {
        let kind = ImportKind::Table(id);
        let import = module.imports.add(FIRST, &table_name(id), kind);
        module.tables.get_mut(id).import = Some(import);
    }
    Ok(())
}

fn grow(table: &mut walrus::Table, slots: usize) {
    table.initial += slots as u64;
    table.maximum = Some(table.initial);
}

fn slot(base: u64, number: usize) -> Result<i32, String> {
    let slot = i32::try_from(base).ok().zip(i32::try_from(number).ok());
    slot.map(|(base, number)| base + number)
        .ok_or_else(|| "a module has too many functions".to_owned())
}

const MEMORY: &str = "memory";

fn table_name(id: TableId) -> String {
    format!("t{}", id.index())
}

/// The name of a function by its place among those that are needed: names in
/// order take little room.
fn function_name(place: usize) -> String {
    format!("f{place}")
}

fn global_name(place: usize) -> String {
    format!("g{place}")
}

/// The first part: a step to its slot in place of every function that is in the
/// second.
fn make_first(
    mut module: Module,
    moved: &[usize],
    needed: &Needed,
    places: &[Range<u32>],
) -> Result<Vec<u8>, String> {
    empty(&mut module, places);
    let load = module
        .imports
        .iter()
        .find_map(|import| match import.kind {
            ImportKind::Function(id) if import.name.contains(LOAD) => Some(id),
            _ => None,
        })
        .ok_or("a module cannot load its second part")?;
    let table = table(&module)?;
    let base = module.tables.get(table).initial;
    grow(module.tables.get_mut(table), moved.len());
    let all: Vec<FunctionId> = module.funcs.iter().map(walrus::Function::id).collect();
    let ensure = ensure(&mut module, table, slot(base, 0)?, load);
    for (number, index) in moved.iter().enumerate() {
        let id = with_number(&all, *index)?;
        step_to(&mut module, id, table, slot(base, number)?, ensure);
    }
    for (place, index) in needed.functions.iter().enumerate() {
        let id = with_number(&all, *index)?;
        module.exports.add(&function_name(place), id);
    }
    let globals: Vec<GlobalId> = module.globals.iter().map(walrus::Global::id).collect();
    for (place, index) in needed.globals.iter().enumerate() {
        let id = globals.iter().find(|id| id.index() == *index);
        let id = id.ok_or("a global is missing")?;
        module.exports.add(&global_name(place), *id);
    }
    let tables: Vec<TableId> = module.tables.iter().map(walrus::Table::id).collect();
    for id in tables {
        module.exports.add(&table_name(id), id);
    }
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

fn with_number(all: &[FunctionId], number: usize) -> Result<FunctionId, String> {
    let found = all.iter().find(|id| id.index() == number);
    found
        .copied()
        .ok_or_else(|| "a function is missing".to_owned())
}

/// A function that loads the second part if its first slot is empty.
fn ensure(module: &mut Module, table: TableId, slot: i32, load: FunctionId) -> FunctionId {
    let mut builder = FunctionBuilder::new(&mut module.types, &[], &[]);
    let mut body = builder.func_body();
    body.i32_const(slot)
        .table_get(table)
        .instr(ir::RefIsNull {});
    body.if_else(
        None,
        |then| {
            then.call(load);
        },
        |_| {},
    );
    builder.finish(Vec::new(), &mut module.funcs)
}

/// Makes a function one that calls what is in a slot of the table, once the
/// second part is there.
fn step_to(module: &mut Module, id: FunctionId, table: TableId, slot: i32, ensure: FunctionId) {
    let ty = module.funcs.get(id).ty();
    let (parameters, results) = module.types.params_results(ty);
    let (parameters, results) = (parameters.to_vec(), results.to_vec());
    let arguments: Vec<_> = parameters.iter().map(|ty| module.locals.add(*ty)).collect();
    let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
    let mut body = builder.func_body();
    body.call(ensure);
    for argument in &arguments {
        body.local_get(*argument);
    }
    body.i32_const(slot).call_indirect(ty, table);
    let step = builder.local_func(arguments);
    module.funcs.get_mut(id).kind = FunctionKind::Local(step);
}

//! Which data each function of a linked module refers to, from the relocations
//! that the linker leaves in it (`--emit-relocs`).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use wasmparser::{
    BinaryReader, DataKind, KnownCustom, Linking, LinkingSectionReader, Name, NameSectionReader,
    Operator, Parser, Payload, RelocSectionReader, RelocationType, SymbolInfo,
};

/// A place in memory.
type Place = Range<u32>;

/// Who refers to which data. Pieces of data have numbers.
#[derive(Default)]
pub(crate) struct References {
    /// The pieces of data, by number: where they are in memory.
    pub(crate) pieces: Vec<Place>,
    /// What each function refers to, by its name in the bindings: the pieces, and
    /// the numbers in its code that are addresses in them.
    of_functions: BTreeMap<String, BTreeSet<(usize, u32)>>,
    /// What each piece refers to.
    of_pieces: BTreeMap<usize, BTreeSet<usize>>,
}

impl References {
    /// Reads the relocations of a linked module.
    pub(crate) fn read(bytes: &[u8]) -> Result<References, String> {
        let module = Linked::read(bytes).map_err(|error| error.to_string())?;
        module.references()
    }

    /// Functions with these names, which refer to nothing.
    #[cfg(test)]
    pub(crate) fn of_names(names: impl Iterator<Item = String>) -> References {
        References {
            of_functions: names.map(|name| (name, BTreeSet::new())).collect(),
            ..References::default()
        }
    }

    /// The pieces that a function needs in which these numbers are left; fails
    /// for a function that is not known.
    pub(crate) fn of_function(
        &self,
        name: &str,
        numbers: &BTreeSet<u32>,
    ) -> Result<BTreeSet<usize>, String> {
        let found = self.of_functions.get(name);
        let found = found.ok_or_else(|| format!("nothing is known of the function {name}"))?;
        let left = found.iter().filter(|(_, number)| numbers.contains(number));
        Ok(left.map(|(piece, _)| *piece).collect())
    }

    /// Everything that these pieces refer to, and themselves.
    pub(crate) fn closure(&self, pieces: BTreeSet<usize>) -> BTreeSet<usize> {
        let mut waiting: Vec<usize> = pieces.iter().copied().collect();
        let mut found = pieces;
        while let Some(piece) = waiting.pop() {
            let referred = self.of_pieces.get(&piece).into_iter().flatten();
            waiting.extend(referred.filter(|it| found.insert(**it)));
        }
        found
    }
}

/// The parts of a linked module that relocations are about.
#[derive(Default)]
struct Linked<'a> {
    symbols: Vec<SymbolInfo<'a>>,
    names: BTreeMap<u32, String>,
    /// The functions, by their places in the file.
    functions: Vec<(Range<usize>, u32)>,
    /// The segments of data: their places in the file and their addresses.
    segments: Vec<(Range<usize>, u32)>,
    /// The sections: where their contents begin in the file.
    sections: Vec<usize>,
    relocations: Vec<(u32, Vec<wasmparser::RelocationEntry>)>,
}

impl<'a> Linked<'a> {
    fn read(bytes: &'a [u8]) -> wasmparser::Result<Linked<'a>> {
        let mut module = Linked::default();
        let mut function = 0;
        for payload in Parser::new(0).parse_all(bytes) {
            let payload = payload?;
            if let Some((_, range)) = payload.as_section() {
                module.sections.push(range.start);
            }
            match payload {
                Payload::ImportSection(imports) => {
                    let is_function = |import: &wasmparser::Import<'_>| {
                        matches!(import.ty, wasmparser::TypeRef::Func(_))
                    };
                    for import in imports.into_imports() {
                        function += u32::from(is_function(&import?));
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    module.functions.push((body.range(), function));
                    function += 1;
                }
                Payload::DataSection(data) => module.read_data(data)?,
                Payload::CustomSection(section) => module.read_custom(&section)?,
                _ => {}
            }
        }
        Ok(module)
    }

    fn read_data(&mut self, data: wasmparser::DataSectionReader<'a>) -> wasmparser::Result<()> {
        for segment in data {
            let segment = segment?;
            let mut address = 0;
            if let DataKind::Active { offset_expr, .. } = segment.kind
                && let Operator::I32Const { value } = offset_expr.get_operators_reader().read()?
            {
                address = value.cast_unsigned();
            }
            let end = segment.range.end;
            let start = end - segment.data.len();
            self.segments.push((start..end, address));
        }
        Ok(())
    }

    fn read_custom(
        &mut self,
        section: &wasmparser::CustomSectionReader<'a>,
    ) -> wasmparser::Result<()> {
        let reader = || BinaryReader::new(section.data(), section.data_offset());
        match section.as_known() {
            KnownCustom::Linking(_) => {
                for part in LinkingSectionReader::new(reader())?.subsections() {
                    if let Linking::SymbolTable(symbols) = part? {
                        self.symbols = symbols.into_iter().collect::<Result<_, _>>()?;
                    }
                }
            }
            KnownCustom::Reloc(_) => {
                let section = RelocSectionReader::new(reader())?;
                let entries = section.entries().into_iter().collect::<Result<_, _>>()?;
                self.relocations.push((section.section_index(), entries));
            }
            KnownCustom::Name(_) => {
                for part in NameSectionReader::new(reader()) {
                    if let Name::Function(names) = part? {
                        for name in names {
                            let name = name?;
                            self.names.insert(name.index, in_bindings(name.name));
                        }
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn references(&self) -> Result<References, String> {
        let pieces = self.pieces();
        let numbers: BTreeMap<u32, usize> = pieces
            .iter()
            .enumerate()
            .map(|(number, (symbol, _))| (*symbol, number))
            .collect();
        let mut references = References {
            pieces: pieces.iter().map(|(_, place)| place.clone()).collect(),
            ..References::default()
        };
        for name in self.names.values() {
            references.of_functions.entry(name.clone()).or_default();
        }
        for (section, entries) in &self.relocations {
            let start = self.sections.get(*section as usize);
            let start = start.ok_or("relocations of a section that there is not")?;
            for entry in entries.iter().filter(|entry| is_address(entry.ty)) {
                let place = start + entry.offset as usize;
                if let Some(piece) = numbers.get(&entry.index) {
                    let address = references.pieces[*piece].start;
                    let address = i64::from(address).wrapping_add(entry.addend);
                    #[expect(
                        clippy::cast_possible_truncation,
                        clippy::cast_sign_loss,
                        reason = "a memory of 32 bits"
                    )]
                    self.add(&mut references, place, *piece, address as u32);
                }
            }
        }
        Ok(references)
    }

    /// The pieces of data: the number of the symbol, and the place in memory.
    fn pieces(&self) -> Vec<(u32, Place)> {
        let symbols = (0..).zip(&self.symbols);
        let pieces = symbols.filter_map(|(number, symbol)| match symbol {
            SymbolInfo::Data {
                symbol: Some(data), ..
            } => {
                let (_, address) = self.segments.get(data.index as usize)?;
                let start = address + data.offset;
                Some((number, start..start + data.size))
            }
            _ => None,
        });
        pieces.collect()
    }

    /// Notes that what stands at this place of the file is an address in a piece.
    fn add(&self, references: &mut References, place: usize, piece: usize, address: u32) {
        let at = self
            .functions
            .partition_point(|(range, _)| range.end <= place);
        if let Some((range, function)) = self.functions.get(at)
            && range.contains(&place)
        {
            let name = self.names.get(function).cloned().unwrap_or_default();
            references
                .of_functions
                .entry(name)
                .or_default()
                .insert((piece, address));
            return;
        }
        let segment = self
            .segments
            .iter()
            .find(|(range, _)| range.contains(&place));
        let Some((range, address)) = segment else {
            return;
        };
        #[expect(clippy::cast_possible_truncation, reason = "a memory of 32 bits")]
        let address = address + (place - range.start) as u32;
        // Symbols may share a place.
        for (number, known) in references.pieces.iter().enumerate() {
            if known.contains(&address) {
                references
                    .of_pieces
                    .entry(number)
                    .or_default()
                    .insert(piece);
            }
        }
    }
}

/// The name that the bindings give an exported function: without the hash at its
/// end.
fn in_bindings(name: &str) -> String {
    let is_hash = |end: &str| end.len() == 16 && end.bytes().all(|it| it.is_ascii_hexdigit());
    match name.rsplit_once('_') {
        Some((start, end)) if is_hash(end) => start.to_owned(),
        _ => name.to_owned(),
    }
}

fn is_address(ty: RelocationType) -> bool {
    matches!(
        ty,
        RelocationType::MemoryAddrLeb
            | RelocationType::MemoryAddrSleb
            | RelocationType::MemoryAddrI32
            | RelocationType::MemoryAddrRelSleb
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three pieces of data: a function refers to the first, which refers to the
    /// second; nobody refers to the third.
    fn references() -> References {
        References {
            pieces: vec![16..24, 24..32, 32..40],
            of_functions: BTreeMap::from([
                ("one".to_owned(), BTreeSet::from([(0, 20), (2, 8)])),
                ("none".to_owned(), BTreeSet::new()),
            ]),
            of_pieces: BTreeMap::from([(0, BTreeSet::from([1])), (1, BTreeSet::from([0]))]),
        }
    }

    #[test]
    fn a_function_needs_the_data_whose_addresses_are_left_in_it() {
        let references = references();
        let needed = |numbers: &[u32]| {
            let numbers = numbers.iter().copied().collect();
            references.of_function("one", &numbers).unwrap()
        };
        assert_eq!(needed(&[20, 7]), BTreeSet::from([0]));
        // An address before a piece may be part of a sum that leads into it.
        assert_eq!(needed(&[8, 20]), BTreeSet::from([0, 2]));
        assert_eq!(needed(&[]), BTreeSet::new());
        let numbers = BTreeSet::from([20]);
        assert_eq!(
            references.of_function("none", &numbers),
            Ok(BTreeSet::new())
        );
        assert!(references.of_function("another", &numbers).is_err());
    }

    #[test]
    fn data_brings_the_data_that_it_refers_to() {
        let references = references();
        let closure = references.closure(BTreeSet::from([0]));
        assert_eq!(closure, BTreeSet::from([0, 1]));
        assert_eq!(references.closure(BTreeSet::from([2])), BTreeSet::from([2]));
    }

    #[test]
    fn an_exported_name_has_no_hash_in_the_bindings() {
        assert_eq!(in_bindings("brikke_press_0123456789abcdef"), "brikke_press");
        assert_eq!(in_bindings("brikke_press"), "brikke_press");
        assert_eq!(in_bindings("a_0123456789abcdeg"), "a_0123456789abcdeg");
    }

    /// A module as a linker leaves it: an instruction has an address in the first
    /// of three pieces of data, whose first bytes are the address of the second.
    const LINKED: &str = r#"(module
      (func $one (drop (i32.const 20)))
      (func $none)
      (memory 1)
      (data (i32.const 16) "\18\00\00\00aaaabbbbbbbbcccccccc")
      (@custom "linking" (after data)
        "\02\08\16\03"
        "\01\00\01a\00\00\08"
        "\01\00\01b\00\08\08"
        "\01\00\01c\00\10\08")
      (@custom "reloc.CODE" (after data) "\03\01\04\04\00\04")
      (@custom "reloc.DATA" (after data) "\04\01\05\06\01\00")
    )"#;

    #[test]
    fn relocations_say_who_refers_to_which_data() {
        let references = References::read(&wat::parse_str(LINKED).unwrap()).unwrap();
        assert_eq!(references.pieces, [16..24, 24..32, 32..40]);
        let needed = |name| references.of_function(name, &BTreeSet::from([20]));
        assert_eq!(needed("one"), Ok(BTreeSet::from([0])));
        assert_eq!(needed("none"), Ok(BTreeSet::new()));
        let closure = references.closure(BTreeSet::from([0]));
        assert_eq!(closure, BTreeSet::from([0, 1]));
    }

    #[test]
    fn bytes_that_are_no_module_are_refused() {
        assert!(References::read(b"no module").is_err());
    }
}

//! TypeScript's view of Rust's types, as serde writes them.

use std::fmt::Write;
use std::fs;

use quote::ToTokens;
use syn::{Attribute, Field, Fields, Item, ItemEnum, ItemStruct, Type};

/// The types of these files that can be serialised.
pub(crate) fn of_files(paths: &[&str]) -> Result<String, String> {
    let mut types = String::from("// Written by `cargo xtask web` from the Rust sources.\n");
    for path in paths {
        let source = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
        let file = syn::parse_file(&source).map_err(|error| format!("{path}: {error}"))?;
        for item in file.items {
            let written = match &item {
                Item::Struct(item) if is_serialised(&item.attrs) => structure(item),
                Item::Enum(item) if is_serialised(&item.attrs) => enumeration(item),
                _ => continue,
            };
            types += &written.map_err(|problem| format!("{path}: {problem}"))?;
        }
    }
    Ok(types)
}

/// The attributes as one text, without spaces.
fn text(attributes: &[Attribute]) -> String {
    let tokens = attributes.iter().map(|it| it.to_token_stream().to_string());
    tokens.collect::<String>().replace(' ', "")
}

fn is_serialised(attributes: &[Attribute]) -> bool {
    text(attributes).contains("serde::Serialize")
}

/// The value of an attribute of serde, such as `tag`.
fn attribute(attributes: &[Attribute], name: &str) -> Option<String> {
    let text = text(attributes);
    let (_, rest) = text.split_once(&format!("{name}=\""))?;
    Some(rest.split('"').next()?.to_owned())
}

/// The first sentences of a documentation.
fn comment(attributes: &[Attribute], indent: &str) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let syn::Meta::NameValue(pair) = &attribute.meta else {
            return None;
        };
        let syn::Expr::Lit(literal) = &pair.value else {
            return None;
        };
        match &literal.lit {
            syn::Lit::Str(line) if pair.path.is_ident("doc") => Some(line.value()),
            _ => None,
        }
    });
    let lines: Vec<String> = lines.map(|line| line.trim().to_owned()).collect();
    let paragraph = lines.iter().take_while(|line| !line.is_empty());
    let words = paragraph.cloned().collect::<Vec<_>>().join(" ");
    format!("{indent}/** {words} */\n")
}

fn structure(item: &ItemStruct) -> Result<String, String> {
    let mut written = format!("\n{}", comment(&item.attrs, ""));
    let fields = fields(&item.fields, "  ")?;
    // Writing to a text cannot fail.
    let _ = write!(written, "export interface {} {{\n{fields}}}\n", item.ident);
    Ok(written)
}

fn fields(fields: &Fields, indent: &str) -> Result<String, String> {
    let mut written = String::new();
    for field in fields
        .iter()
        .filter(|it| !text(&it.attrs).contains("serde(skip)"))
    {
        let name = field.ident.as_ref().ok_or("a field without a name")?;
        written += &comment(&field.attrs, indent);
        // Writing to a text cannot fail.
        let _ = writeln!(written, "{indent}{name}: {};", of_field(field)?);
    }
    Ok(written)
}

fn of_field(field: &Field) -> Result<String, String> {
    match attribute(&field.attrs, "serialize_with") {
        Some(function) => with(&function),
        None => of_type(&field.ty),
    }
}

/// What our functions for single fields write.
fn with(function: &str) -> Result<String, String> {
    let name = function.rsplit("::").next().unwrap_or_default();
    Ok(match name {
        "text" | "language" | "clock" => "string",
        "maybe" => "string | null",
        "rank" | "decimal" => "number",
        "maybe_rank" => "number | null",
        "size" => "[number, number]",
        "square" => "[number, number] | null",
        "maybe_board" => "number[][] | null",
        _ => return Err(format!("nothing is known of serialize_with {function}")),
    }
    .to_owned())
}

fn of_type(ty: &Type) -> Result<String, String> {
    let text = ty.to_token_stream().to_string().replace(' ', "");
    if let Type::Tuple(tuple) = ty {
        let parts: Result<Vec<String>, String> = tuple.elems.iter().map(of_type).collect();
        return Ok(format!("[{}]", parts?.join(", ")));
    }
    let Type::Path(path) = ty else {
        return match text.as_str() {
            "&'staticstr" => Ok("string".to_owned()),
            _ => Err(format!("the type {text}")),
        };
    };
    let last = path.path.segments.last().ok_or("a type without a name")?;
    let inner = || {
        let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
            return Err(format!("the type {text}"));
        };
        match arguments.args.first() {
            Some(syn::GenericArgument::Type(inner)) => of_type(inner),
            _ => Err(format!("the type {text}")),
        }
    };
    Ok(match last.ident.to_string().as_str() {
        "String" => "string".to_owned(),
        "bool" => "boolean".to_owned(),
        "u8" | "u32" | "u64" | "usize" | "f32" | "f64" => "number".to_owned(),
        "Option" => format!("{} | null", inner()?),
        "Box" | "Arc" => inner()?,
        "Vec" => match inner()? {
            inner if inner.contains(' ') => format!("({inner})[]"),
            inner => format!("{inner}[]"),
        },
        name => name.to_owned(),
    })
}

fn enumeration(item: &ItemEnum) -> Result<String, String> {
    let tag = attribute(&item.attrs, "tag");
    let content = attribute(&item.attrs, "content");
    let mut variants = Vec::new();
    for variant in &item.variants {
        let name = kebab(&variant.ident.to_string());
        let Some(tag) = &tag else {
            variants.push(format!("\"{name}\""));
            continue;
        };
        let tagged = format!("{tag}: \"{name}\"");
        variants.push(match (&variant.fields, &content) {
            (Fields::Unit, _) => format!("{{ {tagged} }}"),
            (Fields::Unnamed(fields), content) => {
                let field = fields.unnamed.first().ok_or("a variant without a field")?;
                let from_variant = attribute(&variant.attrs, "serialize_with");
                let from_variant = from_variant.filter(|it| !it.ends_with("::apart"));
                let inner = from_variant.map_or_else(|| of_field(field), |it| with(&it))?;
                match content {
                    Some(content) => format!("{{ {tagged}; {content}: {inner} }}"),
                    None => format!("({{ {tagged} }} & {inner})"),
                }
            }
            (Fields::Named(_), content) => {
                let fields = fields(&variant.fields, "      ")?;
                match content {
                    Some(content) => format!("{{ {tagged}; {content}: {{\n{fields}    }} }}"),
                    None => format!("{{\n      {tagged};\n{fields}    }}"),
                }
            }
        });
    }
    let comment = comment(&item.attrs, "");
    let variants = variants.join("\n  | ");
    Ok(format!(
        "\n{comment}export type {} =\n  | {variants};\n",
        item.ident
    ))
}

/// `NewGame` as serde writes it in kebab case.
fn kebab(name: &str) -> String {
    let mut written = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !written.is_empty() {
            written.push('-');
        }
        written.extend(letter.to_lowercase());
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_those_that_serde_writes() {
        let folder = std::env::temp_dir().join(format!("web-build-{}", std::process::id()));
        let source = "
            /// A page.
            #[derive(serde::Serialize)]
            struct Page { name: Option<String>, rows: Vec<(u8, bool)>, #[serde(serialize_with = \"x::rank\")] tile: Rank }
            /// A kind.
            #[derive(serde::Serialize)]
            #[serde(tag = \"kind\", rename_all = \"kebab-case\")]
            enum Kind { NewGame(Page), Text { text: String } }
            /// A tone.
            #[derive(serde::Serialize)]
            #[serde(rename_all = \"kebab-case\")]
            enum Tone { Plain, VeryGood }
            struct Other;
        ";
        fs::write(&folder, source).expect("a file in the temporary directory");
        let types = of_files(&[&folder.display().to_string()]).expect("types");
        fs::remove_file(&folder).expect("the file is there");
        let expected = "
/** A page. */
export interface Page {
  /**  */
  name: string | null;
  /**  */
  rows: ([number, boolean])[];
  /**  */
  tile: number;
}

/** A kind. */
export type Kind =
  | ({ kind: \"new-game\" } & Page)
  | {
      kind: \"text\";
      /**  */
      text: string;
    };

/** A tone. */
export type Tone =
  | \"plain\"
  | \"very-good\";
";
        let (_, types) = types.split_once('\n').expect("a first line");
        assert_eq!(types, expected);
    }
}

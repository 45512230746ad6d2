//! The files as they are written.

use std::collections::{BTreeMap, BTreeSet};

use brikke_locale::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

/// The messages of a language by their ids, each with the names of its
/// arguments. Panics if a line cannot be read or an id is there twice.
pub(crate) fn messages(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut messages = BTreeMap::new();
    for entry in parse(language).body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            let Some(value) = message.value else {
                panic!("{language}: {id} says nothing");
            };
            let mut arguments = BTreeSet::new();
            collect(&value, &mut arguments);
            let earlier = messages.insert(id, arguments);
            assert_eq!(earlier, None, "{language}: {id} is there twice");
        }
    }
    messages
}

fn parse(language: Language) -> Resource<&'static str> {
    fluent_syntax::parser::parse(source(language))
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"))
}

pub(crate) fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../i18n/en.ftl"),
        Language::Portuguese => include_str!("../../i18n/pt.ftl"),
        Language::French => include_str!("../../i18n/fr.ftl"),
        Language::Norwegian => include_str!("../../i18n/nb.ftl"),
        Language::Chinese => include_str!("../../i18n/zh.ftl"),
    }
}

fn collect(pattern: &Pattern<&'static str>, arguments: &mut BTreeSet<&'static str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => of_expression(expression, arguments),
        }
    }
}

fn of_expression(expression: &Expression<&'static str>, arguments: &mut BTreeSet<&'static str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            for variant in variants {
                collect(&variant.value, arguments);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&'static str>, arguments: &mut BTreeSet<&'static str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name);
        }
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::MessageReference {
            attribute: None, ..
        } => {}
        other => panic!("this is more of Fluent than the messages need: {other:?}"),
    }
}

//! The language that the system speaks.

/// The locale of the system, such as `pt-BR`, where it has one.
pub fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

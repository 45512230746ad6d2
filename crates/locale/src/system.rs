//! The language that the system speaks.

/// The locale of the system, such as `pt-BR`, where it has one. On Unix it is
/// the first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
pub fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

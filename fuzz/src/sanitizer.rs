//! Options of the address sanitizer.

use std::ffi::c_char;

/// SQLite has private tables of the same name in two places, which the
/// sanitizer takes for one that is there twice.
#[unsafe(no_mangle)]
pub extern "C" fn __asan_default_options() -> *const c_char {
    c"detect_odr_violation=0".as_ptr()
}

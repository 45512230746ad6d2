//! Bytes read as choices.

/// Bytes of which each says what is chosen next. Where they end, everything
/// is the first choice.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.slice(1).first().copied().unwrap_or(0)
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    /// A number from 0 to `count` - 1.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        usize::from(self.byte()) % count
    }

    pub(crate) fn pick<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())].clone()
    }

    /// A number of any size, mostly a small one.
    pub(crate) fn number(&mut self) -> usize {
        match self.byte() {
            255 => usize::MAX,
            254 => usize::from(u16::from_le_bytes([self.byte(), self.byte()])),
            small => usize::from(small),
        }
    }

    /// So many bytes, as far as there are any.
    pub(crate) fn slice(&mut self, length: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        taken
    }

    /// A short text, with its length before it.
    pub(crate) fn text(&mut self) -> String {
        let length = self.below(64);
        String::from_utf8_lossy(self.slice(length)).into_owned()
    }
}

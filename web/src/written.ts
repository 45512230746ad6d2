// Texts that are written into fields.

/** What was written, composed: the application has no tables for that. */
export function written(event: Event): string {
  return (event.target as HTMLInputElement).value.normalize("NFC");
}

/** The option or the number that was chosen. */
export function chosen(event: Event): number {
  return Number((event.target as HTMLInputElement | HTMLSelectElement).value);
}

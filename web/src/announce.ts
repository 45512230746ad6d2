// What is said aloud, in one polite region.

let waiting: string[] = [];

/** Says a sentence. Several that come together are said together. */
export function announce(text: string): void {
  if (text === "") {
    return;
  }
  if (waiting.length === 0) {
    setTimeout(say, 50);
  }
  waiting.push(text);
}

function say(): void {
  const region = document.getElementById("announcement");
  if (region !== null) {
    // The same sentence twice is said twice.
    const text = waiting.join(" ");
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }
  waiting = [];
}

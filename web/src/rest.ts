// The second part of the application and of its messages: loaded when the board
// is there, or at once where somebody was faster.

declare const REST_WASM: string;

declare global {
  /** Loads the second part at once: the application calls it. */
  var loadRest: () => void;
}

export class Rest {
  private isThere = false;

  /** What is loaded belongs to the module with these exports; `messages` names the rest of them. */
  constructor(
    private readonly exports: WebAssembly.ModuleImports,
    public messages: string,
    private readonly takeMessages: (text: string) => void,
  ) {
    globalThis.loadRest = () => this.loadNow();
  }

  /** Loads it while nobody waits. */
  async load(): Promise<void> {
    const [module, text] = await Promise.all([
      WebAssembly.compileStreaming(fetch(url(REST_WASM))),
      fetch(url(this.messages)).then((response) => response.text()),
    ]);
    this.take(module, text);
  }

  /** Loads it while everything waits: somebody needs it before it is there. */
  private loadNow(): void {
    if (!this.isThere) {
      const bytes = Uint8Array.from(read(url(REST_WASM), "x-user-defined"), (it) => it.charCodeAt(0) & 255);
      this.take(new WebAssembly.Module(bytes), read(url(this.messages), "utf-8"));
    }
  }

  private take(module: WebAssembly.Module, text: string): void {
    if (!this.isThere) {
      this.isThere = true;
      // Its functions go into the table of the first part.
      new WebAssembly.Instance(module, { first: this.exports });
      this.takeMessages(text);
    }
  }
}

function read(address: string, charset: string): string {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType(`text/plain; charset=${charset}`);
  request.send();
  return request.responseText;
}

export function url(name: string): string {
  return new URL(name, import.meta.url).href;
}

// The players, who think in a worker so that the page never waits.

export interface Question {
  text: string;
  bytes: number[];
  request: string;
}

export type ToWorker =
  | { kind: "ask"; text: string; bytes: Uint8Array; request: string }
  | { kind: "forget"; request: string };

export interface FromWorker {
  text: string;
  bytes: Uint8Array;
}

/** The worker, from the first question on. */
export class Players {
  private worker: Worker | undefined;
  /** What is asked before the answers can be understood. */
  private held: ToWorker[] | undefined = [];

  constructor(
    private readonly url: string,
    private readonly answered: (answer: FromWorker) => void,
  ) {}

  ask({ text, bytes, request }: Question): void {
    this.send({ kind: "ask", text, bytes: Uint8Array.from(bytes), request });
  }

  forget(request: string): void {
    if (this.worker !== undefined || this.held !== undefined) {
      this.send({ kind: "forget", request });
    }
  }

  /** The second part of the application is there, which understands answers. */
  begin(): void {
    const held = this.held ?? [];
    this.held = undefined;
    if (held.some((message) => message.kind === "ask")) {
      held.forEach((message) => this.send(message));
    }
  }

  private send(message: ToWorker): void {
    if (this.held !== undefined) {
      this.held.push(message);
      return;
    }
    if (this.worker === undefined) {
      this.worker = new Worker(this.url, { type: "module" });
      this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.answered(event.data);
    }
    this.worker.postMessage(message);
  }
}

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

  constructor(
    private readonly url: string,
    private readonly answered: (answer: FromWorker) => void,
  ) {}

  ask({ text, bytes, request }: Question): void {
    this.send({ kind: "ask", text, bytes: Uint8Array.from(bytes), request });
  }

  forget(request: string): void {
    if (this.worker !== undefined) {
      this.send({ kind: "forget", request });
    }
  }

  private send(message: ToWorker): void {
    if (this.worker === undefined) {
      this.worker = new Worker(this.url, { type: "module" });
      this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.answered(event.data);
    }
    this.worker.postMessage(message);
  }
}

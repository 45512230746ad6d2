// Records in the browser's database. A write names the version that it
// replaces: where a second page was faster, nothing is written.

export interface Change {
  key: string;
  replaces: bigint | undefined;
  bytes: Uint8Array | undefined;
}

export type Outcome = "written" | "conflict" | "full" | "refused";

type StoredRecord = [key: string, bytes: Uint8Array];

const NAME = "brikke";
const RECORDS = "records";
const SETTINGS = "settings";

export class Store {
  /** What other pages are told. */
  private readonly channel = new BroadcastChannel(NAME);
  private waiting: Change[] = [];
  private work: Promise<void> = Promise.resolve();
  /** The number of writes that are under way or wait for their turn. */
  private pending = 0;

  private constructor(
    private readonly database: IDBDatabase,
    private readonly onOutcome: (outcome: Outcome) => void,
  ) {}

  /** Opens the database; refused where the browser does not allow it. */
  static async open(onOutcome: (outcome: Outcome) => void): Promise<Store> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS);
    };
    const database = await done(request);
    // A newer page may want to change the database.
    database.onversionchange = () => database.close();
    return new Store(database, onOutcome);
  }

  /** Everything that was written. */
  async read(): Promise<{ records: StoredRecord[]; settings: string }> {
    const store = this.database.transaction(RECORDS).objectStore(RECORDS);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const records: StoredRecord[] = [];
    let settings = "";
    keys.forEach((key, index) => {
      const value: unknown = values[index];
      if (key === SETTINGS) {
        settings = String(value);
      } else if (value instanceof Uint8Array) {
        records.push([String(key), value]);
      }
    });
    return { records, settings };
  }

  /** Writes changes after all that came before; what fails is tried again. */
  write(changes: Change[]): void {
    this.waiting = merged(this.waiting, changes);
    this.pending += 1;
    this.work = this.work.then(() => this.writeWaiting()).finally(() => {
      this.pending -= 1;
    });
  }

  /** True if everything is written. */
  isSettled(): boolean {
    return this.pending === 0 && this.waiting.length === 0;
  }

  /** Tries again to write what could not be written. */
  retry(): void {
    this.write([]);
  }

  private async writeWaiting(): Promise<void> {
    const changes = this.waiting;
    if (changes.length === 0) {
      return;
    }
    this.waiting = [];
    const outcome = await this.attempt(changes);
    if (outcome === "full" || outcome === "refused") {
      this.waiting = merged(changes, this.waiting);
    }
    this.onOutcome(outcome);
  }

  private async attempt(changes: Change[]): Promise<Outcome> {
    try {
      const transaction = this.database.transaction(RECORDS, "readwrite", {
        durability: "strict",
      });
      const finished = completed(transaction);
      const store = transaction.objectStore(RECORDS);
      const known = await Promise.all(changes.map(({ key }) => done(store.get(key))));
      const fits = changes.every(({ replaces }, index) => version(known[index]) === replaces);
      if (!fits) {
        finished.catch(() => undefined);
        transaction.abort();
        return "conflict";
      }
      for (const { key, bytes } of changes) {
        if (bytes === undefined) {
          store.delete(key);
        } else {
          store.put(bytes, key);
        }
      }
      await finished;
      this.channel.postMessage(changes.map(({ key, bytes }) => [key, bytes]));
      return "written";
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      return isFull ? "full" : "refused";
    }
  }

  /** Writes the settings. */
  async writeSettings(settings: string): Promise<void> {
    try {
      const transaction = this.database.transaction(RECORDS, "readwrite");
      transaction.objectStore(RECORDS).put(settings, SETTINGS);
      await completed(transaction);
    } catch {
      this.onOutcome("refused");
    }
  }

  /** Hears of records that other pages have written. */
  onChanged(heard: (records: [string, Uint8Array | undefined][]) => void): void {
    this.channel.onmessage = (event: MessageEvent<[string, Uint8Array | undefined][]>) =>
      heard(event.data);
  }

  close(): void {
    this.channel.close();
    this.database.close();
  }
}

/** Later changes over earlier ones that were not written. */
function merged(earlier: Change[], later: Change[]): Change[] {
  const changes = new Map(earlier.map((change) => [change.key, change]));
  for (const change of later) {
    const before = changes.get(change.key);
    const replaces = before === undefined ? change.replaces : before.replaces;
    changes.set(change.key, { ...change, replaces });
  }
  return [...changes.values()];
}

/** The first eight bytes of a record are its version. */
function version(record: unknown): bigint | undefined {
  if (!(record instanceof Uint8Array)) {
    return undefined;
  }
  return new DataView(record.buffer, record.byteOffset).getBigUint64(0, true);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("database"));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

// Written by `cargo xtask web` from the Rust sources.

/** A request to the page, in order. */
export type Effect =
  | {
      kind: "ask";
      /** The request, for the worker. */
      text: string;
      /** What is known of an analysis, for the worker. */
      bytes: number[];
      /** The kind of the request. */
      request: string;
    }
  | {
      kind: "forget";
      /** The kind. */
      request: string;
    }
  | {
      kind: "copy";
      /** The text. */
      text: string;
    }
  | {
      kind: "share";
      /** The sentence; empty for none. */
      text: string;
      /** The address, behind the `#`. */
      address: string;
    }
  | {
      kind: "write";
      /** Its name. */
      path: string;
      /** Its contents. */
      bytes: number[];
    }
  | {
      kind: "read";
      /** The name that was written. */
      path: string;
    }
  | {
      kind: "picture";
      /** The name of the file. */
      path: string | null;
    }
  | {
      kind: "announce";
      /** The sentence. */
      text: string;
    }
  | {
      kind: "sound";
      /** Its name. */
      sound: string;
      /** The rank of a merged tile; 0 for none. */
      rank: number;
    }
  | {
      kind: "vibrate";
      /** For so many milliseconds. */
      millis: number;
    }
  | { kind: "quit" };

// What the application asks of the page.

import type { Brikke } from "brikke";
import { makePicture } from "./picture";
import type { Effect } from "./generated/effect";
import type { Players } from "./players";
import { play } from "./sound";

export interface Surroundings {
  readonly brikke: Brikke;
  readonly players: Players;
  announce(text: string): void;
  send(tell: (brikke: Brikke, now: number) => void): void;
}

export function carryOut(effect: Effect, page: Surroundings): void {
  switch (effect.kind) {
    case "ask":
      page.players.ask(effect);
      break;
    case "forget":
      page.players.forget(effect.request);
      break;
    case "copy":
      void copy(effect.text);
      break;
    case "share":
      void share(effect.text, effect.address);
      break;
    case "write":
      download(effect.path, new Blob([Uint8Array.from(effect.bytes)]));
      later(page, (brikke, now) => brikke.file_written(effect.path, now));
      break;
    case "read":
      choose(page);
      break;
    case "picture":
      void picture(effect.path, page);
      break;
    case "announce":
      page.announce(effect.text);
      break;
    case "sound":
      play(effect.sound, effect.rank);
      break;
    case "vibrate":
      // Desktops and some phones cannot.
      navigator.vibrate?.(effect.millis);
      break;
    case "quit":
      window.close();
      break;
  }
}

/** Tells the application something after what is under way. */
function later(page: Surroundings, tell: (brikke: Brikke, now: number) => void): void {
  setTimeout(() => page.send(tell));
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is only the old way.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

/** Shares an address with the system's sheet, or copies it where there is none. */
async function share(text: string, address: string): Promise<void> {
  const url = `${location.href.split("#")[0]}#${address}`;
  const isTouched = matchMedia("(pointer: coarse)").matches;
  if (isTouched && "share" in navigator) {
    await navigator.share(text === "" ? { url } : { text, url }).catch(() => undefined);
  } else {
    await copy(text === "" ? url : `${text}\n${url}`);
  }
}

/** Offers a file to save. */
function download(path: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = path.split("/").pop() ?? "brikke";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Lets the person choose the file to read. */
function choose(page: Surroundings): void {
  const input = document.createElement("input");
  input.type = "file";
  input.onchange = async () => {
    const file = input.files?.[0];
    if (file !== undefined) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      page.send((brikke, now) => brikke.file_read(file.name, bytes, now));
    }
  };
  input.click();
}

async function picture(path: string | null, page: Surroundings): Promise<void> {
  const blob = await makePicture();
  if (blob === undefined) {
    return;
  }
  if (path === null) {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]).catch(() => undefined);
  } else {
    download(path, blob);
    page.send((brikke, now) => brikke.file_written(path, now));
  }
}

// Every page but the game: a file of its own, which is loaded when the board is
// there.

import type { Context } from "./context";
import type { Page } from "./generated/page";
import { documentPage } from "./pages/document";
import { formPage } from "./pages/form";
import { listingPage } from "./pages/listing";
import { menuPage, newGamePage } from "./pages/menu";
import { replayPage } from "./pages/replay";

/** Draws a page that is not the game. */
export function otherPage({ body, title, note }: Page, context: Context): HTMLElement | undefined {
  switch (body.kind) {
    case "menu":
      return menuPage(body, context);
    case "new-game":
      return newGamePage(body, title, context);
    case "form":
      return formPage(body, title, context);
    case "listing":
      return listingPage(body, title, context);
    case "document":
      return documentPage(body, title, context);
    case "replay":
      return replayPage(body, title, note, context);
    case "game":
      return undefined;
  }
}

import { existsSync, mkdtempSync, renameSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { engine, firefoxDownloads } from "./browser";

/** A file that a browser has saved. */
export type SavedFile = { suggestedFilename(): string; path(): Promise<string> };

/** Names of Firefox and WebKit for a file that is not complete. */
const UNFINISHED = /\.(part|wkdownload)$/;

/** Calls the listener with each file that the browser of the page saves. */
export function onDownload(page: Page, listener: (file: SavedFile) => void): void {
  // The driver of this Firefox gives downloads no id, so Playwright ignores them.
  if (engine === "firefox") watchFolder(firefoxDownloads, listener);
  else page.on("download", listener);
}

/** Calls the listener with each complete file, and moves it away from the next one of the same name. */
export function watchFolder(folder: string, listener: (file: SavedFile) => void): void {
  watch(folder, { persistent: false }, (_, name) => {
    if (!name || !isComplete(join(folder, name))) return;
    const path = join(mkdtempSync(join(folder, "complete-")), name);
    renameSync(join(folder, name), path);
    listener({ suggestedFilename: () => name, path: async () => path });
  });
}

function isComplete(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  return file !== undefined && file.isFile() && file.size > 0 && !UNFINISHED.test(path) && !existsSync(`${path}.part`);
}

import { EventEmitter } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { engine } from "./engine";

/** A file that a browser has saved. */
export type SavedFile = { suggestedFilename(): string; path(): Promise<string> };

/** Names of Firefox and WebKit for a file that is not complete. */
const UNFINISHED = /\.(part|wkdownload)$/;

const savedByFirefox = new EventEmitter<{ download: [SavedFile] }>();

/** Calls the listener with each file that the browser of the page saves. */
export function onDownload(page: Page, listener: (file: SavedFile) => void): void {
  if (engine !== "firefox") {
    page.on("download", listener);
    return;
  }
  // The driver of this Firefox gives downloads no id, so Playwright ignores them.
  savedByFirefox.on("download", listener);
  page.once("close", () => savedByFirefox.off("download", listener));
}

/** Makes the folder where the Firefox of this process saves files, until the process ends. */
export function createFirefoxDownloads(): string {
  const folder = mkdtempSync(join(tmpdir(), "firefox-downloads-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  watchFolder(folder, (file) => savedByFirefox.emit("download", file));
  return folder;
}

/** Calls the listener with each complete file, and moves it away from the next one of the same name. */
export function watchFolder(folder: string, listener: (file: SavedFile) => void): void {
  const complete = join(folder, "complete");
  mkdirSync(complete);
  watch(folder, { persistent: false }, (_, name) => {
    if (!name || !isComplete(join(folder, name))) return;
    const path = join(mkdtempSync(join(complete, "file-")), name);
    renameSync(join(folder, name), path);
    listener({ suggestedFilename: () => name, path: async () => path });
  });
}

function isComplete(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  return !!file?.isFile() && file.size > 0 && !UNFINISHED.test(path) && !existsSync(`${path}.part`);
}

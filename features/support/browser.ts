import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const isHeaded = process.env.HEADED === "1";

/** The headless shell is about twice as fast; HEADED=1 needs the full browser. */
const programs = isHeaded
  ? ["chromium", "chromium-browser", "google-chrome"]
  : ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** @param switches command line switches for Chromium, in addition to Playwright's */
export function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    headless: !isHeaded,
    slowMo: Number(process.env.SLOW_MS ?? 0),
    args: [...switches, ...(isRoot ? ["--no-sandbox"] : [])],
    // Without a path Playwright uses the browser that it has downloaded.
    ...(executablePath && { executablePath }),
  });
}

/** Returns undefined if only Playwright's download may be installed. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? programs.map(findOnPath).find(Boolean);

function findOnPath(name: string): string | undefined {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return paths.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const isHeaded = process.env.HEADED === "1";

/** The shell without a window is about twice as fast; HEADED=1 needs the whole browser. */
const programs = isHeaded
  ? ["chromium", "chromium-browser", "google-chrome"]
  : ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? programs.map(onPath).find(Boolean);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    headless: !isHeaded,
    slowMo: Number(process.env.SLOW_MS ?? 0),
    // Pages of one computer share a process: the next one finds the client's code there, already compiled.
    args: ["--process-per-site", ...(isRoot ? ["--no-sandbox"] : [])],
    // Without a path Playwright takes the browser that it downloaded itself.
    ...(executablePath && { executablePath }),
  });
}

function onPath(name: string): string | undefined {
  const places = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

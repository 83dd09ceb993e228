import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserType, chromium } from "playwright-core";
import { createFirefoxDownloads } from "./downloads";
import { type Engine, engine } from "./engine";

const isHeaded = process.env.HEADED === "1";

/** The headless shell is about twice as fast; HEADED=1 needs the full browser. */
const programs = isHeaded
  ? ["chromium", "chromium-browser", "google-chrome"]
  : ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The engines other than Chromium whose programs this computer lacks. */
export function missingEngines(): Engine[] {
  const hasWebKit = ["WebKitWebDriver", "Xvfb"].every(findOnPath);
  return [...(findFirefox() ? [] : ["firefox" as const]), ...(hasWebKit ? [] : ["webkit" as const])];
}

/** @param switches command line switches for Chromium, in addition to Playwright's */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  switch (engine) {
    case "chromium":
      return launchChromium(switches);
    case "firefox":
      return launchFirefox();
    case "webkit":
      return (await import("./webkit/browser")).launchWebKit();
  }
}

/**
 * Launches the Firefox of the system, which Playwright drives over WebDriver BiDi. The newest Playwright sends commands
 * that the extended support release does not know, so this one is as old as that Firefox.
 */
async function launchFirefox(): Promise<Browser> {
  const playwright = await import("playwright-core-of-firefox-esr");
  // The two releases of Playwright differ in types of methods that scenarios do not use.
  const firefox = playwright.firefox as unknown as BrowserType;
  const executablePath = findFirefox();
  return firefox.launch({
    channel: "moz-firefox",
    headless: !isHeaded,
    downloadsPath: createFirefoxDownloads(),
    // This Firefox cannot be asked for reduced motion by its driver.
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
    ...(executablePath && { executablePath }),
  });
}

function launchChromium(switches: readonly string[]): Promise<Browser> {
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

const findFirefox = () => process.env.FIREFOX_PATH ?? findOnPath("firefox-esr");

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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import react from "@vitejs/plugin-react";
import express from "express";
import type { Browser, CDPSession } from "playwright-core";
import { build } from "vite";
import { compressAssets } from "../../build/plugins/compress-assets";
import { launchBrowser } from "../../features/support/browser";
import { ClientFiles } from "../../mock-bank/web/client-files";
import { securityHeaders } from "../../mock-bank/web/security-headers";
import { atMost, atMostTimes, median, medians, type Row } from "./row";
import { asOnSlowPhone } from "./setting";

const RUNS = 7;

/** Compares the sign-in page with a React page with one field, visited alternately on the slow phone. */
export async function* signInRows(isSmall: boolean): AsyncGenerator<Row> {
  const folder = await buildBarePage();
  const [bareServer, server] = await Promise.all([serve(join(folder, "dist")), serve("dist")]);
  const browser = await launchBrowser();
  try {
    const visits: { bare: Marks; ours: Marks }[] = [];
    // The first round is a warm-up.
    for (let run = 0; run <= (isSmall ? 1 : RUNS); run += 1)
      visits.push({
        bare: await visit(browser, `${bareServer.url}/`),
        ours: await visit(browser, `${server.url}/login`),
      });
    const warm = visits.slice(1);
    const beside = (mark: keyof Marks) =>
      medians(warm.map(({ bare, ours }) => ({ ours: ours[mark], floor: bare[mark] })));
    const timed = (what: string, value: number) => ({ name: `slow phone: sign-in ${what}`, value, unit: "ms" });
    const [field, button] = [beside("fieldReady"), beside("buttonWorks")];
    yield atMostTimes(timed("field takes keys", field.ours), field.floor, 0.5);
    yield atMostTimes(timed("button works", button.ours), button.floor, 1.3);
    yield atMost(timed("page blocked", median(warm.map(({ ours }) => ours.blocked))), 80);
  } finally {
    await browser.close();
    bareServer.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React</title></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`;

const bareMain = `
import { useState } from "react";
import { createRoot } from "react-dom/client";
function Page() {
  const [pressed, press] = useState(false);
  return <form onSubmit={(event) => { event.preventDefault(); press(true); }}>
    <label>Username <input aria-invalid={pressed} /></label><button type="submit">Log In</button>
  </form>;
}
createRoot(document.getElementById("root")!).render(<Page />);
`;

/** Builds a React page with one field, like the client is built. Returns the folder that holds `dist`. */
async function buildBarePage(): Promise<string> {
  // Inside the project, so that the page uses the same React as the client.
  mkdirSync("reports", { recursive: true });
  const folder = mkdtempSync(join("reports", "bare-page-"));
  writeFileSync(join(folder, "index.html"), barePage);
  writeFileSync(join(folder, "main.tsx"), bareMain);
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    plugins: [react(), compressAssets()],
    build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
  });
  // Vite leaves NODE_ENV at "production", which would close the control API of banks started later.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return folder;
}

/** Serves a built folder with the bank's content policy and nothing else, so that comparisons do not include the bank. */
async function serve(folder: string) {
  const server = createServer(express().use(securityHeaders(false), new ClientFiles(folder).serve));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Milliseconds of one visit. `blocked` sums the time of tasks beyond 50 ms each, until the button works. */
type Marks = { fieldReady: number; buttonWorks: number; blocked: number };

const PATIENCE_MS = 30_000;
const LOOKS_AGAIN_MS = 250;

/** Visits a page with a new profile and so an empty cache. */
async function visit(browser: Browser, url: string): Promise<Marks> {
  const tab = await BareTab.open(browser);
  try {
    const size = { width: 375, height: 812, deviceScaleFactor: 1, mobile: false };
    await tab.send("Emulation.setDeviceMetricsOverride", size);
    await tab.send("Network.enable");
    await asOnSlowPhone(tab);
    await tab.send("Page.enable");
    const source = `globalThis.__name = (named) => named; (${watch})()`;
    await tab.send("Page.addScriptToEvaluateOnNewDocument", { source });
    await tab.send("Page.navigate", { url });
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      await sleep(LOOKS_AGAIN_MS);
      const works = await tab.evaluate<boolean>("globalThis.marks?.buttonWorks > 0");
      if (!works) continue;
      // Chromium reports a long task a little later.
      await sleep(LOOKS_AGAIN_MS);
      return await tab.evaluate<Marks>("marks");
    }
    throw new Error("The page did not load in time.");
  } finally {
    await tab.close();
  }
}

/** Runs in the page before its own scripts. Presses the button repeatedly as soon as the field is painted. */
function watch(): void {
  const marks: Marks = { fieldReady: 0, buttonWorks: 0, blocked: 0 };
  Object.assign(globalThis, { marks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (marks.buttonWorks === 0 || startTime < marks.buttonWorks) marks.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const field = document.querySelector("input");
    if (field && field.getBoundingClientRect().height > 0) setTimeout(() => (marks.fieldReady = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const press = setInterval(() => {
    if (marks.fieldReady === 0) return;
    document.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
    if (!document.querySelector("input[aria-invalid=true]")) return;
    marks.buttonWorks = performance.now();
    clearInterval(press);
  }, 10);
}

type Answer = {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
};

/**
 * A tab with a new browser profile, controlled through Chromium's protocol directly. Playwright's debugger records
 * where errors are created. React creates five of them on load, and V8 then parses React again, which customers do not
 * experience.
 */
class BareTab {
  private readonly answers = new Map<number, (answer: Answer) => void>();

  private constructor(
    private readonly browser: CDPSession,
    private readonly profile: string,
    private readonly session: string,
  ) {
    browser.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
      const answer = JSON.parse(message) as Answer;
      if (sessionId === session) this.answers.get(answer.id ?? 0)?.(answer);
    });
  }

  static async open(browser: Browser): Promise<BareTab> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send("Target.createBrowserContext");
    const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
    return new BareTab(session, browserContextId, sessionId);
  }

  /** @throws the browser's error if it rejects the command */
  async send(method: string, params: Readonly<Record<string, unknown>> = {}) {
    const id = this.answers.size + 1;
    const answered = new Promise<Answer>((resolve) => this.answers.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.browser.send("Target.sendMessageToTarget", { sessionId: this.session, message });
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** The value of an expression in the page, whose type the caller states. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result } = await this.send("Runtime.evaluate", { expression, returnByValue: true });
    return (result as { value: T }).value;
  }

  async close(): Promise<void> {
    await this.browser.send("Target.disposeBrowserContext", { browserContextId: this.profile });
    await this.browser.detach();
  }
}

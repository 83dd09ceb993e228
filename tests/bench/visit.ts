import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { BareTab } from "./bare-tab";

/** Speed of network and processor. */
export type Conditions = {
  readonly name: string;
  readonly throttle: (page: Pick<CDPSession, "send"> | BareTab) => Promise<void>;
};

export const asItIs: Conditions = { name: "this machine", throttle: async () => {} };

/** 1.6 Mbps, and milliseconds of a round trip. */
export const SLOW_PHONE = { bytesPerMs: 200, latency: 150 } as const;

/** The slow phone has a quarter of this processor. */
export const slowPhone: Conditions = {
  name: "slow phone",
  throttle: async (cdp) => {
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: SLOW_PHONE.latency,
      downloadThroughput: SLOW_PHONE.bytesPerMs * 1000,
      uploadThroughput: 750_000 / 8,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  },
};

/** Measurements of one visit with an empty cache: milliseconds, and transferred bytes of the bodies. */
export type Visit = {
  readonly painted: number;
  readonly fieldReady: number;
  readonly buttonWorks: number;
  readonly blocked: number;
  readonly bytes: number;
  readonly requests: number;
};

type Marks = { fieldReady: number; buttonWorks: number; blocked: number };

/** Visits a page with a new profile and so an empty cache. With `hasForm` false the page has no button. */
export async function visit(browser: Browser, url: string, conditions: Conditions, hasForm: boolean): Promise<Visit> {
  const tab = await BareTab.open(browser);
  try {
    await tab.send("Emulation.setDeviceMetricsOverride", {
      width: 375,
      height: 812,
      deviceScaleFactor: 1,
      mobile: false,
    });
    const traffic = await countTraffic(tab);
    await conditions.throttle(tab);
    await tab.send("Page.enable");
    await tab.send("Page.addScriptToEvaluateOnNewDocument", {
      source: `globalThis.__name = (named) => named; (${watch})()`,
    });
    await tab.send("Page.navigate", { url });
    await until(async () => performance.now() - traffic.cameAt > QUIET_MS);
    if (hasForm) await until(() => tab.evaluate<boolean>("marks.buttonWorks > 0"));
    return { ...(await tab.evaluate<Marks & { painted: number }>(MARKS)), ...traffic.counted };
  } finally {
    await tab.close();
  }
}

/** Time without network traffic after which the page counts as loaded. */
const QUIET_MS = 500;
const LOOKS_AGAIN_MS = 100;
const PATIENCE_MS = 30_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error("The page did not load in time.");
    await sleep(LOOKS_AGAIN_MS);
  }
}

const MARKS = `({ ...marks, painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0 })`;

/** Opens a page that defines the helper `__name`, which tsx adds to functions that are sent to the page. */
export async function pageIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named");
  return page;
}

async function countTraffic(tab: BareTab) {
  const traffic = { counted: { bytes: 0, requests: 0 }, cameAt: Number.POSITIVE_INFINITY };
  tab.on("Network.dataReceived", ({ encodedDataLength }) => {
    traffic.counted.bytes += Number(encodedDataLength);
    traffic.cameAt = performance.now();
  });
  tab.on("Network.responseReceived", () => {
    traffic.counted.requests += 1;
    traffic.cameAt = performance.now();
  });
  await tab.send("Network.enable");
  return traffic;
}

/**
 * Runs inside the page before its own scripts. Measures when the first field is painted and when the button first
 * works; the button is pressed repeatedly from then on. `blocked` sums the time of long tasks beyond 50 ms each until
 * then.
 */
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

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser";
import { engine } from "./engine";
import { logToConsole } from "./leak-watcher";
import { SessionOpener } from "./session-opener";
import { browserStart, browserTimeZone, desktopViewport, phoneViewport } from "./settings";

/** Timeout of Playwright for a page to respond. */
const TIMEOUT_MS = 10_000;

/** Properties that a scenario needs from its browsers. */
export type BrowserOptions = {
  readonly isOnPhone: boolean;
  readonly movesTime: boolean;
  readonly isAboutMotion: boolean;
};

/**
 * Pages of one browser context share a process, which keeps the compiled code in memory. Chromium uses that cache only
 * with script streaming off and without its code cache on disk.
 * Chromium applies only the last `--disable-features`. The list therefore starts with those features of Playwright's
 * own list that matter here.
 */
const SWITCHES = [
  "--process-per-site",
  "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,PaintHolding,ScriptStreaming,BackgroundResourceFetch",
  "--v8-cache-options=none",
];

/**
 * A pool of browser contexts that are cleared and reused. A reused context starts no new process and has
 * the client's code compiled. Desktop contexts ask for reduced motion, because an animation renders about twenty
 * frames. Both together save a quarter of a scenario's time. Phone contexts keep motion.
 */
export class BrowserContextPool {
  /** Contexts ready for reuse or still being cleared; undefined if clearing failed. */
  private readonly idle: Record<"desktop" | "phone", Promise<BrowserContext | undefined>[]> = {
    desktop: [],
    phone: [],
  };

  private constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  /** @param address address of the bank, or a promise of it */
  static async start(address: string | Promise<string>): Promise<BrowserContextPool> {
    const [browser, bank] = await Promise.all([launchBrowser(SWITCHES), address]);
    return new BrowserContextPool(browser, bank);
  }

  async acquire(options: BrowserOptions): Promise<BrowserContext> {
    const reused = isReusable(options) ? await this.idle[deviceOf(options)].shift() : undefined;
    return reused ?? this.create(options);
  }

  openPage(context: BrowserContext): Promise<Page> {
    return SessionOpener.of(context).openTab();
  }

  /**
   * Clears the contexts while the next scenario begins.
   * @param canReuse false closes the contexts, because a failed scenario leaves an unknown state. Contexts with a moved
   * clock are closed too, since the clock cannot be reset.
   */
  async release(contexts: Iterable<BrowserContext>, options: BrowserOptions, canReuse: boolean): Promise<void> {
    for (const context of new Set(contexts)) {
      if (canReuse && isReusable(options)) this.idle[deviceOf(options)].push(this.clear(context));
      else await context.close();
    }
  }

  /** Closes the browser after all contexts have been cleared. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.idle).flat());
    await this.browser.close();
  }

  private async create({ isOnPhone, movesTime, isAboutMotion }: BrowserOptions): Promise<BrowserContext> {
    const device: BrowserContextOptions = isOnPhone
      ? { viewport: phoneViewport, ...(engine === "chromium" && { hasTouch: true, isMobile: true }) }
      : { viewport: desktopViewport, reducedMotion: isAboutMotion ? "no-preference" : "reduce" };
    const region = { locale: "en-GB", timezoneId: browserTimeZone, baseURL: this.address };
    const context = await this.browser.newContext({ ...device, ...region });
    context.setDefaultTimeout(TIMEOUT_MS);
    await logToConsole(context);
    if (movesTime) await context.clock.install({ time: browserStart });
    await SessionOpener.install(context);
    return context;
  }

  private async clear(context: BrowserContext): Promise<BrowserContext | undefined> {
    try {
      await SessionOpener.of(context).clear();
      return context;
    } catch (error) {
      console.warn("A browser context could not be cleared and is not reused:", error);
      return undefined;
    }
  }
}

function isReusable({ movesTime, isAboutMotion }: BrowserOptions): boolean {
  return !(movesTime || isAboutMotion);
}

function deviceOf({ isOnPhone }: BrowserOptions): "desktop" | "phone" {
  return isOnPhone ? "phone" : "desktop";
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser";
import { logTitles } from "./leak-watcher";
import { SessionOpener } from "./session-opener";
import { computerStart, computerTimeZone, desktop, phone } from "./settings";

/** Timeout of Playwright for a page to respond. */
const PATIENCE_MS = 10_000;

/** Properties that a scenario needs from its browsers. */
export type BrowserNeeds = {
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
 * A pool of browser contexts ("computers") that are cleared and reused. A reused context starts no new process and has
 * the client's code compiled. Desktop contexts ask for reduced motion, because an animation renders about twenty
 * frames. Both together save a quarter of a scenario's time. Phone contexts keep motion.
 */
export class Computers {
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
  static async at(address: string | Promise<string>): Promise<Computers> {
    const [browser, bank] = await Promise.all([launchBrowser(SWITCHES), address]);
    return new Computers(browser, bank);
  }

  async acquire(needs: BrowserNeeds): Promise<BrowserContext> {
    const again = isUsual(needs) ? await this.idle[kindOf(needs)].shift() : undefined;
    return again ?? this.create(needs);
  }

  openPage(computer: BrowserContext): Promise<Page> {
    return SessionOpener.of(computer).openTab();
  }

  /**
   * Clears the contexts while the next scenario begins.
   * @param isSound false closes the contexts, because a failed scenario leaves an unknown state. Contexts with a moved
   * clock are closed too, since the clock cannot be reset.
   */
  async release(computers: Iterable<BrowserContext>, needs: BrowserNeeds, isSound: boolean): Promise<void> {
    for (const computer of new Set(computers)) {
      if (isSound && isUsual(needs)) this.idle[kindOf(needs)].push(this.cleared(computer));
      else await computer.close();
    }
  }

  /** Closes the browser after all contexts have been cleared. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.idle).flat());
    await this.browser.close();
  }

  private async create({ isOnPhone, movesTime, isAboutMotion }: BrowserNeeds): Promise<BrowserContext> {
    const kind: BrowserContextOptions = isOnPhone
      ? { viewport: phone, hasTouch: true, isMobile: true }
      : { viewport: desktop, reducedMotion: isAboutMotion ? "no-preference" : "reduce" };
    const place = { locale: "en-GB", timezoneId: computerTimeZone, baseURL: this.address };
    const computer = await this.browser.newContext({ ...kind, ...place });
    computer.setDefaultTimeout(PATIENCE_MS);
    await logTitles(computer);
    if (movesTime) await computer.clock.install({ time: computerStart });
    await SessionOpener.install(computer);
    return computer;
  }

  private async cleared(computer: BrowserContext): Promise<BrowserContext | undefined> {
    try {
      await SessionOpener.of(computer).clear();
      return computer;
    } catch (error) {
      console.warn("A browser context could not be cleared and is not reused:", error);
      return undefined;
    }
  }
}

function isUsual({ movesTime, isAboutMotion }: BrowserNeeds): boolean {
  return !(movesTime || isAboutMotion);
}

function kindOf({ isOnPhone }: BrowserNeeds): "desktop" | "phone" {
  return isOnPhone ? "phone" : "desktop";
}

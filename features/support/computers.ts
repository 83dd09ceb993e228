import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { tellTitles } from "./discretion";
import { desktop, phone, scenarioStart } from "./settings";

/** What a person waits for a page to answer before giving up. */
const PATIENCE_MS = 10_000;

/** What a story needs of the computers in it. */
export type Needs = { readonly isOnPhone: boolean; readonly movesTime: boolean };

/** In the page's own words: all that a page of the bank can leave behind for the next one. */
const WIPE = `(async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const deleted = indexedDB.deleteDatabase(name);
      deleted.onsuccess = resolve;
      deleted.onerror = deleted.onblocked = reject;
    });
})()`;

/**
 * The computers that people sit at. One that is given back is wiped and lent again: its browser has the client's code already, as it
 * has for whoever works with it every day, and no process of its own to start. That is a fifth of what a scenario costs.
 */
export class Computers {
  private readonly idle: Record<"desktop" | "phone", BrowserContext[]> = { desktop: [], phone: [] };
  private readonly keepers = new WeakMap<BrowserContext, Page>();

  constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  async lend(needs: Needs): Promise<BrowserContext> {
    return (needs.movesTime ? undefined : this.idle[kindOf(needs)].pop()) ?? this.buy(needs);
  }

  /** @param isSound false: nobody knows what is left on it. A browser whose clock was moved cannot be given the right time again. */
  async takeBack(computers: Iterable<BrowserContext>, needs: Needs, isSound: boolean): Promise<void> {
    const isLentAgain = isSound && !needs.movesTime;
    await Promise.all(
      Array.from(new Set(computers), async (computer) => {
        if (!isLentAgain) return computer.close();
        await this.wipe(computer);
        this.idle[kindOf(needs)].push(computer);
      }),
    );
  }

  private async buy({ isOnPhone, movesTime }: Needs): Promise<BrowserContext> {
    const size: BrowserContextOptions = isOnPhone
      ? { viewport: phone, hasTouch: true, isMobile: true }
      : { viewport: desktop };
    const locale = { reducedMotion: "reduce" as const, locale: "en-GB", timezoneId: "Africa/Accra" };
    const computer = await this.browser.newContext({ ...size, ...locale, baseURL: this.address });
    computer.setDefaultTimeout(PATIENCE_MS);
    await tellTitles(computer);
    if (movesTime) await computer.clock.install({ time: scenarioStart });
    return computer;
  }

  private async wipe(computer: BrowserContext): Promise<void> {
    const keeper = this.keepers.get(computer) ?? (await this.openKeeper(computer));
    const others = computer.pages().filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    await keeper.evaluate(WIPE);
    await computer.clearCookies();
  }

  /** A page without a script that stays open, and with it the process that all pages of the computer share. */
  private async openKeeper(computer: BrowserContext): Promise<Page> {
    const keeper = await computer.newPage();
    await keeper.goto("/healthz");
    this.keepers.set(computer, keeper);
    return keeper;
  }
}

function kindOf({ isOnPhone }: Needs): "desktop" | "phone" {
  return isOnPhone ? "phone" : "desktop";
}

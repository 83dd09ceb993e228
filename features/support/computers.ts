import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser";
import { tellTitles } from "./discretion";
import { Keeper } from "./keeper";
import { computerStart, computerTimeZone, desktop, phone } from "./settings";

/** What a person waits for a page to answer before giving up. */
const PATIENCE_MS = 10_000;

/** What a story needs of the computers in it. */
export type Needs = { readonly isOnPhone: boolean; readonly movesTime: boolean; readonly isAboutMotion: boolean };

/**
 * Pages of one computer share a process, where the client's code lies compiled. Chromium looks for it there only if it does not compile what
 * arrives while it arrives, and has no other day to keep it for. Of such lists it heeds the last: what Playwright's own turns off that
 * matters here stands first.
 */
const SWITCHES = [
  "--process-per-site",
  "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,PaintHolding,ScriptStreaming,BackgroundResourceFetch",
  "--v8-cache-options=none",
];

/**
 * The computers that people sit at. One that is given back is wiped and lent again: its browser has the client's code already, as it
 * has for whoever works with it every day, and no process of its own to start. At a desk people have asked for less motion: what fades
 * in is drawn once instead of twenty times. Phones move. Together that is a quarter of what a scenario costs.
 */
export class Computers {
  /** Being wiped, or already; undefined is one that could not be. */
  private readonly idle: Record<"desktop" | "phone", Promise<BrowserContext | undefined>[]> = {
    desktop: [],
    phone: [],
  };

  private constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  /** @param address of the bank, known once it is there */
  static async at(address: string | Promise<string>): Promise<Computers> {
    const [browser, bank] = await Promise.all([launchBrowser(SWITCHES), address]);
    return new Computers(browser, bank);
  }

  async lend(needs: Needs): Promise<BrowserContext> {
    const again = isUsual(needs) ? await this.idle[kindOf(needs)].shift() : undefined;
    return again ?? this.buy(needs);
  }

  openPage(computer: BrowserContext): Promise<Page> {
    return Keeper.of(computer).openTab();
  }

  /**
   * They are wiped while the next story begins.
   * @param isSound false: nobody knows what is left on it. Neither is a browser kept whose clock was moved: it has no way back.
   */
  async takeBack(computers: Iterable<BrowserContext>, needs: Needs, isSound: boolean): Promise<void> {
    for (const computer of new Set(computers)) {
      if (isSound && isUsual(needs)) this.idle[kindOf(needs)].push(this.wiped(computer));
      else await computer.close();
    }
  }

  /** Once none is being wiped any more. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.idle).flat());
    await this.browser.close();
  }

  private async buy({ isOnPhone, movesTime, isAboutMotion }: Needs): Promise<BrowserContext> {
    const kind: BrowserContextOptions = isOnPhone
      ? { viewport: phone, hasTouch: true, isMobile: true }
      : { viewport: desktop, reducedMotion: isAboutMotion ? "no-preference" : "reduce" };
    const place = { locale: "en-GB", timezoneId: computerTimeZone, baseURL: this.address };
    const computer = await this.browser.newContext({ ...kind, ...place });
    computer.setDefaultTimeout(PATIENCE_MS);
    await tellTitles(computer);
    if (movesTime) await computer.clock.install({ time: computerStart });
    await Keeper.moveInto(computer);
    return computer;
  }

  private async wiped(computer: BrowserContext): Promise<BrowserContext | undefined> {
    try {
      await Keeper.of(computer).tidyUp();
      return computer;
    } catch (error) {
      console.warn("A browser could not be wiped, and is not lent again:", error);
      return undefined;
    }
  }
}

function isUsual({ movesTime, isAboutMotion }: Needs): boolean {
  return !(movesTime || isAboutMotion);
}

function kindOf({ isOnPhone }: Needs): "desktop" | "phone" {
  return isOnPhone ? "phone" : "desktop";
}

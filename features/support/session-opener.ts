import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { BankControl } from "./bank-control";
import { engine } from "./engine";

const PAGE = "/trainer/open-as";
/** A page with the bank's origin and without scripts. */
const PLAIN_PAGE = "/healthz";
/** The name under which the client stores the browser's id in `localStorage`. */
const DEVICE_KEY = "device";

/**
 * The page "open as" asks its opener for a session. This script makes the page its own opener. It then returns the
 * session data sealed for the tab instead of opening the workspace. Written as a string, because a function would be
 * compiled for Node.
 */
const SCRIPT = `if (location.pathname === ${JSON.stringify(PAGE)}) {
  window.opener = window;
  const deviceId = new Promise((resolve) => addEventListener("message", ({ data }) => data.deviceId && resolve(data.deviceId)));
  window.sessionOpener = {
    deviceId: () => deviceId,
    async signIn(reply) {
      const done = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      postMessage({ ...reply, path: location.pathname + "#" + performance.now() }, location.origin);
      await Promise.race([done, new Promise((_, fail) => setTimeout(() => fail(new Error(document.body.innerText)), 10_000))]);
      const sealed = { ...sessionStorage };
      sessionStorage.clear();
      return sealed;
    },
    /**
     * Removes all data of a scenario except the device id, so that the bank still recognises the browser. Keys in the
     * client's key store remain: the texts that they decrypt are gone.
     */
    wipe() {
      sessionStorage.clear();
      for (const name of Object.keys(localStorage)) if (name !== ${JSON.stringify(DEVICE_KEY)}) localStorage.removeItem(name);
    },
  };
}`;

const openers = new WeakMap<BrowserContext, SessionOpener>();

/**
 * A page of a browser context that stays open between scenarios. It keeps the shared process alive and signs people in
 * with the client's own call, like the trainer console. This skips the sign-in form.
 */
export class SessionOpener {
  private constructor(private readonly page: Page) {}

  static async install(context: BrowserContext): Promise<void> {
    openers.set(context, await SessionOpener.openIn(context));
  }

  static of(context: BrowserContext): SessionOpener {
    const opener = openers.get(context);
    assert.ok(opener, "This browser context has no page that opens sessions");
    return opener;
  }

  /**
   * Signs the user in at that tab and opens the path there. Opens a temporary page for it in contexts without one.
   * @returns the one-time code of the sign-in
   */
  static async signIn(tab: Page, bank: BankControl, username: string, path: string): Promise<string> {
    const opener = openers.get(tab.context());
    if (opener) return opener.signIn(tab, bank, username, path);
    const temporary = await SessionOpener.openIn(tab.context());
    await tab.goto(PLAIN_PAGE);
    const code = await temporary.signIn(tab, bank, username, path);
    await temporary.page.close();
    return code;
  }

  /** Opens a tab that starts in the shared process and with the bank's origin. */
  async openTab(): Promise<Page> {
    if (engine === "webkit") return this.openTabByDriver();
    const opened = this.page.context().waitForEvent("page");
    await this.page.evaluate("window.open('about:blank').opener = null");
    return opened;
  }

  /** Opens a tab with the bank's origin. WebKit blocks windows that a script opens. */
  private async openTabByDriver(): Promise<Page> {
    const page = await this.page.context().newPage();
    await page.goto(PLAIN_PAGE);
    return page;
  }

  /** Closes all other tabs and clears their data. */
  async clear(): Promise<void> {
    const context = this.page.context();
    await Promise.all(context.pages().map((page) => (page === this.page ? undefined : page.close())));
    await this.page.evaluate("sessionOpener.wipe()");
    await context.clearCookies();
  }

  private async signIn(tab: Page, bank: BankControl, username: string, path: string): Promise<string> {
    const { code, ...candidate } = await bank.signIn(
      username,
      await this.page.evaluate<string>("sessionOpener.deviceId()"),
    );
    const reply = JSON.stringify({ candidate, code });
    const sealed = await this.page.evaluate<Record<string, string>>(`sessionOpener.signIn(${reply})`);
    await tab.evaluate((entries) => void Object.assign(sessionStorage, entries), sealed);
    await tab.goto(path);
    return code;
  }

  private static async openIn(context: BrowserContext): Promise<SessionOpener> {
    const page = await context.newPage();
    await page.addInitScript({ content: SCRIPT });
    await page.goto(PAGE);
    await page.evaluate("sessionOpener.deviceId()");
    return new SessionOpener(page);
  }
}

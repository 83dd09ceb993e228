import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { BankControl } from "./bank-control";

const PAGE = "/trainer/open-as";
/** A page with the bank's origin and without scripts. */
const PLAIN_PAGE = "/healthz";

/**
 * The page "open as" asks its opener for a session. This script makes the page its own opener. It then returns the
 * session data sealed for the tab instead of opening the workspace. Written as a string, because a function would be
 * compiled for Node.
 */
const SCRIPT = `if (location.pathname === ${JSON.stringify(PAGE)}) {
  const DATABASE = "corporate-banking", STORE = "keys";
  const settled = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = asked.oncomplete = () => resolve(asked.result);
    asked.onerror = asked.onabort = () => reject(asked.error);
  });
  const keys = async (mode, use) => {
    const database = await settled(indexedDB.open(DATABASE));
    const transaction = database.transaction(STORE, mode);
    const done = settled(transaction);
    const used = await use(transaction.objectStore(STORE));
    await done;
    database.close();
    return used;
  };
  window.opener = window;
  const asked = new Promise((answer) => addEventListener("message", ({ data }) => data.deviceId && answer(data.deviceId)));
  /** Keys that encrypt the device id. */
  const own = asked.then(() => keys("readonly", (store) => Promise.all([settled(store.getAllKeys()), settled(store.getAll())])));
  window.sessionOpener = {
    async deviceId() {
      await own;
      return asked;
    },
    async signIn(reply) {
      const done = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      postMessage({ ...reply, path: location.pathname + "#" + performance.now() }, location.origin);
      await Promise.race([done, new Promise((_, fail) => setTimeout(() => fail(new Error(document.body.innerText)), 10_000))]);
      const sealed = { ...sessionStorage };
      sessionStorage.clear();
      return sealed;
    },
    /** Removes all data of a scenario except the device id, so that the bank still recognises the browser. */
    async wipe() {
      sessionStorage.clear();
      for (const name of Object.keys(localStorage)) if (name !== "device") localStorage.removeItem(name);
      const [names, values] = await own;
      await keys("readwrite", (store) => {
        store.clear();
        names.forEach((name, at) => store.put(values[at], name));
      });
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

  static async install(computer: BrowserContext): Promise<void> {
    openers.set(computer, await SessionOpener.at(computer));
  }

  static of(computer: BrowserContext): SessionOpener {
    const opener = openers.get(computer);
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
    const temporary = await SessionOpener.at(tab.context());
    await tab.goto(PLAIN_PAGE);
    const code = await temporary.signIn(tab, bank, username, path);
    await temporary.page.close();
    return code;
  }

  /** Opens a tab that starts in the shared process and with the bank's origin. */
  async openTab(): Promise<Page> {
    const opened = this.page.context().waitForEvent("page");
    await this.page.evaluate("window.open('about:blank').opener = null");
    return opened;
  }

  /** Closes all other tabs and clears their data. */
  async clear(): Promise<void> {
    const computer = this.page.context();
    await Promise.all(computer.pages().map((page) => (page === this.page ? undefined : page.close())));
    await this.page.evaluate("sessionOpener.wipe()");
    await computer.clearCookies();
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

  private static async at(computer: BrowserContext): Promise<SessionOpener> {
    const page = await computer.newPage();
    await page.addInitScript({ content: SCRIPT });
    await page.goto(PAGE);
    await page.evaluate("sessionOpener.deviceId()");
    return new SessionOpener(page);
  }
}

import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { BankControl } from "./bank-control";

const PAGE = "/trainer/open-as";
/** Of the bank's address, and without a script. */
const PLAIN_PAGE = "/healthz";

/**
 * The page asks whoever opened it for a code; here it opened itself, and instead of going on as that person it hands over what the client
 * has sealed for the tab. In the page's own words: a function would be compiled for Node.
 */
const KEEPER = `if (location.pathname === ${JSON.stringify(PAGE)}) {
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
  /** What its device is sealed with. */
  const own = asked.then(() => keys("readonly", (store) => Promise.all([settled(store.getAllKeys()), settled(store.getAll())])));
  window.keeper = {
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
    /** What a story has left behind, but for the device: this browser stays the one that the bank knows. */
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

const keepers = new WeakMap<BrowserContext, Keeper>();

/**
 * The page of a computer that stays open from story to story. All other pages share its process, and it signs people in as the trainer
 * console does: by the client's own call, without the form before it and the pages between.
 */
export class Keeper {
  private constructor(private readonly page: Page) {}

  static async moveInto(computer: BrowserContext): Promise<void> {
    keepers.set(computer, await Keeper.at(computer));
  }

  static of(computer: BrowserContext): Keeper {
    const keeper = keepers.get(computer);
    assert.ok(keeper, "This computer has no keeper");
    return keeper;
  }

  /**
   * Signed in at that tab, which goes straight to the path. A browser without a keeper has one for this alone.
   * @returns the code that was used
   */
  static async signIn(tab: Page, bank: BankControl, username: string, path: string): Promise<string> {
    const keeper = keepers.get(tab.context());
    if (keeper) return keeper.signIn(tab, bank, username, path);
    const passing = await Keeper.at(tab.context());
    await tab.goto(PLAIN_PAGE);
    const code = await passing.signIn(tab, bank, username, path);
    await passing.page.close();
    return code;
  }

  /** A tab, which has a process at once, and is of the bank's address before it shows anything. */
  async openTab(): Promise<Page> {
    const opened = this.page.context().waitForEvent("page");
    await this.page.evaluate("window.open('about:blank').opener = null");
    return opened;
  }

  /** All other tabs are closed, and nothing is left of them. */
  async tidyUp(): Promise<void> {
    const computer = this.page.context();
    await Promise.all(computer.pages().map((page) => (page === this.page ? undefined : page.close())));
    await this.page.evaluate("keeper.wipe()");
    await computer.clearCookies();
  }

  private async signIn(tab: Page, bank: BankControl, username: string, path: string): Promise<string> {
    const { code, ...candidate } = await bank.signIn(username, await this.page.evaluate<string>("keeper.deviceId()"));
    const reply = JSON.stringify({ candidate, code });
    const sealed = await this.page.evaluate<Record<string, string>>(`keeper.signIn(${reply})`);
    await tab.evaluate((entries) => void Object.assign(sessionStorage, entries), sealed);
    await tab.goto(path);
    return code;
  }

  private static async at(computer: BrowserContext): Promise<Keeper> {
    const page = await computer.newPage();
    await page.addInitScript({ content: KEEPER });
    await page.goto(PAGE);
    await page.evaluate("keeper.deviceId()");
    return new Keeper(page);
  }
}

import type { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { InPage } from "./in-page/start";
import { keysOf } from "./keys";
import {
  byLabel,
  byRole,
  bySelector,
  byText,
  locatorOf,
  type RoleOptions,
  type Tab,
  type TextOptions,
} from "./locator";
import { onlyOffered } from "./only-offered";
import type { Query, Step } from "./query";
import { readTree } from "./read-tree";
import type { RelayedCall } from "./relay";
import type { WebDriver } from "./web-driver";

/** Exists in the page, where some functions below run. */
declare const inPage: InPage;

/** The part of the browser that its tabs use. */
export interface TabOwner {
  readonly events: EventEmitter;
  /** A folder for files that exists as long as the browser. */
  readonly folder: string;
  /** The origin of pages: the bank, as the browser sees it. */
  readonly origin: string;
  asContext(): BrowserContext;
  /** Runs commands in a tab, after those before them. */
  inTab<Value>(handle: string, use: (driver: WebDriver) => Promise<Value>): Promise<Value>;
  closeTab(handle: string): Promise<void>;
  /** Milliseconds since the last call; 0 while one is not answered. */
  quietFor(): number;
  nextCall(isMeant: (call: RelayedCall) => boolean): Promise<RelayedCall>;
  addInitScript(script: { readonly content: string }): Promise<void>;
}

/** As long as Playwright's timeout in the other engines. */
const TIMEOUT_MS = 10_000;
const ASK_AGAIN_MS = 30;
/** Time without a call after which a page is at rest. */
const QUIET_MS = 100;

/** The answer of a script in the page; `early` if it may succeed later. */
type Answer<Value> = { readonly address: string } & (
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "early" | "error"; readonly error: string }
);

/** A script that ends with its page may succeed in the next one. */
const asEarly = (error: unknown): { readonly kind: "early"; readonly error: string } => ({
  kind: "early",
  error: String(error),
});

/** A tab of WebKit: the part of Playwright's pages that scenarios use. */
export class WebKitPage implements Tab {
  private size: { width: number; height: number } | null = null;
  private address = "about:blank";
  private readonly listeners: { readonly event: string; readonly listener: (given: unknown) => void }[] = [];
  private readonly offered: Page;

  constructor(
    readonly owner: TabOwner,
    private readonly handle: string,
  ) {
    this.offered = onlyOffered("Page", this);
  }

  asPage(): Page {
    return this.offered;
  }

  context(): BrowserContext {
    return this.owner.asContext();
  }

  /** The address that the driver reported with the last command. */
  url(): string {
    return this.address;
  }

  viewportSize() {
    return this.size;
  }

  on(event: string, listener: (given: unknown) => void): void {
    this.owner.events.on(event, listener);
    this.listeners.push({ event, listener });
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.find(byRole(role, options));
  }

  getByText(text: string | RegExp, options?: TextOptions): Locator {
    return this.find(byText(text, options));
  }

  getByLabel(text: string | RegExp, options?: TextOptions): Locator {
    return this.find(byLabel(text, options));
  }

  locator(selector: string): Locator {
    return this.find(bySelector(selector));
  }

  readonly keyboard = {
    press: (keys: string) => this.strike([keysOf(keys)]),
    type: (text: string) => this.strike([...text].map((character) => [character])),
  };

  async goto(address: string): Promise<void> {
    const url = new URL(address, this.owner.origin).href;
    await this.owner.inTab(this.handle, (driver) => driver.post("/url", { url }));
    await this.locate();
  }

  async reload(): Promise<void> {
    await this.owner.inTab(this.handle, (driver) => driver.post("/refresh"));
    await this.locate();
  }

  async goBack(): Promise<void> {
    await this.owner.inTab(this.handle, (driver) => driver.post("/back"));
    await this.locate();
  }

  async close(): Promise<void> {
    for (const { event, listener } of this.listeners) this.owner.events.off(event, listener);
    await this.owner.closeTab(this.handle);
  }

  content(): Promise<string> {
    return this.evaluate(() => document.documentElement.outerHTML);
  }

  async addInitScript(script: { readonly content: string }): Promise<void> {
    await this.owner.addInitScript(script);
  }

  async evaluate<Value, Given>(run: string | ((given: Given) => Value), given?: Given): Promise<Awaited<Value>> {
    const answer = await this.run<Awaited<Value>>(typeof run === "string" ? functionOf(run) : String(run), [given]);
    if (answer.kind === "value") return answer.value;
    throw new Error(answer.error);
  }

  async waitForFunction<Given>(isTrue: (given: Given) => unknown, given?: Given): Promise<void> {
    await this.callSource(`(given) => inPage.waitUntil((${isTrue})(given))`, [given]);
  }

  async waitForURL(isReached: (address: URL) => boolean): Promise<void> {
    await this.until("another address", async () => {
      await this.locate();
      return isReached(new URL(this.address));
    });
  }

  /** Waits for a time without calls. The name of the state is ignored. */
  async waitForLoadState(): Promise<void> {
    await this.until("the page to rest", async () => this.owner.quietFor() >= QUIET_MS);
  }

  waitForResponse(isMeant: (response: { url(): string }) => boolean): Promise<unknown> {
    return this.owner.nextCall(isMeant);
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    this.size = size;
    await this.owner.inTab(this.handle, async (driver) => {
      const [width = 0, height = 0] = await driver.post<number[]>("/execute/sync", {
        script: "return [outerWidth - innerWidth, outerHeight - innerHeight]",
        args: [],
      });
      await driver.post("/window/rect", { width: size.width + width, height: size.height + height });
    });
    await this.until(
      `a viewport of ${size.width} x ${size.height}`,
      async () => (await this.evaluate(() => `${innerWidth} x ${innerHeight}`)) === `${size.width} x ${size.height}`,
    );
  }

  /** Does nothing: all pages are asked for reduced motion. */
  async emulateMedia(): Promise<void> {}

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.owner.inTab(this.handle, (driver) => driver.get<string>("/screenshot")), "base64");
  }

  call<Given extends unknown[], Value>(run: (...given: Given) => Value, ...given: Given): Promise<Awaited<Value>> {
    return this.callSource(String(run), given);
  }

  async callSource<Value>(source: string, given: readonly unknown[], timeout = TIMEOUT_MS): Promise<Value> {
    const end = Date.now() + timeout;
    for (;;) {
      const answer = await this.run<Value>(source, given).catch(asEarly);
      if (answer.kind === "value") return answer.value;
      if (answer.kind === "error" || Date.now() > end)
        throw new Error(`${answer.error}: ${JSON.stringify(given)} at ${this.address}`);
      await setTimeout(ASK_AGAIN_MS);
    }
  }

  async press(point: { readonly x: number; readonly y: number }, times: number): Promise<void> {
    const clicks = Array.from({ length: times }, () => [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
    await this.act({
      type: "pointer",
      id: "mouse",
      actions: [{ type: "pointerMove", ...point, duration: 0 }, ...clicks.flat()],
    });
  }

  async typeInto(query: Query, text: string): Promise<void> {
    await this.owner.inTab(this.handle, async (driver) => {
      const script = "return inPage.one(arguments[0])";
      const [element] = Object.values(
        await driver.post<Record<string, string>>("/execute/sync", { script, args: [query] }),
      );
      await driver.post(`/element/${element}/value`, { text });
    });
  }

  readTree(query: Query): Promise<string> {
    return this.owner.inTab(this.handle, (driver) => readTree(driver, query));
  }

  /** Strikes chords of keys, one after another. */
  private async strike(chords: readonly (readonly string[])[]): Promise<void> {
    const actions = chords.flatMap((keys) => [
      ...keys.map((value) => ({ type: "keyDown", value })),
      ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
    await this.act({ type: "key", id: "keyboard", actions });
  }

  private act(source: object): Promise<unknown> {
    return this.owner.inTab(this.handle, (driver) => driver.post("/actions", { actions: [source] }));
  }

  private find(step: Step): Locator {
    return locatorOf(this, [step]);
  }

  private async locate(): Promise<void> {
    await this.run("() => null", []);
  }

  private async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    while (!(await isTrue())) {
      if (Date.now() > end) throw new Error(`Timed out after ${TIMEOUT_MS / 1000} s: ${what}`);
      await setTimeout(ASK_AGAIN_MS);
    }
  }

  private async run<Value>(source: string, given: readonly unknown[]): Promise<Answer<Value>> {
    const parameters = { script: `const run = ${source}; ${SCRIPT}`, args: given };
    const answer = await this.owner.inTab(this.handle, (driver) =>
      driver.post<Answer<Value>>("/execute/async", parameters),
    );
    this.address = answer.address;
    return answer;
  }
}

/** Makes a function of an expression, or of a program, which ends with a semicolon. */
const functionOf = (code: string): string => (/;\s*$/.test(code) ? `() => { ${code} }` : `() => (${code})`);

/** Calls `run` in the page. The compiler of tests names functions by `__name`, which pages lack. */
const SCRIPT = `
  const done = arguments[arguments.length - 1];
  const given = [...arguments].slice(0, -1);
  const end = (answer) => done({ ...answer, address: location.href });
  const __name = (named) => named;
  new Promise((resolve) => resolve(run(...given))).then(
    (value) => end({ kind: "value", value: value === undefined ? null : value }),
    (error) => end({ kind: error.name === "NotYet" || !window.inPage ? "early" : "error", error: String(error) }),
  );`;

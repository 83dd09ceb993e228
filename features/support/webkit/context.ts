import { EventEmitter, once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { watchFolder } from "../downloads";
import { eventually } from "../eventually";
import type { PageEvent } from "./events";
import type { InPage } from "./in-page/start";
import { onlyOffered } from "./only-offered";
import { type TabOwner, WebKitPage } from "./page";
import { Relay, type RelayedCall } from "./relay";
import { WebDriver } from "./web-driver";

/** Exists in the page, where the functions below run. */
declare const inPage: InPage;

export type ContextOptions = Required<Pick<BrowserContextOptions, "locale" | "timezoneId" | "baseURL">> &
  Pick<BrowserContextOptions, "viewport" | "reducedMotion">;

/** A WebKit browser with its own driver, folder and relay: a browser context in the words of Playwright. */
export class WebKitContext implements TabOwner {
  /** The events of Playwright's pages. WebKit's driver does not say which tab an event is from, so all tabs get it. */
  readonly events = new EventEmitter();
  private readonly tabs = new Map<string, WebKitPage>();
  private readonly underWay = new Set<RelayedCall>();
  private quietSince = Date.now();
  private last: Promise<unknown> = Promise.resolve();
  private current = "";
  private readonly offered: BrowserContext;

  private constructor(
    readonly folder: string,
    private readonly options: ContextOptions,
    private readonly relay: Relay,
    private readonly driver: WebDriver,
  ) {
    this.offered = onlyOffered("BrowserContext", this);
    relay.on("report", (event) => this.tell(event));
    relay.on("request", (call) => {
      this.underWay.add(call);
      this.events.emit("request", call);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      relay.on(end, (call) => {
        this.underWay.delete(call);
        this.quietSince = Date.now();
        this.events.emit(end, call);
      });
  }

  /**
   * @param display X display where the browser opens its window
   * @param script runs in each page before its own scripts
   */
  static async open(options: ContextOptions, display: string, script: string): Promise<WebKitContext> {
    const folder = mkdtempSync(join(tmpdir(), "webkit-"));
    const relay = await Relay.to(options.baseURL);
    relay.scripts.push(() => script);
    const driver = await WebDriver.start("WebKitWebDriver", environment(folder, display, options), {});
    // The driver's timeouts of scripts would be timers of the page, which its clock can move.
    await driver.post("/timeouts", { script: null });
    const context = new WebKitContext(folder, options, relay, driver);
    watchFolder(downloadsIn(folder), (file) => context.events.emit("download", file));
    return context;
  }

  asContext(): BrowserContext {
    return this.offered;
  }

  pages(): Page[] {
    return [...this.tabs.values()].map((tab) => tab.asPage());
  }

  /** The timeout of pages is fixed. */
  setDefaultTimeout(): void {}

  readonly clock = {
    install: async ({ time }: { readonly time: string }): Promise<void> => {
      this.ahead = new Date(time).getTime() - Date.now();
      this.relay.scripts.push(() => `inPage.startClock(${this.ahead})`);
    },
    fastForward: async (milliseconds: number): Promise<void> => {
      this.ahead += milliseconds;
      for (const tab of this.tabs.values()) await tab.evaluate((jump) => inPage.clock?.jump(jump), milliseconds);
    },
  };
  /** Milliseconds from the computer's clock to that of the pages. */
  private ahead = 0;

  async addInitScript({ content }: { readonly content: string }): Promise<void> {
    this.relay.scripts.push(() => content);
  }

  async newPage(): Promise<Page> {
    const handle = await this.inTurn(async () =>
      this.tabs.size === 0
        ? this.driver.get<string>("/window")
        : (await this.driver.post<{ handle: string }>("/window/new", { type: "window" })).handle,
    );
    return this.adopt(handle);
  }

  /** Waits for a tab that a page opens. */
  waitForEvent(_event: "page"): Promise<Page> {
    return eventually("a new tab", async () => {
      const handles = await this.inTurn(() => this.driver.get<string[]>("/window/handles"));
      const opened = handles.find((handle) => !this.tabs.has(handle));
      return opened === undefined ? undefined : this.adopt(opened);
    });
  }

  async clearCookies(): Promise<void> {
    await this.inTurn(() => this.driver.delete("/cookie"));
  }

  async close(): Promise<void> {
    await this.driver.end();
    this.relay.close();
    // A browser that ends may still write.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  async closeTab(handle: string): Promise<void> {
    await this.inTab(handle, (driver) => driver.delete("/window"));
    this.tabs.delete(handle);
    this.current = "";
  }

  inTab<Value>(handle: string, use: (driver: WebDriver) => Promise<Value>): Promise<Value> {
    return this.inTurn(async () => {
      if (this.current !== handle) await this.driver.post("/window", { handle });
      this.current = handle;
      return use(this.driver);
    });
  }

  get origin(): string {
    return this.relay.address;
  }

  quietFor(): number {
    return this.underWay.size > 0 ? 0 : Date.now() - this.quietSince;
  }

  async nextCall(isMeant: (call: RelayedCall) => boolean): Promise<RelayedCall> {
    for (;;) {
      const [call] = (await once(this.relay, "requestfinished")) as [RelayedCall];
      if (isMeant(call)) return call;
    }
  }

  private async adopt(handle: string): Promise<Page> {
    const tab = new WebKitPage(this, handle);
    this.tabs.set(handle, tab);
    if (this.options.viewport) await tab.setViewportSize(this.options.viewport);
    return tab.asPage();
  }

  private inTurn<Value>(use: () => Promise<Value>): Promise<Value> {
    const done = this.last.then(use);
    this.last = done.catch(() => undefined);
    return done;
  }

  private tell(event: PageEvent): void {
    switch (event.kind) {
      case "console":
        this.events.emit("console", {
          type: () => event.type,
          text: () => event.text,
          location: () => ({ url: "" }),
        });
        break;
      case "error":
        this.events.emit("pageerror", { message: event.text });
        break;
      case "address":
        this.events.emit("framenavigated", { url: () => event.address });
    }
  }
}

const downloadsIn = (folder: string): string => join(folder, "downloads");

/** Everything that the browser keeps is in its folder. */
function environment(
  folder: string,
  display: string,
  { locale, timezoneId, reducedMotion = "reduce" }: ContextOptions,
): NodeJS.ProcessEnv {
  const config = join(folder, "config");
  mkdirSync(join(config, "gtk-3.0"), { recursive: true });
  mkdirSync(downloadsIn(folder));
  writeFileSync(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloadsIn(folder)}"\n`);
  // Without animations of GTK, the page is asked for reduced motion.
  const animations = reducedMotion === "reduce" ? 0 : 1;
  // A window cannot be narrower than its toolbar.
  writeFileSync(
    join(config, "gtk-3.0", "gtk.css"),
    "* { min-width: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }",
  );
  writeFileSync(join(config, "gtk-3.0", "settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  return {
    ...process.env,
    DISPLAY: display,
    TZ: timezoneId,
    LANG: `${locale.replace("-", "_")}.UTF-8`,
    LANGUAGE: locale.replace("-", "_"),
    XDG_CONFIG_HOME: config,
    MESA_SHADER_CACHE_DISABLE: "true",
    XDG_CACHE_HOME: join(folder, "cache"),
    XDG_DATA_HOME: join(folder, "data"),
  };
}

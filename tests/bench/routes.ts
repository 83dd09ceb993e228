import type { Browser, CDPSession, Page } from "playwright-core";
import { Person } from "../../features/support/person";
import { routes } from "../../ui/app/routes";
import { atMost, figure, median, type Row } from "./row";
import { inBrowser, oneCustomer } from "./setting";
import { pageIn, slowPhone } from "./visit";

/** The screens of the side menu, except the dashboard, which opens after the sign-in. */
const screens = routes.filter(({ menu, load, path }) => menu && load && path !== "/dashboard");

/**
 * Measures each screen opened from the menu: the code that its first visit loads, and the time to show it then and
 * again.
 */
export const routeRows = (): Promise<readonly Row[]> =>
  inBrowser(async (browser, address) => {
    const visits = await visitAll(browser, address);
    const times = (mark: "first" | "back") => visits.map((visit) => visit[mark]);
    const summed = (what: string, values: readonly number[]) => [
      figure({ name: `${what}, slow phone, median`, value: median(values), unit: "ms" }),
      figure({ name: `${what}, slow phone, slowest`, value: Math.max(...values), unit: "ms" }),
    ];
    return [
      ...visits.map(({ path, bytes }) =>
        atMost({ name: `${path}, code of its first visit`, value: bytes, unit: "kB" }, 60),
      ),
      ...summed("first visit of a route to its screen", times("first")),
      ...summed("return to a route", times("back")),
    ];
  });

type Visited = { readonly path: string; readonly bytes: number; readonly first: number; readonly back: number };

async function visitAll(browser: Browser, address: string): Promise<Visited[]> {
  const { user, control } = await oneCustomer(address);
  const visits: Visited[] = [];
  for (const { path, menu = "" } of screens) {
    // A new browser context for each screen, because otherwise code loaded for an earlier screen would be missing.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
    try {
      const page = await pageIn(context);
      const person = new Person("Ama", user, page, control);
      await person.ensureSignedIn();
      await page.waitForLoadState("networkidle");
      const cdp = await context.newCDPSession(page);
      const code = await codeFetched(cdp);
      await slowPhone.throttle(cdp);
      const first = await shownAfter(page, menu);
      await page.waitForLoadState("networkidle");
      const bytes = code() / 1000;
      await shownAfter(page, "Dashboard");
      await page.waitForLoadState("networkidle");
      visits.push({ path, bytes, first, back: await shownAfter(page, menu) });
    } finally {
      await context.close();
    }
  }
  return visits;
}

/** Counts transferred scripts and styles, but no answers of the bank. */
async function codeFetched(cdp: CDPSession): Promise<() => number> {
  const code = new Set<string>();
  let bytes = 0;
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith("/assets/")) code.add(requestId);
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return () => bytes;
}

/** Time from the press of a menu entry until its screen, recognised by its title, is painted. */
const shownAfter = (page: Page, entry: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLElement>("nav a")].find(
          ({ textContent }) => textContent === name,
        );
        if (!link) return reject(new Error(`No entry ${name}`));
        const pressed = performance.now();
        const before = document.querySelector("main h1");
        link.click();
        const look = () => {
          const title = document.querySelector("main h1");
          if (title && title !== before) setTimeout(() => resolve(performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    entry,
  );

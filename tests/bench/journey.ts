import { performance } from "node:perf_hooks";
import type { Browser, CDPSession, Page } from "playwright-core";
import { Person } from "../../features/support/person";
import { fullCost, hashPassword, setPasswordCost } from "../../mock-bank/session/passwords";
import { atMost, atMostTimes, median, part, type Row } from "./row";
import { asOnSlowPhone, type Customer, inBrowser, oneCustomer, pageIn, SLOW_PHONE } from "./setting";

const RUNS = 3;
/** The time of a person to look up the code, during which the page loads code for the next screen. */
const LOOKS_UP_MS = 2000;
const AMOUNT = "150.00";

/**
 * The waits of a customer on the slow phone: the address opened, signed in, a transfer between own accounts, its code,
 * its success. Typing is not counted. The floor of a wait is its unavoidable round trips, its bytes at full speed, and,
 * for the sign-in, one hash of the password.
 */
export const journeyRows = (isSmall: boolean): AsyncGenerator<Row> =>
  inBrowser(async function* (browser, address) {
    const hash = await timeOfHash();
    const runs: Waits[] = [];
    for (let run = 0; run < (isSmall ? 1 : RUNS); run += 1) runs.push(await travel(browser, address));
    const rows = waits.map(({ name, roundTrips, hashes, ...goal }) => {
      const of = (mark: keyof Wait) => median(runs.map((run) => run.get(name)?.[mark] ?? Number.NaN));
      const floor = roundTrips * SLOW_PHONE.latency + of("bytes") / SLOW_PHONE.bytesPerMs + hashes * hash;
      const measured = { name: `slow phone: ${name}`, value: of("ms"), unit: "ms" };
      return { ...("msMax" in goal ? atMost(measured, goal.msMax, floor) : part(measured, floor)), floor };
    });
    yield* rows;
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
    const whole = { name: "slow phone: all waits of a first transfer", value: sum(({ value }) => value), unit: "ms" };
    const floor = sum((row) => row.floor);
    yield atMostTimes(whole, floor, 1.5);
    yield await codeOfFirstScreen(browser, address);
  });

/** The waits in their order. The calls that confirm a code and then do the confirmed thing need an answer each. */
const waits = [
  { name: "address to the sign-in field", roundTrips: 2, hashes: 0 },
  { name: "credentials to the code dialog", roundTrips: 1, hashes: 1, msMax: 600 },
  { name: "code to the dashboard with its accounts", roundTrips: 2, hashes: 0, msMax: 600 },
  { name: "menu entry to the kinds of transfers", roundTrips: 1, hashes: 0 },
  { name: "button to the code dialog", roundTrips: 1, hashes: 0 },
  { name: "code to the success", roundTrips: 2, hashes: 0 },
] as const;

type WaitName = (typeof waits)[number]["name"];
type Wait = { readonly ms: number; readonly bytes: number };
type Waits = ReadonlyMap<WaitName, Wait>;

async function travel(browser: Browser, address: string): Promise<Waits> {
  const customer = await oneCustomer(address);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: address });
  try {
    const page = await pageIn(context);
    const cdp = await context.newCDPSession(page);
    await asOnSlowPhone(cdp);
    const bytes = await bytesReceived(cdp);
    const taken = new Map<WaitName, Wait>();
    await page.addInitScript(rememberPress);
    const wait: Measure = async (name, act, sign) => {
      const before = bytes();
      await act();
      const seen = await page.waitForFunction(msUntilSeen, sign, { polling: "raf" });
      taken.set(name, { ms: await seen.jsonValue(), bytes: bytes() - before });
    };
    await signIn(page, customer, wait);
    await pay(page, customer, wait);
    return taken;
  } finally {
    await context.close();
  }
}

type Measure = (name: WaitName, act: () => Promise<void>, sign: Sign) => Promise<void>;

/** The element that ends a wait. If a text is given, the element contains it. */
type Sign = { readonly selector: string; readonly text?: string };

/** Runs in the page. Keeps the time of the latest key or touch, because a browser under control reports it late. */
function rememberPress(): void {
  const remember = ({ timeStamp }: Event) => Object.assign(window, { pressedAt: timeStamp });
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, remember, true);
}

/** Runs in the page. Milliseconds from the latest press, or from the opening of the page, to the frame with the sign. */
function msUntilSeen({ selector, text = "" }: Sign): number {
  const isSeen = [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text));
  return isSeen ? performance.now() - ((window as { pressedAt?: number }).pressedAt ?? 0) : 0;
}

const codeField = { selector: "[role=dialog] input:not([readonly])" };

async function signIn(page: Page, { control, user, account }: Customer, wait: Measure): Promise<void> {
  await wait(
    "address to the sign-in field",
    async () => {
      await page.goto("/login", { waitUntil: "commit" });
    },
    { selector: "input[autocomplete=username]" },
  );
  await page.getByLabel("Username").pressSequentially(user.username, { delay: 50 });
  await page.getByLabel("Password", { exact: true }).pressSequentially(user.password, { delay: 50 });
  await wait(
    "credentials to the code dialog",
    async () => {
      await page.keyboard.press("Enter");
    },
    codeField,
  );
  const { code } = await control.codeTo(user.phone);
  await page.waitForTimeout(LOOKS_UP_MS);
  await page.keyboard.type(code, { delay: 300 });
  await wait(
    "code to the dashboard with its accounts",
    async () => {
      await page.keyboard.press("Enter");
    },
    { selector: ".account-card", text: account.accountNumber.slice(-3) },
  );
}

async function pay(page: Page, { control, user, account, other }: Customer, wait: Measure): Promise<void> {
  const { shell, transfer, code } = new Person("Ama", user, page, control);
  await shell.showMenu();
  await wait(
    "menu entry to the kinds of transfers",
    async () => {
      await shell.menu.getByRole("link", { name: "Transfers", exact: true }).click();
    },
    { selector: "h2", text: "Select Transfer Category" },
  );
  await transfer.waitUntilOpen();
  const before = await control.codeTo(user.phone);
  await transfer.fillIn({ from: account.accountNumber, to: other.accountNumber, amount: AMOUNT });
  await wait(
    "button to the code dialog",
    async () => {
      await page.keyboard.press("Enter");
    },
    codeField,
  );
  await code.pressKeys((await control.codeTo(user.phone, before)).code);
  await wait(
    "code to the success",
    async () => {
      await page.keyboard.press("Enter");
    },
    { selector: "[role=alertdialog]", text: "Transfer Completed Successfully!" },
  );
}

async function timeOfHash(): Promise<number> {
  setPasswordCost(fullCost);
  const started = performance.now();
  await hashPassword("Training@1");
  return performance.now() - started;
}

/** Counts all transferred bytes of bodies. */
async function bytesReceived(cdp: CDPSession): Promise<() => number> {
  let bytes = 0;
  cdp.on("Network.dataReceived", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return () => bytes;
}

/**
 * Transferred code and styles until the first signed-in screen is complete, and the part of them that it has used. The
 * code arrives immediately, so that there is no time to load more in advance.
 */
async function codeOfFirstScreen(browser: Browser, address: string): Promise<Row> {
  const { control, user, account } = await oneCustomer(address);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: address });
  try {
    const page = await pageIn(context);
    await asOnSlowPhone(await context.newCDPSession(page));
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.coverage.startCSSCoverage({ resetOnNavigation: false });
    await page.goto("/login");
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(user.password);
    await page.keyboard.press("Enter");
    await page.locator(codeField.selector).waitFor();
    await page.keyboard.type((await control.codeTo(user.phone)).code);
    await page.keyboard.press("Enter");
    await page.locator(".account-card", { hasText: account.accountNumber.slice(-3) }).waitFor();
    const files = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, encodedBodySize }) => /\.(js|css)$/.test(name) && encodedBodySize > 0)
        .map(({ name, encodedBodySize }) => ({ name, kilobytes: encodedBodySize / 1000 })),
    );
    const used = new Map<string, number>();
    for (const { url, source = "", functions } of await page.coverage.stopJSCoverage())
      used.set(
        url,
        usedPart(
          source.length,
          functions.flatMap(({ ranges }) => ranges),
        ),
      );
    for (const { url, text = "", ranges } of await page.coverage.stopCSSCoverage())
      used.set(
        url,
        usedPart(
          text.length,
          ranges.map(({ start, end }) => ({ startOffset: start, endOffset: end, count: 1 })),
        ),
      );
    const loaded = new Map(files.map(({ name, kilobytes }) => [name, kilobytes]));
    const sum = (of: (name: string, kilobytes: number) => number) =>
      [...loaded].reduce((total, [name, kilobytes]) => total + of(name, kilobytes), 0);
    const value = sum((_, kilobytes) => kilobytes);
    const floor = sum((name, kilobytes) => kilobytes * (used.get(name) ?? 0));
    return atMostTimes({ name: "code and styles until the first screen is complete", value, unit: "kB" }, floor, 1.2);
  } finally {
    await context.close();
  }
}

type Range = { readonly startOffset: number; readonly endOffset: number; readonly count: number };

/** The used part of a file. V8 lists a range before those inside of it. */
function usedPart(length: number, ranges: readonly Range[]): number {
  const isUsed = new Uint8Array(length);
  for (const { startOffset, endOffset, count } of ranges) isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return isUsed.reduce((sum, each) => sum + each, 0) / length;
}

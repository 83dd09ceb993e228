import { performance } from "node:perf_hooks";
import type { Browser, CDPSession, Page } from "playwright-core";
import { Person } from "../../features/support/person";
import { fullCost, hashPassword, setPasswordCost } from "../../mock-bank/session/passwords";
import { atMost, atMostTimes, figure, median, type Row } from "./row";
import { type Customer, inBrowser, oneCustomer } from "./setting";
import { pageIn, SLOW_PHONE, slowPhone } from "./visit";

const RUNS = 3;
/** The time of a person to look up the code, during which the page loads code for the next screen. */
const LOOKS_UP_MS = 2000;
const AMOUNT = "150.00";

/**
 * The waits of a customer on the slow phone: the address opened, signed in, a transfer between own accounts, its code,
 * its success. Typing is not counted. The floor of a wait is its unavoidable round trips, its bytes at full speed, and,
 * for the sign-in, one hash of the password.
 */
export const journeyRows = (): Promise<readonly Row[]> =>
  inBrowser(async (browser, address) => {
    const hash = await timeOfHash();
    const runs: Journey[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await travel(browser, address));
    const rows = waits.map(({ name, roundTrips, hashes, ...goal }) => {
      const of = (mark: keyof Wait) => median(runs.map((run) => run.waits.get(name)?.[mark] ?? Number.NaN));
      const floor = roundTrips * SLOW_PHONE.latency + of("bytes") / SLOW_PHONE.bytesPerMs + hashes * hash;
      const measured = { name: `slow phone: ${name}`, value: of("ms"), unit: "ms" };
      const row = "msMax" in goal ? atMost(measured, goal.msMax) : figure(measured);
      return { ...row, floor, ratio: of("ms") / floor };
    });
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
    const whole = { name: "slow phone: all waits of a first transfer", value: sum(({ value }) => value), unit: "ms" };
    const beyond = median(runs.map(({ beyondAnswers }) => beyondAnswers));
    return [
      ...rows,
      atMostTimes(
        whole,
        sum(({ floor }) => floor),
        1.5,
      ),
      atMost(
        { name: "slow phone: code to dashboard, without the time of the answers", value: beyond, unit: "ms" },
        1500,
      ),
    ];
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
type Journey = { readonly waits: ReadonlyMap<WaitName, Wait>; readonly beyondAnswers: number };

async function travel(browser: Browser, address: string): Promise<Journey> {
  const customer = await oneCustomer(address);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: address });
  try {
    const page = await pageIn(context);
    const cdp = await context.newCDPSession(page);
    await slowPhone.throttle(cdp);
    const bytes = await bytesReceived(cdp);
    const taken = new Map<WaitName, Wait>();
    await page.addInitScript(rememberPress);
    const wait: Measure = async (name, act, sign) => {
      const before = bytes();
      await act();
      const seen = await page.waitForFunction(msUntilSeen, sign, { polling: "raf" });
      taken.set(name, { ms: await seen.jsonValue(), bytes: bytes() - before });
    };
    const beyondAnswers = await signIn(page, customer, wait);
    await pay(page, customer, wait);
    return { waits: taken, beyondAnswers };
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

/** @returns milliseconds from the accepted code to the dashboard without the time of the answers */
async function signIn(page: Page, { control, user, account }: Customer, wait: Measure): Promise<number> {
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
  return beyondAnswers(page);
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

/** From the arrival of the answer to the code until now, without the call of the accounts, which is the bank's time. */
const beyondAnswers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const last = (part: string) => calls.findLast(({ name }) => name.includes(part));
    const accepted = last("/otp/verify/")?.responseEnd ?? Number.NaN;
    return performance.now() - accepted - (last("/customer/accounts")?.duration ?? Number.NaN);
  });

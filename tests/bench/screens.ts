import type { Browser, Locator, Page } from "playwright-core";
import { Person } from "../../features/support/person";
import { samples } from "../../features/support/sample-requests";
import { atMost, type Row } from "./row";
import { inBrowser, oneCustomer, pageIn } from "./setting";

const TIMES = 12;
const KEYS = 48;
const REQUESTS = 25;
/** Longer than a page renders after loading. */
const REST_MS = 1000;
const AIMS_MS = 200;
/** Longer than any of these actions with its animation and answer. */
const SETTLES_MS = 500;
const KIND = "Transfers > Between Own Accounts";

/** Time from a press or key until its effect is painted, on a quarter of this processor. */
export const screenRows = (isSmall: boolean): AsyncGenerator<Row> =>
  inBrowser((browser, address) => screens(browser, address, isSmall));

type Press = {
  readonly target: (page: Page) => Locator;
  /** An element that appears only after the press. */
  readonly leadsTo: (page: Page) => Locator;
};

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).last();
const tab =
  (name: string, selected = false) =>
  (page: Page) =>
    page.getByRole("tab", { name, exact: true, ...(selected && { selected }) });
const text = (shown: string) => (page: Page) => page.getByText(shown, { exact: true });
const noDialog = (page: Page) => page.locator("body:not(:has([role=dialog], [role=alertdialog]))");

/** Two presses each, made alternately: the second reverts the first. */
const pairs: readonly { readonly what: string; readonly path: string; readonly presses: readonly Press[] }[] = [
  {
    what: "dialog",
    path: "/dashboard",
    presses: [
      { target: button("Log Out"), leadsTo: button("Cancel") },
      { target: button("Cancel"), leadsTo: noDialog },
    ],
  },
  {
    what: "tab",
    path: "/transfers",
    presses: [
      { target: tab("Bulk Transfer"), leadsTo: tab("Bulk Transfer", true) },
      { target: tab("To Another Bank"), leadsTo: tab("To Another Bank", true) },
    ],
  },
  {
    what: "page of a list",
    path: "/myRequests",
    presses: [
      { target: button("Next page"), leadsTo: text(`11-20 from ${REQUESTS}`) },
      { target: button("Previous page"), leadsTo: text(`1-10 from ${REQUESTS}`) },
    ],
  },
];

async function* screens(browser: Browser, address: string, isSmall: boolean): AsyncGenerator<Row> {
  const { control, user, account } = await oneCustomer(address, "Initiator");
  const sample = samples[KIND];
  if (!sample) throw new Error(`There is no sample of ${KIND}.`);
  for (let asked = 0; asked < REQUESTS; asked += 1)
    await control.createRequest({ ...sample, username: user.username, sourceAccount: account.accountNumber });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  try {
    const page = await pageIn(context);
    const person = new Person("Ama", user, page, control);
    await person.ensureSignedIn();
    for (const { what, path, presses } of pairs) {
      const { seen, task } = await pressAll(page, path, presses, isSmall ? 2 : TIMES);
      const name = `quarter of the processor: ${what}`;
      yield atMost({ name: `${name} seen, p95`, value: seen, unit: "ms" }, what === "tab" ? 50 : 40);
      yield atMost({ name: `${name}, longest task, p95`, value: task, unit: "ms" }, 40);
    }
    yield await byHand(person, account.accountNumber, isSmall ? 4 : KEYS);
  } finally {
    await context.close();
  }
}

async function pressAll(page: Page, path: string, presses: readonly Press[], times: number) {
  await page.goto(path);
  await watch(page);
  const hands: (() => Promise<number>)[] = [];
  // Press both once before measuring, so that their code is loaded and their positions are known.
  for (const { target, leadsTo } of presses) {
    await target(page).waitFor();
    await page.waitForTimeout(REST_MS);
    const hand = await handAt(target(page), leadsTo(page));
    hands.push(hand);
    await hand();
  }
  const tasks: number[] = [];
  await throttle(page, 4);
  await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.presses.clear());
  for (let turn = 0; turn < times; turn += 1) tasks.push((await hands[turn % hands.length]?.()) ?? 0);
  const slow = await page.evaluate(() => [...(globalThis as unknown as { watched: Watched }).watched.presses.values()]);
  await throttle(page, 1);
  return { seen: p95(slow, times), task: p95(tasks, times) };
}

/**
 * Presses like a hand: moves to the target, waits, then presses and releases. Does not query the page meanwhile,
 * because finding a button by name takes Playwright 40 ms in the page, as one task.
 * @returns a function that presses once and returns the longest task that followed, in ms
 */
async function handAt(target: Locator, leadsTo: Locator): Promise<() => Promise<number>> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("The element to press is not visible.");
  return async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(AIMS_MS);
    await longestTask(page);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(SETTLES_MS);
    const longest = await longestTask(page);
    await leadsTo.waitFor();
    return longest;
  };
}

/** Fifty rows of wallets. Letters are typed and deleted in a description, up to the length of the field. */
async function byHand({ page, screen, bulk }: Person, source: string, keys: number): Promise<Row> {
  await page.goto("/mobileMoney");
  await screen.press("Mobile Money Bulk Transfer");
  await watch(page);
  await screen.press("Manual Entry");
  await screen.choose("Source Account", source);
  await bulk.fill(50);
  const lines = Array.from({ length: 50 }, (_, at) => `Ama\tMTN\t02441${23000 + at}\t\t${at + 20}\tAirtime`);
  await screen.field("Beneficiary Name, row 1").evaluate((field, pasted) => {
    const carried = new DataTransfer();
    carried.setData("text/plain", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: carried, bubbles: true, cancelable: true }));
  }, lines.join("\n"));
  await bulk.isLookedUp();
  await throttle(page, 4);
  await screen.field("Description, row 25").focus();
  const value = await keystrokes(page, keys, 24);
  return atMost({ name: "quarter of the processor: key in 50 rows, p95", value, unit: "ms" }, 50);
}

async function throttle(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  await cdp.detach();
}

type Watched = { longest: number; keys: number[]; presses: Map<number, number> };

/** Starts to record the page's longest task, and the time from a key or press until the next paint. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { longest: 0, keys: [], presses: new Map() };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      // TypeScript's types do not include this kind of entry.
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (name === "keydown") watched.keys.push(duration);
        else if (interactionId > 0)
          watched.presses.set(interactionId, Math.max(duration, watched.presses.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest task since the previous call, in ms; tasks below 50 ms are not reported. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });

/**
 * Replaces the content of a field with a digit, then types and deletes further digits.
 * @param more number of digits to type before they are deleted
 * @returns the 95th percentile of the time from key to paint
 */
async function keystrokes(page: Page, count: number, more: number): Promise<number> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("1");
  await page.evaluate(() => {
    (globalThis as unknown as { watched: Watched }).watched.keys = [];
  });
  for (let typed = 0; typed < count; typed += 1)
    await page.keyboard.press(typed % (2 * more) < more ? "1" : "Backspace", { delay: 80 });
  const slow = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.keys);
  return p95(slow, count);
}

/** @param slow times reported by the browser, which reports none below 16 ms */
function p95(slow: readonly number[], count: number): number {
  const fast = Array.from({ length: Math.max(0, count - slow.length) }, () => 16);
  return [...slow, ...fast].sort((a, b) => a - b)[Math.ceil(count * 0.95) - 1] ?? Number.NaN;
}

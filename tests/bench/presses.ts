import type { Browser, Locator, Page } from "playwright-core";
import { Person } from "../../features/support/person";
import { samples } from "../../features/support/sample-requests";
import { atMost, figure, type Row } from "./row";
import { type Customer, inBrowser, oneCustomer } from "./setting";
import { longestTask, p95, pressed, watch } from "./smoothness";
import { pageIn } from "./visit";

const TIMES = 20;
const REQUESTS = 25;
/** Longer than a page renders after loading, which is measured elsewhere. */
const REST_MS = 1500;
const AIMS_MS = 300;
/** Longer than any of these actions with its animation and answer. */
const SETTLES_MS = 1000;
const KIND = "Transfers > Between Own Accounts";

/** Time from a press until its effect is painted, on a quarter of this processor: a dialog, a tab, a page of a list. */
export const pressRows = (): Promise<readonly Row[]> => inBrowser(presses);

type Press = {
  readonly target: (page: Page) => Locator;
  /** An element that appears only after the press. */
  readonly leadsTo: (page: Page) => Locator;
};
type Pair = {
  readonly what: string;
  readonly path: string;
  /** Two presses, made alternately: the second reverts the first. */
  readonly presses: readonly Press[];
};

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).last();
const tab =
  (name: string, selected = false) =>
  (page: Page) =>
    page.getByRole("tab", { name, exact: true, ...(selected && { selected }) });
const text = (shown: string) => (page: Page) => page.getByText(shown, { exact: true });
const noDialog = (page: Page) => page.locator("body:not(:has([role=dialog], [role=alertdialog]))");

const pairs: readonly Pair[] = [
  {
    what: "opening a dialog and closing it",
    path: "/dashboard",
    presses: [
      { target: button("Log Out"), leadsTo: button("Cancel") },
      { target: button("Cancel"), leadsTo: noDialog },
    ],
  },
  {
    what: "switching a tab",
    path: "/transfers",
    presses: [
      { target: tab("Bulk Transfer"), leadsTo: tab("Bulk Transfer", true) },
      { target: tab("To Another Bank"), leadsTo: tab("To Another Bank", true) },
    ],
  },
  {
    what: "turning a page of a list",
    path: "/myRequests",
    presses: [
      { target: button("Next page"), leadsTo: text(`11-20 from ${REQUESTS}`) },
      { target: button("Previous page"), leadsTo: text(`1-10 from ${REQUESTS}`) },
    ],
  },
];

async function presses(browser: Browser, address: string): Promise<Row[]> {
  const customer = await oneCustomer(address, "Initiator");
  await ask(customer);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  try {
    const page = await pageIn(context);
    const person = new Person("Ama", customer.user, page, customer.control);
    await person.ensureSignedIn();
    const rows: Row[] = [];
    for (const pair of pairs) rows.push(...(await pressAll(page, pair)));
    return rows;
  } finally {
    await context.close();
  }
}

async function ask({ control, user, account }: Customer): Promise<void> {
  const sample = samples[KIND];
  if (!sample) throw new Error(`There is no sample of ${KIND}.`);
  for (let asked = 0; asked < REQUESTS; asked += 1)
    await control.createRequest({ ...sample, username: user.username, sourceAccount: account.accountNumber });
}

async function pressAll(page: Page, { what, path, presses }: Pair): Promise<Row[]> {
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
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const tasks: number[] = [];
  const value = await pressed(page, TIMES, async (turn) => {
    tasks.push((await hands[turn % hands.length]?.()) ?? 0);
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
  const name = `${what}, quarter processor`;
  return [
    atMost({ name: `${name}, p95`, value, unit: "ms" }, 40),
    atMost({ name: `${name}, its longest task, p95`, value: p95(tasks, TIMES), unit: "ms" }, 40),
    figure({ name: `${name}, longest task of all`, value: Math.max(...tasks), unit: "ms" }),
  ];
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

import type { Browser, Page } from "playwright-core";
import { Person } from "../../features/support/person";
import { samples } from "../../features/support/sample-requests";
import { type Customer, oneCustomer } from "./customer";
import { inBrowser } from "./in-browser";
import { atMost, type Row } from "./row";
import { longestTask, pressed, watch } from "./smoothness";
import { pageIn } from "./visit";

const TIMES = 20;
const REQUESTS = 25;
/** Longer than a page draws by itself once it is there: that is part of another figure. */
const REST_MS = 1500;
const KIND = "Transfers > Between Own Accounts";

/** What a press takes until something is seen of it, on a quarter of this processor: a dialog, a tab, a page of a list. */
export const pressRows = (): Promise<readonly Row[]> => inBrowser(presses);

type Pair = {
  readonly what: string;
  readonly path: string;
  /** What must stand there first. */
  readonly ready: (page: Page) => Promise<void>;
  /** Pressed in turns: there and back. */
  readonly presses: readonly ((page: Page) => Promise<void>)[];
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last();
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

const pairs: readonly Pair[] = [
  {
    what: "opening a dialog and closing it",
    path: "/dashboard",
    ready: (page) => button(page, "Log Out").waitFor(),
    presses: [(page) => button(page, "Log Out").click(), (page) => button(page, "Cancel").click()],
  },
  {
    what: "switching a tab",
    path: "/transfers",
    ready: (page) => tab(page, "Bulk Transfer").waitFor(),
    presses: [(page) => tab(page, "Bulk Transfer").click(), (page) => tab(page, "To Another Bank").click()],
  },
  {
    what: "turning a page of a list",
    path: "/myRequests",
    ready: (page) => button(page, "Next page").waitFor(),
    presses: [(page) => button(page, "Next page").click(), (page) => button(page, "Previous page").click()],
  },
];

async function presses(browser: Browser, address: string): Promise<Row[]> {
  const customer = await oneCustomer(address, "Initiator");
  await ask(customer);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  try {
    const page = await pageIn(context);
    const person = new Person("Ama", customer.user, page, customer.control);
    await person.beSignedIn();
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
    await control.askForAny({ ...sample, username: user.username, sourceAccount: account.accountNumber });
}

async function pressAll(page: Page, { what, path, ready, presses }: Pair): Promise<Row[]> {
  await page.goto(path);
  await ready(page);
  // Once there and back, so that its code is there.
  for (const press of presses) await press(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await watch(page);
  const value = await pressed(page, TIMES, async (turn) => {
    await presses[turn % presses.length]?.(page);
    await page.waitForLoadState("networkidle");
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
  const name = `${what}, quarter processor`;
  return [
    atMost({ name: `${name}, p95`, value, unit: "ms" }, 50),
    atMost({ name: `${name}, longest task`, value: await longestTask(page), unit: "ms" }, 50),
  ];
}

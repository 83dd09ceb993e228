import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { CodeDialog } from "../../features/pages/code-dialog";
import { Screen } from "../../features/pages/screen";
import { SignInPage } from "../../features/pages/sign-in-page";
import { StatementPage } from "../../features/pages/statement-page";
import { launchBrowser } from "../../features/support/browser";
import { Mouse } from "../../features/support/input-method";
import { setBankTime } from "../../mock-bank/core/clock";
import { SEED_PASSWORD } from "../../mock-bank/seed/people";
import { seed } from "../../mock-bank/seed/seed";
import type { RunningBank } from "../../mock-bank/start-bank";
import type { ScreenPath } from "../../ui/kit/navigation/paths";
import { startTestBank } from "../support/bank";
import { codeFor, WireClient } from "../support/wire-client";

const TIMEOUT_MS = 60_000;
/** A screen counts as settled if two readings this far apart are equal. */
const PAUSE_MS = 120;
/** Forms look up limits and fees this long after a change, and the proposed account is one. */
const FORM_PAUSE_MS = 400;
const SLOW_MS = 1500;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A Wednesday, after the cut-off time of the clearing. */
const BANK_TIME = new Date("2026-11-25T13:30:00Z");
const fromBankTime = (ms: number) => new Date(BANK_TIME.getTime() + ms);

const computers = {
  right: { time: BANK_TIME, timezoneId: "Africa/Accra" },
  /** A different working day in the morning, before the cut-off time. */
  wrong: { time: fromBankTime(400 * DAY_MS - 5 * HOUR_MS), timezoneId: "Pacific/Kiritimati" },
  /** A computer whose clock is ten days behind the bank's. */
  behind: { time: fromBankTime(-10 * DAY_MS), timezoneId: "America/Los_Angeles" },
} as const;
type Computer = keyof typeof computers;

/** Has every menu, has submitted payments and may approve the payments of other users. */
const ESI = "esi.darko";
/** Pays without approval. */
const AMA = "ama.mensah";
const [CURRENT, SAVINGS] = ["1020304050607", "1020304050623"];

/** A control to press, or an option to select in a field. */
type Step = string | RegExp | { readonly field: string; readonly option: string };
/** The number of a transaction; the first one in a list opens its details. */
const FIRST_TRANSACTION = /^T\d{6}\w+$/;

/** Steps on each screen that open the parts with further dates. Tabs need no step, because all are pressed. */
const steps: Readonly<Record<ScreenPath, readonly Step[]>> = {
  "/": [],
  "/login": [],
  "/forgot-password": [],
  "/reset-password": [],
  "/change-password": [],
  "/dashboard": ["Choose start date from a calendar"],
  "/beneficiaries": [],
  "/beneficiaries/add": [],
  "/transfers": [
    "To Another Bank",
    { field: "Transfer Type", option: "Non-instant" },
    "Schedule transfer",
    { field: "Frequency", option: "Weekly" },
    "Choose start date from a calendar",
  ],
  "/mobileMoney": [],
  "/prepaidCardLoad": [],
  "/billPayments": [],
  "/fxTransferRate": [],
  "/transactionReports": ["This month", "Apply filters"],
  "/transactionReports/activity": [{ field: "Kind", option: "Approvals and rejections" }],
  "/scheduleTransfers": [],
  "/bankStatements": ["Official Statement"],
  "/pendingRequests": [FIRST_TRANSACTION],
  "/myRequests": [/^History of /],
  "/faq": [],
  "/complaint": [],
  "/contact-us": [],
  "/privacy-policy": [],
  "/regulatory-directives": [],
  "/accessibility": [],
  "/verify": [],
  "/cases": [],
};
/** The first view of this screen is not compared, because it also lists the sign-ins of the other computers. */
const LISTS_SIGN_INS: ScreenPath = "/transactionReports/activity";
const paths = Object.keys(steps) as ScreenPath[];
const isBeforeSignIn = (path: string): boolean => /^\/(login|forgot|reset|change)/.test(path);

let bank: RunningBank;
let browser: Browser;
/** The texts of each screen, one for each view. */
const seen = { right: new Map<ScreenPath, readonly string[]>(), wrong: new Map<ScreenPath, readonly string[]>() };

beforeAll(async () => {
  [bank, browser] = await Promise.all([startTestBank(), launchBrowser()]);
  await seed(bank.bank.db, BANK_TIME);
  await setBankTime(bank.bank.db, BANK_TIME);
  await payAndSchedule();
  // Sign in once before the visits, because both show the time of the previous sign-in.
  await atComputer("right", ({ page }) => signIn(page, ESI));
  for (const computer of ["right", "wrong"] as const)
    await atComputer(computer, (visitor) => visitAll(visitor, seen[computer]));
}, 480_000);
afterAll(async () => {
  await browser?.close();
  await bank?.close();
});

/** Makes a transfer on the bank's current day and a scheduled one. */
async function payAndSchedule(): Promise<void> {
  const ama = new WireClient(bank);
  await ama.signIn(AMA, SEED_PASSWORD);
  const transfer = { sourceAccount: CURRENT, destinationAccountNo: SAVINGS, amount: "50.00", currencyCode: "GHS" };
  const fields = { ...transfer, narration: "Made today", transType: "OWN-TRANSFER" };
  for (const more of [{}, { isSchedule: "true", frequency: "WEEKLY" }]) {
    const terms = { total: "GHS 50.00", to: SAVINGS.slice(-4) };
    expect(await ama.confirm(bankApi.payments.toSelf, { ...fields, ...more } as never, terms)).toMatchObject({
      code: 0,
    });
  }
}

/** A page with its calls still in progress. */
type Visitor = { readonly page: Page; readonly screen: Screen; readonly pendingRequests: ReadonlySet<Request> };

async function atComputer(computer: Computer, use: (visitor: Visitor) => Promise<void>): Promise<void> {
  const { time, timezoneId } = computers[computer];
  await setBankTime(bank.bank.db, BANK_TIME);
  const context = await browser.newContext({
    baseURL: bank.address,
    locale: "en-GB",
    timezoneId,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.clock.install({ time });
  const page = await context.newPage();
  const pendingRequests = new Set<Request>();
  page.on("request", (request) => pendingRequests.add(request));
  page.on("requestfinished", (request) => pendingRequests.delete(request));
  page.on("requestfailed", (request) => pendingRequests.delete(request));
  await use({ page, screen: new Screen(page, new Mouse()), pendingRequests });
  await context.close();
}

async function visitAll(visitor: Visitor, views: Map<ScreenPath, readonly string[]>): Promise<void> {
  for (const path of paths.filter(isBeforeSignIn)) views.set(path, await viewsOf(visitor, path));
  await signIn(visitor.page, ESI);
  for (const path of paths.filter((path) => !isBeforeSignIn(path))) views.set(path, await viewsOf(visitor, path));
}

async function signIn(page: Page, userName: string): Promise<void> {
  const form = new SignInPage(page, new Mouse());
  await form.open();
  await form.enter(userName, SEED_PASSWORD);
  await confirm(page, userName);
  await page.waitForURL("**/dashboard");
}

async function confirm(page: Page, userName: string): Promise<void> {
  const code = new CodeDialog(page, new Mouse());
  await code.waitUntilAsked();
  await code.enter(await codeFor(bank, userName));
}

/** Returns the texts of a screen: when opened, after each step, and on each tab. */
async function viewsOf(visitor: Visitor, path: ScreenPath): Promise<readonly string[]> {
  const { page } = visitor;
  // On a busy computer, more than a pause can pass between the answer to one call and the next call.
  await page.goto(path, { waitUntil: "networkidle" });
  const opened = await textOf(visitor);
  const views = path === LISTS_SIGN_INS ? [] : [opened];
  for (const step of steps[path]) {
    await take(visitor, step);
    views.push(await textOf(visitor));
  }
  if (steps[path].length > 0) {
    await page.goto(path);
    await textOf(visitor);
  }
  const tabs = page.getByRole("main").getByRole("tab");
  for (let at = 1; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    views.push(await textOf(visitor));
  }
  return views;
}

async function take({ page, screen }: Visitor, step: Step): Promise<void> {
  if (step instanceof RegExp) return page.getByRole("button", { name: step }).first().click();
  if (typeof step === "object") return screen.choose(step.field, step.option);
  const pressed = page.getByRole("button", { name: step, exact: true }).or(page.getByText(step, { exact: true }));
  await pressed.filter({ visible: true }).first().click();
  if (step.endsWith("calendar")) await page.getByRole("grid").waitFor();
}

/** Returns the visible text and the values of fields, once all calls are answered and the text no longer changes. */
async function textOf({ page, screen, pendingRequests }: Visitor): Promise<string> {
  await page.getByRole("heading", { level: 1, includeHidden: true }).first().waitFor();
  for (let [before, until] = ["", performance.now() + TIMEOUT_MS]; ; ) {
    await screen.loading().waitFor({ state: "hidden" });
    const text = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
        .filter((field) => field.checkVisibility())
        .map(({ value, placeholder, min, max }) => [value, placeholder, min, max].join(" | "));
      return [document.title, document.body.innerText, ...fields].join("\n");
    });
    if (text === before && pendingRequests.size === 0) return text;
    if (performance.now() > until) throw new Error("The screen keeps changing");
    before = text;
    await sleep((await page.locator("main form").count()) > 0 ? FORM_PAUSE_MS : PAUSE_MS);
  }
}

async function daysOf(statement: StatementPage, narration: string): Promise<string[]> {
  const rows = await statement.rows();
  return rows.filter((row) => row.includes(narration)).map(([, day = ""]) => day);
}

describe("The bank's clock", () => {
  it.each(paths)(
    "a computer 400 days ahead in another time zone shows the same text at %s as one with the right time",
    (path) => {
      expect(seen.right.get(path)?.join("").length).toBeGreaterThan(100);
      expect(seen.wrong.get(path)).toEqual(seen.right.get(path));
    },
  );

  it("the screens show dates computed from the bank's day", () => {
    const textOn = (path: ScreenPath) => seen.wrong.get(path)?.join("\n") ?? "";
    expect(textOn("/dashboard")).toContain("26 Oct 2026");
    expect(textOn("/bankStatements")).toContain("26 Oct 2026 – 24 Jan 2027");
    expect(textOn("/bankStatements")).toContain("Made today");
    expect(textOn("/transactionReports")).toContain("1 Nov 2026");
    expect(textOn("/scheduleTransfers")).toContain("Made today");
    expect(textOn("/transfers")).toContain("November 2026");
    expect(textOn("/pendingRequests")).toContain("Transaction Details");
  });

  it("the next working day is announced after the bank's cut-off time, although the computer's clock shows the morning", () => {
    const text = seen.wrong.get("/transfers")?.join("\n") ?? "";
    expect(text).toContain("Thu 26 Nov: after the 12:00 cut-off");
    expect(text).not.toContain("before the 12:00 cut-off");
  });

  it("a weekly schedule and a statement use the bank's day on a computer that is ten days behind", async () => {
    await atComputer("behind", async ({ page, screen }) => {
      await signIn(page, AMA);
      // Delays the bank's first answer until the rest of the page has loaded.
      await page.route("**/configuration.json", async (route) => {
        await sleep(SLOW_MS);
        await route.continue();
      });
      await page.goto("/bankStatements");
      const statement = new StatementPage(page, new Mouse());
      await screen.isTold("26 Oct 2026 – 24 Jan 2027");
      await statement.choosePeriod("25 Nov 2026", "25 Nov 2026");
      await screen.isTold("25 Nov 2026 – 25 Nov 2026");
      await expect.poll(() => daysOf(statement, "Made today")).toEqual(["25 Nov 2026"]);

      await page.goto("/transfers");
      await screen.choose("Source Account", CURRENT);
      await screen.choose("Destination Account", SAVINGS);
      await screen.type("Amount", "75");
      await screen.type("Narration", "Without a start date");
      await screen.tick("Schedule transfer");
      await screen.choose("Frequency", "Weekly");
      await screen.press("Make Transfer");
      await confirm(page, AMA);
      await screen.isTold("The transfer has been scheduled.");
    });
  });

  it("an open form follows a clock that is moved past the cut-off time, and to a holiday", async () => {
    const moveTo = (time: string) => setBankTime(bank.bank.db, new Date(time));
    const openForm = async ({ page, screen }: Visitor) => {
      await signIn(page, AMA);
      await page.goto("/transfers");
      await screen.pressTab("To Another Bank");
      await screen.choose("Transfer Type", "Non-instant");
    };
    await atComputer("wrong", async (visitor) => {
      const { screen } = visitor;
      await moveTo("2026-12-24T11:58:00Z");
      await openForm(visitor);
      await screen.isTold("today: before the 12:00 cut-off");
      await moveTo("2026-12-24T12:01:00Z");
      // The form learns the time from the next answer, here that of the limits.
      await screen.choose("Source Account", CURRENT);
      await screen.type("Amount", "75");
      // Christmas is a Friday, and Boxing Day is observed on Monday.
      await screen.isTold("Tue 29 Dec: after the 12:00 cut-off");
    });
    await atComputer("wrong", async (visitor) => {
      await moveTo("2026-12-25T09:00:00Z");
      await openForm(visitor);
      await visitor.screen.isTold("Tue 29 Dec: banks rest today");
    });
  });
});

import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { BankControl } from "../../features/support/bank-control";
import { inBrowser } from "./in-browser";
import { atMost, figure, median, type Row } from "./row";
import { pageIn, slowPhone } from "./visit";

const RUNS = 3;
/** Minimum times of a person to look up the code and to type a digit. */
const LOOKS_UP_MS = 2000;
const TYPES_MS = 300;

/** Time from the accepted code to the dashboard with its accounts, on the slow phone. */
export const signedInRows = (): Promise<readonly Row[]> =>
  inBrowser(async (browser, address) => {
    const runs: SignIn[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await signIn(browser, address));
    const of = (mark: keyof SignIn) => median(runs.map((each) => each[mark]));
    return [
      figure({ name: "credentials sent to code dialog, slow phone", value: of("untilDialog"), unit: "ms" }),
      figure({ name: "code accepted to dashboard painted, slow phone", value: of("untilDashboard"), unit: "ms" }),
      atMost(
        { name: "the same beyond the answers' own time, slow phone", value: of("beyondAnswers"), unit: "ms" },
        1500,
      ),
    ];
  });

type SignIn = { readonly untilDialog: number; readonly untilDashboard: number; readonly beyondAnswers: number };

async function signIn(browser: Browser, address: string): Promise<SignIn> {
  const control = new BankControl(address);
  const company = await control.openCompany({
    users: [{ username: `bench-${randomUUID()}`, role: "Single" }],
    accounts: [{ currency: "GHS", balance: "1250.00" }],
    policy: {},
  });
  const [user] = company.users;
  const [account] = company.accounts;
  if (!user || !account) throw new Error("The bank opened a company without a user or an account.");
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await pageIn(context);
    await slowPhone.throttle(await context.newCDPSession(page));
    await page.goto(`${address}/login`);
    await page.getByLabel("Username").pressSequentially(user.username, { delay: 50 });
    await page.getByLabel("Password", { exact: true }).pressSequentially(user.password, { delay: 50 });
    const sentAt = await now(page);
    await page.getByRole("button", { name: "Log In" }).click();
    await page.getByRole("dialog").waitFor();
    const untilDialog = (await now(page)) - sentAt;
    const { code } = await control.codeTo(user.phone);
    await page.waitForTimeout(LOOKS_UP_MS);
    await page.keyboard.type(code, { delay: TYPES_MS });
    await page.keyboard.press("Enter");
    await page.getByText(lastDigits(account.accountNumber)).first().waitFor();
    return { untilDialog, ...(await sinceAccepted(page)) };
  } finally {
    await context.close();
  }
}

/** Account numbers are displayed in groups; the last group identifies an account. */
const lastDigits = (accountNumber: string): RegExp => new RegExp(`${accountNumber.slice(-3)}\\s*$`);

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/**
 * Measures from the arrival of the answer to the code. `beyondAnswers` excludes the dashboard's call of the accounts,
 * which is the bank's time.
 */
const sinceAccepted = (page: Page): Promise<Omit<SignIn, "untilDialog">> =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const last = (part: string) => calls.findLast(({ name }) => name.includes(part));
    const accepted = last("/otp/verify/")?.responseEnd ?? Number.NaN;
    const untilDashboard = performance.now() - accepted;
    return { untilDashboard, beyondAnswers: untilDashboard - (last("/customer/accounts")?.duration ?? Number.NaN) };
  });

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { BankControl } from "../support/bank-control";
import { BankProcess } from "../support/bank-process";
import { launchBrowser } from "../support/browser";
import { SessionOpener } from "../support/session-opener";

/**
 * `npm run screens -- <folder>` takes pictures of ten screens at half their size, with the demonstration company of a
 * new bank, for documents and for comparisons of two versions.
 */
const [folder = "reports/screens"] = process.argv.slice(2);

type Screen = {
  readonly name: string;
  readonly user: string;
  readonly path: string;
  readonly width: 375 | 1024 | 1440;
  readonly theme?: "dark";
};

const screens: readonly Screen[] = [
  { name: "sign-in", user: "", path: "/login", width: 1440 },
  { name: "dashboard", user: "kofi.boateng", path: "/dashboard", width: 1440 },
  { name: "dashboard-phone", user: "kofi.boateng", path: "/dashboard", width: 375 },
  { name: "pending-requests", user: "efua.asante", path: "/pendingRequests", width: 1440 },
  { name: "pending-requests-tablet", user: "efua.asante", path: "/pendingRequests", width: 1024 },
  { name: "pending-requests-phone", user: "efua.asante", path: "/pendingRequests", width: 375 },
  { name: "my-requests-dark", user: "kofi.boateng", path: "/myRequests", width: 1440, theme: "dark" },
  { name: "transfers", user: "kofi.boateng", path: "/transfers", width: 1440 },
  { name: "transfers-phone", user: "kofi.boateng", path: "/transfers", width: 375 },
  { name: "statement", user: "kofi.boateng", path: "/bankStatements", width: 1440 },
];

mkdirSync(folder, { recursive: true });
const [bank, browser] = await Promise.all([BankProcess.start(), launchBrowser()]);
const control = new BankControl(bank.address);
for (const { name, user, path, width, theme = "light" } of screens) {
  const isPhone = width === 375;
  const context = await browser.newContext({
    baseURL: bank.address,
    colorScheme: theme,
    deviceScaleFactor: isPhone ? 1 : 0.5,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width, height: isPhone ? 812 : 900 },
  });
  const page = await context.newPage();
  if (user) await SessionOpener.signIn(page, control, user, path);
  else await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
await bank.stop();
console.info(`${screens.length} pictures in ${folder}`);

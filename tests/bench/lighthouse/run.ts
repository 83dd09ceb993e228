import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BankControl } from "../../../features/support/bank-control";
import { BankProcess } from "../../../features/support/bank-process";
import { chromiumPath } from "../../../features/support/browser";
import { controlToken } from "../../../features/support/control-token";
import { median } from "../row";
import { type Browser, lighthouse, type Page, puppeteer } from "./packages";

/**
 * `npm run lighthouse` measures four pages of a new bank with Lighthouse's mobile preset, and fails if a goal is
 * missed. Reports are written to `reports/lighthouse`. Needs no connection to the internet.
 */
const folder = "reports/lighthouse";
const RUNS = 3;
const SHIFT_MAX = 0.1;
/** Sign-ins that fill the list of the trainer's console; each sends an SMS and an e-mail. */
const MESSAGES = 200;
const APPROVER = { username: "efua.asante", password: "Training@1" };

type Visited = {
  readonly name: string;
  readonly path: string;
  readonly performance: number;
  readonly open: (page: Page) => Promise<void>;
};

const categories = ["performance", "accessibility", "best-practices"] as const;
type Measured = Readonly<Record<(typeof categories)[number], number>> & {
  readonly shift: number;
  /** Lighthouse's figure for the processor. Below 1000, its own load makes the performance score too low. */
  readonly processor: number;
  readonly findings: readonly string[];
};

const bank = await BankProcess.start();
const control = new BankControl(bank.address);

const visits: readonly Visited[] = [
  { name: "sign-in", path: "/login", performance: 95, open: async () => {} },
  { name: "dashboard", path: "/dashboard", performance: 95, open: signIn },
  { name: "pending requests", path: "/pendingRequests", performance: 95, open: signIn },
  { name: "trainer", path: "/trainer", performance: 90, open: openConsole },
];

async function signIn(page: Page): Promise<void> {
  await page.goto(`${bank.address}/login`);
  await page.locator("::-p-aria(Username)").fill(APPROVER.username);
  await page.locator("::-p-aria([name='Password'][role='textbox'])").fill(APPROVER.password);
  await page.locator("::-p-aria([name='Log In'][role='button'])").click();
  await page.waitForSelector("[role=dialog]");
  const { code } = await control.codeTo(APPROVER.username);
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.waitForSelector("::-p-aria([name='Dashboard'][role='heading'])");
}

async function openConsole(page: Page): Promise<void> {
  for (let sent = 0; sent < MESSAGES; sent += 1) await control.signIn(APPROVER.username, `device-${sent}`);
  await page.goto(`${bank.address}/trainer#token=${controlToken}`);
  await page.waitForSelector("::-p-aria([name='Messages'][role='heading'])");
}

/** Measures a page in a tab that stays signed in, with an empty cache. */
async function measure(page: Page, { name, path }: Visited, run: number): Promise<Measured> {
  const flags = { onlyCategories: [...categories], output: "html" as const };
  const result = await lighthouse(bank.address + path, flags, undefined, page);
  if (!result) throw new Error("Lighthouse returned no result.");
  const { lhr, report } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  writeFileSync(join(folder, `${name.replaceAll(" ", "-")}-${run}.html`), [report].flat().join(""));
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const findings = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    );
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    processor: lhr.environment.benchmarkIndex,
    findings,
  };
}

async function measureAll(browser: Browser): Promise<boolean> {
  let isMet = true;
  for (const visited of visits) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await visited.open(page);
    const runs: Measured[] = [];
    for (let run = 1; run <= RUNS; run += 1) runs.push(await measure(page, visited, run));
    await context.close();
    const of = (key: Exclude<keyof Measured, "findings">) => median(runs.map((each) => each[key]));
    const findings = [...new Set(runs.flatMap((each) => each.findings))];
    const isGood =
      of("performance") >= visited.performance &&
      of("accessibility") === 100 &&
      of("best-practices") === 100 &&
      of("shift") <= SHIFT_MAX;
    const scores = categories.map((each) => `${each} ${of(each)}`).join("  ");
    const rest = `layout shift ${of("shift").toFixed(3)}  processor ${of("processor").toFixed(0)}`;
    console.info(`${visited.name.padEnd(18)}${scores}  ${rest}  ${isGood ? "met" : "MISSED"}`, ...findings);
    isMet &&= isGood;
  }
  return isMet;
}

mkdirSync(folder, { recursive: true });
const executablePath = chromiumPath();
const isRoot = process.getuid?.() === 0;
const browser = await puppeteer.launch({
  ...(executablePath && { executablePath }),
  args: isRoot ? ["--no-sandbox"] : [],
});
const isMet = await measureAll(browser);
await browser.close();
await bank.stop();
process.exitCode = isMet ? 0 : 1;

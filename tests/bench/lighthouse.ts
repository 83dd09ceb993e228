import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { BankControl } from "../../features/support/bank-control";
import { BankProcess } from "../../features/support/bank-process";
import { chromiumPath } from "../../features/support/browser";
import { controlToken } from "../../features/support/control-token";
import { atLeast, type Row } from "./row";

const FOLDER = "reports/lighthouse";
/** Sign-ins that fill the list of the trainer's console; each sends an SMS and an e-mail. */
const MESSAGES = 200;
const APPROVER = { username: "efua.asante", password: "Training@1" };

const visits = [
  { name: "Dashboard", path: "/dashboard", goal: 95 },
  { name: "Pending Requests", path: "/pendingRequests", goal: 95 },
  { name: `trainer with ${MESSAGES} sign-ins`, path: "/trainer", goal: 90 },
] as const;

/**
 * Lighthouse's performance score of three pages, with its mobile preset and an empty cache, in a tab that stays signed
 * in: one visit of each, because a visit takes 27 seconds. Its reports are written to `reports/lighthouse`. Needs no
 * connection to the internet.
 */
export async function* lighthouseRows(isSmall: boolean): AsyncGenerator<Row> {
  const { default: lighthouse } = (await packaged("lighthouse")) as { default: Lighthouse };
  const { default: puppeteer } = (await packaged("puppeteer-core")) as { default: Puppeteer };
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = chromiumPath();
  const isRoot = process.getuid?.() === 0;
  const bank = await BankProcess.start();
  const browser = await puppeteer.launch({
    ...(executablePath && { executablePath }),
    args: isRoot ? ["--no-sandbox"] : [],
  });
  try {
    for (const { name, path, goal } of visits.slice(0, isSmall ? 1 : visits.length)) {
      const page = await (await browser.createBrowserContext()).newPage();
      if (path === "/trainer") await openConsole(page, bank.address);
      else await signIn(page, bank.address);
      const flags = { onlyCategories: ["performance"], output: "html" } as const;
      const result = await lighthouse(bank.address + path, flags, undefined, page);
      if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "No result.");
      writeFileSync(join(FOLDER, `${path.slice(1)}.html`), [result.report].flat().join(""));
      const score = Math.round((result.lhr.categories.performance?.score ?? 0) * 100);
      yield atLeast({ name: `Lighthouse, mobile: ${name}`, value: score, unit: "of 100" }, goal);
    }
  } finally {
    await browser.close();
    await bank.stop();
  }
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.locator("::-p-aria(Username)").fill(APPROVER.username);
  await page.locator("::-p-aria([name='Password'][role='textbox'])").fill(APPROVER.password);
  await page.locator("::-p-aria([name='Log In'][role='button'])").click();
  await page.waitForSelector("[role=dialog]");
  const { code } = await new BankControl(address).codeTo(APPROVER.username);
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.waitForSelector("::-p-aria([name='Dashboard'][role='heading'])");
}

async function openConsole(page: Page, address: string): Promise<void> {
  const control = new BankControl(address);
  await Promise.all(Array.from({ length: MESSAGES }, (_, sent) => control.signIn(APPROVER.username, `device-${sent}`)));
  await page.goto(`${address}/trainer#token=${controlToken}`);
  await page.waitForSelector("::-p-aria([name='Messages'][role='heading'])");
}

/**
 * Loads a package of `lighthouse/package.json`, which only `npm run bench` and `npm test -- --all` install
 * (`build/set-up.mjs`). So the parts of their types that are used here are written down.
 */
async function packaged(name: string): Promise<object> {
  const require = createRequire(resolve("node_modules", ".cache", "lighthouse", "package.json"));
  return import(pathToFileURL(require.resolve(name)).href);
}

type Page = {
  goto(address: string): Promise<unknown>;
  locator(selector: string): { fill(text: string): Promise<void>; click(): Promise<void> };
  waitForSelector(selector: string): Promise<unknown>;
  readonly keyboard: { type(text: string): Promise<void>; press(key: "Enter"): Promise<void> };
};
type Browser = { createBrowserContext(): Promise<{ newPage(): Promise<Page> }>; close(): Promise<void> };
type Puppeteer = { launch(options: { executablePath?: string; args: string[] }): Promise<Browser> };
type Result = {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  };
  readonly report: string | readonly string[];
};
type Flags = { readonly onlyCategories: readonly string[]; readonly output: "html" };
type Lighthouse = (url: string, flags: Flags, config: undefined, page: Page) => Promise<Result | undefined>;

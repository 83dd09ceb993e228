import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// The packages of this folder's package.json are installed only for `npm run lighthouse` (`build/set-up.mjs`), so the
// parts of their types that are used here are written down.

export type Page = {
  goto(address: string): Promise<unknown>;
  locator(selector: string): { fill(text: string): Promise<void>; click(): Promise<void> };
  waitForSelector(selector: string): Promise<unknown>;
  readonly keyboard: { type(text: string): Promise<void>; press(key: "Enter"): Promise<void> };
};
type Context = { newPage(): Promise<Page>; close(): Promise<void> };
export type Browser = { createBrowserContext(): Promise<Context>; close(): Promise<void> };
type Puppeteer = { launch(options: { executablePath?: string; args: string[] }): Promise<Browser> };

type Audit = { readonly title: string; readonly score: number | null; readonly numericValue?: number };
type Result = {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly environment: { readonly benchmarkIndex: number };
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
    >;
  };
  readonly report: string | readonly string[];
};
type Flags = { readonly onlyCategories: readonly string[]; readonly output: "html" };
type Lighthouse = (url: string, flags: Flags, config: undefined, page: Page) => Promise<Result | undefined>;

const require = createRequire(resolve("node_modules", ".cache", "lighthouse", "package.json"));
const loaded = async (name: string): Promise<object> => import(pathToFileURL(require.resolve(name)).href);

// The packages are locked, so their exports are known.
export const { default: lighthouse } = (await loaded("lighthouse")) as { default: Lighthouse };
export const { default: puppeteer } = (await loaded("puppeteer-core")) as { default: Puppeteer };

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../features/support/browser";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";

/** Several browsers start one after another, on whatever machine this is. */
const PATIENCE_MS = 240_000;
const SHOWN_MS = 60_000;

let bank: RunningBank;
let browser: Browser;
let context: BrowserContext;
const errors: string[] = [];

beforeAll(async () => {
  [bank, browser] = await Promise.all([startTestBank(), launchBrowser()]);
  context = await browser.newContext({ baseURL: bank.address, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(SHOWN_MS);
  context.on("weberror", (error) => errors.push(error.error().message));
}, PATIENCE_MS);
afterAll(async () => {
  await browser?.close();
  await bank?.close();
});

/** From the catalogue to the screen: found by its name, staged, opened as whoever acts first. */
async function staged(name: string, actor: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/trainer/lessons");
  await page.getByRole("searchbox", { name: "Find a lesson" }).fill(name);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "Set the stage" }).click();
  await page.getByText("The stage is set.").waitFor({ timeout: PATIENCE_MS });
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: `Open as ${actor}` }).click();
  return opened;
}

describe("Lessons staged from the console", { timeout: PATIENCE_MS }, () => {
  it.each([
    ["The destination is another own account in the same currency", "Ama", "/transfers", "Source Account"],
    ["The screen, with nobody saved", "Ama", "/beneficiaries", "No added beneficiaries."],
    ["A currency is chosen first, against the cedi", "Ama", "/fxTransferRate", "View FX Rate"],
  ])("%s", async (name, actor, path, shown) => {
    const screen = await staged(name, actor);
    await screen.getByText(shown).first().waitFor();
    expect(new URL(screen.url()).pathname).toBe(path);
  });

  it("no page broke on the way", () => {
    expect(errors).toEqual([]);
  });
});

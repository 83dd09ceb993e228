import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CodeDialog } from "../../features/pages/code-dialog";
import { RequestsList } from "../../features/pages/requests-list";
import { accessibilityViolations } from "../../features/support/accessibility";
import { launchBrowser } from "../../features/support/browser";
import { Mouse } from "../../features/support/hands";
import { requirementPage } from "../../features/support/requirement-page";
import { joinRequirements } from "../../features/support/requirement-report";
import { readRegister } from "../../features/support/requirements";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";
import { codeFor } from "../support/wire-client";

/** Several browsers start one after another, on whatever machine this is. */
const PATIENCE_MS = 240_000;
const SHOWN_MS = 60_000;

const reportsFolder = mkdtempSync(join(tmpdir(), "reports-"));
const hands = new Mouse();
let bank: RunningBank;
let browser: Browser;
let context: BrowserContext;
const errors: string[] = [];

beforeAll(async () => {
  [bank, browser] = await Promise.all([startTestBank({ reportsFolder }), launchBrowser()]);
  context = await browser.newContext({ baseURL: bank.address, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(SHOWN_MS);
  context.on("weberror", (error) => errors.push(error.error().message));
}, PATIENCE_MS);
afterEach(async () => {
  // Each console listens for as long as it stands open, and a browser grants one address six such lines.
  for (const page of context.pages()) await page.close();
});
afterAll(async () => {
  await browser?.close();
  await bank?.close();
  rmSync(reportsFolder, { recursive: true, force: true });
});

/** From the catalogue to the screen: found by its name, staged, opened as whoever acts first. */
async function staged(name: string, actor: string): Promise<{ console: Page; screen: Page }> {
  const page = await context.newPage();
  await page.goto("/trainer/lessons");
  await page.getByRole("searchbox", { name: "Find a lesson" }).fill(name);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "Set the stage" }).click();
  await page.getByText("The stage is set.").waitFor({ timeout: PATIENCE_MS });
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: `Open as ${actor}` }).click();
  return { console: page, screen: await opened };
}

async function violations(page: Page, themes: readonly (() => Promise<void>)[]): Promise<string[]> {
  const found: string[] = [];
  for (const turnTo of themes) {
    await turnTo();
    found.push(...(await accessibilityViolations(page)));
  }
  return found;
}

describe("Lessons staged from the console", { timeout: PATIENCE_MS }, () => {
  it("an approval waits for Efua, who finishes it by hand as the captions say", async () => {
    const { console, screen } = await staged("Money moves when the Authorizer approves", "Efua");
    const [requests, code] = [new RequestsList(screen, hands), new CodeDialog(screen, hands)];
    await screen.getByRole("link", { name: "Pending Requests" }).first().click();
    await requests.waitUntilOpen();
    await requests.rows().getByRole("button", { name: "Approve", exact: true }).click();
    await code.waitUntilAsked();
    const username = (await console.getByText(/^efua\.\w+$/).textContent()) ?? "";
    await code.enter(await codeFor(bank, username));
    // The code's dialog has a Close of its own.
    await code.dialog.waitFor({ state: "hidden" });
    await screen.getByRole("button", { name: "Close", exact: true }).last().click();
    await screen.getByText("No pending requests yet").waitFor();
    const caption = console.getByRole("checkbox", { name: /Then the Current account holds GHS 850\.00/ });
    await caption.check({ force: true });
    const held = await bank.bank.db
      .selectFrom("ledger_accounts")
      .select("book")
      .where("kind", "=", "customer")
      .execute();
    expect(held.map(({ book }) => String(book)).sort()).toEqual(["35000", "85000"]);
    const themes = ["Dark theme", "Light theme"].map((name) => () => console.getByRole("button", { name }).click());
    expect(await violations(console, themes)).toEqual([]);
  });

  it.each([
    ["The destination is another own account in the same currency", "Ama", "/transfers", "Source Account"],
    ["The screen, with nobody saved", "Ama", "/beneficiaries", "No added beneficiaries."],
    ["A currency is chosen first, against the cedi", "Ama", "/fxTransferRate", "View FX Rate"],
    ["A deleted schedule is told so after the bank's yes, and is gone", "Ama", "/scheduleTransfers", "50.00"],
  ])("%s", async (name, actor, path, shown) => {
    const { screen } = await staged(name, actor);
    if (path === "/scheduleTransfers") await new RequestsList(screen, hands).waitUntilOpen();
    await screen.getByText(shown).first().waitFor();
    expect(new URL(screen.url()).pathname).toBe(path);
  });

  it("lead from the page of acceptance, which everybody can use", async () => {
    const register = readRegister();
    const [row] = register;
    const lesson = "features/approvals/approving-a-request.feature:15";
    const proof = { name: "Approving a request: Money moves", tags: [`@${row?.id}`], passed: true };
    const notes = { asked: [], at: new Date(), scenarios: { passed: 1, failed: 0 }, unitTestsAt: undefined };
    const written = requirementPage(register, joinRequirements(register, [proof]), {
      ...notes,
      shown: new Map([[proof.name, { lesson }]]),
    });
    writeFileSync(join(reportsFolder, "requirements.html"), written);
    const page = await context.newPage();
    await page.goto(`/trainer/acceptance?find=${row?.id}`);
    expect(await page.locator("#count").textContent()).toMatch(/^\d+ of \d+ rows$/);
    const themes = (["dark", "light"] as const).map((colorScheme) => () => page.emulateMedia({ colorScheme }));
    expect(await violations(page, themes)).toEqual([]);
    await page.getByRole("link", { name: proof.name, exact: true }).click();
    await page.getByRole("heading", { name: "Money moves when the Authorizer approves" }).waitFor();
  });

  it("no page broke on the way", () => {
    expect(errors).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { accessibilityFaults } from "../../features/support/accessibility";
import { launchBrowser } from "../../features/support/browser";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** The phrases and the run are processes that start browsers. */
const TIMEOUT_MS = 240_000;
let bank: RunningBank;
let browser: Browser;

beforeAll(async () => {
  [bank, browser] = await Promise.all([startTestBank(), launchBrowser()]);
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await bank?.close();
});

it(
  "a product owner writes a scenario with the phrases, runs it against the bank, and sees where it is untrue",
  async () => {
    const page = await (await browser.newContext({ baseURL: bank.address })).newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(`/trainer/write#token=${bank.configuration.controlToken}`);
    const draft = page.getByLabel("Scenarios", { exact: true });
    await draft.fill(
      "Feature: F\n  Scenario: S\n    Given a company with these people:\n      | Ama | Single |\n    When Ama mooves",
    );
    await page.getByText("Line 5: No phrase has the words “Ama mooves”.").waitFor();
    await page.getByLabel("Find a phrase").fill("moves from account to account");
    await page
      .getByRole("button", { name: /^Ama moves GHS/ })
      .first()
      .click();
    await page.getByLabel("Instead of GHS").first().fill("GHS 150");
    await page.getByRole("button", { name: "Insert" }).click();
    await draft.fill(`${await draft.inputValue()}\n    Then the Current account holds GHS 800`);
    expect(await accessibilityFaults(page, "atDesk")).toEqual([]);
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByText("Failed: 0 of 1 scenario passed.", { exact: true }).waitFor();
    // Also of the steps that failed, which have a colour of their own.
    expect(await accessibilityFaults(page, "atDesk")).toEqual([]);
    const steps = await page.getByRole("region", { name: "The run" }).getByRole("listitem").allInnerTexts();
    expect(steps.map((text) => text.split("\n")[0])).toEqual([
      "S",
      "a company with these people: – passed",
      expect.stringMatching(/^Ama moves GHS 150 .* – passed$/),
      "the Current account holds GHS 800 – failed",
    ]);
  },
  TIMEOUT_MS,
);

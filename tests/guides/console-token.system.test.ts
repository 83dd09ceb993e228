import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../features/support/browser";
import type { RunningBank } from "../../mock-bank/start-bank";
import { openCompany, startTestBank, userOf } from "../support/bank";

let bank: RunningBank;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [bank, browser] = await Promise.all([startTestBank(), launchBrowser()]);
  context = await browser.newContext({ baseURL: bank.address, viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await bank?.close();
});

const keptToken = "sessionStorage.getItem('control-token')";

describe("The printed address of the console", () => {
  it("the console opens by its printed address, hides the token and keeps it over a reload", async () => {
    const page = await context.newPage();
    await page.goto(bank.consoleAddress ?? "");
    await page.getByText("Live", { exact: true }).waitFor();
    expect(page.url()).toBe(`${bank.address}/trainer`);
    await page.reload();
    await page.getByText("Live", { exact: true }).waitFor();
    await page.close();
  });

  it("the printed address also works in a tab that shows the console without a token", async () => {
    const page = await context.newPage();
    await page.goto("/trainer");
    await page.getByLabel("Control token").waitFor();
    await page.goto(bank.consoleAddress ?? "");
    await page.getByText("Live", { exact: true }).waitFor();
    expect(page.url()).toBe(`${bank.address}/trainer`);
    await page.close();
  });

  it("the console hands its token to the API reference, and not to customers' tabs", async () => {
    const { username } = userOf(await openCompany(bank), "Single");
    const page = await context.newPage();
    await page.goto(bank.consoleAddress ?? "");
    const customer = context.waitForEvent("page");
    await page.getByRole("button", { name: `Open as ${username}` }).click();
    await (await customer).waitForURL("**/dashboard");
    expect(await (await customer).evaluate(keptToken)).toBeNull();

    await page.getByRole("link", { name: "Traffic", exact: true }).click();
    await page.getByRole("button", { name: /^otp\.verify at / }).click();
    const reference = context.waitForEvent("page");
    await page.getByRole("link", { name: /in the API reference/ }).click();
    const opened = await reference;
    expect(await opened.evaluate(keptToken)).toBe(bank.configuration.controlToken);
    const download = opened.waitForEvent("download");
    await opened.getByRole("button", { name: "openapi.json" }).click();
    expect((await download).suggestedFilename()).toBe("openapi.json");
  });
});

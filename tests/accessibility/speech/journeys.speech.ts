import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BankControl, type BankUser } from "../../../features/support/bank-control";
import { BankProcess } from "../../../features/support/bank-process";
import { launchBrowser } from "../../../features/support/browser";
import { Company } from "../../../features/support/company";
import { SpokenDesktop } from "./desktop";

const SPEECH_MS = 10_000;

let desktop: SpokenDesktop;
let bank: BankProcess;
let control: BankControl;
let browser: Browser;
let page: Page;
let efua: BankUser;
let transfer: string;

beforeAll(async () => {
  [desktop, bank] = await Promise.all([SpokenDesktop.start(), BankProcess.start()]);
  Object.assign(process.env, desktop.env);
  browser = await launchBrowser();
  control = new BankControl(bank.address);
  // All tests use one window, because Orca is slow to follow from one window to the next.
  const context = await browser.newContext({ baseURL: bank.address, viewport: null });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await bank?.stop();
  await desktop?.stop();
});
beforeEach(async () => {
  const company = new Company(control);
  company.setName("Asempa Farms Ltd");
  company.setPeople(
    new Map([
      ["Kofi", { role: "Initiator" }],
      ["Efua", { role: "Authorizer" }],
    ]),
  );
  const [current, savings] = await Promise.all([company.account("Current"), company.account("Savings")]);
  efua = await company.user("Efua");
  const { username } = await company.user("Kofi");
  transfer = await control.createTransferRequest(username, current, savings, "150.00");
  desktop.forget();
});
afterEach(() => page.evaluate(() => sessionStorage.clear()));

/** The utterances without the modes of Orca, which follow a page late. */
const utterances = () => desktop.utterances().filter((words) => !/^(Focus|Browse) mode$/.test(words));

/** Presses keys and expects to hear these utterances and no others. */
async function pressAndHear(keys: string, ...expected: readonly string[]): Promise<void> {
  await desktop.press(keys);
  await expect.poll(utterances, { timeout: SPEECH_MS }).toEqual(expected);
  desktop.forget();
}

/** Expects to hear these utterances last. */
async function hearAtLast(...expected: readonly string[]): Promise<void> {
  await expect.poll(() => utterances().slice(-expected.length), { timeout: SPEECH_MS }).toEqual(expected);
  desktop.forget();
}

/** Expects to hear these utterances among others; their order depends on the speed of the browser. */
async function hear(...expected: readonly string[]): Promise<void> {
  await expect.poll(() => desktop.utterances(), { timeout: SPEECH_MS }).toEqual(expect.arrayContaining([...expected]));
  desktop.forget();
}

const hint = () =>
  `Enter the 5 digits sent to ${efua.phone.slice(0, 3)}*****${efua.phone.slice(-2)} and e***@company.example.`;

async function openSignIn(): Promise<void> {
  await page.goto("/login");
  await hearAtLast("main content", "Username entry required.");
}

async function enterCredentials(): Promise<void> {
  await desktop.type(efua.username);
  await desktop.press("Tab");
  await desktop.type(efua.password);
  await desktop.press("Return");
  await hear("Checking your username and password", "OTP Verification dialog", "One-time code entry.", hint());
}

async function enterCode(code: string): Promise<void> {
  await desktop.type(code);
  await hear("Confirm push button.");
  await desktop.press("Return");
}

const codeOfEfua = async () => (await control.codeTo(efua.phone)).code;
/** Returns five digits that are not the code. */
const wrong = (code: string) => (code === "00000" ? "11111" : "00000");

describe("Orca says to a user of Firefox", () => {
  it("the fields and errors of the sign-in, a wrong code, and the dashboard", async () => {
    await openSignIn();
    await desktop.press("Return");
    await hear("Username is required", "Password is required");
    await pressAndHear("Tab", "Password password text.", "Password is required.");
    await pressAndHear("shift+Tab", "Username entry required.", "Username is required.");
    await enterCredentials();
    await enterCode(wrong(await codeOfEfua()));
    await hear("OTP is not valid.");
    await enterCode(await codeOfEfua());
    await hearAtLast("main content", "Dashboard heading level 1 clickable.");
  });

  it("a request with its buttons, and its approval", async () => {
    const named = "GHS 150.00 to Asempa Farms Ltd GHS 2";
    await openSignIn();
    await enterCredentials();
    await enterCode(await codeOfEfua());
    await hear("Dashboard heading level 1 clickable.");
    await desktop.press("ctrl+k");
    await hear("Go to dialog", "Results List with 55 items", "Dashboard.");
    await desktop.type("Pending Requests");
    await desktop.press("Return");
    await hear("Pending Requests heading level 1 clickable.");
    await desktop.press("Tab");
    await hearAtLast("region Approvals inbox", "Review all push button.");
    await pressAndHear("Tab", "Transfers page tab.", "1 waiting for you.");
    await pressAndHear("Tab", "Between Own Accounts page tab.", "1 waiting for you.");
    await pressAndHear("Tab", "region clickable.");
    const table = ["Between Own Accounts.", "table with 2 rows 9 columns"];
    const select = ["Selection column header.", "row 2.", "column 1", `Select ${transfer} check box not checked.`];
    await pressAndHear("Tab", ...table, ...select);
    await pressAndHear("Tab", "Transfer ID column header.", "column 2", `${transfer} push button.`);
    await pressAndHear("Tab", "Actions column header.", "column 9", `Approve ${named} push button.`);
    await pressAndHear("Tab", `Reject ${named} push button.`);
    await pressAndHear("shift+Tab", `Approve ${named} push button.`);
    await pressAndHear("Return", "OTP Verification dialog", "One-time code entry.", hint());
    await enterCode(await codeOfEfua());
    await hearAtLast("Success dialog The request has been approved.", "Close push button.");
  });
});

describe("Orca shows planted faults", () => {
  it("a field that has lost its label is called by its error", async () => {
    await openSignIn();
    await page.locator("label[for=username]").evaluate((label) => label.remove());
    await desktop.press("Tab");
    await hear("Password password text.");
    await desktop.press("shift+Tab");
    await hear("Username is required entry required.");
  });

  it("an error without a live region and without a description is silent", async () => {
    await openSignIn();
    await enterCredentials();
    await page.getByRole("alert").evaluate((alert) => {
      for (const name of ["role", "aria-live"]) alert.removeAttribute(name);
    });
    await page.getByLabel("One-time code").evaluate((field) => field.removeAttribute("aria-describedby"));
    await enterCode(wrong(await codeOfEfua()));
    await page.getByText("OTP is not valid.").waitFor();
    await desktop.press("shift+Tab");
    await expect.poll(() => desktop.utterances(), { timeout: SPEECH_MS }).toContain("Close push button.");
    expect(desktop.utterances().join("\n")).not.toContain("OTP is not valid.");
  });
});

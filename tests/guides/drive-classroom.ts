import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CodeDialog } from "../../features/pages/code-dialog";
import { SignInPage } from "../../features/pages/sign-in-page";
import { launchBrowser } from "../../features/support/browser";
import { Mouse } from "../../features/support/input-method";

/**
 * Follows docs/training.md at an address that another computer of the room would use: the trainer makes a class and
 * opens a trainee's company, and a trainee signs in from the card, in a browser that has never seen the bank.
 * @param printed what the start of the bank printed
 */
export async function driveClassroom(printed: string): Promise<void> {
  const [address = ""] = /https:\/\/\d+\.\d+\.\d+\.\d+:\d+/.exec(printed) ?? [];
  const [, token = ""] = /#token=(\S+)/.exec(printed) ?? [];
  expect(address).not.toContain("127.0.0.1");
  const browser = await launchBrowser();
  try {
    // The headless browser has no page on which a person could accept the certificate.
    const room = { baseURL: address, ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } };
    const trainer = await browser.newContext(room);
    const desk = await trainer.newPage();
    await desk.goto(`/trainer#token=${token}`);
    await desk.getByRole("link", { name: "Class", exact: true }).click();
    await desk.getByLabel("Trainees").fill("1");
    await desk.getByRole("button", { name: "Make the class" }).click();
    const card = desk.getByRole("article");
    await card.waitFor();
    const username = await card.getByRole("rowheader").innerText();
    const password = await card.getByRole("cell").first().innerText();
    expect(await card.innerText()).toContain(`${address}/login`);

    await desk.getByRole("link", { name: "Room", exact: true }).click();
    await desk.getByRole("heading", { name: "Trainee 1 Ltd" }).click();
    const [customer] = await Promise.all([
      trainer.waitForEvent("page"),
      desk.getByRole("button", { name: `Open as ${username}` }).click(),
    ]);
    await customer.waitForURL("**/dashboard");
    await expectSignedInAfterReload(customer);

    const trainee = await (await browser.newContext(room)).newPage();
    const codeOfTrainer = await codeOnDesk(desk, username);
    const signIn = new SignInPage(trainee, new Mouse());
    const code = new CodeDialog(trainee, new Mouse());
    await signIn.open();
    await signIn.enter(username, password);
    await code.waitUntilAsked();
    await expect.poll(() => codeOnDesk(desk, username), { timeout: 10_000 }).not.toBe(codeOfTrainer);
    await code.enter(await codeOnDesk(desk, username));
    await trainee.waitForURL("**/dashboard");
    await expectSignedInAfterReload(trainee);
  } finally {
    await browser.close();
  }
}

/** Returns the newest code of the user from the list of messages. */
async function codeOnDesk(desk: Page, username: string): Promise<string> {
  const copy = desk.getByRole("button", { name: `Copy code of ${username}` });
  const message = desk.getByRole("listitem").filter({ has: copy }).first();
  const [code = ""] = /^\d{5}$/m.exec(await message.innerText()) ?? [];
  expect(code).not.toBe("");
  return code;
}

async function expectSignedInAfterReload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
}

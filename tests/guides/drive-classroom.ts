import type { Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser } from "../../features/support/browser";

/**
 * Follows docs/training.md at an address that another computer of the room would use: the trainer makes a class, and a
 * trainee begins a lesson and signs in by the card's address, in a browser that has never seen the bank.
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
    await desk.getByLabel("Names, one a line").fill("Akosua");
    await desk.getByRole("button", { name: "Make the class" }).click();
    const link = (await desk.getByRole("article").getByRole("link").getAttribute("href")) ?? "";
    expect(link).toContain(`${address}/trainer/work#`);

    const theirs = await browser.newContext(room);
    const trainee = await theirs.newPage();
    await trainee.goto(link);
    await trainee.getByRole("button", { name: "Begin", exact: true }).click();
    const [client] = await Promise.all([
      theirs.waitForEvent("page"),
      trainee.getByRole("button", { name: "Open as Ama" }).click(),
    ]);
    await client.waitForURL("**/dashboard");
    await expectSignedInAfterReload(client);
    await expect.poll(() => trainee.locator(".own-messages .code").count(), { timeout: 10_000 }).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
}

async function expectSignedInAfterReload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
}

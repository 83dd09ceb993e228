import type { Page } from "playwright-core";
import type { BankControl } from "./bank-control";

const PAGE = "/trainer/open-as";

/** The page asks whoever opened it for a code; here it opened itself. In the page's own words: a function would be compiled for Node. */
const OWN_OPENER = `if (location.pathname === ${JSON.stringify(PAGE)}) {
  window.opener = window;
  window.asking = new Promise((answer) => addEventListener("message", ({ data }) => data.deviceId && answer(data.deviceId)));
}`;

/**
 * Signed in as the trainer console signs in: by the client's own call, at a path of it, without the form before it and the pages between.
 * @returns the code that was used.
 */
export async function openSession(page: Page, bank: BankControl, username: string, path: string): Promise<string> {
  await page.addInitScript({ content: OWN_OPENER });
  await page.goto(PAGE);
  const deviceId = await page.evaluate<string>("window.asking");
  const { code, ...candidate } = await bank.signIn(username, deviceId);
  await page.evaluate((reply) => window.postMessage(reply, location.origin), { candidate, code, path });
  await page.waitForURL((url) => url.pathname === path);
  return code;
}

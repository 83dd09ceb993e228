import type { Browser } from "playwright-core";
import { BankProcess } from "../../features/support/bank-process";
import { launchBrowser } from "../../features/support/browser";
import type { Row } from "./row";

/** Runs measurements with a browser and a new bank at the given address. */
export async function inBrowser(
  measure: (browser: Browser, address: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const bank = await BankProcess.start();
  bank.lowerPriority();
  const browser = await launchBrowser();
  try {
    return await measure(browser, bank.address);
  } finally {
    await browser.close();
    await bank.stop();
  }
}

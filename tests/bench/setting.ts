import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type BankAccount, BankControl, type BankUser } from "../../features/support/bank-control";
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

/** Runs an action with an empty folder, which is deleted afterwards. */
export async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The second account is in the same currency and empty. */
export type Customer = {
  readonly control: BankControl;
  readonly user: BankUser;
  readonly account: BankAccount;
  readonly other: BankAccount;
};

/** A customer of a new company with enough money for any list. With the role Single, payments need no approval. */
export async function oneCustomer(address: string, role: "Single" | "Initiator" = "Single"): Promise<Customer> {
  const control = new BankControl(address);
  const company = await control.openCompany({
    users: [{ username: `bench-${randomUUID()}`, role }],
    accounts: [
      { currency: "GHS", balance: "900000000.00" },
      { currency: "GHS", balance: "0.00" },
    ],
    policy: { limitPerTransaction: "900000000.00", limitPerDay: "900000000.00" },
  });
  const [user] = company.users;
  const [account, other] = company.accounts;
  if (!user || !account || !other) throw new Error("The bank opened a company without a user or two accounts.");
  return { control, user, account, other };
}

import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type BankAccount, BankControl, type BankUser } from "../../features/support/bank-control";
import { BankProcess } from "../../features/support/bank-process";
import { launchBrowser } from "../../features/support/browser";
import type { Row } from "./row";

/** Runs measurements with a browser and a new bank at the given address. The bank hashes passwords as in production. */
export async function* inBrowser(
  measure: (browser: Browser, address: string) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const bank = await BankProcess.start({ PASSWORD_COST: "full" });
  bank.lowerPriority();
  const browser = await launchBrowser();
  try {
    yield* measure(browser, bank.address);
  } finally {
    await browser.close();
    await bank.stop();
  }
}

/** Runs measurements with an empty folder, which is deleted afterwards. */
export async function* inFolder(measure: (folder: string) => AsyncIterable<Row>): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    yield* measure(folder);
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

/** Opens a page that defines the helper `__name`, which tsx adds to functions that are sent to the page. */
export async function pageIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named");
  return page;
}

/** 1.6 Mbps, and milliseconds of a round trip. */
export const SLOW_PHONE = { bytesPerMs: 200, latency: 150 } as const;

type Commands = { send(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> };

/** Gives a page the network of the slow phone, and a quarter of this processor. */
export async function asOnSlowPhone(page: Commands): Promise<void> {
  await page.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW_PHONE.latency,
    downloadThroughput: SLOW_PHONE.bytesPerMs * 1000,
    uploadThroughput: 750_000 / 8,
  });
  await page.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Memory of a process in MB. */
export function megabytesOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

import { beforeAll, describe, expect, it } from "vitest";
import { deviceIdHeader } from "../../contract/headers";
import { bankApi } from "../../contract/index";
import { bankNow } from "../../mock-bank/core/clock";
import { openCompany, passTime, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const { accounts, reports, statements } = bankApi;
const AHEAD_DAYS = 10;
const DAY_MS = 86_400_000;
const bank = aBank();

/** Compares the Date header, which has whole seconds, with a tolerance for the time of the test. */
async function expectBankTime({ headers }: { readonly headers: Headers }): Promise<void> {
  const now = (await bankNow(bank.running.bank.db)).getTime();
  expect(now).toBeGreaterThan(Date.now() + (AHEAD_DAYS - 1) * DAY_MS);
  const written = Date.parse(headers.get("Date") ?? "");
  expect(written).toBeGreaterThan(now - 60_000);
  expect(written).toBeLessThanOrEqual(now);
}

describe("The bank's time", () => {
  let single: WireClient;
  beforeAll(async () => {
    await passTime(bank.running, (AHEAD_DAYS * DAY_MS) / 1000);
    single = await signedIn(bank.running, await openCompany(bank.running), "Single");
  });

  it("an answer carries the bank's time, however far a trainer has moved it", async () => {
    const answered = await single.exchange(accounts.list, { loginId: "" });
    expect(answered.answer.code).toBe(0);
    await expectBankTime(answered);
  });

  it("a refusal carries the bank's time: without a session, without a header, of wrong fields", async () => {
    const refused = [
      await new WireClient(bank.running).exchange(accounts.list, { loginId: "" }),
      await single.exchange(accounts.list, { loginId: "" }, { headers: { [deviceIdHeader]: undefined } }),
      await single.send("POST", statements.statement.path, "", "accountNumber=1"),
    ];
    for (const each of refused) {
      expect(each.answer.code).not.toBe(0);
      await expectBankTime(each);
    }
  });

  it("a file carries the bank's time", async () => {
    const asked = { transactionType: "OWN_ACCOUNT_TRANSFER", downloadType: "PDF" } as const;
    const response = await single.download(reports.download, asked as never);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    await response.arrayBuffer();
    await expectBankTime(response);
  });

  it("the client's configuration carries the bank's time, for a page that has made no call yet", async () => {
    await expectBankTime(await fetch(`${bank.running.address}/configuration.json`));
  });

  it("an answer that breaks off carries no time rather than the computer's", async () => {
    bank.running.bank.faults.set([{ call: "accounts.list", kind: "malformed", when: "once" } as never]);
    const response = await single.sendRaw("GET", `${accounts.list.path}?loginId=`, undefined);
    expect([response.status, response.headers.get("Date")]).toEqual([200, null]);
  });
});

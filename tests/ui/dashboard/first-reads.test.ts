import { afterEach, describe, expect, it, vi } from "vitest";
import { HttpAccounts } from "../../../adapters/bank-api/accounts/http-accounts";
import { HttpApprovals } from "../../../adapters/bank-api/approvals/http-approvals";
import { BankClient } from "../../../adapters/bank-api/transport/bank-client";
import { ReadAhead } from "../../../adapters/bank-api/transport/read-ahead";
import { accounts as accountCalls } from "../../../contract/accounts";
import { session as sessionCalls } from "../../../contract/session";
import { DashboardStore } from "../../../ui/dashboard/dashboard-store";
import { readForDashboard } from "../../../ui/dashboard/first-reads";
import type { Services } from "../../../ui/services";
import { aSession } from "../../support/a-session";
import { aStubBank } from "../../support/a-stub-bank";

function aDashboardReadAhead() {
  const bank = aStubBank();
  bank.state.begin(aSession(), 0);
  const readAhead = new ReadAhead(bank.transport, bank.transport);
  const client = new BankClient({ ...bank, transport: readAhead, log: { warn: () => {} } });
  const accounts = new HttpAccounts(client, bank.state);
  const approvals = new HttpApprovals(client);
  const services = { accounts, approvals, clock: bank.clock, log: { warn: () => {} } };
  const store = new DashboardStore(services as unknown as Services, "", { load: async () => {} });
  readAhead.begin(() => readForDashboard({ accounts, approvals, sessionState: bank.state }));
  const load = () => Promise.all([store.accounts.load(), store.loadPending()]);
  return { bank, client, load };
}

afterEach(() => vi.useRealTimers());

describe("Reads of the first screen", () => {
  it("the Dashboard takes the answers that were requested before its code ran, once", async () => {
    const { bank, load } = aDashboardReadAhead();
    await load();
    const first = bank.sent.length;
    expect(new Set(bank.sent.map(({ path, query, form }) => JSON.stringify([path, query, form]))).size).toBe(first);
    expect(bank.sent.some(({ path }) => path === accountCalls.list.path)).toBe(true);
    await load();
    expect(bank.sent).toHaveLength(2 * first);
  });

  it("answers from before a change are not shown", async () => {
    const { bank, client, load } = aDashboardReadAhead();
    await client.call(sessionCalls.logout, {});
    const before = bank.sent.length;
    await load();
    expect(bank.sent.length - before).toBe(before - 1);
  });

  it("answers that were not taken for ten seconds are not shown", async () => {
    vi.useFakeTimers();
    const { bank, load } = aDashboardReadAhead();
    await vi.advanceTimersByTimeAsync(10_000);
    const before = bank.sent.length;
    await load();
    expect(bank.sent).toHaveLength(2 * before);
  });
});

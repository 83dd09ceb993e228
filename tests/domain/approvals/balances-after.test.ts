import { describe, expect, it } from "vitest";
import { balancesAfter } from "../../../domain/approvals/balances-after";
import { ghs, moneyOf } from "../../../domain/money";
import { anAccount } from "../../support/a-payment";
import { aRequestOf } from "../../support/a-request";

describe("the balances after all waiting requests", () => {
  const account = anAccount({ available: ghs(200_00) });
  const request = { ...aRequestOf("ownAccounts"), source: { account: account.number, name: "", type: "" } };

  it("each paying account holds what its requests leave, the lowest first, also below zero", () => {
    const other = anAccount({ number: "1020304050699", available: ghs(900_00) });
    const fromOther = { ...request, source: { ...request.source, account: other.number } };
    const idle = anAccount({ number: "1020304050690" });
    const after = balancesAfter([other, account, idle], [request, request, fromOther]);
    expect(after.map(({ account: { number }, after: { minor } }) => [number, minor])).toEqual([
      [account.number, -100_00],
      [other.number, 750_00],
    ]);
  });

  it("what comes from another own account is added, but not to an account that pays nothing", () => {
    const other = anAccount({ number: "1020304050699", available: ghs(900_00) });
    const back = { ...request, source: { ...request.source, account: other.number } };
    const toAccount = { ...back, payee: { account: account.number, name: "" } } as typeof request;
    const after = balancesAfter([other, account], [request, toAccount]);
    expect(after.map(({ after: { minor } }) => minor)).toEqual([200_00, 750_00]);
    expect(balancesAfter([account], [toAccount])).toEqual([]);
  });

  it("an account with an unknown debit is left out", () => {
    const fx = { ...aRequestOf("fx"), total: moneyOf(1_00, "USD"), debit: undefined, source: request.source };
    expect(balancesAfter([account], [request, fx as typeof request])).toEqual([]);
  });
});

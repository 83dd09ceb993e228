import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Account } from "../../../domain/accounts/account";
import { ghs } from "../../../domain/money";
import { fail, ok, type Result } from "../../../domain/result";
import { AccountsStore } from "../../../ui/accounts/accounts-store";
import { anAccount } from "../../support/a-payment";
import { aPromise } from "../../support/a-promise";

type Answer = Result<readonly Account[], BankFailure>;
const holding = (minor: number): Answer => ok([anAccount({ available: ghs(minor) })]);
const failure = fail({ kind: "unreachable" } as const);

/** A store whose n-th request gets the n-th answer. */
function openStore(answers: number) {
  const requests = Array.from({ length: answers }, () => aPromise<Answer>());
  let asked = 0;
  const list = () => requests[asked++]?.promise ?? Promise.resolve(failure);
  const store = new AccountsStore({ list, expenditure: async () => failure }, { warn: () => {} });
  return {
    store,
    answer: (request: number, answer: Answer) => requests[request]?.keep(answer),
    available: () => store.accounts.map(({ available }) => available),
  };
}

describe("the accounts of a form", () => {
  it("a late answer to a renewal does not replace newer balances", async () => {
    const { store, answer, available } = openStore(2);
    const both = [store.renew(), store.load()];
    answer(1, holding(200_00));
    answer(0, holding(100_00));
    await Promise.all(both);
    expect(available()).toEqual([ghs(200_00)]);
  });

  it("a late answer to an earlier request does not replace renewed balances", async () => {
    const { store, answer, available } = openStore(2);
    const both = [store.refresh(), store.renew()];
    answer(1, holding(200_00));
    answer(0, holding(100_00));
    await Promise.all(both);
    expect(available()).toEqual([ghs(200_00)]);
  });

  it("a failed renewal keeps the balances, and a failed first load has none", async () => {
    const { store, answer, available } = openStore(2);
    const loaded = store.load();
    answer(0, holding(100_00));
    await loaded;
    const renewed = store.renew();
    answer(1, failure);
    await renewed;
    expect(available()).toEqual([ghs(100_00)]);
    await store.load();
    expect(store.content.kind).toBe("failed");
  });

  it("a failed renewal during the first load ends the loading state", async () => {
    const { store, answer } = openStore(2);
    const both = [store.load(), store.renew()];
    answer(1, failure);
    answer(0, holding(100_00));
    await Promise.all(both);
    expect(store.content.kind).toBe("failed");
  });
});

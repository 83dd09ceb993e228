import { describe, expect, it, vi } from "vitest";
import type { OfficialStatementsPort } from "../../../application/accounts/official-statements-port";
import type { OfficialStatement } from "../../../domain/accounts/official-statement";
import { fail, ok } from "../../../domain/result";
import { anAccount } from "../../support/a-payment";
import { anExecutedCall, aSignedInTab } from "../../support/a-signed-in-tab";

const order: OfficialStatement = {
  account: anAccount(),
  period: { start: "2026-10-01", end: "2026-10-31" },
  delivery: { kind: "email", address: "office@adom.example" },
};

type Checked = Awaited<ReturnType<OfficialStatementsPort["refusalOf"]>>;
const portOf = (prepare: OfficialStatementsPort["prepare"], checked: Checked): OfficialStatementsPort => ({
  prepare,
  refusalOf: async () => checked,
  ordered: async () => fail({ kind: "unreachable" }),
});

/** Orders the statement with the code 12345. */
async function placeOrder(call = anExecutedCall(), checked: Checked = ok(undefined)) {
  const { operationsOf, storage } = aSignedInTab();
  const prepare = vi.fn<OfficialStatementsPort["prepare"]>(() => call);
  const operations = operationsOf({ officialStatement: portOf(prepare, checked) });
  const action = operations.confirm(() => ({ kind: "officialStatement", order }));
  await action.start();
  expect(action.step.kind).toBe("awaitingCode");
  await action.enter("12345");
  return { action, prepare, storage };
}

describe("ordering an official statement", () => {
  it("an order that the bank would refuse fails before a code is requested", async () => {
    const { operationsOf } = aSignedInTab();
    const prepare = vi.fn<OfficialStatementsPort["prepare"]>();
    const operations = operationsOf({ officialStatement: portOf(prepare, ok("Ordered today.")) });
    const action = operations.confirm(() => ({ kind: "officialStatement", order }));
    await action.start();
    expect(action.step).toEqual({ kind: "failed", failure: { kind: "refused", message: "Ordered today." } });
    expect(prepare).not.toHaveBeenCalled();
  });

  it("an order goes on if the bank cannot check it before the code", async () => {
    const { action } = await placeOrder(anExecutedCall(), fail({ kind: "refused", message: "No such call" }));
    expect(action.step.kind).toBe("succeeded");
  });
});

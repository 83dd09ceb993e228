import { observable } from "mobx";
import { expect, it } from "vitest";
import { fail, ok } from "../../../domain/result";
import { LimitsStore } from "../../../ui/payments/limits-store";

it("the approvers of an earlier answer are not shown after a lookup that failed", async () => {
  const answers = [ok({ approvalsNeeded: 1, approvers: ["Efua"] }), fail({ kind: "unreachable" })];
  const services = { limitsService: { limitsOf: async () => answers.shift() }, log: { warn: () => {} } };
  const total = observable.box(1);
  const store = new LimitsStore(services as never, { isSubmitted: false }, () => ({ total: total.get() }) as never);
  await expect.poll(() => store.approvals).toBe("Needs 1 approval, by Efua");
  total.set(2);
  await expect.poll(() => store.approvals).toBe("");
});

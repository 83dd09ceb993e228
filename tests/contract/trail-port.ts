import { describe, expect, it } from "vitest";
import { confirm, okValue, signIn, type TestBank, transferOf } from "../support/a-person";

export const trailPort = (openCompany: TestBank["openCompany"]) =>
  describe("where the money of a payment is", () => {
    it("a case is opened once, also if its answer was lost, and only one of a kind", async () => {
      const ama = (await openCompany()).person("Single");
      await signIn(ama);
      const receipt = okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama))));
      const paymentId = receipt.transactionId ?? "";
      const before = okValue(await ama.trail.stages(paymentId));
      expect(before.stages.map(({ kind }) => kind)).toEqual(["asked", "sent", "arrived"]);
      expect(before.mayAsk).toEqual(["find", "return"]);
      const open = ama.trail.opening({ paymentId, kind: "find", message: "It is missing" });
      const opened = okValue(await open());
      expect(opened).toMatchObject({ kind: "find", status: "open", paymentId, asked: "It is missing", answers: [] });
      expect(okValue(await open())).toEqual(opened);
      const again = ama.trail.opening({ paymentId, kind: "find", message: "" });
      expect(await again()).toMatchObject({ ok: false, failure: { kind: "refused" } });
      expect(okValue(await ama.trail.cases())).toEqual([opened]);
      expect(okValue(await ama.trail.stages(paymentId))).toMatchObject({ cases: [opened], mayAsk: ["return"] });
    });
  });

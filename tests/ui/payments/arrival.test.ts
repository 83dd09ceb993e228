import { describe, expect, it } from "vitest";
import type { BulkPayment } from "../../../domain/payments/bulk";
import { paymentArrival, transferArrivalSentence } from "../../../ui/payments/arrival";

const at = (moment: string) => Date.parse(moment);

describe("the arrival promise", () => {
  it.each([
    ["on a Friday morning", "2026-11-20T11:59:00Z", "Arrives today: before the 12:00 cut-off"],
    ["on a Friday at noon", "2026-11-20T12:00:00Z", "Arrives Mon 23 Nov: after the 12:00 cut-off"],
    ["on a Saturday", "2026-11-21T08:00:00Z", "Arrives Mon 23 Nov: banks rest today"],
    ["before Farmers' Day", "2026-12-03T14:00:00Z", "Arrives Mon 7 Dec: after the 12:00 cut-off"],
    ["on Christmas Day", "2026-12-25T08:00:00Z", "Arrives Tue 29 Dec: banks rest today"],
  ])("a non-instant transfer sent %s has the specified arrival @S2-9-19..20", (_, moment, promise) => {
    expect(transferArrivalSentence({ speed: "nonInstant", isRequest: false }, at(moment))).toBe(promise);
  });

  it.each([
    ["2026-11-20T11:59:00Z", "Arrives today, if approved before 12:00"],
    ["2026-11-20T12:00:00Z", "Arrives Mon 23 Nov: after the 12:00 cut-off, if approved now"],
  ])("a request made at %s names the cut-off until which it has to be approved", (moment, promise) => {
    expect(transferArrivalSentence({ speed: "nonInstant", isRequest: true }, at(moment))).toBe(promise);
  });

  it.each([
    ["bulkTransfer", ["domestic", "instant"], "today 09:30"],
    ["bulkTransfer", ["domestic", "Noninstant "], "today: before the 12:00 cut-off"],
    ["mobileMoneyBulk", [], undefined],
  ] as const)("a list of %s with rows of %j arrives %s", (category, types, arrives) => {
    const rows = types.map((type) => ({ texts: { type } }));
    // The arrival depends on these parts of a list only.
    expect(
      paymentArrival({ kind: "bulk", category, rows } as unknown as BulkPayment, false, at("2026-11-20T09:30:00Z")),
    ).toBe(arrives);
  });

  it("an instant transfer arrives in the current minute on any day", () => {
    const now = at("2026-11-21T14:05:59Z");
    expect(transferArrivalSentence({ speed: "instant", isRequest: false }, now)).toBe("Arrives today 14:05");
    expect(transferArrivalSentence({ speed: "instant", isRequest: true }, now)).toBe(
      "Arrives today 14:05, if approved now",
    );
  });
});

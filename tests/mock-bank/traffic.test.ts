import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { Traffic, type TrafficEntry } from "../../mock-bank/calls/traffic";
import { trafficLimits } from "../../mock-bank/limits/limits";

const call = {
  requestId: "a-request",
  at: "2026-11-23T10:00:00.000Z",
  call: "bulkTransfers.upload",
  method: "POST",
  path: "/transfer/bulkUpload",
  username: "ama",
  headers: {},
  fields: {},
  answer: undefined,
  isReplay: false,
  fault: undefined,
  milliseconds: 1,
} satisfies Omit<TrafficEntry, "id">;

function recorded(parts: Partial<TrafficEntry>): TrafficEntry {
  const traffic = new Traffic();
  traffic.record({ ...call, ...parts });
  const [entry] = traffic.after(0);
  if (!entry) throw new Error("The call was not recorded");
  return entry;
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ beneficiaryName: `Payee ${at}`, transactionAmount: "12.50", code: 0 }));

describe("The traffic log", () => {
  it("an answer of 82,000 rows is kept as its first 20 rows and the count", () => {
    const { answer } = recorded({ answer: { code: 0, bulkUploadData: rowsOf(82_000) } });
    expect(answer?.bulkUploadData).toEqual([...rowsOf(20), "... (82,000 rows)"]);
    expect(answer?.code).toBe(0);
  });

  it("a list of 20 rows is kept whole", () => {
    expect(recorded({ answer: { rows: rowsOf(20) } }).answer).toEqual({ rows: rowsOf(20) });
  });

  it("long texts are cut to 2,000 characters, within rows to 200, and their length is shown", () => {
    const { fields, answer } = recorded({
      fields: { transferData: "x".repeat(5_000_000) },
      answer: { rows: [{ narration: "y".repeat(5000) }] },
    });
    expect(fields.transferData).toBe(`${"x".repeat(2000)}... (5000000 characters)`);
    expect(answer).toEqual({ rows: [{ narration: `${"y".repeat(200)}... (5000 characters)` }] });
  });

  it("secrets are masked at any depth, and an empty one is shown as empty", () => {
    const { fields, answer } = recorded({
      fields: { password: "Harmattan#27", sessionId: "" },
      answer: { customer: { sessionId: "s3cret", devices: [{ otp: "12345", name: "phone" }] } },
    });
    expect(fields).toEqual({ password: "•••••", sessionId: "" });
    expect(answer).toEqual({ customer: { sessionId: "•••••", devices: [{ otp: "•••••", name: "phone" }] } });
  });

  it("an object within itself is cut instead of followed for ever", () => {
    const within: Record<string, unknown> = { code: 0 };
    within.within = within;
    expect(JSON.stringify(recorded({ answer: within }).answer).length).toBeLessThan(1000);
  });

  it("all entries together stay within the bound of bytes: the oldest are dropped", () => {
    const traffic = new Traffic();
    const wide = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`field${at}`, "é".repeat(1500)]));
    for (let count = 0; count < 500; count++) traffic.record({ ...call, fields: wide, answer: wide });
    const kept = traffic.after(0);
    expect(kept[0]?.id).toBe(500);
    expect(kept.length).toBeGreaterThan(50);
    expect(JSON.stringify(kept).length).toBeLessThan(trafficLimits.bytes);
  });

  it("a cut text does not keep the whole text in memory", () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const traffic = new Traffic();
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 10; count++) {
      const answer = JSON.parse(JSON.stringify({ text: `${count}`.repeat(2_000_000) }));
      traffic.record({ ...call, answer });
    }
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(8_000_000);
    expect(traffic.after(0)).toHaveLength(10);
  });

  it("at most 500 small calls are kept", () => {
    const traffic = new Traffic();
    for (let count = 0; count < 600; count++) traffic.record(call);
    expect(traffic.after(0)).toHaveLength(500);
    expect(traffic.after(598).map(({ id }) => id)).toEqual([600, 599]);
  });

  it("nothing is recorded where no control API answers", () => {
    const traffic = new Traffic(false);
    traffic.record(call);
    expect(traffic.after(0)).toEqual([]);
  });
});

import { describe, expect, it, vi } from "vitest";
import type { RequestsPort } from "../../../application/requests/requests-port";
import { newestIn, RequestsService } from "../../../application/requests/requests-service";
import { ghs } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import type { BulkEntry } from "../../../domain/requests/bulk-entry";
import type { BankRequest } from "../../../domain/requests/request";
import { fail, ok } from "../../../domain/result";
import { aPendingTransfer, aRequestOf } from "../../support/a-request";
import { aLostCall, anExecutedCall, aSignedInTab } from "../../support/a-signed-in-tab";

function serviceOf(requests: Partial<RequestsPort>) {
  const port = { mine: vi.fn(), entries: vi.fn(), review: vi.fn(), recall: vi.fn(), ...requests };
  return { service: new RequestsService(port) };
}

describe("the overview of the user's requests", () => {
  const refused = fail({ kind: "refused" as const, message: undefined });
  const older = { ...aRequestOf("ssnit"), createdAt: "2026-11-01T09:00:00Z" };
  const newer = { ...aRequestOf("fx"), createdAt: "2026-11-02T09:00:00Z" };
  const listed = { ssnit: [older], fx: [newer] } as Readonly<Record<string, readonly BankRequest[]>>;
  const mine = (async (category: string) =>
    category === "ghanaGov"
      ? refused
      : ok({ rows: listed[category] ?? [], total: listed[category]?.length ?? 0 })) as RequestsPort["mine"];

  it("the newest request of all kinds is first, and a kind that did not load has no count", async () => {
    const overview = await serviceOf({ mine }).service.overview();
    if (!overview.ok) throw new Error("Ten kinds have loaded");
    expect(newestIn(overview.value)).toEqual([newer, older]);
    expect(["ssnit", "ownAccounts", "ghanaGov"].map((each) => overview.value.get(each as Category)?.total)).toEqual([
      1,
      0,
      undefined,
    ]);
  });

  it("a known kind is not asked for again", async () => {
    const asked = vi.fn(mine);
    const known = { rows: [older], total: 1 };
    const overview = await serviceOf({ mine: asked }).service.overview(new Map([["ssnit", known]]));
    expect(overview.ok && overview.value.get("ssnit")).toBe(known);
    expect(asked.mock.calls.map(([category]) => category)).not.toContain("ssnit");
  });

  it("the overview fails if no kind loads", async () => {
    expect(await serviceOf({ mine: async () => refused }).service.overview()).toEqual(refused);
  });
});

describe("the payees of a bulk", () => {
  const bulk = aRequestOf("bulkTransfer") as BankRequest<"bulkTransfer">;
  const entry = (number: number): BulkEntry => ({
    category: "bulkTransfer",
    id: String(number),
    name: "Akosua Adjei Mensah",
    account: "1020304066666",
    bank: "Asempa Bank",
    branch: "",
    transferType: "domestic",
    amount: ghs(100_00),
    description: "Wages",
    status: "pending",
  });
  const entriesOf = (count: number) => Array.from({ length: count }, (_, at) => entry(at + 1));

  /** Loads a bulk of this many payees from a bank that answers in pages. */
  async function load(count: number, signal = new AbortController().signal) {
    const all = entriesOf(count);
    const entries = vi.fn();
    for (let start = 0; start <= count; start += 50)
      entries.mockResolvedValueOnce(ok({ rows: all.slice(start, start + 50), total: count }));
    const onLoaded = vi.fn<(count: number) => void>();
    const loaded = await serviceOf({ entries }).service.allEntries(bulk, { signal, onLoaded });
    const pages = entries.mock.calls.map(([asked, page]) => (asked === bulk ? page : asked));
    return { loaded, pages, counts: onLoaded.mock.calls.flat() };
  }

  it.each([
    [0, [0]],
    [49, [49]],
    [50, [50, 50]],
    [51, [50, 51]],
    [120, [50, 100, 120]],
  ])("%i payees are loaded in pages of 50, and the number loaded so far is reported", async (count, counts) => {
    const result = await load(count);
    expect(result.loaded).toEqual(ok(entriesOf(count)));
    expect(result.pages).toEqual(counts.map((_, at) => ({ number: at + 1, size: 50 })));
    expect(result.counts).toEqual(counts);
  });

  it("a cancelled load ends after its current page", async () => {
    const cancelled = await load(120, AbortSignal.abort());
    expect(cancelled.loaded).toEqual(fail({ kind: "cancelled" }));
    expect(cancelled.pages).toEqual([{ number: 1, size: 50 }]);
    expect(cancelled.counts).toEqual([]);
  });

  it("a load fails with the failure of any of its pages", async () => {
    const entries = vi.fn();
    entries.mockResolvedValueOnce(ok({ rows: entriesOf(50), total: 60 }));
    entries.mockResolvedValueOnce(fail({ kind: "unreachable" }));
    const onLoaded = vi.fn();
    const { signal } = new AbortController();
    const loaded = await serviceOf({ entries }).service.allEntries(bulk, { signal, onLoaded });
    expect(loaded).toEqual(fail({ kind: "unreachable" }));
    expect(onLoaded.mock.calls).toEqual([[50]]);
  });
});

describe("recalling", () => {
  const request = aPendingTransfer();

  it("a request is recalled with a code", async () => {
    const recall = vi.fn<RequestsPort["recall"]>(anExecutedCall);
    const action = aSignedInTab()
      .operationsOf({ recall: { recall } })
      .confirm(() => ({ kind: "recall", request }));
    await action.start();
    expect(action.step.kind).toBe("awaitingCode");
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "succeeded", receipt: { message: "Done." } });
    expect(recall).toHaveBeenCalledExactlyOnceWith(request, undefined);
  });

  it("a recall without an answer is stored with its request, its code and its key", async () => {
    const { operationsOf, storage } = aSignedInTab();
    const action = operationsOf({ recall: { recall: aLostCall } }).confirm(() => ({ kind: "recall", request }));
    await action.start();
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "unknown" });
    expect(storage.kept?.operations).toEqual([{ operation: { kind: "recall", request }, code: "12345", key: "key-1" }]);
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import type { SpreadsheetJob } from "../../../adapters/spreadsheets/worker-jobs";
import { tableOf, WorkerSpreadsheets } from "../../../adapters/spreadsheets/worker-spreadsheets";
import { ghs } from "../../../domain/money";
import { type BulkRow, noIds } from "../../../domain/payments/bulk";
import { ok } from "../../../domain/result";

const written = new Uint8Array([80, 75, 3, 4]);

/** Answers each job immediately, unless it is silent, and records whether it was terminated. */
function aWorker(isSilent: boolean) {
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    onerror: () => {},
    postMessage: vi.fn((job: SpreadsheetJob, _transfer: Transferable[]) => {
      const answers = {
        read: ok({ rows: 3, faults: [] }),
        write: written,
        open: ok([]),
        check: { rows: 2 },
        map: ok({ bytes: written, rowNumbers: [3, 5], faults: [] }),
      };
      if (!isSilent) queueMicrotask(() => worker.onmessage({ data: answers[job.kind] }));
    }),
    terminate: vi.fn(),
  };
  return worker;
}

function setUp({ isSilent = false } = {}) {
  const started: ReturnType<typeof aWorker>[] = [];
  const spreadsheets = new WorkerSpreadsheets(() => {
    const worker = aWorker(isSilent);
    started.push(worker);
    // The fake has only the members that are used.
    return worker as unknown as Worker;
  });
  const inspect = (signal = new AbortController().signal) =>
    spreadsheets.inspect(new File(["1"], "a.xlsx"), "bulkTransfer", signal);
  return { started, spreadsheets, inspect };
}

const aRow = (changes: Partial<BulkRow>): BulkRow => ({
  position: 1,
  texts: {},
  amount: undefined,
  charge: ghs(0),
  eLevy: ghs(0),
  isBad: false,
  status: "",
  ids: noIds,
  ...changes,
});
const paid = aRow({
  texts: { name: "Akosua Mensah", wallet: "0244123456", network: "MTN", amount: "20", narration: "Airtime" },
  amount: ghs(2000),
  status: "Ready",
});
const bad = aRow({ position: 2, texts: { name: "Kofi", amount: "twenty" }, isBad: true, status: "No wallet number" });

afterEach(() => vi.useRealTimers());

describe("workbooks in a worker", () => {
  it("a worker that was started in advance opens the next workbook, once", async () => {
    const { started, spreadsheets, inspect } = setUp();
    spreadsheets.expect();
    spreadsheets.expect();
    expect(started).toHaveLength(1);
    expect(await inspect()).toEqual(ok({ rows: 3, faults: [] }));
    expect(started).toHaveLength(1);
    expect(started[0]?.terminate).toHaveBeenCalled();
  });

  it("a workbook is opened by a new worker if no worker is ready, or if the ready one was used or failed", async () => {
    const { started, spreadsheets, inspect } = setUp();
    await inspect();
    await inspect();
    expect(started).toHaveLength(2);
    spreadsheets.expect();
    started[2]?.onerror();
    expect(await inspect()).toEqual(ok({ rows: 3, faults: [] }));
    expect(started).toHaveLength(4);
    expect(started[2]?.postMessage).not.toHaveBeenCalled();
  });
});

describe("a file with other headings", () => {
  const mapping = { table: 0, sources: {}, takenBack: [], currency: "GHS" };
  const open = async (isSilent = false, signal = new AbortController().signal) => {
    const { started, spreadsheets } = setUp({ isSilent });
    const opened = await spreadsheets.open(new File(["1"], "pay_may.csv"), "bulkTransfer", signal);
    return { opened, worker: started[0] };
  };

  it("one worker keeps the file, checks mappings one after the other, and ends when the rows are written", async () => {
    const { opened, worker } = await open();
    if (!opened.ok) throw new Error(opened.failure.kind);
    expect(worker?.postMessage.mock.calls[0]?.[0]).toMatchObject({ file: { title: "pay may", isDelimited: true } });
    expect(await Promise.all([opened.value.check(mapping), opened.value.check(mapping)])).toHaveLength(2);
    expect(worker?.terminate).not.toHaveBeenCalled();
    const mapped = await opened.value.write(mapping);
    expect(mapped).toMatchObject({ ok: true, value: { rowNumbers: [3, 5], file: { name: "pay_may.xlsx" } } });
    expect(worker?.terminate).toHaveBeenCalled();
  });

  it("a job that times out ends the worker of its file, and later jobs of the file have no answer", async () => {
    const { opened, worker } = await open();
    if (!opened.ok || !worker) throw new Error("The file is not open");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    worker.postMessage.mockImplementation(() => {});
    const checks = [opened.value.check(mapping), opened.value.check(mapping)];
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.terminate).toHaveBeenCalled();
    worker.onmessage({ data: { rows: 2 } });
    expect(await Promise.all(checks)).toEqual([undefined, undefined]);
  });

  it("a file that is closed, or whose opening is stopped, ends its worker", async () => {
    const { opened, worker } = await open();
    if (opened.ok) opened.value.close();
    expect(worker?.terminate).toHaveBeenCalled();
    const stopped = await open(true, AbortSignal.abort());
    expect(stopped.opened).toEqual({ ok: false, failure: { kind: "cancelled" } });
    expect(stopped.worker?.terminate).toHaveBeenCalled();
  });
});

describe("a job of a worker", () => {
  it("an inspection passes the bytes of the file and the columns of its category to the worker", async () => {
    const { started, inspect } = setUp();
    await inspect();
    const bytes = new Uint8Array([49]);
    const job = { kind: "read", bytes, columns: columnsOf("bulkTransfer") };
    expect(started[0]?.postMessage.mock.calls).toEqual([[job, [bytes.buffer]]]);
  });

  it("the bytes of an inspected file are transferred to the worker, not copied", async () => {
    const { started, inspect } = setUp();
    await inspect();
    const [job, transfer] = started[0]?.postMessage.mock.calls[0] ?? [];
    expect(job?.kind === "read" && transfer?.[0] === job.bytes.buffer).toBe(true);
  });

  it("an inspection that is stopped terminates its worker, and is cancelled", async () => {
    const { started, inspect } = setUp({ isSilent: true });
    const stopping = new AbortController();
    const inspecting = inspect(stopping.signal);
    await vi.waitFor(() => expect(started[0]?.postMessage).toHaveBeenCalledTimes(1));
    expect(started[0]?.terminate).not.toHaveBeenCalled();
    stopping.abort();
    expect(await inspecting).toEqual({ ok: false, failure: { kind: "cancelled" } });
    expect(started[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it("an inspection that was stopped before it begins sends no file to the worker", async () => {
    const { started, inspect } = setUp();
    expect(await inspect(AbortSignal.abort())).toEqual({ ok: false, failure: { kind: "cancelled" } });
    expect(started[0]?.postMessage).not.toHaveBeenCalled();
    expect(started[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it("an inspection whose worker fails, such as without memory, is too slow", async () => {
    const { started, inspect } = setUp({ isSilent: true });
    const inspecting = inspect();
    await vi.waitFor(() => expect(started[0]?.postMessage).toHaveBeenCalledTimes(1));
    started[0]?.onerror();
    expect(await inspecting).toEqual({ ok: false, failure: { kind: "tooSlow" } });
    expect(started[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it("an inspection is too slow after 60 seconds, and not before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { started, inspect } = setUp({ isSilent: true });
    const inspecting = inspect();
    while (!started[0]?.postMessage.mock.calls.length) await Promise.resolve();
    vi.advanceTimersByTime(59_999);
    expect(started[0]?.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(started[0]?.terminate).toHaveBeenCalledTimes(1);
    expect(await inspecting).toEqual({ ok: false, failure: { kind: "tooSlow" } });
  });

  it("the timeout of a job ends with the job", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { inspect } = setUp();
    await inspect();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a workbook with the rows of a payment", () => {
  it("a workbook is written by a worker, without the reasons unless they are wanted", async () => {
    const { started, spreadsheets } = setUp();
    expect(await spreadsheets.workbook("mobileMoneyBulk", [paid])).toEqual(written);
    expect(await spreadsheets.workbook("mobileMoneyBulk", [bad], { reasons: true })).toEqual(written);
    expect(started.map(({ postMessage }) => postMessage.mock.calls)).toEqual([
      [[{ kind: "write", table: tableOf("mobileMoneyBulk", [paid], false) }, []]],
      [[{ kind: "write", table: tableOf("mobileMoneyBulk", [bad], true) }, []]],
    ]);
  });

  it("writing a workbook fails if its worker fails", async () => {
    const { started, spreadsheets } = setUp({ isSilent: true });
    const writing = spreadsheets.workbook("mobileMoneyBulk", [paid]);
    started[0]?.onerror();
    await expect(writing).rejects.toThrow(new Error("The workbook could not be made in time"));
  });

  it.each([
    [undefined, "corrected.xlsx"],
    ["wages of May.xlsx", "wages of May.xlsx"],
  ])("the file to upload with the name %s is an XLSX workbook with the name %s", async (given, name) => {
    const file = await setUp().spreadsheets.uploadFile("mobileMoneyBulk", [paid], given);
    expect(file.name).toBe(name);
    expect(file.type).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(written);
  });

  it("a table has the columns of the template, amounts with two decimals and other texts as entered", () => {
    expect(tableOf("mobileMoneyBulk", [paid, bad], false)).toEqual({
      headings: ["Beneficiary Name", "Beneficiary Wallet Number", "Network", "Amount", "Narration"],
      holds: ["text", "text", "text", "amount", "text"],
      rows: [
        ["Akosua Mensah", "0244123456", "MTN", "20.00", "Airtime"],
        ["Kofi", "", "", "twenty", ""],
      ],
    });
  });

  it("a table with reasons has the bank's messages in its last column", () => {
    expect(tableOf("mobileMoneyBulk", [paid, bad], true)).toEqual({
      headings: ["Beneficiary Name", "Beneficiary Wallet Number", "Network", "Amount", "Narration", "Reason"],
      holds: ["text", "text", "text", "amount", "text", "text"],
      rows: [
        ["Akosua Mensah", "0244123456", "MTN", "20.00", "Airtime", "Ready"],
        ["Kofi", "", "", "twenty", "", "No wallet number"],
      ],
    });
  });
});

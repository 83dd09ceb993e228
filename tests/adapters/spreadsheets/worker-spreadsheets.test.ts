import { describe, expect, it, vi } from "vitest";
import { WorkerSpreadsheets } from "../../../adapters/spreadsheets/worker-spreadsheets";
import { ok } from "../../../domain/result";

/** Answers each job immediately and records whether it was terminated. */
function aWorker() {
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    onerror: () => {},
    postMessage: vi.fn(() => worker.onmessage({ data: ok({ rows: 3, faults: [] }) })),
    terminate: vi.fn(),
  };
  return worker;
}

function setUp() {
  const started: ReturnType<typeof aWorker>[] = [];
  const spreadsheets = new WorkerSpreadsheets(() => {
    const worker = aWorker();
    started.push(worker);
    // The fake has only the members that are used.
    return worker as unknown as Worker;
  });
  const inspect = () => spreadsheets.inspect(new File(["1"], "a.xlsx"), "bulkTransfer", new AbortController().signal);
  return { started, spreadsheets, inspect };
}

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

import { describe, expect, it, vi } from "vitest";
import { WorkerSpreadsheets } from "../../../adapters/spreadsheets/worker-spreadsheets";
import { ok } from "../../../domain/result";

/** Answers each job at once, and remembers whether it was ended. */
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
    // As much of a worker as is used.
    return worker as unknown as Worker;
  });
  const inspect = () => spreadsheets.inspect(new File(["1"], "a.xlsx"), "bulkTransfer", new AbortController().signal);
  return { started, spreadsheets, inspect };
}

describe("Workbooks in a worker", () => {
  it("are opened by the worker that was started when one was expected, once", async () => {
    const { started, spreadsheets, inspect } = setUp();
    spreadsheets.expect();
    spreadsheets.expect();
    expect(started).toHaveLength(1);
    expect(await inspect()).toEqual(ok({ rows: 3, faults: [] }));
    expect(started).toHaveLength(1);
    expect(started[0]?.terminate).toHaveBeenCalled();
  });

  it("are opened by a worker of their own where none waits, or the one that did is done or broke", async () => {
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

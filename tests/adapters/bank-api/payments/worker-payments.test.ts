import { expect, it, vi } from "vitest";
import { type BulkJob, ROWS_PER_MESSAGE } from "../../../../adapters/bank-api/payments/bulk-jobs";
import { BulkWorkers } from "../../../../adapters/bank-api/payments/bulk-workers";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { WorkerPayments } from "../../../../adapters/bank-api/payments/worker-payments";
import { ghs } from "../../../../domain/money";
import { fail, ok } from "../../../../domain/result";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

it("the payees of a long list are compared in a worker, all of them, and those of a short list on the page", async () => {
  const bank = aStubBank({ isEncrypted: false });
  bank.state.begin(aSession(), 0);
  bank.answer({ code: 0, samePayments: [], otherSamePayments: 2 });
  /** The worker's own code, run on this thread. */
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    onerror: () => {},
    postMessage: vi.fn((_: BulkJob) => {}),
    terminate: vi.fn(),
  };
  const self: { postMessage: (data: unknown) => void; onmessage?: (event: { data: BulkJob }) => void } = {
    postMessage: (data) => worker.onmessage({ data: structuredClone(data) }),
  };
  worker.postMessage.mockImplementation((job) => self.onmessage?.({ data: structuredClone(job) }));
  vi.stubGlobal("self", self);
  await import("../../../../adapters/bank-api/payments/bulk-worker");
  const workers = new BulkWorkers({
    sources: {
      configuration: async () => ({ apiBasePath: "/corporate-banking/api", payloadSecret: "", isEncrypted: false }),
      deviceId: async () => "device-1",
      onDateHeader: () => {},
    },
    state: bank.state,
    clock: { elapsed: () => 7 },
    log: { warn: () => {} },
    // The fake has only the members that are used.
    startWorker: () => worker as unknown as Worker,
  });
  const payments = new WorkerPayments(new HttpPayments(bank.client), workers);
  const same = (count: number) =>
    payments.same({
      category: "bulkTransfer",
      currency: "GHS",
      payees: Array.from({ length: count }, (_, at) => ({ payee: `${at}`, amount: ghs(at) })),
    });
  const paidAccounts = () => {
    const form = new URLSearchParams(String(bank.last().init.body));
    return (JSON.parse(form.get("payees") ?? "") as { payee: string }[]).map(({ payee }) => payee);
  };
  const answer = ok({ found: [], others: 2 });

  expect(await same(ROWS_PER_MESSAGE)).toEqual(answer);
  expect(worker.postMessage).not.toHaveBeenCalled();

  expect(await same(2 * ROWS_PER_MESSAGE + 1)).toEqual(answer);
  expect(paidAccounts()).toEqual(Array.from({ length: 2 * ROWS_PER_MESSAGE + 1 }, (_, at) => `${at}`));
  expect(worker.postMessage.mock.calls.map(([{ kind }]) => kind)).toEqual(["payees", "payees", "payees", "compare"]);
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(bank.state.lastActivityAt).toBe(7);

  worker.postMessage.mockImplementation(() => {});
  const [stopped, failed] = [same(2 * ROWS_PER_MESSAGE), same(2 * ROWS_PER_MESSAGE)];
  expect(await stopped, "the newer one stops the older one").toEqual(fail({ kind: "unreachable" }));
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith(expect.objectContaining({ kind: "compare" })));
  worker.onerror();
  expect(await failed, "without a worker the page asks").toEqual(answer);
});

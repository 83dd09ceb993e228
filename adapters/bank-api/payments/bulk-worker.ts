import type { Log } from "../../../application/ports/log";
import { SessionState } from "../../../application/session/session-state";
import { unreachable } from "../../../domain/never";
import type { BulkRow } from "../../../domain/payments/bulk";
import type { ComparedPayment } from "../../../domain/payments/same-payments";
import { ok } from "../../../domain/result";
import { BankClient } from "../transport/bank-client";
import { BankTransport } from "../transport/bank-transport";
import { openCipher } from "../transport/web-cipher";
import { type BulkFields, bulkFieldsOf } from "./bulk-input";
import { type BulkJob, type BulkWorkerMessage, inChunks, type WorkerConnection } from "./bulk-jobs";
import { HttpBulkPayments } from "./http-bulk-payments";
import { HttpPayments } from "./http-payments";

const post = (message: BulkWorkerMessage) => self.postMessage(message);
const rows: BulkRow[] = [];
const payees: ComparedPayment["payees"][number][] = [];

/**
 * Runs the tasks of a long list that take seconds: upload and read a file, compare its payees, prepare a
 * payment, submit a payment. Each worker runs one job.
 */
self.onmessage = async ({ data: job }: MessageEvent<BulkJob>) => {
  if (job.kind === "rows") return void rows.push(...job.rows);
  if (job.kind === "payees") return void payees.push(...job.payees);
  const { client, state } = connectBank(job.connection);
  const bank = new HttpBulkPayments(client);
  switch (job.kind) {
    case "upload": {
      const onProgress = (fraction: number) => post({ kind: "progress", fraction });
      const read = await bank.upload(job.upload, { signal: new AbortController().signal, onProgress });
      if (read.ok) await postRows(read.value);
      return post({ kind: "uploaded", outcome: read.ok ? ok(undefined) : read, sessionEnd: state.ended });
    }
    case "compare": {
      const outcome = await new HttpPayments(client).same({ ...job.compared, payees });
      return post({ kind: "compared", outcome, sessionEnd: state.ended });
    }
    case "prepare": {
      const bulk = bulkFieldsOf({ ...job.payment, rows });
      const { intent, key } = await bank.prepareFields(bulk);
      return post({
        kind: "prepared",
        bulk: { intentAndKey: { intent, key }, fields: new Blob([JSON.stringify(bulk)]) },
      });
    }
    case "submit": {
      const { fields, intentAndKey } = job.bulk;
      // The "prepare" job above wrote this text, so its type is known.
      const bulk = JSON.parse(await fields.text()) as BulkFields;
      const call = await bank.prepareFields(bulk, () => job.listName, intentAndKey);
      const outcome = await call.submit(job.code);
      return post({ kind: "submitted", outcome, sessionEnd: state.ended });
    }
    default:
      return unreachable(job);
  }
};

/** Yields between chunks: a page that receives many messages at once handles them all before it draws again. */
async function postRows(read: readonly BulkRow[]): Promise<void> {
  for (const chunk of inChunks(read)) {
    post({ kind: "rows", rows: chunk });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function connectBank({ configuration, deviceId, session }: WorkerConnection) {
  // The worker's copy of the session ends with its job. Only the page counts down the session time.
  const clock = { elapsed: () => performance.now() };
  const state = new SessionState();
  state.begin(session, clock.elapsed());
  const transport = new BankTransport({
    configuration: async () => configuration,
    cipherOf: openCipher,
    deviceId: async () => deviceId,
    sessionId: () => session.id,
    onDateHeader: (date, roundTripMs) => post({ kind: "time", date, roundTripMs }),
  });
  const log: Log = { warn: (what, { kind }) => post({ kind: "warning", what, failure: { kind } }) };
  return { client: new BankClient({ transport, state, clock, log }), state };
}

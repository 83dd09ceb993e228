import { SessionState } from "../../application/session/session-state";
import { unreachable } from "../../domain/never";
import type { BulkRow } from "../../domain/payments/bulk";
import { ok } from "../../domain/result";
import { BankClient } from "./bank-client";
import { type BulkFields, bulkFieldsOf } from "./bulk-fields";
import { type BulkJob, type BulkNews, type Line, ROWS_AT_ONCE } from "./bulk-jobs";
import { Exchange } from "./exchange";
import { HttpBulkPayments } from "./http-bulk-payments";
import { CryptoJsCipher } from "./payload-cipher";

const tell = (news: BulkNews) => self.postMessage(news);
const rows: BulkRow[] = [];

/**
 * Runs the tasks of a long list that take seconds: upload and read a file, prepare a payment, submit a payment. Each
 * worker runs one job.
 */
self.onmessage = async ({ data: job }: MessageEvent<BulkJob>) => {
  if (job.is === "rows") return void rows.push(...job.rows);
  const { bank, state } = bankAt(job.line);
  switch (job.is) {
    case "upload": {
      const onProgress = (part: number) => tell({ is: "progress", part });
      const read = await bank.upload(job.upload, { signal: new AbortController().signal, onProgress });
      if (read.ok) await tellAll(read.value);
      return tell({ is: "uploaded", outcome: read.ok ? ok(undefined) : read, sessionEnd: state.ended });
    }
    case "fix": {
      const asked = bulkFieldsOf({ ...job.payment, rows });
      const { intent, key } = bank.confirmed(asked);
      return tell({ is: "fixed", bulk: { fixed: { intent, key }, fields: new Blob([JSON.stringify(asked)]) } });
    }
    case "submit": {
      const { fields, fixed } = job.bulk;
      // The "fix" job above wrote this text, so its type is known.
      const asked = JSON.parse(await fields.text()) as BulkFields;
      const outcome = await bank.confirmed(asked, () => job.listName, fixed).submit(job.code);
      return tell({ is: "submitted", outcome, sessionEnd: state.ended });
    }
    default:
      return unreachable(job);
  }
};

/** Yields between chunks: a page that receives many messages at once handles them all before it draws again. */
async function tellAll(read: readonly BulkRow[]): Promise<void> {
  for (let from = 0; from < read.length; from += ROWS_AT_ONCE) {
    tell({ is: "rows", rows: read.slice(from, from + ROWS_AT_ONCE) });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function bankAt({ configuration, deviceId, session }: Line) {
  // The worker's copy of the session ends with its job. Only the page counts down the session time.
  const clock = { elapsed: () => performance.now() };
  const state = new SessionState();
  state.begin(session, clock.elapsed());
  const exchange = new Exchange({
    configuration: async () => configuration,
    cipherOf: (secret) => new CryptoJsCipher(secret),
    deviceId: async () => deviceId,
    sessionId: () => session.id,
    hearTime: (date, roundTripMs) => tell({ is: "time", date, roundTripMs }),
  });
  const log = { warn: (what: string, { kind }: { kind: string }) => tell({ is: "warning", what, kind }) };
  return { bank: new HttpBulkPayments(new BankClient({ exchange, state, clock, log })), state };
}

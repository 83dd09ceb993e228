import type { BulkPaymentsPort, Upload, Watch } from "../../application/payments/bulk-payments-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Clock } from "../../application/ports/clock";
import type { Log } from "../../application/ports/log";
import { token } from "../../application/ports/token";
import type { SessionState } from "../../application/session/session-state";
import type { BulkRow } from "../../domain/payments/bulk";
import { fail, ok, type Result } from "../../domain/result";
import type { ExchangeParts } from "./exchange";
import type { UploadJob, UploadNews } from "./upload-jobs";

/** What a call needs beside its session: where the bank is, and which browser this is. */
export type Line = Pick<ExchangeParts, "configuration" | "deviceId">;
export const LineToken = token<Line>("Line");

type Parts = {
  readonly line: Line;
  readonly state: SessionState;
  readonly clock: Clock;
  readonly log: Log;
  /** A worker that runs `upload-worker`. */
  readonly start: () => Worker;
};

/** Bulk payments whose watched uploads are made in a worker: the answer to a long list takes seconds to open. */
export class BulkPaymentsAside implements BulkPaymentsPort {
  readonly prepare: BulkPaymentsPort["prepare"];

  constructor(
    private readonly bank: BulkPaymentsPort,
    private readonly parts: Parts,
  ) {
    this.prepare = bank.prepare;
  }

  upload: BulkPaymentsPort["upload"] = async (upload, watch) => {
    const { line, state } = this.parts;
    const { session } = state;
    if (!watch || !session) return this.bank.upload(upload);
    try {
      const [configuration, deviceId] = await Promise.all([line.configuration(), line.deviceId()]);
      return await this.send({ upload: plain(upload), configuration, deviceId, session: { ...session } }, watch);
    } catch {
      return fail({ kind: "unreachable" });
    }
  };

  private send(job: UploadJob, { signal, onProgress }: Watch): Promise<Result<readonly BulkRow[], BankFailure>> {
    const { start, state, clock, log } = this.parts;
    const { session } = state;
    const worker = start();
    const rows: BulkRow[] = [];
    return new Promise((resolve) => {
      const end = (result: Result<readonly BulkRow[], BankFailure>) => {
        worker.terminate();
        resolve(result);
      };
      worker.onmessage = ({ data }: MessageEvent<UploadNews>) => {
        if (data.is === "progress") return onProgress(data.part);
        if (data.is === "rows") return void rows.push(...data.rows);
        if (data.is === "warning") return log.warn(data.what, data);
        const isCurrent = state.session === session;
        if (isCurrent && data.sessionEnd) state.end(data.sessionEnd.why, data.sessionEnd.message);
        if (isCurrent && data.outcome.ok) state.touch(clock.now());
        end(data.outcome.ok ? ok(rows) : data.outcome);
      };
      worker.onerror = () => end(fail({ kind: "unreachable" }));
      signal.addEventListener("abort", () => end(fail({ kind: "unreachable" })), { once: true });
      if (signal.aborted) end(fail({ kind: "unreachable" }));
      else worker.postMessage(job);
    });
  }
}

/** Without whatever makes the screen's own objects observable, which cannot be sent to a worker. */
const plain = ({ category, source, file }: Upload): Upload => ({
  category,
  file,
  source: { ...source, available: { ...source.available }, book: { ...source.book } },
});

import type { ActionFailure } from "../../../application/otp/protected-action";
import type { BulkPaymentsPort, ProgressControl } from "../../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../../application/payments/payments-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Clock } from "../../../application/ports/clock";
import type { Log } from "../../../application/ports/log";
import { token } from "../../../application/ports/token";
import type { SessionState } from "../../../application/session/session-state";
import type { Account } from "../../../domain/accounts/account";
import type { BulkPayment, BulkRow } from "../../../domain/payments/bulk";
import { fail, ok, type Result } from "../../../domain/result";
import type { TransportDependencies } from "../transport/bank-transport";
import {
  type BulkJob,
  type BulkWorkerMessage,
  type PreparedBulk,
  ROWS_PER_MESSAGE,
  type SessionEffect,
  type WorkerConnection,
} from "./bulk-jobs";

/**
 * The part of a connection that does not depend on the session: configuration, device id and the receiver of `Date`
 * headers.
 */
export type ConnectionSources = Pick<TransportDependencies, "configuration" | "deviceId" | "onDateHeader">;
export const ConnectionToken = token<ConnectionSources>("Connection");

type WorkerBulkDependencies = {
  readonly sources: ConnectionSources;
  readonly state: SessionState;
  readonly clock: Pick<Clock, "elapsed">;
  readonly log: Log;
  /** Starts a worker that runs `bulk-worker`. */
  readonly startWorker: () => Worker;
};

/**
 * Runs the long tasks of bulk payments in a worker: preparing or encrypting 50,000 rows would block the page for a second.
 */
export class WorkerBulkPayments implements BulkPaymentsPort {
  constructor(
    private readonly onPage: BulkPaymentsPort,
    private readonly dependencies: WorkerBulkDependencies,
  ) {}

  upload: BulkPaymentsPort["upload"] = async (upload, control) => {
    const connection = await this.connect();
    if (!control || !connection) return this.onPage.upload(upload, control);
    const rows: BulkRow[] = [];
    const job = { kind: "upload", upload: { ...upload, source: withoutProxies(upload.source) }, connection } as const;
    const uploaded = await this.run<Result<undefined, BankFailure>>([job], control, (message) => {
      if (message.kind === "progress") control.onProgress(message.fraction);
      if (message.kind === "rows") rows.push(...message.rows);
      return message.kind === "uploaded" ? this.applySessionEffect(message, connection) : undefined;
    });
    if (!uploaded) return fail({ kind: "unreachable" });
    return uploaded.ok ? ok(rows) : uploaded;
  };

  /** Prepares short lists on the page, where they cause no noticeable delay. */
  prepare: BulkPaymentsPort["prepare"] = async (payment, listName, key) => {
    const connection = await this.connect();
    if (payment.rows.length <= ROWS_PER_MESSAGE || !connection) return this.onPage.prepare(payment, listName, key);
    const bulk = await this.run(jobsOf(payment, connection), undefined, (message) =>
      message.kind === "prepared" ? message.bulk : undefined,
    );
    if (!bulk) return this.onPage.prepare(payment, listName, key);
    return { ...bulk.intentAndKey, submit: (code) => this.submit(bulk, code, listName?.() ?? "") };
  };

  private async submit(
    bulk: PreparedBulk,
    code: string,
    listName: string,
  ): Promise<Result<PaymentReceipt, ActionFailure>> {
    const connection = await this.connect();
    if (!connection) return fail({ kind: "unreachable" });
    const submitted = await this.run<Result<PaymentReceipt, ActionFailure>>(
      [{ kind: "submit", bulk, code, listName, connection }],
      undefined,
      (message) => (message.kind === "submitted" ? this.applySessionEffect(message, connection) : undefined),
    );
    return submitted ?? fail({ kind: "unreachable" });
  }

  private async connect(): Promise<WorkerConnection | undefined> {
    const { sources, state } = this.dependencies;
    if (!state.session) return undefined;
    try {
      const [configuration, deviceId] = await Promise.all([sources.configuration(), sources.deviceId()]);
      const { session } = state;
      return session && { configuration, deviceId, session: { ...session } };
    } catch {
      return undefined;
    }
  }

  /** Applies the worker's session changes to the page's session, unless a new session has begun meanwhile. */
  private applySessionEffect<Outcome extends { readonly ok: boolean }>(
    { outcome, sessionEnd }: JobOutcome<Outcome>,
    { session }: WorkerConnection,
  ) {
    const { state, clock } = this.dependencies;
    if (state.session?.id === session.id) {
      if (sessionEnd) state.end(sessionEnd.why, sessionEnd.message);
      if (outcome.ok) state.touch(clock.elapsed());
    }
    return outcome;
  }

  /**
   * Posts jobs to a worker and passes its messages to `read` until that returns a result. Returns undefined if the
   * worker was stopped or failed.
   */
  private run<Outcome>(
    jobs: readonly BulkJob[],
    control: ProgressControl | undefined,
    read: (message: BulkWorkerMessage) => Outcome | undefined,
  ): Promise<Outcome | undefined> {
    const worker = this.dependencies.startWorker();
    const ending = new AbortController();
    return new Promise((resolve) => {
      const end = (outcome: Outcome | undefined) => {
        ending.abort();
        worker.terminate();
        resolve(outcome);
      };
      worker.onmessage = ({ data }: MessageEvent<BulkWorkerMessage>) => {
        if (data.kind === "warning") return this.dependencies.log.warn(data.what, data.failure);
        if (data.kind === "time") return this.dependencies.sources.onDateHeader(data.date, data.roundTripMs);
        const outcome = read(data);
        if (outcome !== undefined) end(outcome);
      };
      worker.onerror = () => end(undefined);
      control?.signal.addEventListener("abort", () => end(undefined), { once: true });
      if (control?.signal.aborted) end(undefined);
      else void postJobs(worker, jobs, ending.signal);
    });
  }
}

type JobOutcome<Outcome> = { readonly outcome: Outcome } & SessionEffect;

/** Posts the jobs one by one and yields between them, because `postMessage` copies each job on the page's thread. */
async function postJobs(worker: Worker, jobs: readonly BulkJob[], ending: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (ending.aborted) return;
    worker.postMessage(job);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function jobsOf({ rows, ...payment }: BulkPayment, connection: WorkerConnection): BulkJob[] {
  const jobs: BulkJob[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE)
    jobs.push({ kind: "rows", rows: rows.slice(from, from + ROWS_PER_MESSAGE) });
  return [...jobs, { kind: "prepare", payment: { ...payment, source: withoutProxies(payment.source) }, connection }];
}

/** Copies the account without MobX proxies, which cannot be posted to a worker. */
const withoutProxies = (account: Account): Account => ({
  ...account,
  available: { ...account.available },
  book: { ...account.book },
});

import type { ActionFailure } from "../../application/otp/protected-action";
import type { BulkPaymentsPort, Watch } from "../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Clock } from "../../application/ports/clock";
import type { Log } from "../../application/ports/log";
import { token } from "../../application/ports/token";
import type { EndOfSession, SessionState } from "../../application/session/session-state";
import type { Account } from "../../domain/accounts/account";
import type { BulkPayment, BulkRow } from "../../domain/payments/bulk";
import { fail, ok, type Result } from "../../domain/result";
import { type BulkJob, type BulkNews, type FixedBulk, type Line, ROWS_AT_ONCE } from "./bulk-jobs";
import type { ExchangeParts } from "./exchange";

/**
 * The part of a connection that does not depend on the session: configuration, device id and the receiver of `Date`
 * headers.
 */
export type LineParts = Pick<ExchangeParts, "configuration" | "deviceId" | "hearTime">;
export const LineToken = token<LineParts>("Line");

type Parts = {
  readonly line: LineParts;
  readonly state: SessionState;
  readonly clock: Pick<Clock, "elapsed">;
  readonly log: Log;
  /** Starts a worker that runs `bulk-worker`. */
  readonly start: () => Worker;
};

/**
 * Runs the long tasks of bulk payments in a worker: preparing or encrypting 50,000 rows would block the page for a second.
 */
export class BulkPaymentsAside implements BulkPaymentsPort {
  constructor(
    private readonly bank: BulkPaymentsPort,
    private readonly parts: Parts,
  ) {}

  upload: BulkPaymentsPort["upload"] = async (upload, watch) => {
    const line = await this.line();
    if (!watch || !line) return this.bank.upload(upload, watch);
    const rows: BulkRow[] = [];
    const job = { is: "upload", upload: { ...upload, source: plain(upload.source) }, line } as const;
    const sent = await this.run<Result<undefined, BankFailure>>([job], watch, (news) => {
      if (news.is === "progress") watch.onProgress(news.part);
      if (news.is === "rows") rows.push(...news.rows);
      return news.is === "uploaded" ? this.heard(news, line) : undefined;
    });
    if (!sent) return fail({ kind: "unreachable" });
    return sent.ok ? ok(rows) : sent;
  };

  /** Prepares short lists on the page, where they cause no noticeable delay. */
  prepare: BulkPaymentsPort["prepare"] = async (payment, listName, key) => {
    const line = await this.line();
    if (payment.rows.length <= ROWS_AT_ONCE || !line) return this.bank.prepare(payment, listName, key);
    const bulk = await this.run(jobsOf(payment, line), undefined, (news) =>
      news.is === "fixed" ? news.bulk : undefined,
    );
    if (!bulk) return this.bank.prepare(payment, listName, key);
    return { ...bulk.fixed, submit: (code) => this.submit(bulk, code, listName?.() ?? "") };
  };

  private async submit(
    bulk: FixedBulk,
    code: string,
    listName: string,
  ): Promise<Result<PaymentReceipt, ActionFailure>> {
    const line = await this.line();
    if (!line) return fail({ kind: "unreachable" });
    const submitted = await this.run<Result<PaymentReceipt, ActionFailure>>(
      [{ is: "submit", bulk, code, listName, line }],
      undefined,
      (news) => (news.is === "submitted" ? this.heard(news, line) : undefined),
    );
    return submitted ?? fail({ kind: "unreachable" });
  }

  private async line(): Promise<Line | undefined> {
    const { line, state } = this.parts;
    if (!state.session) return undefined;
    try {
      const [configuration, deviceId] = await Promise.all([line.configuration(), line.deviceId()]);
      const { session } = state;
      return session && { configuration, deviceId, session: { ...session } };
    } catch {
      return undefined;
    }
  }

  /** Applies the worker's session changes to the page's session, unless a new session has begun meanwhile. */
  private heard<Outcome extends { readonly ok: boolean }>({ outcome, sessionEnd }: Heard<Outcome>, { session }: Line) {
    const { state, clock } = this.parts;
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
  private run<Wanted>(
    jobs: readonly BulkJob[],
    watch: Watch | undefined,
    read: (news: BulkNews) => Wanted | undefined,
  ): Promise<Wanted | undefined> {
    const worker = this.parts.start();
    const hasEnded = { is: false };
    return new Promise((resolve) => {
      const end = (wanted: Wanted | undefined) => {
        hasEnded.is = true;
        worker.terminate();
        resolve(wanted);
      };
      worker.onmessage = ({ data }: MessageEvent<BulkNews>) => {
        if (data.is === "warning") return this.parts.log.warn(data.what, data);
        if (data.is === "time") return this.parts.line.hearTime(data.date, data.roundTripMs);
        const wanted = read(data);
        if (wanted !== undefined) end(wanted);
      };
      worker.onerror = () => end(undefined);
      watch?.signal.addEventListener("abort", () => end(undefined), { once: true });
      if (watch?.signal.aborted) end(undefined);
      else void give(worker, jobs, hasEnded);
    });
  }
}

type Heard<Outcome> = { readonly outcome: Outcome; readonly sessionEnd: EndOfSession | undefined };

/** Posts the jobs one by one and yields between them, because `postMessage` copies each job on the page's thread. */
async function give(worker: Worker, jobs: readonly BulkJob[], hasEnded: { readonly is: boolean }): Promise<void> {
  for (const job of jobs) {
    if (hasEnded.is) return;
    worker.postMessage(job);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function jobsOf({ rows, ...payment }: BulkPayment, line: Line): BulkJob[] {
  const jobs: BulkJob[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    jobs.push({ is: "rows", rows: rows.slice(from, from + ROWS_AT_ONCE) });
  return [...jobs, { is: "fix", payment: { ...payment, source: plain(payment.source) }, line }];
}

/** Copies the account without MobX proxies, which cannot be posted to a worker. */
const plain = (account: Account): Account => ({
  ...account,
  available: { ...account.available },
  book: { ...account.book },
});

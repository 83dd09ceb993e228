import type { ActionFailure } from "../../../application/otp/protected-action";
import type { BulkPaymentsPort } from "../../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../../application/payments/payments-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Account } from "../../../domain/accounts/account";
import type { BulkPayment, BulkRow } from "../../../domain/payments/bulk";
import { fail, ok, type Result } from "../../../domain/result";
import { type BulkJob, inChunks, type PreparedBulk, ROWS_PER_MESSAGE, type WorkerConnection } from "./bulk-jobs";
import type { BulkWorkers } from "./bulk-workers";

/**
 * Runs the long tasks of bulk payments in a worker: preparing or encrypting 50,000 rows would block the page for a second.
 */
export class WorkerBulkPayments implements BulkPaymentsPort {
  constructor(
    private readonly onPage: BulkPaymentsPort,
    private readonly workers: BulkWorkers,
  ) {}

  upload: BulkPaymentsPort["upload"] = async (upload, control) => {
    const connection = await this.workers.connect();
    if (!control || !connection) return this.onPage.upload(upload, control);
    const rows: BulkRow[] = [];
    const job = { kind: "upload", upload: { ...upload, source: withoutProxies(upload.source) }, connection } as const;
    const uploaded = await this.workers.run<Result<undefined, BankFailure>>([job], control, (message) => {
      if (message.kind === "progress") control.onProgress(message.fraction);
      if (message.kind === "rows") rows.push(...message.rows);
      return message.kind === "uploaded" ? this.workers.applySessionEffect(message, connection) : undefined;
    });
    if (!uploaded) return fail({ kind: "unreachable" });
    return uploaded.ok ? ok(rows) : uploaded;
  };

  /** Prepares short lists on the page, where they cause no noticeable delay. */
  prepare: BulkPaymentsPort["prepare"] = async (payment, listName, key) => {
    const connection = await this.workers.connect();
    if (payment.rows.length <= ROWS_PER_MESSAGE || !connection) return this.onPage.prepare(payment, listName, key);
    const bulk = await this.workers.run(jobsOf(payment, connection), undefined, (message) =>
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
    const connection = await this.workers.connect();
    if (!connection) return fail({ kind: "unreachable" });
    const submitted = await this.workers.run<Result<PaymentReceipt, ActionFailure>>(
      [{ kind: "submit", bulk, code, listName, connection }],
      undefined,
      (message) => (message.kind === "submitted" ? this.workers.applySessionEffect(message, connection) : undefined),
    );
    return submitted ?? fail({ kind: "unreachable" });
  }
}

const jobsOf = ({ rows, ...payment }: BulkPayment, connection: WorkerConnection): BulkJob[] => [
  ...inChunks(rows).map((chunk) => ({ kind: "rows", rows: chunk }) as const),
  { kind: "prepare", payment: { ...payment, source: withoutProxies(payment.source) }, connection },
];

/** Copies the account without MobX proxies, which cannot be posted to a worker. */
const withoutProxies = (account: Account): Account => ({
  ...account,
  available: { ...account.available },
  book: { ...account.book },
});

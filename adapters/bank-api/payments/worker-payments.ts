import type { PaymentsPort } from "../../../application/payments/payments-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SamePayments } from "../../../domain/payments/same-payments";
import { fail, type Result } from "../../../domain/result";
import { type BulkJob, inChunks, ROWS_PER_MESSAGE } from "./bulk-jobs";
import type { BulkWorkers } from "./bulk-workers";

/**
 * Compares long lists in a worker, because writing 82,000 payees as a form would block the page for seconds. A newer
 * comparison stops the one before it, whose answer is not used any more: the bank takes few such calls at a time.
 */
export class WorkerPayments implements PaymentsPort {
  readonly prepare: PaymentsPort["prepare"];
  readonly limits: PaymentsPort["limits"];
  readonly receipt: PaymentsPort["receipt"];
  #comparison = new AbortController();

  constructor(
    private readonly onPage: PaymentsPort,
    private readonly workers: BulkWorkers,
  ) {
    ({ prepare: this.prepare, limits: this.limits, receipt: this.receipt } = onPage);
  }

  same: PaymentsPort["same"] = async (payment) => {
    const { payees, ...compared } = payment;
    const connection = payees.length > ROWS_PER_MESSAGE ? await this.workers.connect() : undefined;
    if (!connection) return this.onPage.same(payment);
    const jobs: BulkJob[] = [
      ...inChunks(payees).map((chunk) => ({ kind: "payees", payees: chunk }) as const),
      { kind: "compare", compared, connection },
    ];
    this.#comparison.abort();
    this.#comparison = new AbortController();
    const control = { signal: this.#comparison.signal, onProgress: () => {} };
    const same = await this.workers.run<Result<SamePayments, BankFailure>>(jobs, control, (message) =>
      message.kind === "compared" ? this.workers.applySessionEffect(message, connection) : undefined,
    );
    if (control.signal.aborted) return fail({ kind: "unreachable" });
    return same ?? this.onPage.same(payment);
  };
}

import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BulkCategory } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { RequestsPort } from "./requests-port";

const PAGE_SIZE = 50;

/** The user's own requests, and the recall of pending ones. */
export class RequestsService {
  constructor(
    private readonly requests: RequestsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  /**
   * Returns the payees of a bulk from all its pages.
   * @param onLoaded receives the number of payees loaded so far
   */
  async allEntries(
    bulk: BankRequest<BulkCategory>,
    { signal, onLoaded }: { readonly signal: AbortSignal; readonly onLoaded: (count: number) => void },
  ): Promise<Result<readonly BulkEntry[], BankFailure | { readonly kind: "cancelled" }>> {
    const entries: BulkEntry[] = [];
    for (let number = 1; ; number++) {
      const page = await this.requests.entries(bulk, { number, size: PAGE_SIZE });
      if (signal.aborted) return fail({ kind: "cancelled" });
      if (!page.ok) return page;
      entries.push(...page.value.rows);
      onLoaded(entries.length);
      if (page.value.rows.length < PAGE_SIZE) return ok(entries);
    }
  }

  recall(request: BankRequest): ProtectedAction<Acknowledgement> {
    return new ProtectedAction(this.otp, {
      prepare: () => this.unanswered.tracked(() => ({ kind: "recall", request }), this.requests.recall(request)),
    });
  }
}

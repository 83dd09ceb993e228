import type { BulkEntry } from "../../domain/requests/bulk-entry";
import { allCategories, type BulkCategory, type Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import type { UnansweredOperations } from "../operations/unanswered-operations";
import type { OtpPort } from "../otp/otp-port";
import { ProtectedAction } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import { firstPage } from "../ports/page";
import type { RequestsPort } from "./requests-port";

const PAGE_SIZE = 50;

/** The user's own requests of all kinds. A kind that did not load is absent. */
export type RequestsOverview = {
  readonly counts: Readonly<Partial<Record<Category, number>>>;
  /** The newest ones of each kind, the newest of all first. */
  readonly newest: readonly BankRequest[];
};

/** The user's own requests, and the recall of pending ones. */
export class RequestsService {
  constructor(
    private readonly requests: RequestsPort,
    private readonly otp: OtpPort,
    private readonly unanswered: UnansweredOperations,
  ) {}

  /** Loads the first page of each kind, because the bank lists one kind in a call. Fails if no kind loads. */
  async overview(): Promise<Result<RequestsOverview, BankFailure>> {
    const lists = await Promise.all(
      allCategories.map(async (category) => ({
        category,
        page: await this.requests.mine<Category>(category, firstPage, { id: "", scheduleId: "" }),
      })),
    );
    const failed = lists.map(({ page }) => page).find((page) => !page.ok);
    const loaded = lists.flatMap(({ category, page }) => (page.ok ? [{ category, ...page.value }] : []));
    if (failed && loaded.length === 0) return failed;
    return ok({
      counts: Object.fromEntries(loaded.map(({ category, total }) => [category, total])),
      newest: loaded
        .flatMap(({ rows }) => rows)
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0)),
    });
  }

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

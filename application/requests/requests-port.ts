import type { BulkCategory, Category } from "../../domain/payments/categories";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BankRequest } from "../../domain/requests/request";
import type { Review } from "../../domain/requests/review";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { NewestRows, Page, PageOf } from "../ports/page";
import { token } from "../ports/token";

/** The filter of My Requests. An empty text does not filter (specification 3, section 2.3). */
export type RequestFilter = { readonly id: string; readonly scheduleId: string };

/** `canSearch`: the bank finds payees by a text. */
type EntriesPage<C extends BulkCategory = BulkCategory> = PageOf<BulkEntry<C>> & { readonly canSearch: boolean };

/** The user's own requests, and details of any request. */
export interface RequestsPort {
  mine<C extends Category>(
    category: C,
    page: Page | NewestRows,
    filter: RequestFilter,
  ): Promise<Result<PageOf<BankRequest<C>>, BankFailure>>;
  /**
   * One page of a bulk's payees, regardless of who created the bulk.
   * @param search only payees with this text, if the bank can search
   */
  entries<C extends BulkCategory>(
    bulk: BankRequest<C>,
    page: Page,
    search?: string,
  ): Promise<Result<EntriesPage<C>, BankFailure>>;
  /**
   * The progress of a request, and information for deciding it.
   * @param purpose whether the user has opened the details, or the client checks an approval
   */
  review(request: BankRequest, purpose?: "details" | "approval"): Promise<Result<Review, BankFailure>>;
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  recall(request: BankRequest, key?: string): PreparedCall<Acknowledgement>;
}
export const RequestsPort = token<RequestsPort>("RequestsPort");

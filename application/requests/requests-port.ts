import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BulkCategory, Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Review } from "../../domain/requests/review";
import type { Result } from "../../domain/result";
import type { Acknowledgement } from "../approvals/approvals-port";
import type { PreparedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { Page, PageOf } from "../ports/page";
import { token } from "../ports/token";

/** What the filter bar of My Requests can ask for; an empty text filters nothing (specification 3, section 2.3). */
export type RequestFilter = { readonly id: string; readonly scheduleId: string };

/** What I asked for myself, with its status. */
export interface RequestsPort {
  mine<C extends Category>(
    category: C,
    page: Page,
    filter: RequestFilter,
  ): Promise<Result<PageOf<BankRequest<C>>, BankFailure>>;
  /** One page of a bulk's payees, whoever asked for it. */
  entries<C extends BulkCategory>(bulk: BankRequest<C>, page: Page): Promise<Result<PageOf<BulkEntry<C>>, BankFailure>>;
  /** How far it has come, and what to know before deciding it. */
  review(request: BankRequest): Promise<Result<Review, BankFailure>>;
  /**
   * Fixes the call and its idempotency key; nothing is sent yet.
   * @param key that of the same call sent before, whose answer was lost
   */
  recall(request: BankRequest, key?: string): PreparedCall<Acknowledgement>;
}
export const RequestsPort = token<RequestsPort>("RequestsPort");

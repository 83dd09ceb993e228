import type { Inbox } from "../../domain/approvals/inbox";
import type { Category } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Result } from "../../domain/result";
import type { PreparedCall } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { Page, PageOf, PageSize } from "../ports/page";
import { token } from "../ports/token";

/** Requests of other users of the company that wait for a decision. */
export interface ApprovalsPort {
  pending<C extends Category>(category: C, page: Page): Promise<Result<PageOf<BankRequest<C>>, BankFailure>>;
  /**
   * Requests of all eleven categories, at most `max`: the newest for the dashboard's Pending Payments (specification 3,
   * section 2.2), the oldest for the approval run. `total` counts all of them.
   */
  pendingPayments(max: PageSize, first?: "newest" | "oldest"): Promise<Result<PageOf<BankRequest>, BankFailure>>;
  /** Counts the requests that the user may decide now. An extension: other banks refuse the call. */
  inbox(): Promise<Result<Inbox, BankFailure>>;
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  approval(request: BankRequest, key?: string): PreparedCall<Acknowledgement>;
  reject(request: BankRequest, reason: string): Promise<Result<Acknowledgement, BankFailure>>;
}
export const ApprovalsPort = token<ApprovalsPort>("ApprovalsPort");

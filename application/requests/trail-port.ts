import type { AskedKind, BankCase, Trail } from "../../domain/requests/trail";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** A question to the bank about a payment. */
type CaseRequest = { readonly paymentId: string; readonly kind: AskedKind; readonly message: string };

/** Where the money of payments is, and questions to the bank about it. Extensions: other banks refuse these calls. */
export interface TrailPort {
  /** @param paymentId of a payment, or of a payee of a bulk */
  stages(paymentId: string): Promise<Result<Trail, BankFailure>>;
  /** What the user, and for reports the company, has asked the bank, the newest first. */
  cases(): Promise<Result<readonly BankCase[], BankFailure>>;
  /** Prepares a question with its idempotency key. Sending it again opens no second case. */
  opening(asked: CaseRequest): () => Promise<Result<BankCase, BankFailure>>;
}
export const TrailPort = token<TrailPort>("TrailPort");

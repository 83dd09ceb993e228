import type { Result } from "../../domain/result";
import type { Complaint } from "../../domain/support/complaint";
import type { Directive } from "../../domain/support/directive";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The bank's support, available with and without a session. */
export interface SupportPort {
  complain(complaint: Complaint): Promise<Result<void, BankFailure>>;
  directives(): Promise<Result<readonly Directive[], BankFailure>>;
}
export const SupportPort = token<SupportPort>("SupportPort");

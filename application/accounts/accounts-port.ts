import type { Account } from "../../domain/accounts/account";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The company's own accounts. The first one listed is the active account (specification 1, section 3). */
export interface AccountsPort {
  list(): Promise<Result<readonly Account[], BankFailure>>;
}
export const AccountsPort = token<AccountsPort>("AccountsPort");

import type { Account } from "../../domain/accounts/account";
import type { Expenditure } from "../../domain/accounts/expenditure";
import type { Period } from "../../domain/calendar";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The company's accounts. The first one listed is the active account (specification 1, section 3). */
export interface AccountsPort {
  list(): Promise<Result<readonly Account[], BankFailure>>;
  /** Expenditure from one account. Future days count as zero. */
  expenditure(account: Account, period: Period): Promise<Result<Expenditure, BankFailure>>;
}
export const AccountsPort = token<AccountsPort>("AccountsPort");

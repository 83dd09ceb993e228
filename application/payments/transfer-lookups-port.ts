import type { Money } from "../../domain/money";
import type { Bank, BankBranch, Speed } from "../../domain/payments/bank";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** An account of this bank, as anybody who pays it may know it. */
export type AccountHere = { readonly name: string; readonly currency: string };
/** An account at another bank; the id names the lookup and goes with the payment. */
export type AccountThere = { readonly name: string; readonly lookupId: string };

/** What transfer forms ask before anything is paid. An account that there is not is undefined. */
export interface TransferLookupsPort {
  banks(speed: Speed): Promise<Result<readonly Bank[], BankFailure>>;
  /** @param bank its code in the list of non-instant banks. */
  branches(bank: string): Promise<Result<readonly BankBranch[], BankFailure>>;
  accountHere(number: string): Promise<Result<AccountHere | undefined, BankFailure>>;
  /** @param account.source the account that would pay. */
  accountThere(account: {
    readonly bank: string;
    readonly number: string;
    readonly source: string;
  }): Promise<Result<AccountThere | undefined, BankFailure>>;
  charge(speed: Speed, amount: Money): Promise<Result<Money, BankFailure>>;
}
export const TransferLookupsPort = token<TransferLookupsPort>("TransferLookupsPort");

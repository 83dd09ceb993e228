import type { Money } from "../../domain/money";
import type { Bank, BankBranch, Speed } from "../../domain/payments/bank";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The data of an account of this bank that any payer may see. */
export type OwnBankAccount = { readonly name: string; readonly currency: string };
/** An account at another bank. `lookupId` identifies the lookup and is sent with the payment. */
export type OtherBankAccount = { readonly name: string; readonly lookupId: string };

/** Lookups of the transfer forms. An account that does not exist is returned as undefined. */
export interface TransferLookupsPort {
  banks(speed: Speed): Promise<Result<readonly Bank[], BankFailure>>;
  /** @param bank code of the bank in the list of non-instant banks */
  branches(bank: string): Promise<Result<readonly BankBranch[], BankFailure>>;
  accountAtThisBank(number: string): Promise<Result<OwnBankAccount | undefined, BankFailure>>;
  /** @param account.source number of the account that would pay */
  accountAtOtherBank(account: {
    readonly bank: string;
    readonly number: string;
    readonly source: string;
  }): Promise<Result<OtherBankAccount | undefined, BankFailure>>;
  charge(speed: Speed, amount: Money): Promise<Result<Money, BankFailure>>;
}
export const TransferLookupsPort = token<TransferLookupsPort>("TransferLookupsPort");

import type { IssuedStatement, Movement, StatementFormat, StatementRange } from "../../domain/accounts/statement";
import type { Result } from "../../domain/result";
import type { ConfirmedCall } from "../otp/protected-action";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/bank-file";
import { token } from "../ports/token";

/** The bank's own words on a statement that it sent, if it has any. */
export type SentReceipt = { readonly message: string | undefined };

/** What moved on the company's own accounts (specification 1, section 2.12). */
export interface StatementsPort {
  /** The newest first; not necessarily all of them. */
  movements(range: StatementRange): Promise<Result<readonly Movement[], BankFailure>>;
  /** All of them, with the balances around them, to print. */
  complete(range: StatementRange): Promise<Result<IssuedStatement, BankFailure>>;
  /** All of them, as a file. */
  download(range: StatementRange, format: StatementFormat): Promise<Result<BankFile, BankFailure>>;
  /** Fixes the call that has a statement sent to an e-mail address; nothing is sent yet. */
  prepareEmail(range: StatementRange, address: string): ConfirmedCall<SentReceipt>;
}
export const StatementsPort = token<StatementsPort>("StatementsPort");

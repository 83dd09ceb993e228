import type {
  BookFormat,
  IssuedStatement,
  ListedMovements,
  StatementFormat,
  StatementRange,
} from "../../domain/accounts/statement";
import type { Result } from "../../domain/result";
import type { ConfirmedCall } from "../otp/protected-action";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import type { BankFile } from "../ports/downloads";
import { token } from "../ports/token";

/** Transactions of the company's accounts (specification 1, section 2.12). */
export interface StatementsPort {
  /** Transactions, newest first; the bank may leave out older ones. The balances cost the bank a sum. */
  movements(range: StatementRange, balances?: "withBalances"): Promise<Result<ListedMovements, BankFailure>>;
  /** All transactions with balances, for printing. */
  complete(range: StatementRange): Promise<Result<IssuedStatement, BankFailure>>;
  /** All transactions as a file. */
  download(range: StatementRange, format: StatementFormat | BookFormat): Promise<Result<BankFile, BankFailure>>;
  /** Prepares the call that sends a statement by e-mail, without making it. */
  prepareEmail(range: StatementRange, address: string): ConfirmedCall<Acknowledgement>;
}
export const StatementsPort = token<StatementsPort>("StatementsPort");

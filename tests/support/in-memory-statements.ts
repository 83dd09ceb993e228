import type { StatementsPort } from "../../application/accounts/statements-port";
import type { ConfirmedCall } from "../../application/otp/protected-action";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { BankFailure } from "../../application/ports/bank-failure";
import { type Movement, type StatementRange, statementFileName } from "../../domain/accounts/statement";
import { add, subtract, zero } from "../../domain/money";
import { fail, ok, type Result } from "../../domain/result";
import { type InMemoryBank, refused } from "./in-memory-bank";

/** The in-memory bank's current day. */
const ISSUED_ON = "2026-11-20";

const files = {
  pdf: { extension: "pdf", mimeType: "application/pdf", head: "%PDF" },
  excel: { extension: "xlsx", mimeType: "application/xlsx", head: "PK" },
  csv: { extension: "csv", mimeType: "text/csv", head: "Line,Account" },
  camt053: { extension: "xml", mimeType: "application/xml", head: "<Document>" },
} as const;

type Act<T> = () => Result<T, BankFailure>;
type Customer = {
  bank(): InMemoryBank;
  signedIn<T>(act: Act<T>): Promise<Result<T, BankFailure>>;
  confirmed<T>(what: unknown, act: Act<T>): ConfirmedCall<T>;
};

/** The statements port of one browser, on the in-memory bank. */
export function inMemoryStatements({ bank, signedIn, confirmed }: Customer): StatementsPort {
  const found = ({ account, period }: StatementRange): Result<readonly Movement[], BankFailure> => {
    if (!bank().accounts.some(({ number }) => number === account.number)) return refused("Account not found");
    if (period.start > period.end) return refused("Start date should not be greater than end date");
    const moved = bank().movements.filter(({ of }) => of === account.number);
    return ok(
      moved.map(({ movement }) => movement).filter(({ at }) => at >= period.start && at.slice(0, 10) <= period.end),
    );
  };
  const balanced = ({ account: { number, currency } }: StatementRange, newestFirst: readonly Movement[]) => {
    const closing = bank().accounts.find((account) => account.number === number)?.book ?? zero(currency);
    // Each balance is the one after its transaction.
    let balance = closing;
    const lines = newestFirst.map((movement) => {
      const line = { ...movement, balance };
      // Some tests have movements in cedis on accounts in other currencies.
      if (movement.amount.currency === currency)
        balance = (movement.type === "credit" ? subtract : add)(balance, movement.amount);
      return line;
    });
    return { opening: balance, closing, lines };
  };
  return {
    movements: (range, balances) =>
      signedIn(() => {
        const movements = found(range);
        if (!movements.ok) return movements;
        const { bookFormats } = bank();
        if (!balances) return ok({ movements: movements.value, bookFormats });
        const { opening, closing } = balanced(range, movements.value);
        return ok({ movements: movements.value, bookFormats, balances: { opening, closing } });
      }),
    complete: (range) =>
      signedIn(() => {
        const movements = found(range);
        if (!movements.ok) return movements;
        if (bank().hasNoFiles) return fail({ kind: "unreachable" });
        const { account, period } = range;
        const { opening, closing, lines } = balanced(range, movements.value);
        const end = period.end < ISSUED_ON ? period.end : ISSUED_ON;
        return ok({
          account,
          period: { start: period.start, end },
          issuedAt: `${ISSUED_ON}T10:00:00Z`,
          opening,
          closing,
          lines: lines.reverse(),
        });
      }),
    download: (range, format) =>
      signedIn(() => {
        const movements = found(range);
        if (!movements.ok) return movements;
        if (bank().hasNoFiles) return fail({ kind: "unreachable" });
        const { number } = range.account;
        const { extension, mimeType, head } = files[format];
        return ok({
          name: statementFileName(range, extension),
          mimeType,
          bytes: new TextEncoder().encode(`${head}${number}`),
        });
      }),
    prepareEmail: (range, address) =>
      confirmed<Acknowledgement>([range, address], () => {
        const movements = found(range);
        return movements.ok ? ok({ message: `Sent to ${address}.` }) : movements;
      }),
  };
}

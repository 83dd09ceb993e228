import type { StatementsPort } from "../../../application/accounts/statements-port";
import type { BankFile } from "../../../application/ports/downloads";
import type { ReplyOf } from "../../../contract/endpoint";
import { statements } from "../../../contract/statements";
import {
  type BookFormat,
  bookFormats,
  type IssuedStatement,
  type Movement,
  type StatementFormat,
  type StatementRange,
  statementFileName,
} from "../../../domain/accounts/statement";
import { parseDay } from "../../../domain/calendar";
import type { Result } from "../../../domain/result";
import { randomId } from "../../browser/random-id";
import type { BankClient, CallFailure } from "../transport/bank-client";
import { intentOf } from "../transport/confirmed-call";
import { fromBase64 } from "../values/base64";
import { toMoment, wireDay } from "../values/dates";
import { toMoney } from "../values/map-money";
import { toMovementType } from "../values/read-listed";
import { readRows } from "../values/read-rows";

export class HttpStatements implements StatementsPort {
  constructor(private readonly bank: BankClient) {}

  movements: StatementsPort["movements"] = (range, balances) => {
    const fields = { ...fieldsOf(range), ...(balances && { withBalances: true }) };
    return this.bank.read(statements.search, fields, (reply) => {
      const movements = readRows(reply.transactions, (row) => toMovement(row, range.account.currency));
      const offered = bookFormats.filter((each) => reply.bookFormats?.includes(each));
      return movements && { movements, balances: balancesOf(reply, range), bookFormats: offered };
    });
  };

  complete: StatementsPort["complete"] = (range) =>
    this.bank.read(statements.complete, fieldsOf(range), (reply) => toIssued(reply, range));

  download: StatementsPort["download"] = (range, format) => {
    if (isBookFormat(format)) return this.forBooks(range, format);
    const fields = { ...fieldsOf(range), isDownload: true, downloadType: files[format].wire };
    return this.bank.read(statements.statement, fields, ({ file }) => toFile(range, format, file ?? ""));
  };

  private forBooks(range: StatementRange, format: BookFormat): Promise<Result<BankFile, CallFailure>> {
    const name = statementFileName(range, bookExtensions[format]);
    return this.bank.read(statements.forBooks, { ...fieldsOf(range), format }, ({ mimeType, bytes }) => ({
      name,
      mimeType,
      bytes: new Uint8Array(bytes),
    }));
  }

  /** Prepares the call without a code, as documented: the bank knows that the code was checked. */
  prepareEmail: StatementsPort["prepareEmail"] = (range, email) => {
    const fields = { ...fieldsOf(range), isDownload: false, downloadType: "email", email } as const;
    const idempotencyKey = randomId();
    return {
      intent: intentOf(statements.statement, fields, { payee: undefined }),
      submit: () => this.bank.acknowledge(statements.statement, fields, { idempotencyKey }),
    };
  };
}

/** Returns undefined if one of them is missing or cannot be read: the list of movements is right without them. */
function balancesOf(
  { openingBalance, closingBalance }: Pick<ReplyOf<typeof statements.search>, "openingBalance" | "closingBalance">,
  { account: { currency } }: StatementRange,
) {
  const [opening, closing] = [toMoney(openingBalance, currency), toMoney(closingBalance, currency)];
  return opening && closing && { opening, closing };
}

const fieldsOf = ({ account, period }: StatementRange) => ({
  accountNumber: account.number,
  startDate: wireDay(period.start),
  endDate: wireDay(period.end),
});

/** The bank's name of each file format (S1-3-86). */
const files = {
  pdf: { wire: "PDF", extension: "pdf", mimeType: "application/pdf" },
  excel: {
    wire: "Excel",
    extension: "xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
} as const;

const bookExtensions: Readonly<Record<BookFormat, string>> = { csv: "csv", camt053: "xml" };
const isBookFormat = (format: StatementFormat | BookFormat): format is BookFormat => format in bookExtensions;

/** Returns undefined if the answer contains no file. */
function toFile(range: StatementRange, format: StatementFormat, base64: string): BankFile | undefined {
  const { extension, mimeType } = files[format];
  const bytes = fromBase64(base64);
  return bytes?.length ? { name: statementFileName(range, extension), mimeType, bytes } : undefined;
}

/** Returns undefined if the amount cannot be read, or if it is unclear whether it is a credit or a debit. */
function toMovement(
  wire: ReplyOf<typeof statements.search>["transactions"][number],
  accountCurrency: string,
): Movement | undefined {
  const type = toMovementType(wire.type);
  const amount = toMoney(wire.amount, wire.currency || accountCurrency);
  if (!type || type === "unknown" || !amount) return undefined;
  return { type, at: toMoment(wire.date), narration: wire.narration ?? "", amount };
}

/** Returns undefined if an amount or the last day cannot be read: a statement with a missing line would be wrong. */
function toIssued(
  wire: ReplyOf<typeof statements.complete>,
  { account, period }: StatementRange,
): IssuedStatement | undefined {
  const opening = toMoney(wire.openingBalance, account.currency);
  const closing = toMoney(wire.closingBalance, account.currency);
  const lines = readRows(wire.transactions, (line) => {
    const [movement, balance] = [toMovement(line, account.currency), toMoney(line.balance, account.currency)];
    return movement && balance && { ...movement, balance };
  });
  const end = parseDay(wire.endDate);
  if (!opening || !closing || !lines || !end) return undefined;
  return { account, period: { start: period.start, end }, issuedAt: toMoment(wire.issuedAt), opening, closing, lines };
}

import { BYTE_ORDER_MARK, guarded, quoted } from "../documents/csv-text";
import { formatMinor } from "../ledger/minor-units";
import { bankDay } from "../values/wire-dates";
import type { Booking, Books } from "./bookings";
import { lastDayOf } from "./period";
import type { Statement } from "./statement";

/** A line of the file. Amount and balance are numbers with a sign; all other values are texts. */
type Line = {
  readonly line: string;
  readonly day: Date;
  readonly amount?: bigint;
  readonly balance: bigint;
  readonly booking?: Booking;
};

const headers = [
  "Line",
  "Account",
  "Booking Date",
  "Value Date",
  "Amount",
  "Currency",
  "Balance",
  "Journal Reference",
  "Request ID",
  "Counterparty",
  "Counterparty Account",
  "Narration",
];
const names: Readonly<Record<Booking["kind"], string>> = { payment: "Entry", charge: "Charge", eLevy: "E-Levy" };

/**
 * Writes a statement as CSV (RFC 4180): a line of headers, the opening balance, a line for each entry, and the closing
 * balance. The amounts of all lines sum to the difference of the two balances.
 */
export async function* booksCsv({ statement, bookings }: Books): AsyncGenerator<Buffer> {
  const { account, period, opening, closing } = statement;
  const written = (lines: readonly Line[]) =>
    Buffer.from(lines.map((line) => `${fieldsOf(line, account).join(",")}\r\n`).join(""));
  yield Buffer.from(`${BYTE_ORDER_MARK}${headers.join(",")}\r\n`);
  yield written([{ line: "Opening balance", day: period.from, balance: opening }]);
  for await (const part of bookings)
    yield written(
      part.map((booking) => {
        const { kind, at: day, amount, balance } = booking;
        return { line: names[kind], day, amount, balance, booking };
      }),
    );
  yield written([{ line: "Closing balance", day: lastDayOf(period), balance: closing }]);
}

function fieldsOf(
  { line, day, amount, balance, booking }: Line,
  { number, currency }: Statement["account"],
): readonly string[] {
  const date = bankDay(day);
  return [
    ...[text(line), text(number), date, date, amount === undefined ? "" : formatMinor(amount), text(currency)],
    ...[formatMinor(balance), text(booking?.journalReference), text(booking?.requestId)],
    ...[text(booking?.counterparty.name), text(booking?.counterparty.account), text(booking?.narration)],
  ];
}

/** Writes a quoted text. An apostrophe keeps a spreadsheet from changing it, and stays visible. */
const text = (written = ""): string => quoted(guarded(written));

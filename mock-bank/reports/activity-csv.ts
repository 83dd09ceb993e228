import { createHash } from "node:crypto";
import { BYTE_ORDER_MARK, guarded, quoted } from "../documents/csv-text";
import { wireDate } from "../values/wire-dates";
import { isWhole, type SealedEntry } from "./activity-list";
import type { ActivitySource } from "./activity-table";
import { kindWords, titleOf } from "./activity-words";

const headers = [
  "Line",
  "Date",
  "Time",
  "Person",
  "User Name",
  "Kind",
  "Activity",
  "Details",
  "Request ID",
  "Account",
  "Written At",
  "Company ID",
  "Person ID",
  "Event",
  "Previous Seal",
  "Entry Seal",
  "Line Seal",
  "Signature",
];

/**
 * Writes the activity as CSV (RFC 4180) in the order of the company's chain: a line of headers, an opening line, a line
 * for each entry, and a closing line with their number. The seal of an entry is the bank's own. The seal of a line
 * covers all cells before it and the line before, so the last one covers the file, and the bank signs it.
 * `tools/verify-activity` checks all three.
 */
export async function* activityCsv(source: ActivitySource): AsyncGenerator<Buffer> {
  const { bankName, company, days, filters, filter, range, issuedAt, parts, sign } = source;
  const { companyId } = filter;
  let seal = sealOf("", headers);
  /** Adds the seal of the line to its cells. */
  const sealed = (cells: readonly string[]): readonly string[] => {
    const written = cells.map((cell, at) => (isMoment(at) ? cell : guarded(cell)));
    seal = sealOf(seal, written);
    return [...written, seal];
  };
  const line = (cells: readonly string[]): string => lineOf([...sealed(cells), ""]);
  const title = [company, days, ...filters.map(([label, value]) => `${label}: ${value}`)].join(", ");
  const scope = isWhole(filter) ? "All entries" : "Filtered entries";
  yield Buffer.from(`${BYTE_ORDER_MARK}${lineOf(headers)}`);
  yield Buffer.from(line(framed("Opening", scope, title, companyId)));
  let count = 0;
  for await (const part of parts) {
    const lines = part.map((entry) => {
      count += 1;
      return line(cellsOf(String(count), entry, companyId));
    });
    yield Buffer.from(lines.join(""));
  }
  const closing = sealed(framed("Closing", "Number of entries", String(count), companyId));
  const content: SignedActivity = {
    bank: bankName,
    title,
    companyId,
    entries: count,
    lastEntrySeal: range?.head ?? "",
    lastLineSeal: seal,
    issuedAt: issuedAt.toISOString(),
  };
  yield Buffer.from(lineOf([...closing, await sign("company-activity+jws", content)]));
}

/** The content of the signature. */
type SignedActivity = {
  readonly bank: string;
  /** Company, days and filters. */
  readonly title: string;
  readonly companyId: string;
  readonly entries: number;
  readonly lastEntrySeal: string;
  /** The seal of the closing line, which covers every cell of the file. */
  readonly lastLineSeal: string;
  /** ISO 8601, by the bank's clock. */
  readonly issuedAt: string;
};

/** Day and time of an entry stay values by which a spreadsheet sorts. */
const isMoment = (at: number): boolean => headers[at] === "Date" || headers[at] === "Time";

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;

const sealOf = (before: string, cells: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([before, ...cells]))
    .digest("hex");

/** The opening or closing line, which frames the entries. */
const framed = (line: string, activity: string, details: string, companyId: string): readonly string[] => [
  line,
  ...blank(5),
  activity,
  details,
  ...blank(3),
  companyId,
  ...blank(4),
];

const blank = (count: number): readonly string[] => Array<string>(count).fill("");

const cellsOf = (line: string, entry: SealedEntry, companyId: string): readonly string[] => [
  line,
  wireDate(entry.at),
  entry.at.toISOString().slice(11, 19),
  entry.person ?? "The bank",
  entry.userName ?? "",
  kindWords[entry.kind],
  titleOf(entry),
  entry.detail,
  entry.requestId ?? "",
  entry.accountNumber ?? "",
  entry.writtenAt,
  companyId,
  entry.personId ?? "",
  entry.event,
  entry.previous,
  entry.link,
];

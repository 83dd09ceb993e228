import { createHash } from "node:crypto";
import { isWhole, type SealedEntry } from "../reports/activity-list";
import { kindWords, titleOf } from "../reports/activity-words";
import { wireDate } from "../requests/wire-dates";
import type { ActivitySource } from "./activity-table";
import { BYTE_ORDER_MARK, guarded, quoted } from "./csv-text";

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
];

/**
 * Writes the activity as CSV (RFC 4180) in the order of the company's chain: a line of headers, an opening line, a line
 * for each entry, and a closing line with their number. `tools/verify-activity` checks both seals of a line: the entry's
 * is the bank's own, and the line's covers all cells and the line before.
 */
export async function* activityCsv(source: ActivitySource): AsyncGenerator<Buffer> {
  const { company, days, filters, filter, parts } = source;
  const { companyId } = filter;
  let seal = sealOf("", headers);
  /** Adds the seal of the line to its cells. */
  const line = (cells: readonly string[]): string => {
    const written = cells.map(guarded);
    seal = sealOf(seal, written);
    return `${[...written, seal].map(quoted).join(",")}\r\n`;
  };
  const title = [company, days, ...filters.map(([label, value]) => `${label}: ${value}`)].join(", ");
  const scope = isWhole(filter) ? "All entries" : "Filtered entries";
  yield Buffer.from(`${BYTE_ORDER_MARK}${headers.map(quoted).join(",")}\r\n`);
  yield Buffer.from(line(framed("Opening", scope, title, companyId)));
  let count = 0;
  for await (const part of parts) {
    const lines = part.map((entry) => {
      count += 1;
      return line(cellsOf(String(count), entry, companyId));
    });
    yield Buffer.from(lines.join(""));
  }
  yield Buffer.from(line(framed("Closing", "Number of entries", String(count), companyId)));
}

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

import { createHash } from "node:crypto";
import { readCsv } from "./read-csv";

export type ActivityCheck = {
  /** Faults, each with the line of the file; none if every line is as the bank wrote it. */
  readonly faults: readonly string[];
  readonly entries: number;
  /** The opening line: company, days and filters. */
  readonly title: string;
  /** Whether the file has every entry of its days, so that the bank's own chain is checked as well. */
  readonly isWhole: boolean;
  /** The bank's seal of the last entry, to compare with another file, a PDF or the list on the screen. */
  readonly lastSeal: string;
};

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
] as const;
type Header = (typeof headers)[number];
type Fields = Readonly<Record<Header, string>>;

const FAULTS_MAX = 20;

/**
 * Checks the file of a company's activity.
 *
 * - The line seal of each line is a SHA-256 of all its cells and the line seal before it.
 * - The entry seal is the one that the bank stored: a SHA-256 of the entry and the entry seal before it.
 * - In a file with all entries, each entry follows the one before it. A filtered file leaves entries out.
 * - The closing line has the number of entries.
 *
 * After a fault the check goes on with the seals as they are written, so that one changed line is one fault.
 */
export async function checkActivity(chunks: AsyncIterable<string>): Promise<ActivityCheck> {
  const faults: string[] = [];
  const report = (line: number, fault: string) => {
    if (faults.length < FAULTS_MAX) faults.push(`Line ${line}: ${fault}`);
  };
  let seal = sealOf("", headers);
  let [title, lastSeal, isWhole] = ["", "", false];
  let entries = 0;
  let state: "headers" | "opening" | "entries" | "closed" = "headers";
  let lastLine = 0;
  for await (const { at, cells } of readCsv(chunks)) {
    lastLine = at;
    if (state === "headers") {
      if (JSON.stringify(cells) !== JSON.stringify(headers))
        return { faults: ["Line 1: this is not the activity of a company"], entries, title, isWhole, lastSeal };
      state = "opening";
      continue;
    }
    if (cells.length !== headers.length) {
      report(at, `has ${cells.length} cells, not ${headers.length}`);
      continue;
    }
    const fields = Object.fromEntries(headers.map((header, place) => [header, cells[place] ?? ""])) as Fields;
    const written = seal;
    seal = fields["Line Seal"];
    const isChanged = sealOf(written, cells.slice(0, -1)) !== seal;
    if (state === "closed") report(at, "follows the closing line");
    else if (state === "opening") {
      if (fields.Line !== "Opening") report(at, "the opening line is missing");
      else if (isChanged) report(at, "was changed");
      [title, isWhole, state] = [unguarded(fields.Details), fields.Activity === "All entries", "entries"];
      if (fields.Line === "Opening") continue;
    }
    if (fields.Line === "Closing") {
      state = "closed";
      if (fields.Details !== String(entries))
        report(at, `the bank wrote ${fields.Details} entries, the file has ${entries}`);
      else if (isChanged) report(at, "was changed, or lines before it were cut");
      continue;
    }
    entries += 1;
    if (fields.Line !== String(entries)) {
      report(at, `entry ${entries} is expected, but this is entry ${fields.Line}: lines were cut, added or moved`);
      entries = /^\d{1,9}$/.test(fields.Line) ? Number(fields.Line) : entries;
    } else if (isChanged) report(at, "was changed");
    else if (entrySealOf(fields) !== fields["Entry Seal"]) report(at, "does not fit the bank's seal of this entry");
    else if (isWhole && lastSeal && fields["Previous Seal"] !== lastSeal)
      report(at, "does not follow the entry before it in the bank's chain");
    lastSeal = fields["Entry Seal"];
  }
  if (state !== "closed") report(lastLine, "the closing line is missing: the end was cut off");
  return { faults, entries, title, isWhole, lastSeal };
}

const sealOf = (before: string, cells: readonly string[]): string => sha256(JSON.stringify([before, ...cells]));

/** Computes the bank's seal of an entry, from the JSON text that PostgreSQL writes. */
function entrySealOf(fields: Fields): string {
  const text = (header: Header) => JSON.stringify(unguarded(fields[header]));
  const textOrNull = (header: Header) => (fields[header] ? text(header) : "null");
  const parts = [
    text("Previous Seal"),
    text("Company ID"),
    textOrNull("Person ID"),
    text("Event"),
    textOrNull("Request ID"),
    text("Details"),
    secondsOf(fields["Written At"]),
  ];
  return sha256(`[${parts.join(", ")}]`);
}

/** Converts ISO 8601 with microseconds to seconds since 1970, with six decimals. */
function secondsOf(moment: string): string {
  const [, seconds = "", micros = ""] = /^(.{19})\.(\d{6})Z$/.exec(moment) ?? [];
  return `${Date.parse(`${seconds}Z`) / 1000}.${micros}`;
}

/** Takes away the apostrophes that keep spreadsheets from changing a text. */
const unguarded = (cell: string): string => cell.replaceAll(/(^|;)'/g, "$1");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

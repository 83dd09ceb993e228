import { createHash } from "node:crypto";
import { readCsv } from "./read-csv";
import { readSignature, type SignedContent } from "./signature";

export type ActivityCheck = {
  /** Faults, each with the line of the file; none if the bank has signed the file and every line is as it was. */
  readonly faults: readonly string[];
  readonly entries: number;
  /** The opening line: company, days and filters. */
  readonly title: string;
  /** Whether the file has every entry of its days, so that the bank's own chain is checked as well. */
  readonly isWhole: boolean;
  /** The bank's seal of the last entry, to compare with another file, a PDF or the list on the screen. */
  readonly lastSeal: string;
  /** Absent if the signature is not one of the bank. */
  readonly signed?: SignedContent | undefined;
};

const unsignedHeaders = [
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
const headers = [...unsignedHeaders, "Signature"] as const;
type Header = (typeof headers)[number];
type Fields = Readonly<Record<Header, string>>;

const FAULTS_MAX = 20;
const OTHER_FILE = "Line 1: this is not the activity of a company";
const OLD_FORM =
  "Line 1: this file is of the old form, which has no signature. Anyone can write such a file, so it proves nothing. " +
  "Download the activity of these days again.";

/**
 * Checks the file of a company's activity.
 *
 * - The line seal of each line is a SHA-256 of all its cells and the line seal before it.
 * - The entry seal is the one that the bank stored: a SHA-256 of the entry and the entry seal before it.
 * - In a file with all entries, each entry follows the one before it. A filtered file leaves entries out.
 * - The closing line has the number of entries, and the bank's signature of the last line seal, title and number.
 *
 * Only the signature proves who wrote the file; the seals show which line was changed. After a fault the check goes on
 * with the seals as they are written, so that one changed line is one fault.
 * @param keys the bank's published key set, as parsed JSON
 */
export async function checkActivity(chunks: AsyncIterable<string>, keys: unknown): Promise<ActivityCheck> {
  const faults: string[] = [];
  const report = (line: number, fault: string) => {
    if (faults.length < FAULTS_MAX) faults.push(`Line ${line}: ${fault}`);
  };
  let seal = sealOf("", headers);
  let [title, lastSeal, isWhole] = ["", "", false];
  let entries = 0;
  let state: "headers" | "opening" | "entries" | "closed" = "headers";
  let lastLine = 0;
  let signed: SignedContent | undefined;
  for await (const { at, cells } of readCsv(chunks)) {
    lastLine = at;
    if (state === "headers") {
      const isOld = JSON.stringify(cells) === JSON.stringify(unsignedHeaders);
      if (JSON.stringify(cells) !== JSON.stringify(headers))
        return { faults: [isOld ? OLD_FORM : OTHER_FILE], entries, title, isWhole, lastSeal };
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
    const isChanged = sealOf(written, cells.slice(0, -2)) !== seal;
    if (fields.Signature && fields.Line !== "Closing") report(at, "has a signature, which belongs to the closing line");
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
      const signature = readSignature(fields.Signature, keys, "company-activity+jws");
      if ("fault" in signature) report(at, signature.fault);
      else {
        // The bank has signed it, so it has these fields.
        signed = signature.content as unknown as SignedContent;
        if (signed.lastLineSeal !== seal || signed.entries !== entries || signed.title !== title)
          report(at, `the bank signed another file: ${signed.title}, ${signed.entries} entries`);
      }
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
  if (state !== "closed") report(lastLine, "the closing line with the signature is missing: the end was cut off");
  return { faults, entries, title, isWhole, lastSeal, signed };
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

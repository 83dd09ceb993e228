import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { CashManagementEndOfDayReport } from "iso20022.js";
import { XmlDocument, type XmlNode, XsdValidator } from "libxml2-wasm";
import { read, utils } from "xlsx";

/** An entry of a statement for accounting programs. Amounts are texts with a sign, as "-150.00". */
export type BookEntry = {
  readonly kind: string;
  readonly day: string;
  readonly valueDay: string;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly requestId: string;
  readonly counterparty: string;
  readonly counterpartyAccount: string;
  readonly narration: string;
};
export type BookStatement = {
  readonly account: string;
  readonly currency: string;
  readonly opening: string;
  readonly closing: string;
  readonly entries: readonly BookEntry[];
};

const NAMESPACE = { c: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08" };
const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync("tests/support/camt.053.001.08.xsd")));
const kinds: Readonly<Record<string, string>> = { CHRG: "Charge", TAXE: "E-Levy", OTHR: "Entry" };

/**
 * Reads a camt.053.001.08 with libxml2, which the product does not use.
 * @throws if the message is not valid in the schema of the standard
 */
export function camtOf(bytes: Uint8Array): BookStatement {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    schema.validate(document);
    const [statement] = document.find("//c:Stmt", NAMESPACE);
    if (!statement) throw new Error("The message has no statement");
    const balances = statement.find("c:Bal", NAMESPACE);
    const balance = (code: string) => balances.filter((each) => textAt(each, "Tp/CdOrPrtry/Cd") === code).map(signed);
    const [[opening = "", ...moreOpenings], [closing = "", ...moreClosings]] = [balance("OPBD"), balance("CLBD")];
    if (moreOpenings.length + moreClosings.length > 0) throw new Error("The message has more than two balances");
    return {
      account: textAt(statement, "Acct/Id/Othr/Id"),
      currency: textAt(statement, "Acct/Ccy"),
      opening,
      closing,
      entries: statement.find("c:Ntry", NAMESPACE).map((entry) => ({
        kind: kinds[textAt(entry, "BkTxCd/Domn/Fmly/SubFmlyCd")] ?? "Unknown",
        day: textAt(entry, "BookgDt/Dt"),
        valueDay: textAt(entry, "ValDt/Dt"),
        amount: signed(entry),
        currency: textAt(entry, "Amt/@Ccy"),
        reference: textAt(entry, "NtryRef"),
        requestId: textAt(entry, "NtryDtls/TxDtls/Refs/PmtInfId"),
        counterparty: textAt(entry, "NtryDtls/TxDtls/RltdPties/*/Pty/Nm"),
        counterpartyAccount: textAt(entry, "NtryDtls/TxDtls/RltdPties/*/Id/Othr/Id"),
        narration: textAt(entry, "NtryDtls/TxDtls/RmtInf/Ustrd"),
      })),
    };
  } finally {
    document.dispose();
  }
}

/** Returns the text at a path such as "Amt/@Ccy"; empty if there is none. */
function textAt(node: XmlNode, path: string): string {
  const steps = path.split("/").map((step) => (/^[@*]/.test(step) ? step : `c:${step}`));
  return String(node.eval(`string(${steps.join("/")})`, NAMESPACE));
}

const signed = (node: XmlNode): string => `${textAt(node, "CdtDbtInd") === "DBIT" ? "-" : ""}${textAt(node, "Amt")}`;

/** Returns the end-to-end id of each entry of a camt.053, by which programs match payments. */
export function endToEndIdsOf(bytes: Uint8Array): readonly string[] {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    return document.find("//c:Ntry", NAMESPACE).map((entry) => textAt(entry, "NtryDtls/TxDtls/Refs/EndToEndId"));
  } finally {
    document.dispose();
  }
}

/** Reads a camt.053 with a library for accounting programs. */
export function camtReportOf(bytes: Uint8Array) {
  const [statement, ...others] = CashManagementEndOfDayReport.fromXML(new TextDecoder().decode(bytes)).statements;
  if (!statement || others.length > 0) throw new Error("The message has not exactly one statement");
  return statement;
}

/** Debian's package aqbanking-tools, the importer of GnuCash and KMyMoney. */
export const hasAqbanking = spawnSync("aqbanking-cli", ["--help"]).error === undefined;

/**
 * Reads the amount in minor units and the end-to-end id of each entry of a camt.053 with aqbanking. Its version 6 knows
 * camt.053.001.04, which differs from version 8 only in the elements of parties.
 */
export function readByAqbanking(bytes: Uint8Array): readonly (readonly [minor: number, endToEndId: string])[] {
  const folder = mkdtempSync(join(tmpdir(), "aqbanking-"));
  try {
    const [message, context] = [join(folder, "camt.xml"), join(folder, "context")];
    writeFileSync(message, bytes);
    const format = ["--importer=xml", "--profile=camt_053_001_04"];
    execFileSync("aqbanking-cli", ["-D", folder, "import", ...format, "-f", message, "-c", context], {
      stdio: "ignore",
    });
    const entries = readFileSync(context, "utf8").split(/^\s+transaction \{$/m);
    const fieldOf = (entry: string, name: string) =>
      decodeURIComponent(new RegExp(`^\\s+char ${name}="(.*)"`, "m").exec(entry)?.[1] ?? "");
    return entries
      .slice(1)
      .map((entry) => [Number.parseInt(fieldOf(entry, "value"), 10), fieldOf(entry, "endToEndReference")]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a statement as CSV, by the names of its columns. */
export function csvOf(bytes: Uint8Array): BookStatement {
  // Every column is a text.
  const lines = parse(Buffer.from(bytes), { bom: true, columns: true, record_delimiter: "\r\n" }) as CsvLine[];
  const [opening, closing] = [lines[0], lines.at(-1)];
  if (opening?.Line !== "Opening balance" || closing?.Line !== "Closing balance")
    throw new Error("The file has no balances");
  return {
    account: plain(opening.Account),
    currency: opening.Currency ?? "",
    opening: opening.Balance ?? "",
    closing: closing.Balance ?? "",
    entries: lines.slice(1, -1).map((line) => ({
      kind: line.Line ?? "",
      day: line["Booking Date"] ?? "",
      valueDay: line["Value Date"] ?? "",
      amount: line.Amount ?? "",
      currency: line.Currency ?? "",
      reference: line["Journal Reference"] ?? "",
      requestId: line["Request ID"] ?? "",
      counterparty: plain(line.Counterparty),
      counterpartyAccount: plain(line["Counterparty Account"]),
      narration: plain(line.Narration),
    })),
  };
}
type CsvLine = Readonly<Record<string, string>>;

/** Removes the apostrophes that keep spreadsheets from changing a text. */
const plain = (text = ""): string => text.replace(/(^|;)'/g, "$1");

/** Reads a CSV as a spreadsheet does, without options. */
export function spreadsheetOf(bytes: Uint8Array) {
  const { Sheets, SheetNames } = read(bytes, { cellFormula: true, dense: true });
  const sheet = Sheets[SheetNames[0] ?? ""];
  if (!sheet) throw new Error("The file has no sheet");
  const { e: end } = utils.decode_range(sheet["!ref"] ?? "A1");
  return Array.from({ length: end.r + 1 }, (_, row) =>
    Array.from({ length: end.c + 1 }, (__, column) => {
      const cell = sheet["!data"]?.[row]?.[column];
      return { value: cell?.v, isFormula: cell?.f !== undefined };
    }),
  );
}

/** Returns the cells of a CSV in a country whose spreadsheets have semicolons between cells. */
export const cellsBetweenSemicolons = (bytes: Uint8Array): string[] =>
  parse(Buffer.from(bytes), { bom: true, delimiter: ";", relax_quotes: true, relax_column_count: true }).flat();

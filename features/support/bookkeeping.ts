import { readFile } from "node:fs/promises";
import type { SavedFile } from "./downloads";

/** A downloaded statement for accounting programs: name of the line, amount or balance, and narration. */
export type BookkeepingLine = readonly [name: string, amount: string, narration: string];

/** Reads a CSV or camt.053 with other libraries than those that wrote it, which are imported on demand. */
export async function readBookkeeping(download: SavedFile): Promise<{ account: string; lines: BookkeepingLine[] }> {
  const bytes = await readFile(await download.path());
  return download.suggestedFilename().endsWith(".csv") ? readCsv(bytes) : readCamt(bytes);
}

async function readCsv(bytes: Buffer) {
  const { parse } = await import("csv-parse/sync");
  const lines = parse<Readonly<Record<string, string>>>(bytes, { bom: true, columns: true });
  return {
    // The apostrophe keeps spreadsheets from changing the number.
    account: (lines[0]?.Account ?? "").replace(/^'/, ""),
    lines: lines.map(({ Line = "", Amount, Balance = "", Narration = "" }): BookkeepingLine => {
      return [Line, Amount || Balance, Narration];
    }),
  };
}

const NAMESPACE = { c: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08" };
const kinds: Readonly<Record<string, string>> = { OTHR: "Entry", CHRG: "Charge", TAXE: "E-Levy" };

async function readCamt(bytes: Buffer) {
  const { XmlDocument } = await import("libxml2-wasm");
  const document = XmlDocument.fromBuffer(bytes);
  try {
    const linesAt = (path: string, name: (code: string) => string): BookkeepingLine[] =>
      document.find(`/c:Document/c:BkToCstmrStmt/c:Stmt/${path}`, NAMESPACE).map((node) => {
        const text = (at: string) => String(node.eval(`string(${at})`, NAMESPACE));
        const code = text("c:Tp/c:CdOrPrtry/c:Cd") || text("c:BkTxCd/c:Domn/c:Fmly/c:SubFmlyCd");
        const sign = text("c:CdtDbtInd") === "DBIT" ? "-" : "";
        return [name(code), sign + text("c:Amt"), text("c:NtryDtls/c:TxDtls/c:RmtInf/c:Ustrd")];
      });
    const balance = (code: string, name: string) => linesAt(`c:Bal[c:Tp/c:CdOrPrtry/c:Cd = '${code}']`, () => name);
    return {
      account: String(document.eval("string(//c:Stmt/c:Acct/c:Id/c:Othr/c:Id)", NAMESPACE)),
      lines: [
        ...balance("OPBD", "Opening balance"),
        ...linesAt("c:Ntry", (code) => kinds[code] ?? code),
        ...balance("CLBD", "Closing balance"),
      ],
    };
  } finally {
    document.dispose();
  }
}

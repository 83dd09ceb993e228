import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { bulkFiles } from "../../contract/bulk-files";
import { allBanks } from "../../mock-bank/lookups/banks";

const publicFolder = join(import.meta.dirname, "../../ui/public");
/** Excel's built-in number format for text, "@". */
const TEXT_FORMAT = 'numFmtId="49"';

describe.each(Object.entries(bulkFiles))("The template of %s", (_, { template, columns }) => {
  const read = () => XLSX.read(readFileSync(join(publicFolder, template)), { bookFiles: true });

  it("the template has the columns of the contract in order, and no rows @S1-7-34 @S2-7-45..46", () => {
    const { Sheets, SheetNames } = read();
    const sheet = Sheets[SheetNames[0] ?? ""];
    expect(sheet && XLSX.utils.sheet_to_json(sheet, { header: 1 })).toEqual([columns.map(({ heading }) => heading)]);
  });

  it("the first sheet of the template is read, although its other sheets have texts", () => {
    const book = read();
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    XLSX.utils.sheet_add_aoa(sheet, [columns.map(() => "x")], { origin: -1 });
    const bytes = new Uint8Array(XLSX.write(book, { type: "array" }) as ArrayBuffer);
    const [title] = book.SheetNames;
    const fileColumns = columns.map((column) => ({ ...noRule, ...column, field: "name" as const, digits: undefined }));
    expect(readWorkbook(bytes, fileColumns)).toEqual({ ok: true, value: { rows: 1, faults: [], sheet: title } });
  });

  it("text columns of the template keep leading zeros", () => {
    // The files inside the workbook, which the library's types do not declare.
    const { files } = read() as unknown as { files: Record<string, { content: Uint8Array }> };
    const part = (name: string) => new TextDecoder().decode(files[name]?.content);
    const styles = [...part("xl/styles.xml").matchAll(/<xf[ /][^>]*>/g)].map(([style]) => style).slice(1);
    const styleOf = [...part("xl/worksheets/sheet1.xml").matchAll(/<col [^>]*style="(\d+)"/g)].map(
      ([, at]) => styles[Number(at)],
    );
    expect(styleOf.map((style) => style?.includes(TEXT_FORMAT))).toEqual(columns.map(({ holds }) => holds === "text"));
  });
});

const noRule = { isOptional: false, alsoWritten: [] };

it("the template of bank transfers lists the banks and their branches", () => {
  const { Sheets } = XLSX.read(readFileSync(join(publicFolder, bulkFiles.bulkTransfers.template)));
  const sheet = Sheets["Banks and branches"];
  const rows = allBanks.map(({ name, shortName, code, branches }) => {
    return [name, shortName, code ? "Yes" : "No", ...branches.map((branch) => branch.name)];
  });
  expect(sheet && XLSX.utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ["Bank", "Short Name", "Instant", "Branches"],
    ...rows,
  ]);
});

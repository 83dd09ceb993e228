import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { bulkFiles } from "../../adapters/bank-api/contract/bulk-files";

const publicFolder = join(import.meta.dirname, "../../ui/public");
/** Excel's built-in format of text, "@". */
const TEXT_FORMAT = 'numFmtId="49"';

describe.each(Object.entries(bulkFiles))("The template of %s", (_, { template, columns }) => {
  const bytes = readFileSync(join(publicFolder, template));
  const book = XLSX.read(bytes, { bookFiles: true });
  const [first = ""] = book.SheetNames;

  it("has the columns that are read, in document order, and no row yet", () => {
    const sheet = book.Sheets[first];
    expect(sheet && XLSX.utils.sheet_to_json(sheet, { header: 1 })).toEqual([columns.map(({ heading }) => heading)]);
  });

  it("keeps the leading zeros of whatever is typed into a column of text", () => {
    // The parts of the workbook, which the library reads but does not tell.
    const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> };
    const part = (name: string) => new TextDecoder().decode(files[name]?.content);
    const styles = [...part("xl/styles.xml").matchAll(/<xf[ /][^>]*>/g)].map(([style]) => style).slice(1);
    const styleOf = [...part("xl/worksheets/sheet1.xml").matchAll(/<col [^>]*style="(\d+)"/g)].map(
      ([, at]) => styles[Number(at)],
    );
    expect(styleOf.map((style) => style?.includes(TEXT_FORMAT))).toEqual(columns.map(({ holds }) => holds === "text"));
  });
});

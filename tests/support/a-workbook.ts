import { deflateRawSync } from "node:zlib";
import { type CellObject, CFB, utils, type WorkBook, type WorkSheet, write } from "xlsx";
import { columnsOf } from "../../adapters/bank-api/payments/bulk-columns";
import { sheetWorkLimits } from "../../contract/sheet-work";
import type { BulkCategory } from "../../domain/payments/categories";

/** The value of a cell, optionally with a number format, or an error code such as #N/A (42). */
export type Cell = string | number | undefined | { value: number; format: string } | { error: number };

/** A valid row of each kind, in the column order of its template. */
export const goodRows: Readonly<Record<BulkCategory, readonly Cell[]>> = {
  bulkTransfer: ["Kwame Boateng", "0021000000013", "", "", 150.5, "domestic", "Salary"],
  mobileMoneyBulk: ["Akosua Mensah", "0244123456", "MTN", "20.00", "Airtime"],
  prepaidCardBulk: ["0012345", "0042", "Yaw Asante", "0201234567", 99.99, "Per diem"],
};

export const headingsOf = (category: BulkCategory): readonly string[] =>
  columnsOf(category).map(({ heading }) => heading);

/** A workbook as customers create it; the first row contains the headings. */
export function aWorkbook(
  rows: readonly (readonly Cell[])[],
  bookType: "xlsx" | "xls" = "xlsx",
): Uint8Array<ArrayBuffer> {
  return written(utils.book_new(aSheet(rows), "Rows"), bookType);
}

/** A workbook with several sheets. */
export function aWorkbookOf(...sheets: readonly (readonly (readonly Cell[])[])[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const rows of sheets) utils.book_append_sheet(book, aSheet(rows));
  return written(book, "xlsx");
}

const aSheet = (rows: readonly (readonly Cell[])[]): WorkSheet =>
  utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));

const written = (book: WorkBook, bookType: "xlsx" | "xls"): Uint8Array<ArrayBuffer> =>
  new Uint8Array(write(book, { type: "array", bookType, compression: true }) as ArrayBuffer);

function cellOf(cell: Cell): string | number | CellObject | undefined {
  if (typeof cell !== "object") return cell;
  return "error" in cell ? { t: "e", v: cell.error } : { t: "n", v: cell.value, z: cell.format };
}

/** A list with one valid row, in which the given cells are replaced, named by column heading. */
export function aListOf(
  category: BulkCategory,
  given: Readonly<Record<string, Cell>>,
  bookType?: "xlsx" | "xls",
): Uint8Array<ArrayBuffer> {
  const headings = headingsOf(category);
  const row = headings.map((heading, at) => (heading in given ? given[heading] : goodRows[category][at]));
  return aWorkbook([headings, row], bookType);
}

export const aFilledTemplate = (category: BulkCategory, count = 1, bookType?: "xlsx" | "xls") =>
  aWorkbook([headingsOf(category), ...Array.from({ length: count }, () => goodRows[category])], bookType);

/** A password-protected workbook as saved by Excel: a container with the encrypted package. */
export function aLockedWorkbook(): Uint8Array {
  const container = CFB.utils.cfb_new();
  const agile = new TextEncoder().encode(
    '<?xml version="1.0"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption"></encryption>',
  );
  CFB.utils.cfb_add(container, "/EncryptionInfo", [4, 0, 4, 0, 0x40, 0, 0, 0, ...agile]);
  CFB.utils.cfb_add(container, "/EncryptedPackage", new Uint8Array(5000));
  return new Uint8Array(CFB.write(container, { type: "array" }) as unknown as ArrayBuffer);
}

type Part = { readonly name: string; readonly content: Uint8Array };

/** A ZIP archive of these parts, compressed; `claims` sets the uncompressed size in its directory. */
export function anArchive(parts: readonly Part[], claims?: number): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  // Thousands of parts with the same content are packed once.
  const packedOf = new Map<Uint8Array, Buffer>();
  let at = 0;
  for (const { name, content } of parts) {
    const packed = packedOf.get(content) ?? deflateRawSync(content);
    packedOf.set(content, packed);
    const label = Buffer.from(name);
    const size = claims ?? content.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, label, packed);
    entries.push(entry, label);
    at += local.length + label.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    entries.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, ...entries, end]));
}

const xml = (text: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const STYLES = "xl/styles.xml";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A workbook with the given sheet XML, for content that no library would write. */
export const aRawWorkbook = (sheet: string, workbook = "", more: readonly Part[] = []): Uint8Array =>
  anArchive([
    {
      name: "[Content_Types].xml",
      content: xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>${more.map(({ name }) => (name === STYLES ? `<Override PartName="/${STYLES}" ContentType="${TYPES}.styles+xml"/>` : "")).join("")}</Types>`,
      ),
    },
    {
      name: "_rels/.rels",
      content: xml(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: "xl/workbook.xml",
      content: xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Rows" sheetId="1" r:id="r1"/></sheets>${workbook}</workbook>`,
      ),
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: xml(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    { name: "xl/worksheets/sheet1.xml", content: xml(`<worksheet xmlns="${MAIN}">${sheet}</worksheet>`) },
    ...more,
  ]);

/** The styles of a workbook: cells with `s="1"` have the number format with this id, and the font. */
export const stylesWith = (id: number, format?: string, font = '<sz val="11"/>'): Part => ({
  name: STYLES,
  content: xml(
    `<styleSheet xmlns="${MAIN}">${format === undefined ? "" : `<numFmts><numFmt numFmtId="${id}" formatCode="${format}"/></numFmts>`}<fonts><font/><font>${font}</font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}" fontId="1"/></cellXfs></styleSheet>`,
  ),
});

const rows = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>';
const times = (count: number, element: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => element(at)).join("");
const { others, linkedCells, arrayFormulas, sharedFormulaText } = sheetWorkLimits;
const LONG_FORMULA = `${"A1+".repeat(100)}1`;

/** Makes workbooks that are small and a lot of work, by kind. `excess`: how far above the limit. */
export const worstWorkbooks: Readonly<Record<string, (excess: 0 | 1) => Uint8Array>> = {
  "links to ranges of cells": (excess) =>
    aRawWorkbook(`${rows}<hyperlinks><hyperlink ref="A1:J${linkedCells / 10 + excess}" location="A1"/></hyperlinks>`),
  links: (excess) =>
    aRawWorkbook(
      `${rows}<hyperlinks>${times(others - 50 + excess * 50, (at) => `<hyperlink ref="A${at + 1}" location="A1"/>`)}</hyperlinks>`,
    ),
  "defined names": (excess) =>
    aRawWorkbook(
      rows,
      `<definedNames>${times(others - 50 + excess * 50, (at) => `<definedName name="n${at}">A!$A$1</definedName>`)}</definedNames>`,
    ),
  "number formats": (excess) =>
    aRawWorkbook(rows, "", [
      {
        name: STYLES,
        content: xml(
          `<styleSheet xmlns="${MAIN}"><numFmts>${times(others - 50 + excess * 50, (at) => `<numFmt numFmtId="${at + 164}" formatCode="0.0"/>`)}</numFmts></styleSheet>`,
        ),
      },
    ]),
  "merged cells": (excess) =>
    aRawWorkbook(
      `${rows}<mergeCells>${times(others - 50 + excess * 50, (at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`)}</mergeCells>`,
    ),
  "formulas of ranges": (excess) =>
    aRawWorkbook(
      `<sheetData>${times(arrayFormulas + excess, (at) => `<row><c r="A${at + 1}"><f t="array" ref="A1:A9">1</f></c></row>`)}</sheetData>`,
    ),
  "shared formulas": (excess) => {
    const cells = Math.floor(sharedFormulaText / LONG_FORMULA.length) + excess;
    return aRawWorkbook(
      `<sheetData><row><c r="A1"><f t="shared" si="0" ref="A1:A9">${LONG_FORMULA}</f></c></row>${times(cells, (at) => `<row><c r="A${at + 2}"><f t="shared" si="0"/></c></row>`)}</sheetData>`,
    );
  },
};

import { formatMinor } from "../ledger/minor-units";
import { type Cell, type Column, cellsOf, factsWithLine, type TableDocument } from "./table";
import { escaped, XML_HEAD } from "./xml";
import { zip } from "./zip";

/**
 * Writes the table as a workbook. Amounts are numbers and days are dates. Texts stay texts: no cell is a formula or
 * becomes one when it is edited.
 */
export function tableXlsx(table: TableDocument): AsyncGenerator<Buffer> {
  const currencies = new Currencies();
  return zip([
    { name: "[Content_Types].xml", content: [contentTypes] },
    { name: "_rels/.rels", content: [relation("officeDocument", "xl/workbook.xml")] },
    { name: "xl/workbook.xml", content: [workbook(table.title)] },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: [
        relations([
          relationTo("rId1", "worksheet", "worksheets/sheet1.xml"),
          relationTo("rId2", "styles", "styles.xml"),
        ]),
      ],
    },
    { name: "xl/worksheets/sheet1.xml", content: sheet(table, currencies) },
    // Written after the sheet, which collects the currencies.
    { name: "xl/styles.xml", content: stylesWith(currencies) },
  ]);
}

/** The currencies of a sheet's amounts, each with its index in the list of cell formats. */
class Currencies {
  private readonly places = new Map<string, number>();

  formatOf(currency: string): number {
    const place = this.places.get(currency) ?? cellFormats.length + this.places.size;
    this.places.set(currency, place);
    return place;
  }

  get names(): readonly string[] {
    return [...this.places.keys()];
  }
}

/** Indexes into the list of cell formats below. */
const formats = {
  plain: 0,
  bold: 1,
  head: 2,
  money: 3,
  day: 4,
  moment: 5,
  number: 6,
  quoted: 7,
  headRight: 8,
} as const;

async function* sheet(table: TableDocument, currencies: Currencies): AsyncGenerator<string> {
  const { bankName, title, rows } = table;
  const facts = factsWithLine(table);
  const columns = table.columns.flatMap((column) => (column.second ? [column, column.second] : [column]));
  const cellOf = (cell: Cell) => placed(cell, currencies);
  const head = facts.length + 4;
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">`;
  yield `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `<cols>${columns.map(widthOf).join("")}</cols><sheetData>`;
  yield row(1, [inline(bankName, formats.bold)]);
  yield row(2, [inline(title, formats.bold)]);
  for (const [index, [label, value]] of facts.entries())
    yield row(index + 3, [inline(label, formats.plain), cellOf(value)]);
  yield row(
    head,
    columns.map((column) => inline(column.header, "align" in column ? formats.headRight : formats.head)),
  );
  let number = head;
  for await (const part of rows)
    yield part.map((entries) => row(++number, entries.flatMap(cellsOf).map(cellOf))).join("");
  yield `</sheetData><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.75" header="0.3" footer="0.3"/>`;
  yield `<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter></worksheet>`;
}

const widthOf = ({ width }: Pick<Column, "width">, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width + 2}" customWidth="1"/>`;

/** A cell whose reference, such as "B7", is given later. */
type Placed = (at: string) => string;

const row = (number: number, cells: readonly Placed[]): string =>
  `<row r="${number}">${cells.map((cell, index) => cell(`${columnName(index)}${number}`)).join("")}</row>`;

/** Column names: A to Z, AA and so on. */
const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

function placed(cell: Cell, currencies: Currencies): Placed {
  switch (cell.kind) {
    case "text":
      return inline(cell.text, FORMULA.test(cell.text) ? formats.quoted : formats.plain);
    case "number":
      return value(String(cell.value), formats.number);
    case "money":
      return value(formatMinor(cell.minor), cell.currency ? currencies.formatOf(cell.currency) : formats.money);
    case "day":
      return value(String(Math.floor(serial(cell.at))), formats.day);
    case "moment":
      return value(String(serial(cell.at)), formats.moment);
  }
}

/** First characters that a spreadsheet treats as the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** A text such as INV_x2024_77 holds what readers of a workbook take for the escape of a character (ST_Xstring). */
const LIKE_AN_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;
const inline =
  (text: string, format: number): Placed =>
  (at) =>
    text
      ? `<c r="${at}" t="inlineStr" s="${format}"><is><t xml:space="preserve">${escaped(text.replace(LIKE_AN_ESCAPE, "_x005F_"))}</t></is></c>`
      : `<c r="${at}" s="${format}"/>`;
const value =
  (written: string, format: number): Placed =>
  (at) =>
    `<c r="${at}" s="${format}"><v>${written}</v></c>`;

/** Converts to days since 30 December 1899, the epoch of spreadsheets. */
const serial = (at: Date): number => at.getTime() / 86_400_000 + 25_569;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const contentTypes = `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const relationTo = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (all: readonly string[]): string =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join("")}</Relationships>`;
const relation = (type: string, target: string): string => relations([relationTo("rId1", type, target)]);

/** Sheet names have at most 31 characters, and none of those replaced here. */
const workbook = (title: string): string =>
  `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(title.replace(/[\\/?*[\]:']/g, " ").slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const xf = (rest: string): string => `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" ${rest}/>`;
const formatted = (numFmtId: number): string =>
  `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
const FORMAT_DAY = 164;
const FORMAT_MOMENT = 165;
const FORMAT_CURRENCY = 166;
const cellFormats = [
  xf(""),
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>',
  formatted(4),
  formatted(FORMAT_DAY),
  formatted(FORMAT_MOMENT),
  formatted(1),
  xf('quotePrefix="1"'),
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="right"/></xf>',
];

function* stylesWith(currencies: Currencies): Generator<string> {
  const amounts = currencies.names.map((name, index) => ({ name, id: FORMAT_CURRENCY + index }));
  const numbers = [
    `<numFmt numFmtId="${FORMAT_DAY}" formatCode="dd\\-mm\\-yyyy"/>`,
    `<numFmt numFmtId="${FORMAT_MOMENT}" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/>`,
    ...amounts.map(({ name, id }) => `<numFmt numFmtId="${id}" formatCode="${escaped(`[$${name}] #,##0.00`)}"/>`),
  ];
  const cells = [...cellFormats, ...amounts.map(({ id }) => formatted(id))];
  yield `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${numbers.length}">${numbers.join("")}</numFmts>${FONTS}`;
  yield `<cellXfs count="${cells.length}">${cells.join("")}</cellXfs></styleSheet>`;
}

const FONTS = `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDE7F6"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`;

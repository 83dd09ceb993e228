import { type Column, cellsOf, type Entry, factsWithLine, shown, type TableDocument } from "./table";
import { escaped, XML_HEAD } from "./xml";
import { zip } from "./zip";

/** Writes the table as a Word document. Every page repeats the column headers and has a page number. */
export const tableDocx = (table: TableDocument): AsyncGenerator<Buffer> =>
  zip([
    { name: "[Content_Types].xml", content: [contentTypes] },
    { name: "_rels/.rels", content: [relations("officeDocument", "word/document.xml")] },
    { name: "word/_rels/document.xml.rels", content: [relations("footer", "footer1.xml")] },
    { name: "word/footer1.xml", content: [footer(table.bankName)] },
    { name: "word/document.xml", content: body(table) },
  ]);

/** A4 in twentieths of a point. */
const page = { long: 16_838, short: 11_906, margin: 720 };

async function* body(table: TableDocument): AsyncGenerator<string> {
  const { bankName, title, columns, rows, isWide } = table;
  const [width, height] = isWide ? [page.long, page.short] : [page.short, page.long];
  const widths = widthsOf(columns, width - 2 * page.margin);
  yield `${XML_HEAD}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>`;
  yield paragraph(bankName, { size: 40, ink: "5B2A86", isBold: true }) + paragraph(title, { size: 26, ink: "5A5463" });
  for (const [label, value] of factsWithLine(table)) yield paragraph(`${label}: ${shown(value)}`, { size: 19 });
  yield paragraph("", { size: 8 });
  yield `<w:tbl><w:tblPr><w:tblW w:w="${width - 2 * page.margin}" w:type="dxa"/><w:tblLayout w:type="fixed"/>${BORDERS}</w:tblPr>`;
  yield `<w:tblGrid>${widths.map((each) => `<w:gridCol w:w="${each}"/>`).join("")}</w:tblGrid>`;
  yield row(
    columns,
    widths,
    columns.map(({ header }) => [header]),
    true,
  );
  for await (const part of rows)
    yield part.map((entries) => row(columns, widths, entries.map(linesOf), false)).join("");
  yield `</w:tbl><w:sectPr><w:footerReference w:type="default" r:id="rId1"/>`;
  yield `<w:pgSz w:w="${width}" w:h="${height}"${isWide ? ' w:orient="landscape"' : ""}/>`;
  yield `<w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720" w:header="360" w:footer="360" w:gutter="0"/></w:sectPr></w:body></w:document>`;
}

/** One paragraph per value; an empty second value has none. */
const linesOf = (entry: Entry): readonly string[] =>
  cellsOf(entry)
    .map(shown)
    .filter((line, index) => index === 0 || line);

function widthsOf(columns: readonly Column[], width: number): number[] {
  const whole = columns.reduce((sum, column) => sum + column.width, 0);
  return columns.map((column) => Math.floor((width * column.width) / whole));
}

function row(
  columns: readonly Column[],
  widths: readonly number[],
  cellLines: readonly (readonly string[])[],
  isHead: boolean,
): string {
  const cells = cellLines.map((lines, index) => {
    const look = { size: 13, isBold: isHead, isRight: columns[index]?.align === "right" };
    const content = lines.map((line) => paragraph(line, look)).join("");
    const shade = isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="F3EEF9"/>' : "";
    return `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/>${shade}</w:tcPr>${content}</w:tc>`;
  });
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? "<w:tblHeader/>" : ""}</w:trPr>${cells.join("")}</w:tr>`;
}

type Look = { size: number; ink?: string; isBold?: boolean; isRight?: boolean };

/** @param size in half points */
const paragraph = (text: string, look: Look): string =>
  `<w:p><w:pPr><w:spacing w:after="20"/>${look.isRight ? '<w:jc w:val="right"/>' : ""}</w:pPr>${run(`<w:t xml:space="preserve">${escaped(text)}</w:t>`, look)}</w:p>`;
const run = (content: string, { size, ink, isBold }: Look): string =>
  `<w:r><w:rPr>${isBold ? "<w:b/>" : ""}${ink ? `<w:color w:val="${ink}"/>` : ""}<w:sz w:val="${size}"/></w:rPr>${content}</w:r>`;
const field = (name: string): string =>
  `<w:fldSimple w:instr="${name}">${run("<w:t>1</w:t>", { size: 16 })}</w:fldSimple>`;

const MAIN = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const BORDERS = `<w:tblBorders>${["top", "bottom", "insideH"].map((edge) => `<w:${edge} w:val="single" w:sz="4" w:color="D9D5E0"/>`).join("")}</w:tblBorders>`;
const footer = (bankName: string): string =>
  `${XML_HEAD}<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:jc w:val="right"/></w:pPr>${run(`<w:t xml:space="preserve">${escaped(bankName)}    Page </w:t>`, { size: 16 })}${field("PAGE")}${run('<w:t xml:space="preserve"> of </w:t>', { size: 16 })}${field("NUMPAGES")}</w:p></w:ftr>`;
const contentTypes = `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/></Types>`;
const relations = (type: string, target: string): string =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

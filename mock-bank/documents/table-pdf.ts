import { setImmediate } from "node:timers/promises";
import { openPdf, type PdfPages } from "./pdf";
import { type Column, shown, type TableDocument } from "./table";

/** In points, of an A4 page. */
const page = { width: 595.28, height: 841.89, margin: 36, footer: 24 };
const ROW = 14;
const FACT = 15;
const HEAD = 20;
const LETTERHEAD = 58;
const GAP = 10;
const inks = { text: "#24202b", quiet: "#5a5463", brand: "#5b2a86", line: "#d9d5e0", band: "#f3eef9" };

type Laid = Column & { readonly left: number; readonly right: number };

/** The table on paper: the bank's head, the facts, and each page with the columns' heads and its own number. */
export async function* tablePdf(table: TableDocument): AsyncGenerator<Buffer> {
  const { bankName, title, facts, columns, rowCount, rows } = table;
  const pdf = openPdf({ title, author: bankName });
  const laid = layOut(columns);
  const top = page.margin + LETTERHEAD + facts.length * FACT + GAP;
  const pages = pagesFor(rowCount, top);
  let number = 0;
  let y = Number.POSITIVE_INFINITY;
  const turn = () => {
    number += 1;
    pdf.addPage();
    footer(pdf, bankName, `Page ${number} of ${pages}`);
    y = number === 1 ? letterhead(pdf, table, top) : page.margin;
    y = heads(pdf, laid, y);
  };
  turn();
  for await (const part of rows) {
    for (const cells of part) {
      if (y + ROW > bottom) {
        // Others are served between two pages, and this one is on its way before the next is set.
        await setImmediate();
        yield* pdf.take();
        turn();
      }
      pdf.font("normal", 8.5, inks.text);
      for (const [index, column] of laid.entries()) {
        const cell = cells[index];
        if (cell) pdf.text(shown(cell), column, y + 2);
      }
      y += ROW;
    }
  }
  yield* pdf.end();
}

const bottom = page.height - page.margin - page.footer;
const rowsFrom = (top: number): number => Math.floor((bottom - top - HEAD) / ROW);

/** Rows are of one height, so the number of pages is known before the first is written. */
const pagesFor = (rows: number, top: number): number =>
  1 + Math.max(0, Math.ceil((rows - rowsFrom(top)) / rowsFrom(page.margin)));

function layOut(columns: readonly Column[]): Laid[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const unit = (page.width - 2 * page.margin) / whole;
  let left = page.margin;
  return columns.map((column) => {
    const right = left + column.width * unit;
    const laid = { ...column, left: left + 4, right: right - 4 };
    left = right;
    return laid;
  });
}

function letterhead(pdf: PdfPages, { bankName, title, facts }: TableDocument, top: number): number {
  const whole = { left: page.margin, right: page.width - page.margin };
  pdf.font("bold", 20, inks.brand);
  pdf.text(bankName, whole, page.margin);
  pdf.font("normal", 13, inks.quiet);
  pdf.text(title, whole, page.margin + 28);
  for (const [index, [label, value]] of facts.entries()) {
    const y = page.margin + LETTERHEAD + index * FACT;
    pdf.font("normal", 9.5, inks.quiet);
    pdf.text(label, { left: page.margin, right: 150 }, y);
    pdf.font("bold", 9.5, inks.text);
    pdf.text(shown(value), { left: 152, right: whole.right }, y);
  }
  return top;
}

function heads(pdf: PdfPages, laid: readonly Laid[], y: number): number {
  pdf.band(page.margin, y, page.width - 2 * page.margin, HEAD - 3, inks.band);
  pdf.font("bold", 8.5, inks.text);
  for (const column of laid) pdf.text(column.header, column, y + 3);
  return y + HEAD;
}

function footer(pdf: PdfPages, left: string, right: string): void {
  const y = page.height - page.margin - 8;
  pdf.font("normal", 8, inks.quiet);
  pdf.text(left, { left: page.margin, right: page.width / 2 }, y);
  pdf.text(right, { left: page.width / 2, right: page.width - page.margin, align: "right" }, y);
}

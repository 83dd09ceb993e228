import { setImmediate } from "node:timers/promises";
import { type PrintedCode, putCode } from "./code-block";
import { inks, LINE, LONG, openPdf, type PdfPages, SHORT } from "./pdf";
import { type Column, cellsOf, type Entry, shown, type TableDocument } from "./table";

const MARGIN = 36;
const FOOTER = 24;
const FACT = 15;
/** Space above and below the lines of a row, in points. */
const ROW_PADDING = 2;
const LETTERHEAD = 58;
const GAP = 10;
const PADDING = 2;
const SIZE_MAX = 8.5;
/** Average width of a character as a multiple of the font size. */
const CHARACTER = 0.53;

type Laid = Column & { readonly left: number; readonly right: number };
/** The lines of each cell of a row. */
type Lines = readonly (readonly string[])[];

/** Writes the table as a PDF. Every page repeats the column headers and has a page number. */
export async function* tablePdf(table: TableDocument): AsyncGenerator<Buffer> {
  const pdf = openPdf({ title: table.title, author: table.bankName, line: table.code?.line });
  const sheet = new Sheet(pdf, table);
  // Sends the first bytes before any row is read, so that the client sees progress.
  yield* pdf.take();
  sheet.turn();
  for await (const part of table.rows) {
    for (const entries of part) {
      const lines = sheet.linesOf(entries);
      if (!sheet.hasRoomFor(lines)) {
        // Between two pages, sends the finished page and lets other calls run.
        await setImmediate();
        yield* pdf.take();
        sheet.turn();
      }
      sheet.row(lines);
    }
  }
  if (table.code) sheet.code(table.code);
  yield* pdf.end();
}

class Sheet {
  private readonly width: number;
  private readonly height: number;
  private laid: readonly Laid[] = [];
  private size = SIZE_MAX;
  private number = 0;
  private y = 0;

  constructor(
    private readonly pdf: PdfPages,
    private readonly table: TableDocument,
  ) {
    [this.width, this.height] = table.isWide ? [LONG, SHORT] : [SHORT, LONG];
  }

  hasRoomFor(lines: Lines): boolean {
    return this.y + this.heightOf(lines) <= this.bottom;
  }

  /** Returns the lines of each cell; a second value starts on a new line. */
  linesOf(entries: readonly Entry[]): Lines {
    this.pdf.font("normal", this.size, inks.text);
    return this.laid.map(({ left, right }, index) => {
      const entry = entries[index];
      const values = entry ? cellsOf(entry).map(shown) : [];
      return values.filter(Boolean).flatMap((value) => this.pdf.wrapped(value, right - left));
    });
  }

  /** A code in one piece, below the last row or on a page of its own. */
  code(code: PrintedCode): void {
    const block = putCode(this.pdf, code, { left: MARGIN, right: this.width - MARGIN });
    if (this.y + block.height > this.bottom) this.newPage();
    block.draw(this.y);
  }

  turn(): void {
    this.newPage();
    this.heads();
  }

  private newPage(): void {
    this.number += 1;
    this.pdf.addPage(this.width, this.height);
    if (this.number === 1) this.layOut();
    this.foot();
    this.y = this.number === 1 ? this.letterhead() : MARGIN;
  }

  row(lines: Lines): void {
    this.pdf.font("normal", this.size, inks.text);
    this.set(lines);
    this.y += this.heightOf(lines);
  }

  private set(lines: Lines): void {
    for (const [index, column] of this.laid.entries())
      for (const [place, line] of (lines[index] ?? []).entries())
        this.pdf.text(line, column, this.y + ROW_PADDING + place * this.size * LINE);
  }

  private heightOf(lines: Lines): number {
    return 2 * ROW_PADDING + Math.max(1, ...lines.map(({ length }) => length)) * this.size * LINE;
  }

  /** Chooses the largest font size, up to SIZE_MAX, that fits all columns. Remaining width is shared in proportion. */
  private layOut(): void {
    const { pdf, table } = this;
    const widthIn = (face: "bold" | "normal", written: string) => {
      pdf.font(face, SIZE_MAX, inks.text);
      return pdf.widthOf(written);
    };
    const wanted = table.columns.map(({ header, longest, width }) =>
      Math.max(
        ...header.split(" ").map((word) => widthIn("bold", word)),
        longest ? widthIn("normal", longest) : width * CHARACTER * SIZE_MAX,
      ),
    );
    const room = this.width - 2 * MARGIN - 2 * PADDING * wanted.length;
    const scale = room / wanted.reduce((sum, width) => sum + width, 0);
    // Slightly smaller, so that rounding never wraps the longest text of a column.
    this.size = SIZE_MAX * Math.min(1, scale * 0.999);
    let left = MARGIN;
    this.laid = table.columns.map((column, index) => {
      const right = left + (wanted[index] ?? 0) * scale + 2 * PADDING;
      const laid = { ...column, left: left + PADDING, right: right - PADDING };
      left = right;
      return laid;
    });
  }

  private get bottom(): number {
    return this.height - MARGIN - FOOTER;
  }

  private letterhead(): number {
    const { pdf, table, width } = this;
    const whole = { left: MARGIN, right: width - MARGIN };
    pdf.font("bold", 20, inks.brand);
    pdf.text(table.bankName, whole, MARGIN);
    pdf.font("normal", 13, inks.quiet);
    pdf.text(table.title, whole, MARGIN + 28);
    const place = { left: 152, right: whole.right };
    let y = MARGIN + LETTERHEAD;
    for (const [label, value] of table.facts) {
      pdf.font("normal", 9.5, inks.quiet);
      pdf.text(label, { left: MARGIN, right: 150 }, y);
      pdf.font("bold", 9.5, inks.text);
      for (const line of pdf.wrapped(shown(value), place.right - place.left)) {
        pdf.text(line, place, y);
        y += FACT;
      }
    }
    return y + GAP;
  }

  private heads(): void {
    this.pdf.font("bold", this.size, inks.text);
    const lines = this.laid.map(({ header, left, right }) => this.pdf.wrapped(header, right - left));
    this.pdf.band(MARGIN, this.y, this.width - 2 * MARGIN, this.heightOf(lines), inks.band);
    // Drawing the band changed the colour.
    this.pdf.font("bold", this.size, inks.text);
    this.set(lines);
    this.y += this.heightOf(lines) + ROW_PADDING;
  }

  private foot(): void {
    const y = this.height - MARGIN - 8;
    const middle = this.width / 2;
    this.pdf.font("normal", 8, inks.quiet);
    this.pdf.text(this.table.bankName, { left: MARGIN, right: middle }, y);
    this.pdf.pageNumber(this.number, this.width - MARGIN, y);
  }
}

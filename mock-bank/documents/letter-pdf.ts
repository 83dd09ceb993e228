import { type PrintedCode, putCode } from "./code-block";
import { inks, LINE, LONG, openPdf, type PdfPages, SHORT } from "./pdf";
import { whole } from "./whole";

export type Letter = {
  readonly bankName: string;
  readonly title: string;
  /** In the file's properties. */
  readonly fileTitle: string;
  readonly parts: readonly Part[];
  /** Printed at the bottom of each page. */
  readonly footer: string;
};

type Part =
  | { readonly kind: "line"; readonly label: string; readonly value: string }
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "code"; readonly code: PrintedCode };

/** Distances in points. */
const MARGIN = 56;
const BOTTOM = LONG - 72;
const LABEL = 150;
const PADDING = 4;
const RULE = 0.75;
const MARGIN_OF_FOOTER = 16;
const page = { left: MARGIN, right: SHORT - MARGIN };

type Style = {
  readonly face: "normal" | "bold";
  readonly size: number;
  readonly ink: string;
  readonly before: number;
  readonly after: number;
};
const styles = {
  bank: { face: "bold", size: 20, ink: inks.brand, before: 0, after: 2 },
  title: { face: "normal", size: 13, ink: inks.quiet, before: 0, after: 20 },
  heading: { face: "bold", size: 12, ink: inks.text, before: 12, after: 4 },
  label: { face: "normal", size: 10, ink: inks.quiet, before: 0, after: 0 },
  value: { face: "bold", size: 10, ink: inks.text, before: 0, after: 0 },
  footer: { face: "normal", size: 9, ink: inks.quiet, before: 0, after: 0 },
  paragraph: { face: "normal", size: 10, ink: inks.text, before: 0, after: 8 },
} satisfies Record<string, Style>;

/** Writes a letter on as many pages as it needs. Its texts wrap and are never truncated. */
export function letterPdf({ bankName, title, fileTitle, parts, footer }: Letter): Promise<Buffer<ArrayBuffer>> {
  const line = parts.find((part) => part.kind === "code")?.code.line;
  const pdf = openPdf({ title: fileTitle, author: bankName, line });
  const paper = new Paper(pdf, footer);
  paper.text(bankName, styles.bank);
  paper.text(title, styles.title);
  for (const part of parts)
    if (part.kind === "line") paper.line(part.label, part.value);
    else if (part.kind === "code") paper.code(part.code);
    else paper.text(part.text, styles[part.kind]);
  return whole(pdf.end());
}

class Paper {
  private y = 0;

  constructor(
    private readonly pdf: PdfPages,
    private readonly footer: string,
  ) {
    this.turn();
  }

  text(written: string, style: Style): void {
    this.y += style.before;
    this.use(style);
    for (const line of this.pdf.wrapped(written, page.right - page.left)) {
      this.makeRoom(style.size * LINE);
      this.use(style);
      this.pdf.text(line, page, this.y);
      this.y += style.size * LINE;
    }
    this.y += style.after;
  }

  /** A label, and next to it its value, above a rule. */
  line(label: string, value: string): void {
    const { pdf } = this;
    const cells = [
      { text: label, style: styles.label, left: page.left + PADDING, right: page.left + LABEL - PADDING },
      { text: value, style: styles.value, left: page.left + LABEL, right: page.right - PADDING },
    ].map((cell) => {
      this.use(cell.style);
      return { ...cell, lines: pdf.wrapped(cell.text, cell.right - cell.left) };
    });
    const height = Math.max(...cells.map(({ lines, style }) => lines.length * style.size * LINE)) + 2 * PADDING;
    this.makeRoom(height);
    for (const { lines, style, ...span } of cells) {
      this.use(style);
      for (const [index, each] of lines.entries()) pdf.text(each, span, this.y + PADDING + index * style.size * LINE);
    }
    this.y += height;
    pdf.band(page.left, this.y, page.right - page.left, RULE, inks.rule);
  }

  /** A code in one piece: on the next page if this one has too little room. */
  code(code: PrintedCode): void {
    const block = putCode(this.pdf, code, page);
    this.makeRoom(block.height);
    block.draw(this.y);
    this.y += block.height;
  }

  private use({ face, size, ink }: Style): void {
    this.pdf.font(face, size, ink);
  }

  private makeRoom(height: number): void {
    if (this.y + height > BOTTOM) this.turn();
  }

  private turn(): void {
    this.pdf.addPage(SHORT, LONG);
    this.use(styles.footer);
    for (const [index, line] of this.pdf.wrapped(this.footer, page.right - page.left).entries())
      this.pdf.text(line, page, BOTTOM + MARGIN_OF_FOOTER + index * styles.footer.size * LINE);
    this.y = MARGIN;
  }
}

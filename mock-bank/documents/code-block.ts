import { inks, LINE, type PdfPages } from "./pdf";

/** A QR code with the words next to it, and below it the line that the code holds. */
export type PrintedCode = {
  readonly modules: readonly (readonly boolean[])[];
  readonly heading: string;
  readonly hints: readonly string[];
  readonly line: string;
};

type Span = { readonly left: number; readonly right: number };

/** In points. At 62 mm, a module of the longest usual code is two dots wide on a printer or scanner of 100 dpi. */
const SIDE = 176;
const GAP = 14;
const HEADING = 11;
const HINT = 9;
const LINE_SIZE = 6.5;
const BEFORE_LINE = 4;
const BETWEEN_HINTS = 5;

/** Lays a code out. The caller asks for its height first, so that no page break splits it. */
export function putCode(pdf: PdfPages, { modules, heading, hints, line }: PrintedCode, { left, right }: Span) {
  const words = { left: left + SIDE + GAP, right };
  const wrapped = (size: number, written: string, { left, right }: Span) => {
    pdf.font("normal", size, inks.text);
    return pdf.wrapped(written, right - left);
  };
  const hintLines = hints.map((hint) => wrapped(HINT, hint, words));
  const lines = wrapped(LINE_SIZE, line, { left, right });
  const height = GAP + SIDE + BEFORE_LINE + lines.length * LINE_SIZE * LINE;
  const draw = (top: number) => {
    pdf.code(modules, left, top + GAP, SIDE);
    // The first words are level with the code, below its quiet zone.
    let y = top + GAP + (4 * SIDE) / modules.length;
    pdf.font("bold", HEADING, inks.text);
    pdf.text(heading, words, y);
    y += HEADING * LINE + BETWEEN_HINTS;
    pdf.font("normal", HINT, inks.quiet);
    for (const hint of hintLines) {
      for (const each of hint) {
        pdf.text(each, words, y);
        y += HINT * LINE;
      }
      y += BETWEEN_HINTS;
    }
    y = top + GAP + SIDE + BEFORE_LINE;
    pdf.font("normal", LINE_SIZE, inks.quiet);
    for (const each of lines) {
      pdf.text(each, { left, right }, y);
      y += LINE_SIZE * LINE;
    }
  };
  return { height, draw };
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import PDFDocument from "pdfkit";
import { PdfText } from "./pdf-text";

const packages = createRequire(import.meta.url);
const fontFolder = join(dirname(packages.resolve("dejavu-fonts-ttf/package.json")), "ttf");
// Latin, African Latin, Greek, Cyrillic and Arabic in one file. PDFKit embeds only the characters that are used.
const faces = {
  normal: join(fontFolder, "DejaVuSansCondensed.ttf"),
  bold: join(fontFolder, "DejaVuSansCondensed-Bold.ttf"),
};

/** A4 in points. */
export const LONG = 841.89;
export const SHORT = 595.28;
/** Line height as a multiple of the font size. */
export const LINE = 1.2;
export const inks = {
  text: "#24202b",
  quiet: "#5a5463",
  brand: "#5b2a86",
  band: "#f3eef9",
  rule: "#aaaaaa",
  code: "#000000",
};

/** Horizontal limits of a line of text. Text that does not fit ends in an ellipsis. */
type Span = { readonly left: number; readonly right: number; readonly align?: "right" };

/** The properties of the file. The signed line is one too, because the page that checks papers finds it there. */
type FileInfo = { readonly title: string; readonly author: string; readonly line?: string | undefined };

/**
 * Writes a PDF line by line. Finished output can be taken at any time, so a document of any length needs memory for one
 * page only.
 */
export type PdfPages = {
  /** In points. */
  addPage(width: number, height: number): void;
  font(face: keyof typeof faces, size: number, ink: string): void;
  text(written: string, span: Span, y: number): void;
  /** Writes "Page 2 of 5", right-aligned. The total is added to the file after the last page. */
  pageNumber(number: number, right: number, y: number): void;
  /** In points, in the font that is set. */
  widthOf(written: string): number;
  /** Breaks a text into lines of that width: between words, and within words that are wider than a line. */
  wrapped(written: string, width: number): readonly string[];
  band(x: number, y: number, width: number, height: number, ink: string): void;
  /** Draws the dark modules of a square code, such as a QR code, as one shape without seams. */
  code(modules: readonly (readonly boolean[])[], x: number, y: number, side: number): void;
  /** Returns the output that is ready and was not taken yet. */
  take(): Buffer[];
  end(): AsyncIterable<Buffer>;
};

/** Opens PDFKit without a layout engine, which would keep the whole document in memory. */
export function openPdf({ title, author, line: signed }: FileInfo): PdfPages {
  const info = { Title: title, Author: author, ...(signed && { Keywords: signed }) };
  const pdf = new PDFDocument({ autoFirstPage: false, info, lang: "en-GB", displayTitle: true });
  const line = new PdfText(pdf);
  let counter: PageCounter | undefined;
  let pages = 0;
  let ready: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  pdf.on("data", (chunk: Buffer) => ready.push(chunk));
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  return {
    take,
    addPage: (width, height) => {
      if (++pages % REMEMBERED_PAGES === 0) line.forgetWords();
      pdf.addPage({ size: [width, height], margin: 0 });
    },
    font: (face, size, ink) => {
      pdf.font(faces[face]).fontSize(size).fillColor(ink);
      line.use(face, size);
    },
    band: (x, y, width, height, ink) => pdf.rect(x, y, width, height).fill(ink),
    code: (modules, x, y, side) => {
      const module = side / modules.length;
      for (const [row, cells] of modules.entries())
        for (const { from, to } of runsOf(cells))
          pdf.rect(x + from * module, y + row * module, (to - from) * module, module);
      pdf.fill(inks.code);
    },
    text: (written, { left, right, align }, y) => {
      const fitting = line.fitted(written, right - left);
      line.draw(fitting, align === "right" ? right - line.widthOf(fitting) : left, y);
    },
    pageNumber: (number, right, y) => {
      counter ??= new PageCounter(pdf, line.size);
      counter.draw(`Page ${number} of `, right, y);
    },
    widthOf: (written) => line.widthOf(written),
    wrapped: (written, width) => line.wrapped(written, width),
    end: async function* () {
      counter?.end(pages);
      pdf.end();
      await ended;
      yield* take();
    },
  };
}

/** Returns where dark modules begin and end in a row. */
function runsOf(cells: readonly boolean[]): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, isDark] of cells.entries()) {
    const last = runs.at(-1);
    if (isDark && last?.to === at) last.to = at + 1;
    else if (isDark) runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** PDFKit's cache of words is cleared after this many pages, so that it stays small. */
const REMEMBERED_PAGES = 20;

/** The longest total that has room. */
const PAGES_MAX = "9999";

/**
 * A drawing that all pages refer to. It is written last, when the number of pages is known. Its font is one that every
 * reader of PDF has, because the characters of an embedded font have numbers that only PDFKit knows.
 */
class PageCounter {
  private static readonly font = "Helvetica";
  private readonly drawing: PDFKit.PDFKitReference;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly size: number,
  ) {
    const face = pdf.ref({ Type: "Font", Subtype: "Type1", BaseFont: PageCounter.font, Encoding: "WinAnsiEncoding" });
    face.end(undefined);
    const Resources = { Font: { Digits: face } };
    this.drawing = pdf.ref({ Type: "XObject", Subtype: "Form", BBox: [0, -size, 20 * size, 2 * size], Resources });
  }

  draw(before: string, right: number, y: number): void {
    const { pdf, size } = this;
    pdf.font(PageCounter.font).fontSize(size);
    const x = right - pdf.widthOfString(PAGES_MAX);
    const baseline = y + size;
    pdf.text(before, x - pdf.widthOfString(before), baseline, { lineBreak: false, baseline: "alphabetic" });
    pdf.page.xobjects.PageCount = this.drawing;
    // PDFKit's y axis points down, so the drawing is flipped.
    pdf.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} cm /PageCount Do Q`);
  }

  end(pages: number): void {
    this.drawing.end(`BT /Digits ${this.size} Tf (${pages}) Tj ET`);
  }
}

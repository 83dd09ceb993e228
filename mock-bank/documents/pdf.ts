import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import PDFDocument from "pdfkit";
import type { PdfDefinition } from "pdfmake";

const packages = createRequire(import.meta.url);
const fontFolder = join(dirname(packages.resolve("pdfmake/package.json")), "fonts", "Roboto");
const font = (face: string): string => join(fontFolder, `Roboto-${face}.ttf`);
const faces = {
  normal: font("Regular"),
  bold: font("Medium"),
  italics: font("Italic"),
  bolditalics: font("MediumItalic"),
};
const fontFiles = new Set(Object.values(faces));

let loading: ReturnType<typeof load> | undefined;

/** Loads pdfmake with the first document, because it is not needed at start-up. */
async function load() {
  const { default: pdfmake } = await import("pdfmake");
  // Documents contain only their own texts: no text can make the bank read another file or a URL.
  pdfmake.setFonts({ Roboto: faces });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake;
}

/** Lays out a short document with pdfmake. */
export async function renderPdf(definition: PdfDefinition): Promise<Buffer> {
  loading ??= load();
  const pdfmake = await loading;
  return pdfmake.createPdf(definition).getBuffer();
}

/** Horizontal limits of a line of text. Text that does not fit ends in an ellipsis. */
type Span = { readonly left: number; readonly right: number; readonly align?: "right" };

/**
 * Writes a PDF line by line. Finished output can be taken at any time, so a document of any length needs memory for one
 * page only.
 */
export type PdfPages = {
  /** In points. */
  addPage(width: number, height: number): void;
  font(face: "normal" | "bold", size: number, ink: string): void;
  text(written: string, span: Span, y: number): void;
  /** Writes "Page 2 of 5", right-aligned. The total is added to the file after the last page. */
  pageNumber(number: number, right: number, y: number): void;
  /** In points, in the font that is set. */
  widthOf(written: string): number;
  /** Breaks a text into lines of that width: between words, and within words that are wider than a line. */
  wrapped(written: string, width: number): readonly string[];
  band(x: number, y: number, width: number, height: number, ink: string): void;
  /** Returns the output that is ready and was not taken yet. */
  take(): Buffer[];
  end(): AsyncIterable<Buffer>;
};

/** Opens PDFKit without pdfmake's layout, which would keep the whole document in memory. */
export function openPdf({ title, author }: PdfDefinition["info"]): PdfPages {
  const pdf = new PDFDocument({ autoFirstPage: false, info: { Title: title, Author: author } });
  const measure = new Measure(pdf);
  const fonts = new Set<WordCache>();
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
      if (++pages % REMEMBERED_PAGES === 0) for (const font of fonts) font.layoutCache = Object.create(null);
      pdf.addPage({ size: [width, height], margin: 0 });
    },
    font: (face, size, ink) => {
      pdf.font(faces[face]).fontSize(size).fillColor(ink);
      fonts.add(pdf._font);
      measure.use(face, size);
    },
    band: (x, y, width, height, ink) => pdf.rect(x, y, width, height).fill(ink),
    text: (written, { left, right, align }, y) => {
      const fitting = measure.fitted(written, right - left);
      const x = align === "right" ? right - measure.widthOf(fitting) : left;
      pdf.text(fitting, x, y, { lineBreak: false });
    },
    pageNumber: (number, right, y) => {
      counter ??= new PageCounter(pdf, measure.size);
      counter.draw(`Page ${number} of `, right, y);
    },
    widthOf: (written) => measure.widthOf(written),
    wrapped: (written, width) => measure.wrapped(written, width),
    end: async function* () {
      counter?.end(pages);
      pdf.end();
      await ended;
      yield* take();
    },
  };
}

/** PDFKit caches every word that it ever drew. The cache is cleared after this many pages, so that it stays small. */
const REMEMBERED_PAGES = 20;
/** A font of PDFKit. The cache is the only private part that is used: a report takes over twice as long without it. */
type WordCache = { layoutCache: object };

declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: WordCache;
    }
  }
}

const ELLIPSIS = "…";
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

/**
 * Measures text by the widths of its characters. PDFKit's own measurement is far slower and differs by less than a
 * point.
 */
class Measure {
  private readonly widths = new Map<string, number>();
  private key = "";
  /** Size of the current font, in points. */
  size = 0;

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  use(face: string, size: number): void {
    this.key = `${face}${size}`;
    this.size = size;
  }

  widthOf(text: string): number {
    let sum = 0;
    for (const character of text) sum += this.widthOfOne(character);
    return sum;
  }

  /** Truncates a text to one line of this width. */
  fitted(written: string, width: number): string {
    const line = written.replace(/\s+/g, " ");
    if (this.widthOf(line) <= width) return line;
    const characters = [...line];
    while (characters.length > 0 && this.widthOf(characters.join("") + ELLIPSIS) > width) characters.pop();
    return characters.join("") + ELLIPSIS;
  }

  wrapped(written: string, width: number): readonly string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of written.split(/\s+/).flatMap((each) => this.partsOf(each, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  /** Splits a word that is wider than a line. */
  private partsOf(word: string, width: number): readonly string[] {
    if (this.widthOf(word) <= width) return [word];
    const parts = [""];
    for (const character of word) {
      const longer = `${parts.at(-1)}${character}`;
      if (parts.at(-1) && this.widthOf(longer) > width) parts.push(character);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  private widthOfOne(character: string): number {
    const key = this.key + character;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.widthOfString(character);
    this.widths.set(key, width);
    return width;
  }
}

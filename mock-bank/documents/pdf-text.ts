import bidiFactory from "bidi-js";
import { RIGHT_TO_LEFT } from "../values/isolated";

const bidi = bidiFactory();

const RIGHT_TO_LEFT_LETTER = /[\p{L}\p{M}]/u;
/** PDFKit would reverse these digits, which are written from left to right in every script. */
const ARABIC_DIGITS = /(?<=[\u0660-\u0669\u06f0-\u06f9])|(?=[\u0660-\u0669\u06f0-\u06f9])/;
/** Characters without a picture of their own. The two joiners stay, because they choose the form of a letter. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const LEFT_MARK = "\u200e";
const RIGHT_MARK = "\u200f";
const ELLIPSIS = "…";
/** Letters with their marks, which Unicode may have as characters of their own. */
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Every font has these characters. */
const ORDINARY = /^[\x20-\x7e]*$/;

/** Lays out an Arabic text as a whole. Without this list PDFKit lays out each word, in the order of reading. */
const WHOLE = { lineBreak: false, features: [] };

/** A font of PDFKit. These two parts are private; a report takes over twice as long if the cache is turned off. */
type OpenFont = { layoutCache: object; readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };

declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: OpenFont;
    }
  }
}

/**
 * Measures and draws single lines in the current font: letters in the order and direction of their scripts, and
 * characters that the font lacks as their codes. Widths are sums of the widths of characters, because PDFKit's own
 * measurement is far slower and differs by less than a point; only lines with letters from right to left need it.
 */
export class PdfText {
  private readonly widths = new Map<string, number>();
  private readonly printed = new Map<string, string>();
  private readonly fonts = new Set<OpenFont>();
  private face = "";
  private key = "";
  /** Size of the current font, in points. */
  size = 0;

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Call after each change of the font. */
  use(face: string, size: number): void {
    this.face = face;
    this.key = `${face}${size}`;
    this.size = size;
    this.fonts.add(this.pdf._font);
  }

  /** PDFKit remembers every word that it ever drew. */
  forgetWords(): void {
    for (const font of this.fonts) font.layoutCache = Object.create(null);
  }

  draw(line: string, x: number, y: number): void {
    const { pdf } = this;
    const written = this.printable(line);
    if (!RIGHT_TO_LEFT.test(written)) {
      pdf.text(written.replace(INVISIBLE, ""), x, y, { lineBreak: false });
      return;
    }
    let left = x;
    for (const run of runsOf(written)) {
      pdf.text(run, left, y, WHOLE);
      left += pdf.widthOfString(run, WHOLE);
    }
  }

  widthOf(line: string): number {
    const written = this.printable(line);
    let sum = 0;
    if (RIGHT_TO_LEFT.test(written)) for (const run of runsOf(written)) sum += this.pdf.widthOfString(run, WHOLE);
    else for (const character of written) sum += this.widthOfOne(character);
    return sum;
  }

  /** Truncates a text to one line of this width. */
  fitted(written: string, width: number): string {
    const line = this.printable(written).replace(/\s+/g, " ");
    if (this.widthOf(line) <= width) return line;
    const characters = Array.from(letters.segment(line), ({ segment }) => segment);
    while (characters.length > 0 && this.widthOf(characters.join("") + ELLIPSIS) > width) characters.pop();
    return characters.join("") + ELLIPSIS;
  }

  /**
   * Breaks a text into lines of this width: between words, and within words that are wider than a line. Each line keeps
   * the direction of the whole text.
   */
  wrapped(text: string, width: number): readonly string[] {
    const written = this.printable(text);
    const lines: string[] = [];
    let line = "";
    for (const word of written.split(/\s+/).flatMap((each) => this.partsOf(each, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
    if (lines.length === 1 || !RIGHT_TO_LEFT.test(written)) return lines;
    const mark = isRightToLeft(written) ? RIGHT_MARK : LEFT_MARK;
    return lines.map((each) => mark + each);
  }

  /** Splits a word that is wider than a line, but no letter from its marks. */
  private partsOf(word: string, width: number): readonly string[] {
    if (this.widthOf(word) <= width) return [word];
    const parts = [""];
    for (const { segment } of letters.segment(word)) {
      const longer = `${parts.at(-1)}${segment}`;
      if (parts.at(-1) && this.widthOf(longer) > width) parts.push(segment);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  /** Replaces each character that the font lacks by its code, such as [U+4E2D]. */
  private printable(written: string): string {
    if (ORDINARY.test(written)) return written;
    let shown = "";
    for (const character of written) shown += this.printableOne(character);
    return shown;
  }

  private printableOne(character: string): string {
    const key = this.face + character;
    const known = this.printed.get(key);
    if (known !== undefined) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const hasPicture =
      /[\s\p{Default_Ignorable_Code_Point}]/u.test(character) || this.pdf._font.font.hasGlyphForCodePoint(codePoint);
    const shown = hasPicture ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
    this.printed.set(key, shown);
    return shown;
  }

  private widthOfOne(character: string): number {
    const key = this.key + character;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.widthOfString(character.replace(INVISIBLE, ""));
    this.widths.set(key, width);
    return width;
  }
}

const isRightToLeft = (text: string): boolean => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

/** Returns the parts of a line from left to right. Letters of a part are in the order of reading. */
function runsOf(line: string): readonly string[] {
  const levels = bidi.getEmbeddingLevels(line);
  const runs: { readonly isReversed: boolean; first: number; last: number }[] = [];
  for (const index of bidi.getReorderedIndices(line, levels)) {
    const isReversed = (levels.levels[index] ?? 0) % 2 === 1;
    const run = runs.at(-1);
    if (run?.isReversed === false && !isReversed && index === run.last + 1) run.last = index;
    else if (run?.isReversed && isReversed && index === run.first - 1) run.first = index;
    else runs.push({ isReversed, first: index, last: index });
  }
  return runs
    .flatMap(({ isReversed, first, last }) => {
      const text = line.slice(first, last + 1);
      if (!isReversed) return text.replace(INVISIBLE, "").split(ARABIC_DIGITS);
      const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");
      const shown = mirrored.replace(INVISIBLE, "");
      // PDFKit reverses a text with letters from right to left, and no other.
      return [RIGHT_TO_LEFT_LETTER.test(shown) ? shown : [...shown].reverse().join("")];
    })
    .filter(Boolean);
}

import type { CellObject, WorkBook } from "xlsx";
import { decodeText, type SheetPart, sheetWorkLimits } from "../../contract/sheet-work";
import type { FileProblem } from "../../domain/payments/bulk-file";

/**
 * Returns why a workbook in the format OpenDocument cannot be read. The library reads hidden rows as visible ones and
 * repeats a cell as often as the file says, so a file that hides anything or repeats too much is refused.
 */
export function problemOfOpenDocument(parts: readonly SheetPart[]): FileProblem | undefined {
  const manifest = partsNamed(parts, "meta-inf/manifest.xml");
  const [content, other] = partsNamed(parts, "content.xml");
  if (manifest.some((text) => text.includes("encryption-data"))) return { kind: "passwordProtected" };
  if (!content) return { kind: "otherProgram" };
  // Other programs may show another one than the library reads.
  if (other !== undefined) return { kind: "notAWorkbook" };
  if (HIDING.test(content)) return { kind: "hiddenLines" };
  const elements = content.replace(COMMENT, "");
  // The library skips such an element, and other programs show it.
  if (/<(?![?!])/.test(elements.replace(ELEMENT, ""))) return { kind: "notAWorkbook" };
  return isTooMuch(elements) ? { kind: "tooMuchWork" } : undefined;
}

/** Finds parts as the library does: from the root of the archive, in any case, with either slash. */
const partsNamed = (parts: readonly SheetPart[], wanted: string): readonly string[] =>
  parts
    .filter(
      ({ name }) =>
        name
          .replace(/^Root Entry\//, "")
          .toLowerCase()
          .replaceAll("\\", "/") === wanted,
    )
    .map(({ content }) => new TextDecoder().decode(content));

/** An attribute that hides, or is written in an unusual way, and declarations that can hold or replace such a one. */
const HIDING = /:(?:visibility|display)\s*=\s*(?!(["'])(?!(?:collapse|filter|false)\1)[a-z-]+\1)|<!(?:ENTITY|ATTLIST)/;

const COMMENT = /<!--[\s\S]*?-->/g;
/** The library's own idea of an element, in which a value may contain ">". */
const ELEMENT = /<(\/?)(?:[^\s?><!/:"]*:|)([^\s?<>:/"]+)(?:\s+[^<>=?"'\s]+="[^"]*")*\s*\/?>/g;
const [ROWS, CELLS]: readonly ReadonlySet<string>[] = [new Set(["table-row", "行"]), new Set(["table-cell", "数据"])];

/** Counts cells where the library makes them: at the end of each. */
function isTooMuch(content: string): boolean {
  let [cells, arrays, rowRepeat, columnRepeat] = [0, 0, 1, 1];
  for (const [tag, slash, fullName = ""] of content.matchAll(ELEMENT)) {
    const name = fullName.replace(/_[\s\S]*$/, "");
    if (ROWS?.has(name) && !slash) rowRepeat = repeats(tag, "rows");
    if (!CELLS?.has(name) || tag.endsWith("/>")) continue;
    if (slash) cells += rowRepeat * columnRepeat;
    else {
      columnRepeat = repeats(tag, "columns");
      if (/matrix/i.test(tag)) arrays += 1;
    }
    if (cells > sheetWorkLimits.cells || arrays > sheetWorkLimits.arrayFormulas) return true;
  }
  return false;
}

const REPEATED = {
  rows: /number-rows-repeated(?:\s*=\s*(?:"\d+"|'\d+'))?/gi,
  columns: /number-columns-repeated(?:\s*=\s*(?:"\d+"|'\d+'))?/gi,
};

/** Returns infinity for a number that is given twice or not in digits. */
function repeats(tag: string, lines: keyof typeof REPEATED): number {
  const [given, another] = tag.match(REPEATED[lines]) ?? ['"1"'];
  const count = another === undefined ? /\d+(?=["']$)/.exec(given)?.[0] : undefined;
  return count === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Number(count));
}

const SEPARATORS = [";", "\t", ",", "|"] as const;
/** Text that a program has written as a formula, so that spreadsheets keep its digits: ="0244123456". */
const AS_FORMULA = /^="([^"]*)"$/;
/** Lines that decide which character separates the cells. */
const LINES_READ = 20;
/** The first line by which Excel names the separator, also as Excel saves that line again. */
const NAMED_SEPARATOR = /^\s*"?sep=(.)"?\1*(?:\r\n|\r|\n)/i;

/**
 * Reads a text file with separated cells (RFC 4180, also with semicolons or tabs) as a workbook of one sheet. All cells
 * are texts, so that no digit is lost.
 */
export function readDelimited(bytes: Uint8Array): WorkBook {
  const decoded = withoutEnd(decodeText(bytes));
  const named = NAMED_SEPARATOR.exec(decoded);
  const text = named ? decoded.slice(named[0].length) : decoded;
  const separator = named?.[1] ?? separatorOf(text);
  return { SheetNames: [""], Sheets: { "": { "!data": cellsIn(text, separator) } } };
}

/** Removes blank lines at the end, and the mark (U+001A) by which old programs end a text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\p{Cc}]/u.test(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

/** Returns the character that most lines have; headings have no decimal commas. */
function separatorOf(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, LINES_READ);
  const counted = SEPARATORS.map((separator) => ({
    separator,
    lines: lines.filter((line) => line.includes(separator)).length,
    all: lines.join("").split(separator).length,
  }));
  const [best] = counted.sort((one, other) => other.lines - one.lines || other.all - one.all);
  return best?.separator ?? ",";
}

function cellsIn(text: string, separator: string): CellObject[][] {
  const end = `[${separator === "\t" ? "\\t" : `\\${separator}`}]`;
  const cell = new RegExp(
    `(?: *"((?:[^"]|"")*)" *(?=${end}|\\r?\\n|\\r|$)|((?:(?!${end})[^\\r\\n])*))(${end}|\\r?\\n|\\r|$)`,
    "g",
  );
  const rows: CellObject[][] = [];
  let [row, column, count] = [0, 0, 0];
  for (const [, quoted, plain = "", after] of text.matchAll(cell)) {
    const value = (quoted?.replaceAll('""', '"') ?? plain).replace(AS_FORMULA, "$1");
    if (value !== "") {
      if (++count > sheetWorkLimits.cells) throw new Error("Too many cells");
      rows[row] ??= [];
      (rows[row] as CellObject[])[column] = { t: "s", v: value };
    }
    if (after === "") break;
    if (after === separator) column += 1;
    else [row, column] = [row + 1, 0];
  }
  return rows;
}

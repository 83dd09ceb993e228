import type { CellObject, WorkBook } from "xlsx";
import { type SheetPart, sheetWorkLimits } from "../../contract/sheet-work";
import type { FileProblem } from "../../domain/payments/bulk-file";

/**
 * Returns why a workbook in the format OpenDocument cannot be read. The library reads hidden rows as visible ones and
 * repeats a cell as often as the file says, so a file that hides anything or repeats too much is refused.
 */
export function problemOfOpenDocument(parts: readonly SheetPart[]): FileProblem | undefined {
  const textOf = (file: string) =>
    new TextDecoder().decode(parts.find(({ name }) => name.endsWith(`/${file}`))?.content ?? new Uint8Array());
  if (textOf("META-INF/manifest.xml").includes("encryption-data")) return { kind: "passwordProtected" };
  const content = textOf("content.xml");
  if (!content) return { kind: "otherProgram" };
  if (/:visibility=["'](?:collapse|filter)["']|:display=["']false["']/.test(content)) return { kind: "hiddenLines" };
  return isTooMuch(content) ? { kind: "tooMuchWork" } : undefined;
}

const ROW_OR_CELL = /<(?:\w{1,20}:)?table-(row|cell)(?=[\s>])([^<>]*)>/g;

function isTooMuch(content: string): boolean {
  let [cells, arrays, rowRepeat] = [0, 0, 1];
  for (const [, element, attributes = ""] of content.matchAll(ROW_OR_CELL)) {
    if (element === "row") rowRepeat = repeats(attributes, "rows");
    else if (!attributes.endsWith("/")) {
      cells += rowRepeat * repeats(attributes, "columns");
      if (attributes.includes("matrix")) arrays += 1;
    }
    if (cells > sheetWorkLimits.cells || arrays > sheetWorkLimits.arrayFormulas) return true;
  }
  return false;
}

const repeats = (attributes: string, lines: "rows" | "columns"): number =>
  Number(new RegExp(`number-${lines}-repeated=["'](\\d+)["']`).exec(attributes)?.[1] ?? 1);

const SEPARATORS = [";", "\t", ",", "|"] as const;
/** Lines that decide which character separates the cells. */
const LINES_READ = 20;
/** The first line by which Excel names the separator. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/;

/**
 * Reads a text file with separated cells (RFC 4180, also with semicolons or tabs) as a workbook of one sheet. All cells
 * are texts, so that no digit is lost.
 */
export function readDelimited(bytes: Uint8Array): WorkBook {
  const decoded = decode(bytes);
  const named = NAMED_SEPARATOR.exec(decoded);
  const text = named ? decoded.slice(named[0].length) : decoded;
  const separator = named?.[1] ?? separatorOf(text);
  return { SheetNames: [""], Sheets: { "": { "!data": cellsIn(text, separator) } } };
}

/** Texts are in UTF-8 or UTF-16, or else in the alphabet of Windows in Western Europe and Africa. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
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
    `(?:"((?:[^"]|"")*)"(?=${end}|\\r?\\n|$)|((?:(?!${end})[^\\r\\n])*))(${end}|\\r?\\n|\\r|$)`,
    "g",
  );
  const rows: CellObject[][] = [];
  let [row, column, count] = [0, 0, 0];
  for (const [, quoted, plain = "", after] of text.matchAll(cell)) {
    const value = quoted?.replaceAll('""', '"') ?? plain;
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

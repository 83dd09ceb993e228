/**
 * Rules about what the cells of a workbook show, where SheetJS, the reader of the file, does not say it. Client and bank
 * use the same rules, so that no cell is shown by one reading and paid by another.
 */

/** The type of a cell that {@link readablePart} gives to dates written as ISO 8601, which the reader takes for numbers. */
export const ISO_DATE = "iso";

/**
 * Errors of spreadsheets, which stay as texts when values are pasted or come from a CSV file, and `####`, which a column
 * shows that is too narrow for its number.
 */
const ERROR_TEXT = /^(?:#(?:N\/A|DIV\/0!|[A-Z_]{3,20}[!?])|#{2,}|Err:\d{3})$/;
export const isErrorText = (text: string): boolean => ERROR_TEXT.test(text.trim());

/** A formula has an array (`F`) if its value comes from the formula of another cell, whose result covers this one. */
export const isFormula = (cell: { readonly f?: string; readonly F?: string } | undefined): boolean =>
  cell?.f !== undefined || cell?.F !== undefined;

/**
 * Returns the digits that a number format shows with zeros in front, such as "0244123456" for 244123456 in the format
 * `0000000000`; undefined if the format adds no zeros, or anything else.
 */
export function paddedDigits(shown: string, value: string): string | undefined {
  const digits = shown.replace(/[\s()\p{Pd}]/gu, "");
  const zeros = digits.slice(0, -value.length);
  return /^\d+$/.test(value) && /^0+$/.test(zeros) && digits.endsWith(value) ? digits : undefined;
}

/** An amount whose comma stands before its decimals, such as "1.111,11". */
const DECIMAL_COMMA = /^[^,]*,\d{1,2}[^\d,]*$/;
/** An amount whose comma can group its digits or stand before its decimals, such as "2,500". */
const ANY_COMMA = /^[^\d.,]*\d{1,3},\d{3}[^\d.,]*$/;

/**
 * Returns whether a text of a column of amounts can be read in two ways, because another one has a decimal comma;
 * undefined if none has one.
 */
export function doubtfulIn(texts: readonly string[]): ((text: string) => boolean) | undefined {
  return texts.some((text) => DECIMAL_COMMA.test(text)) ? (text) => ANY_COMMA.test(text) : undefined;
}

/** A row or a column as the reader describes it. `hpt` is the height in points, `width` the width in characters. */
type Line = { readonly hidden?: boolean; readonly hpt?: number; readonly width?: number | null } | undefined;

const POINTS_MIN = 2;
const CHARACTERS_MIN = 0.5;
/** Whether a row or column is hidden, or so small that no text is visible. The reader has null for an unknown width. */
export const isHiddenLine = (line: Line): boolean =>
  line?.hidden === true || isBelow(line?.hpt, POINTS_MIN) || isBelow(line?.width, CHARACTERS_MIN);
const isBelow = (size: number | null | undefined, min: number): boolean =>
  typeof size === "number" && size >= 0 && size < min;

type Range = {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
};

/** Returns whether a merged cell covers the cell, which may still have a value that no reader of the sheet sees. */
export function coveredCells(merged: readonly Range[], columns: readonly number[]): (r: number, c: number) => boolean {
  const byColumn = new Map(
    columns.map((column) => {
      const ranges = merged.filter(({ s, e }) => s.c <= column && column <= e.c);
      return [column, disjoint(ranges.map(({ s, e }) => [s.c === column ? s.r + 1 : s.r, e.r]))] as const;
    }),
  );
  return (r, c) => {
    const ranges = byColumn.get(c) ?? [];
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[1] ?? 0) < r) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= r;
  };
}

/** Joins ranges of rows that overlap, which only broken files have. */
function disjoint(ranges: readonly (readonly [from: number, to: number])[]): readonly (readonly [number, number])[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (from <= to) joined.push([from, to]);
  }
  return joined;
}

/** Returns a part of an unpacked workbook in the form in which the reader takes its cells for what they are. */
export function readablePart(content: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(content);
  const readable = text.includes("sheetData")
    ? withNumbers(withDates(withFormulas(text)))
    : text.includes("cellXfs")
      ? withImplicitFormats(withFontFormats(text))
      : text;
  return readable === text ? content : new TextEncoder().encode(readable);
}

/** A formula at the end of its cell, or before an empty value. No part of it passes the next tag, so its work is linear. */
const UNCALCULATED =
  /(<(\w{1,20}:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>\s*)?(?=<\/(?:\w+:)?c>)/g;
/** A cell that shares the formula of another one, and a formula without a text. */
const EMPTY_FORMULA = /<(\w{1,20}:)?f(?:\s[^<>]*)?(?:\/>|><\/(?:\w+:)?f>)/g;

/**
 * Gives a text to formulas that share one, and a value to those that have none, as programs without a calculator save
 * them. The reader takes their cells for values or for blank ones. Tables of data are ranges of one formula.
 */
function withFormulas(text: string): string {
  // Searched for first, because most lists have no formula and many megabytes.
  if (!/<f[\s/>]/.test(text) && !text.includes(":f")) return text;
  return text
    .replace(/(<(?:\w{1,20}:)?f\s[^<>]*?)t=(["'])dataTable\2/g, "$1t=$2array$2")
    .replace(EMPTY_FORMULA, (whole, prefix = "") =>
      /t=["']array["']/.test(whole)
        ? `${whole.replace(/(?:\/>|>[^>]*>)$/, "")}>0</${prefix}f>`
        : `<${prefix}f>0</${prefix}f>`,
    )
    .replace(UNCALCULATED, "$1<$2v>0</$2v>");
}

const withDates = (text: string): string =>
  /\st=["']d["']/.test(text)
    ? text.replace(/(<(?:\w{1,20}:)?c\s(?:[^<>]*\s)?)t=(["'])d\2/g, `$1t=$2${ISO_DATE}$2`)
    : text;

/** The value of a cell that is no number, with the tag of its cell before it. Cells of other types hold other values. */
const NO_NUMBER =
  /(<(?:\w{1,20}:)?c(?![^<>]*\st=["'](?!n["']))(?:\s[^<>]*)?>)\s*<((?:\w{1,20}:)?)v(?:\s[^<>]*)?>(?!\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*<)[^<]*</g;
const NO_NUMBERS_MAX = 10_000;

/**
 * Makes numbers that are none, such as "12,5" and "NaN", errors of the sheet. The reader takes 12 for the first one.
 * @throws if there are more of them than a list can have by mistake, because each one costs time
 */
function withNumbers(text: string): string {
  let count = 0;
  return text.replace(NO_NUMBER, (_, tag: string, prefix: string) => {
    if (++count > NO_NUMBERS_MAX) throw new Error("Too many cells are no numbers");
    return `${tag.replace(/\st=["']n["']/, "").replace(/>$/, ' t="e">')}<${prefix}v>#VALUE!<`;
  });
}

/**
 * Formats that a file may use without describing them (ECMA-376, 18.8.30), as a spreadsheet in American English shows
 * them. The reader shows their numbers without a currency, and days as numbers.
 */
const implicitFormats: readonly (readonly [ids: string, format: string])[] = [
  ["5 6 42 63 64", '"$"#,##0'],
  ["7 8 44 65 66", '"$"#,##0.00'],
  ["27 28 29 30 31 36 50 51 52 53 54 55 56 57 58 71 72 73 74 75", "d/m/yy"],
  ["32 33 34 35 76 77 78 79 80 81", "h:mm"],
  ["67 68", "0.00%"],
];

/** Formats of cells whose font strikes the text out, or writes white on white. Their texts go into the reader's questions. */
const [STRUCK, WHITE] = ["387", "388"];
const fontFormats: readonly (readonly [id: string, format: string])[] = [
  [STRUCK, '"struck out "General;"struck out "-General;"struck out "General;"struck out "@'],
  [WHITE, ";;;"],
];

/** Gives the cells of such fonts a format of their own, because the reader knows the formats of cells, but not the fonts. */
function withFontFormats(text: string): string {
  const fonts = elementsOf(text, "font");
  const isStruck = fonts.map((font) => /<(?:\w+:)?strike(?:\s+val=["'](?:1|true)["'])?\s*\/>/.test(font));
  const isWhite = fonts.map((font) => WHITE_COLOUR.test(font));
  if (!isStruck.includes(true) && !isWhite.includes(true)) return text;
  const fills = elementsOf(text, "fill").map((fill) => /patternType=["'](?!none)/.test(fill) && !WHITE_FILL.test(fill));
  const [start, end] = placeOf(text, "cellXfs");
  const cells = text.slice(start, end).replace(/<(?:\w{1,20}:)?xf\s[^<>]*>/g, (xf) => {
    const font = numberIn(xf, "fontId");
    const format = isStruck[font] ? STRUCK : isWhite[font] && !fills[numberIn(xf, "fillId")] ? WHITE : undefined;
    return format === undefined ? xf : xf.replace(/numFmtId=["']\d+["']/, `numFmtId="${format}"`);
  });
  return text.slice(0, start) + cells + text.slice(end);
}

const WHITE_COLOUR = /<(?:\w+:)?color\s[^<>]*(?:rgb=["'](?:FF|00)FFFFFF["']|theme=["']0["'](?![^<>]*tint))/i;
const WHITE_FILL = /<(?:\w+:)?fgColor\s[^<>]*(?:rgb=["'](?:FF|00)FFFFFF["']|theme=["']0["'](?![^<>]*tint))/i;
const numberIn = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}=["'](\\d+)["']`).exec(tag)?.[1] ?? 0);

/** Returns the places of an element and its end; work is linear, because a hostile part may repeat the beginning. */
function placeOf(text: string, name: string): readonly [start: number, end: number] {
  const start = text.search(new RegExp(`<(?:\\w{1,20}:)?${name}[\\s>]`));
  const end = start < 0 ? -1 : text.indexOf(`${name}>`, start + name.length + 2);
  return end < 0 ? [0, 0] : [start, end];
}

/** The elements `font` within `fonts`, or `fill` within `fills`, as texts. */
function elementsOf(text: string, name: "font" | "fill"): readonly string[] {
  const all = text.slice(...placeOf(text, `${name}s`));
  return all.split(new RegExp(`<(?:\\w{1,20}:)?${name}(?=[\\s/>])`)).slice(1);
}

function withImplicitFormats(text: string): string {
  const used = new Set(Array.from(text.matchAll(/numFmtId=["'](\d+)["']/g), ([, id]) => id));
  const prefix = /<(\w{1,20}:)?cellXfs/.exec(text)?.[1] ?? "";
  const formats = [...implicitFormats, ...fontFormats]
    .flatMap(([ids, format]) => ids.split(" ").map((id) => ({ id, format })))
    .filter(({ id }) => used.has(id))
    .map(({ id, format }) => `<${prefix}numFmt numFmtId="${id}" formatCode="${format.replaceAll('"', "&quot;")}"/>`)
    .join("");
  if (!formats) return text;
  // A description in the file comes later and counts.
  if (/<(?:\w{1,20}:)?numFmts(?:\s[^<>]*[^/<>])?>/.test(text))
    return text.replace(/<(?:\w{1,20}:)?numFmts(?:\s[^<>]*[^/<>])?>/, (tag) => tag + formats);
  return text
    .replace(/<(?:\w{1,20}:)?numFmts(?:\s[^<>]*)?\/>/, "")
    .replace(/<(?:\w{1,20}:)?cellXfs/, (tag) => `<${prefix}numFmts>${formats}</${prefix}numFmts>${tag}`);
}

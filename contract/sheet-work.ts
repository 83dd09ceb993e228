/**
 * Limits on the work of reading a workbook beyond its size, because a small file can keep its reader busy for minutes.
 * The client counts before the upload and the bank before it parses a cell, both with the functions below.
 */
export const sheetWorkLimits = {
  /** Rows, cells and texts of all sheets: a list of 100,000 rows with all columns has about 4,000,000. */
  cells: 4_500_000,
  /** Other elements: links, names, number formats, merged cells, comments, relations. */
  others: 20_000,
  /** Cells that all links together cover, because a reader visits each of them. */
  linkedCells: 100_000,
  /** Formulas for a range of cells: each cell is compared with each range. */
  arrayFormulas: 100,
  /** Characters of the longest shared formula, times the cells that share one: each cell gets its own copy. */
  sharedFormulaText: 600_000,
  /** Bytes of binary parts, such as settings of printers. */
  binaryBytes: 1024 * 1024,
} as const;

type Work = { -readonly [Name in keyof typeof sheetWorkLimits]: number };

/** A part of an unpacked workbook. */
export type SheetPart = { readonly name: string; readonly content: Uint8Array };

const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_LENGTH, ENTRY_LENGTH, END_LENGTH] = [30, 46, 22];
const SIZES_FOLLOW = 8;

/**
 * Returns the archive with the sizes of its directory in front of each part, and nowhere else. SheetJS believes the sizes
 * in front, which programs leave open when they write a stream: it takes 4 GB for each part of a small file.
 * @throws if the file is not an archive
 */
export function withSizesOfDirectory(file: Uint8Array): Uint8Array {
  // Slices of a Buffer would share its memory.
  const archive = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - END_LENGTH;
  while (view.getUint32(end, true) !== END) end--;
  const count = view.getUint16(end + 10, true);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let written = 0;
  for (let index = 0, at = view.getUint32(end + 16, true); index < count; index++) {
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(at, true) !== ENTRY || view.getUint32(local, true) !== LOCAL) throw new Error("Not an archive");
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const head = archive.slice(at, at + ENTRY_LENGTH + name);
    const headView = new DataView(head.buffer);
    headView.setUint16(8, headView.getUint16(8, true) & ~SIZES_FOLLOW, true);
    headView.setUint32(30, 0, true);
    headView.setUint32(42, written, true);
    const front = new Uint8Array(LOCAL_LENGTH + name);
    new DataView(front.buffer).setUint32(0, LOCAL, true);
    // Version, flags, method, time, checksum, sizes and length of the name have the same order in both places.
    front.set(head.subarray(6, 30), 4);
    front.set(head.subarray(ENTRY_LENGTH), LOCAL_LENGTH);
    const content = archive.subarray(start, start + view.getUint32(at + 20, true));
    parts.push(front, content);
    directory.push(head);
    written += front.length + content.length;
    at += ENTRY_LENGTH + name + extra + comment;
  }
  const last = archive.slice(end, end + END_LENGTH);
  new DataView(last.buffer).setUint32(16, written, true);
  new DataView(last.buffer).setUint16(20, 0, true);
  return joined([...parts, ...directory, last]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether the unpacked parts of an XLSX file are more work than any list needs. */
export function isTooMuchWork(parts: Iterable<SheetPart>): boolean {
  const work = noWork();
  for (const { name, content } of parts) {
    if (name.endsWith(".bin")) countBinary(content, name, work);
    else if (!/\.(?:png|jpe?g|gif|emf|wmf)$/i.test(name)) countElements(content, name, work);
    if (isAbove(work)) return true;
  }
  return false;
}

/** Whether a reader would take the archive for a workbook of another program or of another kind, with other elements. */
export const isOtherFormat = (parts: readonly SheetPart[]): boolean => parts.some(({ name }) => otherParts.test(name));
const otherParts =
  /(?:^|\/)(?:META-INF\/manifest\.xml|objectdata\.xml|Index\/Document\.iwa|Index\.zip|xl\/workbook\.bin)$/i;

const HEAD = 2000;
const XML_SPREADSHEET = "urn:schemas-microsoft-com:office:spreadsheet";
const WEB_PAGE = /<(?:!doctype html|html|head|meta|table|tr)[\s>]|^mime-version:/i;
/** Control characters other than those of lines and tables. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}/u;

/**
 * Returns what a file is that is neither an archive nor a container. Other programs save web pages and texts with separated
 * cells under the name of a workbook, and spreadsheet programs open them.
 */
export function unpackedKind(file: Uint8Array): "otherProgram" | "webPage" | "plainText" | undefined {
  const head = decodeText(file.subarray(0, HEAD), { stream: true }).trimStart();
  if (head.includes(XML_SPREADSHEET)) return "otherProgram";
  if (WEB_PAGE.test(head)) return "webPage";
  if (head.startsWith("<?xml")) return "otherProgram";
  return /[\t,;|\n]/.test(head) && !head.startsWith("%PDF") && !NO_TEXT.test(head) ? "plainText" : undefined;
}

/**
 * Texts are in UTF-8 or UTF-16, or else in the alphabet of Windows in Western Europe and Africa. With `stream` the bytes
 * are the beginning of a text, and may end inside a character.
 */
export function decodeText(bytes: Uint8Array, options: TextDecodeOptions = {}): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes, options);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, options);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const [ZEROS_READ, ZEROS_SHARE] = [200, 0.3];
/** Texts in UTF-16 begin with a mark of their byte order, or have a zero byte in most characters. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const read = bytes.subarray(0, ZEROS_READ);
  const zeros = (at: 0 | 1) => read.filter((byte, index) => byte === 0 && index % 2 === at).length;
  if (zeros(0) + zeros(1) < read.length * ZEROS_SHARE) return undefined;
  return zeros(1) > zeros(0) ? "utf-16le" : "utf-16be";
}

const noWork = (): Work => ({
  cells: 0,
  others: 0,
  linkedCells: 0,
  arrayFormulas: 0,
  sharedFormulaText: 0,
  binaryBytes: 0,
});

/** Written out, because it is asked for each of a million records. */
const isAbove = (work: Work): boolean =>
  work.cells > sheetWorkLimits.cells ||
  work.others > sheetWorkLimits.others ||
  work.linkedCells > sheetWorkLimits.linkedCells ||
  work.arrayFormulas > sheetWorkLimits.arrayFormulas ||
  work.sharedFormulaText > sheetWorkLimits.sharedFormulaText ||
  work.binaryBytes > sheetWorkLimits.binaryBytes;

const [LESS, GREATER, SLASH, COLON, QUESTION] = [0x3c, 0x3e, 0x2f, 0x3a, 0x3f];
const SPACE = 0x20;
const NAME_MAX = 40;
const TAG_MAX = 2000;

/** Elements of rows, cells and texts with their formats. */
const cellNames: ReadonlySet<string> = new Set(
  "row c v is si t r rPr rPh phoneticPr b i u sz color rFont family charset scheme strike vertAlign".split(" "),
);

/** Counts the elements of an XML part by their opening tags. It looks at bytes, because a part can have 60 MB. */
function countElements(part: Uint8Array, name: string, work: Work): void {
  // The sheet of a workbook must not be a part that is read as binary.
  const isRelations = name.endsWith(".rels") && !/worksheets\/_rels\/[^/]*$/i.test(name);
  let longestFormula = 0;
  let sharing = 0;
  for (let at = part.indexOf(LESS); at >= 0; at = part.indexOf(LESS, at + 1)) {
    const next = part[at + 1];
    if (next === SLASH || next === QUESTION) continue;
    const element = nameAt(part, at + 1);
    if (cellNames.has(element)) {
      if (++work.cells > sheetWorkLimits.cells) return;
      continue;
    }
    if (element === "f") {
      const tag = tagAt(part, at);
      work.cells++;
      const length = Math.max(0, part.indexOf(LESS, at + 1) - at - tag.length);
      if (/=\s*["']?(?:array|dataTable)/i.test(tag)) work.arrayFormulas++;
      else if (/=\s*["']?shared/i.test(tag) && (length === 0 || tag.endsWith("/>"))) sharing++;
      else longestFormula = Math.max(longestFormula, length);
      continue;
    }
    if (++work.others > sheetWorkLimits.others) return;
    if (element === "hyperlink") work.linkedCells += cellsOfLink(tagAt(part, at));
    if (isRelations && /\.bin["']/.test(tagAt(part, at)) && !/vbaProject\.bin["']/.test(tagAt(part, at)))
      work.binaryBytes = Number.POSITIVE_INFINITY;
  }
  work.sharedFormulaText += sharing * longestFormula;
}

/** Binary parts can hold cells and links too. Only printers' settings and macros, which no reader opens, are accepted. */
function countBinary(part: Uint8Array, name: string, work: Work): void {
  const isContainer = containerStart.every((byte, at) => part[at] === byte);
  if (isContainer) return;
  work.binaryBytes += /printerSettings\d*\.bin$/i.test(name) ? part.length : Number.POSITIVE_INFINITY;
}
const containerStart = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns the name of the element without its prefix. */
function nameAt(part: Uint8Array, start: number): string {
  let name = "";
  for (let at = start; at < start + NAME_MAX; at++) {
    const byte = part[at] ?? SPACE;
    if (byte <= SPACE || byte === GREATER || byte === SLASH) return name;
    name = byte === COLON ? "" : name + String.fromCharCode(byte);
  }
  return name;
}

function tagAt(part: Uint8Array, at: number): string {
  const end = part.indexOf(GREATER, at);
  const bytes = part.subarray(at, Math.min(end < 0 ? part.length : end + 1, at + TAG_MAX));
  return String.fromCharCode(...bytes);
}

/** Returns the number of cells that a link covers; infinity if its range cannot be read. */
function cellsOfLink(tag: string): number {
  let cells = 0;
  for (const [, range = ""] of tag.matchAll(/ref\s*=\s*["']?([^"'\s]*)/gi)) {
    const [, left = "", top, right = left, bottom = top] =
      /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(range) ?? [];
    if (!left) return Number.POSITIVE_INFINITY;
    cells += Math.abs((columnOf(right) - columnOf(left) + 1) * (Number(bottom) - Number(top) + 1));
  }
  return cells;
}

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Record types of the XLS format (MS-XLS, 2.3) that hold rows, cells and texts. */
const cellRecords: ReadonlySet<number> = new Set([
  0x06, 0x3c, 0xbd, 0xbe, 0xd6, 0xd7, 0xfc, 0xfd, 0x201, 0x203, 0x204, 0x205, 0x207, 0x208, 0x27e,
]);
const [FORMULA, MERGED, ARRAY, LINK] = [0x06, 0xe5, 0x221, 0x1b8];
const RECORD_HEAD = 4;

/** The same for the stream of an XLS file, which is a row of records with type and length. */
export function isTooMuchRecords(stream: Uint8Array): boolean {
  const work = noWork();
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + RECORD_HEAD <= stream.length; ) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    const inside = (offset: number) => (at + offset + 2 <= stream.length ? view.getUint16(at + offset, true) : 0);
    if (cellRecords.has(type)) work.cells++;
    else work.others++;
    // A formula is translated to text, which costs as much as other elements do.
    if (type === FORMULA || type === MERGED) work.others += type === MERGED ? inside(RECORD_HEAD) : 1;
    if (type === ARRAY) work.arrayFormulas++;
    if (type === LINK) work.linkedCells += Math.abs((inside(6) - inside(4) + 1) * (inside(10) - inside(8) + 1));
    if (isAbove(work)) return true;
    at += RECORD_HEAD + length;
  }
  return false;
}

const [BEGIN, CODE_PAGE, LABEL, RICH_LABEL] = [0x0809, 0x0042, 0x0204, 0x00d6];
/** XLS files since Excel 97 store Unicode. */
const EXCEL_97 = 0x0600;
const WESTERN_EUROPE = 1252;
/** Where the text of a label begins: after its row, column, format and length. */
const LABEL_TEXT = 8;

/**
 * Whether the stream of an XLS file from before Excel 97 has letters whose alphabet the library does not know. It
 * would read the Cyrillic “Жанна” as “Æàííà”.
 */
export function hasUnknownLetters(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let [isOld, codePage, hasLetters] = [false, 0, false];
  for (let at = 0; at + RECORD_HEAD + 2 <= stream.length; ) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    const value = view.getUint16(at + RECORD_HEAD, true);
    if (type === BEGIN && at === 0) isOld = value < EXCEL_97;
    if (!isOld) return false;
    if (type === CODE_PAGE) codePage = value;
    if (type === LABEL || type === RICH_LABEL)
      hasLetters ||= stream
        .subarray(at + RECORD_HEAD + LABEL_TEXT, at + RECORD_HEAD + length)
        .some((byte) => byte > 0x7f);
    at += RECORD_HEAD + length;
  }
  return hasLetters && codePage !== WESTERN_EUROPE;
}

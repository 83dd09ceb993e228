import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { BulkCategory } from "../../domain/payments/categories";
import {
  aFilledTemplate,
  aLockedWorkbook,
  anArchive,
  aRawWorkbook,
  aWorkbook,
  headingsOf,
  worstWorkbooks,
} from "../support/a-workbook";
import { Seeded } from "../support/seeded";

/** A file that is uploaded as a list of payees. */
export type HostileFile = { readonly name: string; readonly content: Uint8Array };

const MEGABYTE = 1024 * 1024;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const good = aFilledTemplate("bulkTransfer", 3);
const sheet = (rows: string, before = "") => aRawWorkbook(`${before}<sheetData>${rows}</sheetData>`);
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const filled = (size: number, letter = " ") => Buffer.alloc(size, letter);
const workbookWith = (name: string, content: Uint8Array, claims?: number) =>
  anArchive(
    [
      { name: "xl/workbook.xml", content: bytes("<workbook/>") },
      { name, content },
    ],
    claims,
  );

/**
 * Good files of each kind in both formats: a bank that refuses every file would pass the attack, but could pay no
 * payee.
 */
export const goodWorkbooks = (category: BulkCategory): readonly HostileFile[] => [
  goodWorkbook(category, "xlsx"),
  goodWorkbook(category, "xls"),
];

export const goodWorkbook = (category: BulkCategory, format: "xlsx" | "xls"): HostileFile => ({
  name: `a good ${format} of ${category}`,
  content: aFilledTemplate(category, 3, format),
});

/**
 * Yields the same files on each call, more than sixty; takes a few seconds.
 * @param isSlice leaves out the largest ones
 */
export function* hostileFiles(isSlice = false): Generator<HostileFile> {
  if (!isSlice) yield* largeFiles();
  yield* wrongKinds();
  yield* bombs();
  yield* strangeArchives();
  yield* strangeSheets();
  yield* brokenOff();
  yield* othersFiles();
}

function* largeFiles(): Generator<HostileFile> {
  for (const [name, make] of Object.entries(worstWorkbooks))
    yield { name: `as many ${name} as allowed`, content: make(0) };
  yield { name: "five megabytes of noise", content: noise("504b0304", 5 * MEGABYTE - 4) };
  for (const megabytes of [100, 300])
    yield { name: `${megabytes} MB of blanks`, content: workbookWith("xl/a.xml", filled(megabytes * MEGABYTE)) };
  yield { name: "one cell of 90 MB", content: sheet(`<row r="1">${cell("A1", "a".repeat(90 * MEGABYTE))}</row>`) };
  yield { name: "four million cells", content: sheet("<row><c><v>1</v></c></row>".repeat(4_000_000)) };
  yield { name: "a million rows of digits", content: sheet(digits(1_048_000)) };
  yield { name: "elements within elements", content: sheet("<x>".repeat(20_000_000)) };
  yield { name: "one row of a million cells", content: sheet(`<row>${"<c><v>1</v></c>".repeat(1_000_000)}</row>`) };
}

function* wrongKinds(): Generator<HostileFile> {
  const kinds: Record<string, string> = {
    "a PDF": "%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj",
    "a page": "<!doctype html><script>alert(1)</script><table><tr><td>x</td></tr></table>",
    "an executable": "MZ\u0090\u0000\u0003",
    "a script": "#!/bin/sh\nrm -rf /\n",
    "a picture": "\u0089PNG\r\n\u001a\n",
    "drawn markup": '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "a text": "Beneficiary Name,Amount\n=cmd|'/C calc'!A0,1",
    "nothing but zeros": "\u0000".repeat(1000),
    "XML that swallows itself": lol(),
  };
  for (const [name, text] of Object.entries(kinds)) yield { name, content: bytes(text) };
  yield { name: "a workbook with a page before it", content: Buffer.concat([bytes("<script>1</script>"), good]) };
  yield { name: "a workbook with a page after it", content: Buffer.concat([good, bytes("<script>1</script>")]) };
  yield { name: "a locked workbook", content: aLockedWorkbook() };
  yield { name: "the old format's beginning alone", content: Buffer.from("d0cf11e0a1b11ae1", "hex") };
  yield { name: "the old format, then noise", content: noise("d0cf11e0a1b11ae1", 20_000) };
  yield { name: "an archive's beginning, then noise", content: noise("504b0304", 20_000) };
}

function* bombs(): Generator<HostileFile> {
  yield { name: "10 MB of blanks", content: workbookWith("xl/a.xml", filled(10 * MEGABYTE)) };
  for (const claims of [0, 100, 4_294_967_295])
    yield {
      name: `a bomb that claims ${claims} bytes`,
      content: workbookWith("xl/a.xml", filled(90 * MEGABYTE), claims),
    };
  yield {
    name: "a bomb in a bomb",
    content: workbookWith("xl/b.xlsx", workbookWith("xl/a.xml", filled(50 * MEGABYTE))),
  };
  const content = bytes("<a/>");
  const many = (count: number) =>
    anArchive(Array.from({ length: count }, (_, at) => ({ name: `xl/worksheets/${at}.xml`, content })));
  yield { name: "two thousand parts", content: many(2000) };
  yield { name: "sixty thousand parts", content: many(60_000) };
  const shared = anArchive([
    { name: "xl/workbook.xml", content: bytes("<workbook/>") },
    { name: "xl/sharedStrings.xml", content: bytes(`<sst>${"<si><t>a</t></si>".repeat(2_000_000)}</sst>`) },
  ]);
  yield { name: "two million shared texts", content: shared };
}

function* strangeArchives(): Generator<HostileFile> {
  const part = (name: string) => ({ name, content: bytes("<worksheet/>") });
  const names = ["../../../etc/cron.d/x", "/etc/passwd", "C:\\x", "xl/\u0000.xml", "__proto__", "x".repeat(60_000), ""];
  for (const name of names)
    yield {
      name: `a part named ${JSON.stringify(name.slice(0, 20))}`,
      content: anArchive([part("xl/workbook.xml"), part(name)]),
    };
  const twins = ["xl/workbook.xml", "XL/Workbook.xml", "xl/workbook.xml"].map(part);
  yield { name: "the same part three times", content: anArchive(twins) };
  yield { name: "macros", content: anArchive([part("xl/workbook.xml"), part("xl/vbaProject.bin")]) };
  yield { name: "no parts but one", content: anArchive([part("xl/workbook.xml")]) };
  yield { name: "a part that never ends", content: neverEnding() };
  yield {
    name: "a directory that points at itself",
    content: patched(good, (copy, end) => copy.writeUInt32LE(end, end + 16)),
  };
  yield {
    name: "a directory beyond the file",
    content: patched(good, (copy, end) => copy.writeUInt32LE(0xfffffff0, end + 16)),
  };
  yield { name: "more parts than there are", content: patched(good, (copy, end) => copy.writeUInt16LE(499, end + 10)) };
}

function* strangeSheets(): Generator<HostileFile> {
  const head = `<row r="1">${headingsOf("bulkTransfer")
    .map((text, at) => cell(`${"ABCDEFG"[at]}1`, text))
    .join("")}</row>`;
  const row = (cells: string) => sheet(`${head}<row r="2">${cells}</row>`);
  yield { name: "a dimension of all there is", content: sheet(head, '<dimension ref="A1:XFD1048576"/>') };
  yield {
    name: "two cells in far corners",
    content: sheet(`<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>${head}`),
  };
  yield { name: "a cell beyond the end", content: row('<c r="ZZZZZ99999999999"><v>1</v></c>') };
  yield {
    name: "a thousand rows with a cell at the far right",
    content: sheet(
      head +
        Array.from({ length: 1000 }, (_, at) => `<row r="${at + 2}"><c r="ZZZZ${at + 2}"><v>1</v></c></row>`).join(""),
    ),
  };
  yield { name: "a cell nowhere", content: row('<c r="-1"><v>1</v></c><c r=""><v>1</v></c>') };
  yield { name: "a formula", content: row('<c r="E2"><f>HYPERLINK("http://evil.example")</f><v>1</v></c>') };
  yield { name: "a call of the system", content: row(cell("A2", "=cmd|'/C calc'!A0")) };
  yield {
    name: "an entity",
    content: aRawWorkbook(`<!DOCTYPE x [<!ENTITY a "b">]><sheetData><row>${cell("A1", "&a;")}</row></sheetData>`),
  };
  yield { name: "an entity from outside", content: external() };
  yield {
    name: "names of prototypes",
    content: row(["__proto__", "constructor", "toString"].map((name, at) => cell(`${"ABC"[at]}2`, name)).join("")),
  };
  yield {
    name: "headings of prototypes",
    content: aWorkbook([
      ["__proto__", "constructor", "valueOf"],
      ["1", "2", "3"],
    ]),
  };
  yield {
    name: "numbers that are none",
    content: aWorkbook([headingsOf("bulkTransfer"), ["A", 1e308, "", "", -1e308, "domestic", "x"]]),
  };
  yield { name: "a link to another workbook", content: row('<c r="E2"><f>[http://evil.example/x.xlsx]S!A1</f></c>') };
  yield { name: "shared texts that are not there", content: row('<c r="A2" t="s"><v>99999999</v></c>') };
  yield { name: "one long text in thousands of cells", content: manyOfOne(1_000_000, 20_000) };
  yield { name: "a text in two hundred thousand cells", content: manyOfOne(1000, 200_000) };
  yield { name: "a style that is not there", content: row('<c r="A2" s="99999999"><v>1</v></c>') };
  yield { name: "letters that turn around", content: row(cell("A2", "\u202eevil\u0000")) };
}

function* brokenOff(): Generator<HostileFile> {
  for (let percent = 5; percent < 100; percent += 5)
    yield { name: `${percent} % of a workbook`, content: good.slice(0, Math.floor((good.length * percent) / 100)) };
  const random = new Seeded(8);
  for (let flips = 1; flips <= 256; flips *= 4) {
    const content = Buffer.from(good);
    for (let flip = 0; flip < flips; flip++) content[random.below(content.length)] = random.below(256);
    yield { name: `a workbook with ${flips} bytes changed`, content };
  }
}

function* othersFiles(): Generator<HostileFile> {
  const folder = join(import.meta.dirname, "poi");
  for (const name of readdirSync(folder).sort())
    if (/\.xlsx?$/.test(name)) yield { name: `${name} of POI`, content: readFileSync(join(folder, name)) };
}

/** Returns a small file whose texts are as large as the memory of a computer when written out. */
function manyOfOne(length: number, cells: number): Uint8Array {
  const random = new Seeded(length);
  const text = Array.from({ length }, () => random.below(36).toString(36)).join("");
  const columns = 40;
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`;
  return anArchive([
    { name: "xl/workbook.xml", content: bytes('<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>') },
    { name: "xl/sharedStrings.xml", content: bytes(`<sst count="1" uniqueCount="1"><si><t>${text}</t></si></sst>`) },
    {
      name: "xl/worksheets/sheet1.xml",
      content: bytes(`<worksheet><sheetData>${row.repeat(cells / columns)}</sheetData></worksheet>`),
    },
  ]);
}

const lol = (): string =>
  `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, at) => {
    const [inner, outer] = [at === 0 ? "a" : `a${at}`, `a${at + 1}`];
    return `<!ENTITY ${outer} "${`&${inner};`.repeat(10)}">`;
  }).join("")}]><l>&a9;</l>`;

const external = (): Uint8Array =>
  aRawWorkbook(
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sheetData><row><c><v>&a;</v></c></row></sheetData>',
  );

function noise(begin: string, length: number): Uint8Array {
  const random = new Seeded(length);
  return Buffer.concat([Buffer.from(begin, "hex"), Buffer.from(Array.from({ length }, () => random.below(256)))]);
}

/** Returns digits that compress badly, so that the compression ratio does not reveal a bomb. */
function digits(count: number): string {
  const random = new Seeded(count);
  return Array.from({ length: count }, () => `<row><c><v>${random.below(10)}</v></c></row>`).join("");
}

function neverEnding(): Uint8Array {
  const packed = deflateRawSync(filled(10_000));
  const whole = Buffer.from(workbookWith("xl/a.xml", filled(10_000)));
  const at = whole.indexOf(packed);
  whole.fill(0, at + packed.length - 6, at + packed.length);
  return whole;
}

function patched(archive: Uint8Array, patch: (copy: Buffer, end: number) => void): Uint8Array {
  const copy = Buffer.from(archive);
  patch(copy, copy.length - 22);
  return copy;
}

import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { CFB } from "xlsx";
import { rowsOf } from "../support/read-files";
import { inFolder } from "./in-folder";
import { downloadReports } from "./report-load";
import type { ReportFigures } from "./report-process";
import { atMost, figure, type Row } from "./row";
import type { FileFigures } from "./timed-download";

const ROWS = 100_000;
const FIRST_BYTE_SECONDS_MAX = 1;
const GROWTH_MEGABYTES_MAX = 200;

/**
 * Cost of a report of 100,000 transactions in each format.
 * @throws if a file does not contain all of them
 */
export const reportRows = (): Promise<readonly Row[]> =>
  inFolder(async (folder) => {
    const figures = await downloadReports({ rows: ROWS, folder });
    for (const { format, path } of figures) await opens[format](new Uint8Array(readFileSync(path)));
    return figures.flatMap((measured) => fileRows(`report of ${ROWS} as ${measured.format}`, measured));
  });

/** The figures of a file that is sent while it is written. */
export const fileRows = (name: string, { firstByteSeconds, growthMegabytes, seconds }: FileFigures): Row[] => [
  atMost({ name: `${name}: first byte`, value: firstByteSeconds, unit: "s" }, FIRST_BYTE_SECONDS_MAX),
  atMost({ name: `${name}: memory`, value: growthMegabytes, unit: "MB" }, GROWTH_MEGABYTES_MAX),
  figure({ name: `${name}: all of it`, value: seconds, unit: "s" }),
];

/** The rows of a Word document are counted in its archive, because readers build a tree that exceeds the memory. */
const opens: { readonly [F in ReportFigures["format"]]: (file: Uint8Array) => Promise<void> } = {
  EXCEL: async (file) =>
    holds((await rowsOf(file)).filter((row) => row.includes("CalBank") || row.includes("PENDING"))),
  PDF: async (file) => {
    const document = await getDocumentProxy(file, { verbosity: 0 });
    const { items } = await (await document.getPage(document.numPages)).getTextContent();
    const last = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    if (!last.includes(`Page ${document.numPages} of ${document.numPages}`)) throw new Error("The PDF is incomplete");
  },
  WORD: async (file) => {
    const document = CFB.find(CFB.read(Buffer.from(file), { type: "buffer" }), "/word/document.xml");
    const xml = Buffer.from(document?.content ?? []);
    let rows = -1;
    for (let at = xml.indexOf("<w:tr>"); at >= 0; at = xml.indexOf("<w:tr>", at + 1)) rows += 1;
    holds({ length: rows });
  },
};

function holds({ length }: { readonly length: number }): void {
  if (length !== ROWS) throw new Error(`The file holds ${length} transactions, not ${ROWS}`);
}

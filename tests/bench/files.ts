import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import PDFDocument from "pdfkit";
import { getDocumentProxy } from "unpdf";
import { CFB } from "xlsx";
import { camtOf, csvOf } from "../support/read-books";
import { rowsOf } from "../support/read-files";
import type { FileFigures, FileTask } from "./files-process";
import { atMost, atMostTimes, figure, type Row } from "./row";
import { inFolder } from "./setting";

const TRANSACTIONS = 100_000;
/** Largest statement that the bank writes (spec gaps, Bank statements). */
const ENTRIES = 20_000;
const FIRST_BYTE_SECONDS_MAX = 1;
const GROWTH_MEGABYTES_MAX = 200;

/** Cost of a report of 100,000 transactions in each format. */
export const reportRows = (): Promise<readonly Row[]> => fileRows("report", TRANSACTIONS);

/** Cost of the largest statement for bookkeeping in each format. */
export const bookRows = (): Promise<readonly Row[]> => fileRows("statement", ENTRIES);

/**
 * The figures of files that are sent while they are written.
 * @throws if a file does not hold all rows
 */
const fileRows = (kind: FileTask["kind"], rows: number): Promise<readonly Row[]> =>
  inFolder(async (folder) => {
    const figures = await downloadFiles({ kind, rows, folder });
    for (const { format, path } of figures) {
      const file = readFileSync(path);
      if (format === "PDF") {
        if (!(await isCompletePdf(file))) throw new Error("The PDF lacks its last page");
        continue;
      }
      const held = await rowsIn[format]?.(file);
      if (held !== rows) throw new Error(`The file ${format} holds ${held} rows, not ${rows}`);
    }
    const pdfAlone = kind === "report" ? await secondsOfPdfAlone(rows) : undefined;
    return figures.flatMap(({ format, firstByteSeconds, growthMegabytes, seconds }) => {
      const name = `${kind} of ${rows} as ${format}`;
      return [
        atMost({ name: `${name}: first byte`, value: firstByteSeconds, unit: "s" }, FIRST_BYTE_SECONDS_MAX),
        atMost({ name: `${name}: memory`, value: growthMegabytes, unit: "MB" }, GROWTH_MEGABYTES_MAX),
        pdfAlone !== undefined && format === "PDF"
          ? atMostTimes({ name: `${name}: all of it`, value: seconds, unit: "s" }, pdfAlone, 2)
          : figure({ name: `${name}: all of it`, value: seconds, unit: "s" }),
      ];
    });
  });

const SAMPLE = 5000;
const CELLS = [
  "T260300000012345",
  "26 Nov 2026",
  "1441 0002 34567",
  "Abena Osei Farms",
  "CalBank",
  "GHS 10.00",
  "Lot 1",
];
const ROWS_A_PAGE = 45;

/** The time of only PDFKit for a table of that many rows, from a sample. The font is embedded as in a report. */
async function secondsOfPdfAlone(rows: number): Promise<number> {
  const started = performance.now();
  const pdf = new PDFDocument({ autoFirstPage: false });
  pdf.resume();
  pdf.font("node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf").fontSize(7);
  for (let row = 0; row < SAMPLE; row += 1) {
    if (row % ROWS_A_PAGE === 0) pdf.addPage({ size: "A4", layout: "landscape" });
    for (const [column, cell] of CELLS.entries())
      pdf.text(`${cell}${row}`, 20 + 110 * column, 20 + 12 * (row % ROWS_A_PAGE), { lineBreak: false });
  }
  pdf.end();
  await once(pdf, "end");
  return ((performance.now() - started) / 1000) * (rows / SAMPLE);
}

/** Downloads files from a bank in a separate process. */
export async function downloadFiles(task: FileTask): Promise<readonly FileFigures[]> {
  const child = fork("tests/bench/files-process.ts", { execArgv: ["--expose-gc", "--import", "tsx"] });
  const figures: FileFigures[] = [];
  // The process sends no other messages.
  child.on("message", (measured) => figures.push(measured as FileFigures));
  child.send(task);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The bank that writes the files ended with ${code}`);
  return figures;
}

/** Counts the rows of a file. */
const rowsIn: Readonly<Record<string, (file: Buffer) => number | Promise<number>>> = {
  csv: (file) => csvOf(file).entries.length,
  camt053: (file) => camtOf(file).entries.length,
  EXCEL: async (file) =>
    (await rowsOf(new Uint8Array(file))).filter((row) => row.includes("CalBank") || row.includes("PENDING")).length,
  // Counted in the archive, because readers build a tree that exceeds the memory. The first row has the headings.
  WORD: (file) => {
    const document = CFB.find(CFB.read(file, { type: "buffer" }), "/word/document.xml");
    return (
      Buffer.from(document?.content ?? [])
        .toString("latin1")
        .split("<w:tr>").length - 2
    );
  },
};

/** Whether the last page says that it is the last one. Rows are not counted, because a row may fill several lines. */
async function isCompletePdf(file: Buffer): Promise<boolean> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const { items } = await (await document.getPage(document.numPages)).getTextContent();
  const last = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  return last.includes(`Page ${document.numPages} of ${document.numPages}`);
}

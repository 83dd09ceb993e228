import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import PDFDocument from "pdfkit";
import { getDocumentProxy } from "unpdf";
import { fixedHeaders } from "../../contract/headers";
import { bankApi } from "../../contract/index";
import type { Database } from "../../mock-bank/database/tables";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { BankAtRisk } from "../chaos/bank-at-risk";
import { bankProgram } from "../chaos/bank-program";
import { type Crew, openCrew } from "../chaos/crew";
import { onFolder } from "../chaos/stores";
import { encoded } from "../support/wire-client";
import { atMost, atMostTimes, type Row } from "./row";
import { inFolder, megabytesOf } from "./setting";

const SAMPLE_MS = 20;

/** A report of 100,000 transactions as PDF. */
export const reportRows = (isSmall: boolean): AsyncGenerator<Row> =>
  inFolder(async function* (folder) {
    const rows = isSmall ? 2000 : 100_000;
    const [pdf] = await downloadReports(folder, rows, ["PDF"]);
    if (!pdf || !(await isComplete(pdf.path))) throw new Error("The PDF lacks its last page.");
    const name = `PDF of ${rows.toLocaleString("en")} rows`;
    yield atMostTimes({ name, value: pdf.seconds, unit: "s" }, await secondsOfPdfAlone(rows), 2);
    yield atMost({ name: `${name}, memory`, value: pdf.growthMegabytes, unit: "MB" }, 64);
    yield atMost({ name: `${name}, first byte`, value: pdf.firstByteSeconds, unit: "s" }, 1);
  });

export type Format = "EXCEL" | "PDF" | "WORD";
export type DownloadedReport = {
  readonly format: Format;
  readonly path: string;
  readonly firstByteSeconds: number;
  readonly seconds: number;
  /** Highest memory of the bank's process above its memory before the download. */
  readonly growthMegabytes: number;
};

/** Downloads reports of one company from a bank in a process of its own, one after the other. */
export async function downloadReports(
  folder: string,
  rows: number,
  formats: readonly Format[],
): Promise<readonly DownloadedReport[]> {
  const store = onFolder(join(folder, "bank"));
  const { db, close } = await store.open();
  const crew = await openCrew(db, { roles: ["Initiator"] });
  await addRequests(db, crew, rows);
  await close();
  const bank = await BankAtRisk.start(await bankProgram(), store.place);
  const downloaded: DownloadedReport[] = [];
  try {
    for (const format of formats) downloaded.push(await download(bank, crew, format, join(folder, format)));
  } finally {
    await bank.kill();
  }
  return downloaded;
}

/** One request for each second, the last of them now. */
async function addRequests(db: Database, { people, accounts }: Crew, rows: number): Promise<void> {
  await sql`
    insert into requests (id, company_id, category, route, status, source_account_id, currency, amount, cedi_value, narration,
                          payee, details, legs, created_by, created_at, approvals_needed)
    select 'T2603' || lpad(n::text, 11, '0'), maker.company_id, 'otherBank', 'atOnce', 'PENDING', source.id, 'GHS', 1000 + n, 1000 + n,
           (array['Cocoa beans, lot ', '=1+', '+233 24 ', '-5 % of ', '@shop '])[1 + n % 5] || n, '1441000234567',
           jsonb_build_object('destinationAccountNo', '1441000234567', 'destinationAccountName', 'Abena Osei Farms',
                              'destinationBank', 'CalBank'),
           '[]', maker.id, now() - make_interval(secs => ${rows} - n), 1
      from generate_series(1, ${rows}::int) n, users maker, ledger_accounts source
     where maker.username = ${people[0]?.username ?? ""} and source.number = ${accounts[0] ?? ""}`.execute(db);
}

async function download(
  { address, pid }: BankAtRisk,
  { people: [person] }: Crew,
  format: Format,
  path: string,
): Promise<DownloadedReport> {
  const { download: endpoint } = bankApi.reports;
  const call = encoded(endpoint, { transactionType: "OTHER_BANK_TRANSFER_SINGLE", downloadType: format });
  const headers = {
    ...fixedHeaders,
    "Content-Type": "application/x-www-form-urlencoded",
    deviceId: person?.deviceId ?? "",
    sessionId: person?.token ?? "",
  };
  const before = megabytesOf(pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, megabytesOf(pid));
  }, SAMPLE_MS);
  const started = performance.now();
  const secondsSoFar = () => (performance.now() - started) / 1000;
  let firstByteSeconds = 0;
  try {
    const url = `${address}${defaultConfiguration.apiBasePath}${call.path}${call.query}`;
    const answer = await fetch(url, { method: endpoint.method, headers, ...(call.form && { body: call.form }) });
    const { body } = answer;
    if (!body || !answer.headers.has("content-disposition")) throw new Error(`No file: ${await answer.text()}`);
    const timed = async function* () {
      for await (const chunk of body) {
        firstByteSeconds ||= secondsSoFar();
        yield chunk;
      }
    };
    await pipeline(Readable.from(timed()), createWriteStream(path));
  } finally {
    clearInterval(sampling);
  }
  return { format, path, firstByteSeconds, seconds: secondsSoFar(), growthMegabytes: peak - before };
}

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

/** Whether the last page says that it is the last one. Rows are not counted, because a row may fill several lines. */
async function isComplete(path: string): Promise<boolean> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(path)), { verbosity: 0 });
  const { items } = await (await document.getPage(document.numPages)).getTextContent();
  const last = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  return last.includes(`Page ${document.numPages} of ${document.numPages}`);
}

import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type OpenedCompany, openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import { payInOften } from "../support/many-lines";
import type { WireClient } from "../support/wire-client";

/** The files to write, the number of rows in each of them, and the folder for the downloads. */
export type FileTask = { readonly kind: "report" | "statement"; readonly rows: number; readonly folder: string };
export type FileFigures = {
  readonly format: string;
  readonly path: string;
  readonly firstByteSeconds: number;
  readonly seconds: number;
  /** Highest memory of the bank's process above its memory before the download. */
  readonly growthMegabytes: number;
};

const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;

/** The bank is in a separate process, so that its memory is measured without that of the reader. */
process.once("message", (task: FileTask) => {
  run(task).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ kind, rows, folder }: FileTask): Promise<void> {
  const bank = await startTestBank();
  try {
    const company = await openCompany(bank);
    const client = await signedIn(bank, company, "Single");
    const downloads = await filled[kind](bank, company, rows, client);
    for (const [format, download] of Object.entries(downloads))
      process.send?.(await timedDownload(format, join(folder, format), download));
  } finally {
    await bank.close();
  }
}

type Filled = (
  bank: RunningBank,
  company: OpenedCompany,
  rows: number,
  client: WireClient,
) => Promise<Readonly<Record<string, () => Promise<Response>>>>;

const filled: Readonly<Record<FileTask["kind"], Filled>> = {
  report: async (bank, company, rows, client) => {
    await askForMany(bank, company, rows);
    const of = (downloadType: "EXCEL" | "PDF" | "WORD") => () =>
      client.download(bankApi.reports.download, { transactionType: "OTHER_BANK_TRANSFER_SINGLE", downloadType });
    return { EXCEL: of("EXCEL"), PDF: of("PDF"), WORD: of("WORD") };
  },
  statement: async (bank, { accounts }, rows, client) => {
    const accountNumber = accounts[0]?.accountNumber ?? "";
    // The opening balance is an entry too.
    await payInOften(bank.bank.db, accountNumber, rows - 1);
    const period = { accountNumber, startDate: wireDay(-1), endDate: wireDay(1) };
    const of = (format: "csv" | "camt053") => () => client.download(bankApi.statements.forBooks, { ...period, format });
    return { csv: of("csv"), camt053: of("camt053") };
  },
};

/** One request for each second, the last of them now. */
async function askForMany({ bank: { db } }: RunningBank, company: OpenedCompany, rows: number): Promise<void> {
  const { username } = userOf(company, "Initiator");
  const [source] = company.accounts;
  await sql`
    insert into requests (id, company_id, category, route, status, source_account_id, currency, amount, cedi_value, narration,
                          payee, details, legs, created_by, created_at, approvals_needed)
    select 'T2603' || lpad(n::text, 11, '0'), maker.company_id, 'otherBank', 'atOnce', 'PENDING', source.id, 'GHS', 1000 + n, 1000 + n,
           (array['Cocoa beans, lot ', '=1+', '+233 24 ', '-5 % of ', '@shop '])[1 + n % 5] || n, '1441000234567',
           jsonb_build_object('destinationAccountNo', '1441000234567', 'destinationAccountName', 'Abena Osei Farms',
                              'destinationBank', 'CalBank'),
           '[]', maker.id, now() - make_interval(secs => ${rows} - n), 1
      from generate_series(1, ${rows}::int) n, users maker, ledger_accounts source
     where maker.username = ${username} and source.number = ${source?.accountNumber ?? ""}`.execute(db);
}

/** Returns the day in some days as DD-MM-YYYY. */
function wireDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toISOString().slice(0, 10).split("-").reverse().join("-");
}

/** Downloads a file from a bank in this process, and measures time and memory. */
async function timedDownload(format: string, path: string, download: () => Promise<Response>): Promise<FileFigures> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS);
  const started = performance.now();
  const secondsSoFar = () => (performance.now() - started) / 1000;
  let firstByteSeconds = 0;
  try {
    const { body } = await download();
    if (!body) throw new Error("The file has no body");
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
  const growthMegabytes = (peak - before) / MEGABYTE;
  return { format, path, firstByteSeconds, seconds: secondsSoFar(), growthMegabytes };
}

import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { bankApi } from "../../adapters/bank-api/contract";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type OpenedCompany, openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import type { WireClient } from "../support/wire-client";

/** The number of transactions in the report, and the folder for the downloaded files. */
export type ReportTask = { readonly rows: number; readonly folder: string };
export type ReportFigures = {
  readonly format: (typeof formats)[number];
  readonly path: string;
  readonly firstByteSeconds: number;
  readonly seconds: number;
  /** Highest memory of the bank's process above its memory before the download. */
  readonly growthMegabytes: number;
};

const formats = ["EXCEL", "PDF", "WORD"] as const;
const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;

/** Runs the bank in a separate process, so that its memory is measured without that of the reader. */
process.once("message", (task: ReportTask) => {
  run(task).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ rows, folder }: ReportTask): Promise<void> {
  const bank = await startTestBank();
  try {
    const company = await openCompany(bank);
    await askForMany(bank, company, rows);
    const client = await signedIn(bank, company, "Single");
    for (const format of formats) process.send?.(await download(client, format, join(folder, format)));
  } finally {
    await bank.close();
  }
}

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

async function download(client: WireClient, format: ReportFigures["format"], path: string): Promise<ReportFigures> {
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
    const report = { transactionType: "OTHER_BANK_TRANSFER_SINGLE", downloadType: format } as const;
    const { body } = await client.download(bankApi.reports.download, report);
    if (!body) throw new Error("The report has no body");
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

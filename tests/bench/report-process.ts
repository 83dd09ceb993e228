import { join } from "node:path";
import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type OpenedCompany, openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import { type FileFigures, type FileTask, runTask, timedDownload } from "./timed-download";

const formats = ["EXCEL", "PDF", "WORD"] as const;
export type ReportFigures = FileFigures<(typeof formats)[number]>;

/** The bank is in a separate process, so that its memory is measured without that of the reader. */
runTask(run);

async function run({ rows, folder }: FileTask): Promise<void> {
  const bank = await startTestBank();
  try {
    const company = await openCompany(bank);
    await askForMany(bank, company, rows);
    const client = await signedIn(bank, company, "Single");
    for (const downloadType of formats) {
      const report = { transactionType: "OTHER_BANK_TRANSFER_SINGLE", downloadType } as const;
      const download = () => client.download(bankApi.reports.download, report);
      process.send?.(await timedDownload(downloadType, join(folder, downloadType), download));
    }
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

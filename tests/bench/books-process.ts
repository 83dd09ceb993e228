import { join } from "node:path";
import { bankApi } from "../../contract/index";
import { openCompany, signedIn, startTestBank } from "../support/bank";
import { payInOften } from "../support/many-lines";
import { type FileFigures, type FileTask, runTask, timedDownload } from "./timed-download";

const formats = ["csv", "camt053"] as const;
export type BookFigures = FileFigures<(typeof formats)[number]>;

/** The bank is in a separate process, so that its memory is measured without that of the reader. */
runTask(run);

async function run({ rows, folder }: FileTask): Promise<void> {
  const bank = await startTestBank();
  try {
    const company = await openCompany(bank);
    const accountNumber = company.accounts[0]?.accountNumber ?? "";
    // The opening balance is an entry too.
    await payInOften(bank.bank.db, accountNumber, rows - 1);
    const client = await signedIn(bank, company, "Single");
    const [startDate, endDate] = [wireDay(-1), wireDay(1)];
    for (const format of formats) {
      const download = () =>
        client.download(bankApi.statements.forBooks, { accountNumber, startDate, endDate, format });
      process.send?.(await timedDownload(format, join(folder, format), download));
    }
  } finally {
    await bank.close();
  }
}

/** Returns the day in some days as DD-MM-YYYY. */
function wireDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toISOString().slice(0, 10).split("-").reverse().join("-");
}

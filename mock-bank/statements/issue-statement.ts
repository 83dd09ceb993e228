import type { bankApi } from "../../adapters/bank-api/contract";
import type { DecodedOf } from "../../adapters/bank-api/contract/endpoint";
import { ownAccounts } from "../accounts/own-accounts";
import { statementTable } from "../documents/statement";
import { tablePdf } from "../documents/table-pdf";
import { tableXlsx } from "../documents/table-xlsx";
import { whole } from "../documents/whole";
import { type Call, isRefusal, type PreparedHandler, type Refusal, refuse } from "../handler";
import { type Attachment, sendMessages } from "../messages";
import { consumeVerifiedCode } from "../otp/one-time-codes";
import { periodOf } from "./period";
import { statementOf } from "./statement";

type Input = DecodedOf<typeof bankApi.statements.statement>;

/** Both bound what one statement costs the bank to write. */
const YEARS_MAX = 5;
const TRANSACTIONS_MAX = 20_000;
const TOO_MANY = refuse("The period has too many transactions for one statement. Please choose a shorter one.");

/** The file is written before the transaction opens: a long statement must not keep the database from others. */
export const issueStatement: PreparedHandler<typeof bankApi.statements.statement> = {
  prepare: async (input, call) => {
    if (input.downloadType === "email" && !input.email) return async () => refuse("The field email is not valid.");
    const file = await statementFile(input, call);
    if (isRefusal(file)) return async () => file;
    if (input.downloadType !== "email") return async () => ({ file: Buffer.from(file.bytes).toString("base64") });
    return (inTransaction) => sendStatement(inTransaction, input, file);
  },
};

async function statementFile(input: Input, { db, caller, now, settings }: Call): Promise<Attachment | Refusal> {
  const account = (await ownAccounts(db, caller.companyId, [input.accountNumber])).get(input.accountNumber);
  if (!account) return refuse("accountNumber: Account not found");
  const period = periodOf(input);
  if (isRefusal(period)) return period;
  if (period.from > now) return refuse("startDate: must not be in the future.");
  if (period.until > yearsAfter(period.from, YEARS_MAX))
    return refuse(`A statement covers at most ${YEARS_MAX} years. Please choose a shorter period.`);
  const statement = await statementOf(db, account, period);
  if (statement.count > TRANSACTIONS_MAX) return TOO_MANY;
  const { name: company } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", caller.companyId)
    .executeTakeFirstOrThrow();
  const { extension, mimeType, write } = formats[input.downloadType];
  const bytes = await whole(write(statementTable(statement, { bankName: settings.bankName, company })));
  return { fileName: `${masked(account.number)}.${extension}`, mimeType, bytes };
}

const pdf = { extension: "pdf", mimeType: "application/pdf", write: tablePdf };
const xlsx = {
  extension: "xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  write: tableXlsx,
};
const formats = { PDF: pdf, Excel: xlsx, email: pdf } as const;

async function sendStatement(call: Call, { email = "", startDate, endDate, accountNumber }: Input, file: Attachment) {
  const refusal = await consumeVerifiedCode(call);
  if (refusal) return refusal;
  const { caller, now, settings } = call;
  const what = `the statement of account ${masked(accountNumber)} from ${startDate} to ${endDate}`;
  await sendMessages(call.db, [
    {
      channel: "email",
      recipient: email,
      username: caller.userName,
      subject: `${settings.bankName}: account statement`,
      body: `Attached is ${what}, as ${caller.fullName} asked.`,
      attachment: file,
      at: now,
    },
  ]);
  return { description: `The statement has been sent to ${email}.` };
}

/** The last five digits are nobody's business but the holder's (specification 1, section 2.12). */
const masked = (accountNumber: string): string => accountNumber.replace(/\d{5}$/, "xxxxx");

const yearsAfter = (from: Date, years: number): Date => {
  const after = new Date(from);
  after.setUTCFullYear(from.getUTCFullYear() + years);
  return after;
};

import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Handler, isRefusal, type PreparedHandler, type Refusal, refuse } from "../core/handler";
import { tablePdf } from "../documents/table-pdf";
import { tableXlsx } from "../documents/table-xlsx";
import { whole } from "../documents/whole";
import { auditAct } from "../ledger/audit-actor";
import { formatMinor } from "../ledger/minor-units";
import { statementLimits } from "../limits/limits";
import { type Attachment, sendMessages } from "../messages/messages";
import { consumeVerifiedCode } from "../otp/one-time-codes";
import { signPaper } from "../papers/sign-paper";
import { companyName } from "../people/company-name";
import { isolated } from "../values/isolated";
import { wireDate, wireMoment } from "../values/wire-dates";
import { bookingsOf } from "./bookings";
import { booksCamt } from "./books-camt";
import { booksCsv } from "./books-csv";
import { wireMovement } from "./movements";
import { lastDayOf, periodOf, periodUpTo } from "./period";
import { type Statement, statementOf } from "./statement";
import { type Issue, statementPaper, statementTable } from "./statement-file";

type Input = DecodedOf<typeof bankApi.statements.statement>;
/** Account and days (DD-MM-YYYY) of a statement. */
type Range = Pick<Input, "accountNumber" | "startDate" | "endDate">;

const TOO_MANY = refuse("The period has too many transactions for one statement. Please choose a shorter one.");

/** Writes the file before the transaction opens, so that a long statement does not block the database. */
export const issueStatement: PreparedHandler<typeof bankApi.statements.statement> = {
  prepare: async (input, call) => {
    if (input.downloadType === "email" && !input.email) return async () => refuse("The field email is not valid.");
    const statement = await issuedStatement(input, call);
    if (isRefusal(statement)) return async () => statement;
    const file = await fileOf(statement, input.downloadType, call);
    if (input.downloadType === "email")
      return (inTransaction) => sendStatement(inTransaction, { ...input, statement }, file);
    return async (inTransaction) => {
      await auditStatement(inTransaction, "downloaded", statement, `as ${input.downloadType}`);
      return { file: Buffer.from(file.bytes).toString("base64") };
    };
  },
};

/** Answers a file for accounting programs, with the same figures as the others. It is written while it is sent. */
export const statementForBooks: Handler<typeof bankApi.statements.forBooks> = async ({ format, ...range }, call) => {
  const statement = await issuedStatement(range, call);
  if (isRefusal(statement)) return statement;
  const { extension, mimeType, write } = formatsForBooks[format];
  const { account } = statement;
  const books = { ...(await issueOf(call)), statement, bookings: bookingsOf(call.db, statement) };
  await auditStatement(call, "downloaded", statement, `as ${format}`);
  return { fileName: `${masked(account.number)}.${extension}`, mimeType, chunks: write(books) };
};

/** Answers the printable statement, with the same figures as the files. */
export const completeStatement: Handler<typeof bankApi.statements.complete> = async (input, call) => {
  const statement = await issuedStatement(input, call);
  if (isRefusal(statement)) return statement;
  const transactions = [];
  for await (const part of statement.lines())
    for (const { balance, ...movement } of part)
      transactions.push({ ...wireMovement(movement, statement.account.currency), balance: formatMinor(balance) });
  await auditStatement(call, "downloaded", statement, "to print");
  return {
    endDate: wireDate(lastDayOf(statement.period)),
    issuedAt: wireMoment(call.now),
    openingBalance: formatMinor(statement.opening),
    closingBalance: formatMinor(statement.closing),
    transactions,
  };
};

/** Reads a statement up to the day of issue at the latest, because later balances are unknown. */
async function issuedStatement(input: Range, { db, caller, now }: Call): Promise<Statement | Refusal> {
  const account = (await ownAccounts(db, caller.companyId, [input.accountNumber])).get(input.accountNumber);
  if (!account) return refuse("accountNumber: Account not found");
  const period = periodOf(input);
  if (isRefusal(period)) return period;
  if (period.from > now) return refuse("startDate: must not be in the future.");
  if (period.until > yearsAfter(period.from, statementLimits.years))
    return refuse(`A statement covers at most ${statementLimits.years} years. Please choose a shorter period.`);
  const statement = await statementOf(db, account, periodUpTo(period, now));
  return statement.count > statementLimits.transactions ? TOO_MANY : statement;
}

async function fileOf(statement: Statement, downloadType: Input["downloadType"], call: Call): Promise<Attachment> {
  const { extension, mimeType, write } = formats[downloadType];
  const issue = await issueOf(call);
  const code = await signPaper(call.db, call.settings, statementPaper(statement, issue));
  const bytes = await whole(write(statementTable(statement, issue, code)));
  return { fileName: `${fileNameOf(statement, issue)}.${extension}`, mimeType, bytes };
}

/** Names account, period and bank, as the client names its downloads. */
function fileNameOf({ account, period }: Statement, { bankName }: Issue): string {
  const days = [period.from, lastDayOf(period)].map((day) => day.toISOString().slice(0, 10));
  return [masked(account.number), account.name, ...days, bankName]
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, ""))
    .join("_");
}

const pdf = { extension: "pdf", mimeType: "application/pdf", write: tablePdf };
const xlsx = {
  extension: "xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  write: tableXlsx,
};
const formats = { PDF: pdf, Excel: xlsx, email: pdf } as const;

const formatsForBooks = {
  csv: { extension: "csv", mimeType: "text/csv; charset=utf-8", write: booksCsv },
  camt053: { extension: "xml", mimeType: "application/xml; charset=utf-8", write: booksCamt },
} as const;

async function issueOf(call: Call): Promise<Issue> {
  return { bankName: call.settings.bankName, company: await companyName(call), at: call.now };
}

type StatementRequest = Input & { readonly statement: Statement };

async function sendStatement(
  call: Call,
  { email = "", startDate, accountNumber, statement }: StatementRequest,
  file: Attachment,
) {
  const refusal = await consumeVerifiedCode(call);
  if (refusal) return refusal;
  const { caller, now, settings } = call;
  const what = `the statement of account ${masked(accountNumber)} from ${startDate} to ${wireDate(lastDayOf(statement.period))}`;
  await sendMessages(call.db, [
    {
      channel: "email",
      recipient: email,
      username: caller.userName,
      subject: `${settings.bankName}: account statement`,
      body: `Attached is ${what}, as ${isolated(caller.fullName)} asked.`,
      attachment: file,
      at: now,
    },
  ]);
  await auditStatement(call, "statementMailed", statement, `to ${email}`);
  return { description: `The statement has been sent to ${email}.` };
}

const auditStatement = (
  call: Call,
  event: "downloaded" | "statementMailed",
  { account: { number, accountId }, period }: Statement,
  how: string,
): Promise<void> =>
  auditAct(
    call,
    event,
    `Statement of account ${number} from ${wireDate(period.from)} to ${wireDate(lastDayOf(period))} ${how}`,
    { accountId },
  );

/** Masks the last five digits (specification 1, section 2.12). */
const masked = (accountNumber: string): string => accountNumber.replace(/\d{5}$/, "xxxxx");

const yearsAfter = (from: Date, years: number): Date => {
  const after = new Date(from);
  after.setUTCFullYear(from.getUTCFullYear() + years);
  return after;
};

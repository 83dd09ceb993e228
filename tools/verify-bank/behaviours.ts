import { randomUUID } from "node:crypto";
import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import { codes } from "../../contract/codes";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { type Confirmed, sendCode, verifyCode, withCode } from "./confirmed";
import type { CallReport, Finding, Part } from "./finding";
import { type KnownValues, sumOf } from "./known";
import type { Answered, Line } from "./line";
import { cedis, lastFour, NARRATION, period } from "./probe-fields";
import { minorUnitsIn } from "./units";
import type { Verification } from "./verification";

type Tell = (report: CallReport) => void;

/** Makes calls that a bank must refuse, or must answer in a certain way. Only `--all` includes those that pay. */
export async function checkBehaviour(verification: Verification, known: KnownValues, tell: Tell): Promise<void> {
  const { line, isAll } = verification;
  const { accounts } = bankApi;
  const stranger = await line.call(accounts.list, { loginId: known.loginId }, { sessionId: "" });
  tell(answersWith("a call without a session answers 103", stranger, [codes.sessionTimeout], "1, 7"));
  await checkCipher(line, known, tell);
  await checkOtherCustomers(line, known, tell);
  await checkStatement(line, known, tell);
  if (isAll) await checkCodes(verification, known, tell);
}

/** Checks that the session has ended with the sign-out. */
export async function checkSessionEnd(line: Line, { loginId }: KnownValues, tell: Tell): Promise<void> {
  const after = await line.call(bankApi.accounts.list, { loginId });
  const ends = [codes.sessionTimeout, codes.signedInElsewhere];
  tell(answersWith("a call after the sign-out answers 103 or 104", after, ends, "1, 4"));
}

async function checkCipher(line: Line, known: KnownValues, tell: Tell): Promise<void> {
  if (!line.cipher) return;
  const { search, expenditure } = bankApi.statements;
  const fields = { ...period(known), accountNumber: known.from };
  const spoil = (payload: string) => `${payload.slice(0, 40)}${payload[40] === "A" ? "B" : "A"}${payload.slice(41)}`;
  const specification = "1, 7; spec gaps, Encryption";
  const changed = await line.call(search, fields, { spoil });
  tell(isRefused("a body that was changed on its way is refused", changed, specification, "cipher"));
  const moved = await line.call(search, fields, { sealedFor: expenditure });
  tell(isRefused("a body that was sealed for another call is refused", moved, specification, "cipher"));
}

/** Asks for data of another customer: an answer with rows is a leak. */
async function checkOtherCustomers(line: Line, known: KnownValues, tell: Tell): Promise<void> {
  const { statements, payments, requests, approvals, reports } = bankApi;
  const { foreignAccount, foreignTransaction, foreignBulk } = known.values;
  const ofAccount = { ...period(known), accountNumber: foreignAccount };
  const all = { pageNumber: 1, pageSize: 10 };
  const asked: readonly [what: string, endpoint: Endpoint, input: CallFields | undefined][] = [
    ["the transactions of another customer", statements.search, ofAccount],
    ["the complete statement of another customer", statements.complete, ofAccount],
    ["the expenditure of another customer", statements.expenditure, ofAccount],
    [
      "the statement file of another customer",
      statements.statement,
      { ...ofAccount, isDownload: true, downloadType: "PDF" },
    ],
    ["the statement for bookkeeping of another customer", statements.forBooks, { ...ofAccount, format: "csv" }],
    ["the limits of another customer", payments.limits, { sourceAccount: foreignAccount, currencyCode: "GHS" }],
    ["the receipt of another customer", payments.receipt, foreignTransaction && { trnxID: foreignTransaction }],
    [
      "the review of another customer's request",
      requests.review,
      foreignTransaction && { transactionId: foreignTransaction },
    ],
    [
      "the payment advice of another customer",
      reports.paymentAdvice,
      foreignTransaction && { transactionId: foreignTransaction, reportType: "PDF" },
    ],
    ["the rows of another customer's bulk", approvals.drillDown, foreignBulk && { bulkId: foreignBulk, ...all }],
    ["the rows of another customer's past bulk", reports.fetchBulkRows, foreignBulk && { bulkId: foreignBulk, ...all }],
  ].map(
    ([what, endpoint, input]) => [what, endpoint, input || undefined] as [string, Endpoint, CallFields | undefined],
  );
  for (const [what, endpoint, input] of asked) {
    const name = `a call for ${what} is refused`;
    if (!input) {
      tell(skipped(name, "the file of values names no transaction or bulk of another customer"));
      continue;
    }
    const answered = await line.call(endpoint, input);
    const isEmpty = answered.reply !== undefined && !holdsData(answered.reply);
    if (isEmpty) tell({ ...report(name, undefined, answered), notes: ["an empty answer in place of a refusal"] });
    else tell(isRefused(name, answered, "1, 6; 3, 6", "behaviour"));
  }
}

/** Fields that an answer without data may have too. */
const ABOUT_NO_DATA: ReadonlySet<string> = new Set(["code", "description", "bookFormats"]);

/** Returns whether an answer says anything: a row, a file, or an amount other than zero. */
function holdsData(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Uint8Array) return true;
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).some(([name, held]) => !ABOUT_NO_DATA.has(name) && holdsData(held));
  }
  const isNothing = value === undefined || value === null || value === "" || value === "[]" || Number(value) === 0;
  return !isNothing && value !== false;
}

const A_MINUTE_MS = 60_000;
/** Times are written to the minute, and calls take a moment. */
const TOLERANCE_MS = 2 * A_MINUTE_MS;

/** Checks the time of a statement, and the unit of its amounts against the balances of the accounts. */
async function checkStatement(line: Line, known: KnownValues, tell: Tell): Promise<void> {
  const { complete, search } = bankApi.statements;
  const range = { ...period(known), accountNumber: known.from };
  const answered = await line.call(complete, range);
  const { issuedAt, closingBalance, ...issued } = fieldsOf(answered);
  tell(isNow("the time of a statement is the bank's time in UTC", answered, issuedAt));
  const name = "amounts are in main units, such as 1250.50";
  if (known.balances.length === 0) return tell(skipped(name, "the accounts cannot be read"));
  const { transactions = fieldsOf(await line.call(search, range)).transactions } = issued;
  const movements = rowsOf(transactions).map(({ amount }) => amount);
  const came = minorUnitsIn({ ...known, balance: known.bookBalance, closing: closingBalance, movements });
  const finding = came === undefined ? undefined : found("amounts with two decimals", came, "1, 9; 2, 9");
  tell(report(name, finding, answered));
}

const fieldsOf = ({ reply }: Answered): CallFields => (reply ?? {}) as CallFields;
const rowsOf = (list: unknown): readonly CallFields[] => (Array.isArray(list) ? list : []);

/** Compares a time that the bank has just written with the `Date` header of the answer. */
function isNow(name: string, answered: Answered, time: unknown): CallReport {
  const { at } = answered;
  const moment = momentOf(time);
  if (!at || moment === undefined) return skipped(name, "the answer has no such time, or no Date header");
  const isDayOnly = String(time).length === 10;
  const now = isDayOnly ? Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) : at.getTime();
  const minutes = Math.round((moment - now) / A_MINUTE_MS);
  const isSame = Math.abs(moment - now) <= (isDayOnly ? 0 : TOLERANCE_MS);
  const came = `a time ${Math.abs(minutes)} minutes ${minutes < 0 ? "before" : "after"} it`;
  return report(
    name,
    isSame ? undefined : found("the time of the Date header, in UTC", came, "1, 1; spec gaps, Texts and formats"),
    answered,
  );
}

function momentOf(written: unknown): number | undefined {
  const [, day, month, year, time = "00:00"] =
    /^(\d{2})-(\d{2})-(\d{4})(?: (\d{2}:\d{2}(?::\d{2})?))?$/.exec(String(written ?? "")) ?? [];
  return year ? Date.parse(`${year}-${month}-${day}T${time}Z`) : undefined;
}

/** Checks codes, keys and the effect of a payment between two own accounts. */
async function checkCodes(verification: Verification, known: KnownValues, tell: Tell): Promise<void> {
  const { line, askCode, letCodeExpire } = verification;
  const { toSelf } = bankApi.payments;
  const { values, from, to } = known;
  const payment: Confirmed = {
    name: "payments.toSelf",
    endpoint: toSelf,
    input: {
      sourceAccount: from,
      destinationAccountNo: to,
      amount: values.amount,
      currencyCode: "GHS",
      narration: NARRATION,
      transType: "OWN-TRANSFER",
    },
    terms: { total: cedis(values.amount), to: lastFour(to) },
  };
  const pay = (code: string, idempotencyKey: string, input: CallFields = {}) =>
    line.call(toSelf, { ...withCode(payment, code), ...input }, { idempotencyKey });
  const before = await effectsOf(line, known);
  const sent = await sendCode(verification, payment);
  const code = sent.reply === undefined ? "" : await askCode("payments.toSelf (codes and keys)");
  if (!code) return tell(skipped("codes and keys of a payment", "no code was given"));

  const wrong = otherCode(code);
  const refused = await verifyCode(verification, wrong);
  tell(isRefused("a wrong code is refused", refused, "1, 2.7 and 8"));
  tell(saysTriesLeft(refused));
  tell(isRefused("a payment with a wrong code is refused", await pay(wrong, randomUUID()), "2, 4"));

  await verifyCode(verification, code);
  const foreign = await pay(code, randomUUID(), { sourceAccount: values.foreignAccount });
  tell(isRefused("a payment from another customer's account is refused", foreign, "1, 6"));
  const key = randomUUID();
  const paid = await pay(code, key);
  if (paid.reply === undefined) return tell(report("a payment with its code is accepted", notPaid(paid), paid));
  const repeated = await pay(code, key);
  tell(isSameAnswer(paid, repeated));
  tell(await hasEffects("the same call with the same key acts once", line, known, before, 1));
  const another = await pay(code, randomUUID());
  tell(isRefused("another key with a used code is refused", another, "2, 4; spec gaps, One-time codes"));
  tell(await hasEffects("a used code pays nothing more", line, known, before, 1));
  tell(isRefused("a used code is not valid", await verifyCode(verification, code), "1, 4; spec gaps, One-time codes"));
  await checkTimeOfPayment(line, paid, tell);
  await checkIntent(verification, payment, tell);
  await checkExpiry(verification, payment, letCodeExpire, tell);
  await checkMissingKey(verification, payment, tell);
}

const notPaid = ({ envelope }: Answered): Finding =>
  found("a payment, since its code was right", `code ${envelope?.code ?? "unknown"}`, "2, 4");

function saysTriesLeft(refused: Answered): CallReport {
  const left = refused.envelope?.failureCount;
  const isCount = typeof left === "number" && Number.isInteger(left) && left >= 0 && left <= 2;
  const came = left === undefined || left === null ? "nothing" : String(left);
  const finding = found("failureCount with the tries left, 2 after the first wrong code", came, "1, 2.7; 2, 7 OTP");
  return report("a refused code says how many tries are left", isCount ? undefined : finding, refused);
}

function isSameAnswer(paid: Answered, repeated: Answered): CallReport {
  const idOf = ({ reply }: Answered) => (reply as { transactionId?: unknown } | undefined)?.transactionId;
  const isSame = repeated.reply !== undefined && idOf(paid) === idOf(repeated);
  const came = repeated.reply === undefined ? `code ${repeated.envelope?.code}` : "another transactionId";
  const finding = found("the first answer, with its transactionId", came, "spec gaps, Payments; contract/headers.ts");
  return report("the same call with the same key has the same answer", isSame ? undefined : finding, repeated);
}

type Effects = {
  readonly balance: bigint | undefined;
  readonly requests: number | undefined;
  readonly answered: Answered;
};

/** The balance of the account that pays, and the number of the user's requests: a payment changes either. */
async function effectsOf(line: Line, { loginId, from }: KnownValues): Promise<Effects> {
  const listed = await line.call(bankApi.accounts.list, { loginId });
  const { accounts = [] } = (listed.reply ?? {}) as { accounts?: readonly CallFields[] };
  const available = accounts.find(({ accountNumber }) => accountNumber === from)?.availableBalance;
  const mine = await line.call(bankApi.requests.mine, {
    transType: "OWN-TRANSFER",
    requestType: "SINGLE",
    pageNumber: 1,
    pageSize: 10,
  });
  const { size } = (mine.reply ?? {}) as { size?: number };
  return {
    balance: available === undefined ? undefined : minorOf(String(available)),
    requests: size,
    answered: listed,
  };
}

const minorOf = (amount: string): bigint =>
  BigInt(sumOf(amount.replace("-", "")).replace(".", "")) * (amount.startsWith("-") ? -1n : 1n);

/** A user with approvers only adds a request; others also lose the amount. Either counts as the effect. */
async function hasEffects(
  name: string,
  line: Line,
  known: KnownValues,
  before: Effects,
  wanted: number,
): Promise<CallReport> {
  const after = await effectsOf(line, known);
  const amount = minorOf(known.values.amount);
  const spent =
    before.balance === undefined || after.balance === undefined
      ? undefined
      : Number((before.balance - after.balance) / amount);
  const asked =
    before.requests === undefined || after.requests === undefined ? undefined : after.requests - before.requests;
  const counts = [spent, asked].filter((count) => count !== undefined);
  if (counts.length === 0) return skipped(name, "neither balances nor requests can be read");
  const most = Math.max(...counts);
  const finding = found(`${wanted} payment`, `${most} payments, by the balance or the user's requests`, "2, 4; 3, 1");
  return report(name, most === wanted ? undefined : finding, after.answered);
}

async function checkTimeOfPayment(line: Line, paid: Answered, tell: Tell): Promise<void> {
  const { transactionId } = (paid.reply ?? {}) as { transactionId?: unknown };
  const mine = await line.call(bankApi.requests.mine, {
    transType: "OWN-TRANSFER",
    requestType: "SINGLE",
    pageNumber: 1,
    pageSize: 10,
  });
  const { transactions = [] } = (mine.reply ?? {}) as { transactions?: readonly CallFields[] };
  const own = transactions.find((row) => row.transactionId === transactionId);
  tell(isNow("the time of a new request is the bank's time in UTC", mine, own?.createDate));
}

/** A bank may ignore intents. Then a code confirms any call, which the report notes. */
async function checkIntent(verification: Verification, payment: Confirmed, tell: Tell): Promise<void> {
  const name = "a code confirms only the call that it was sent for (extension Intent)";
  const { line, askCode } = verification;
  const sent = await sendCode(verification, payment);
  const code = sent.reply === undefined ? "" : await askCode("payments.toSelf (another amount)");
  if (!code) return tell(skipped(name, "no code was given"));
  await verifyCode(verification, code);
  const dearer = { ...withCode(payment, code), amount: sumOf(String(payment.input.amount), "0.01") };
  const answered = await line.call(payment.endpoint, dearer, { idempotencyKey: randomUUID() });
  const isBound = answered.reply === undefined;
  tell({
    ...report(name, undefined, answered),
    notes: isBound ? [] : ["the bank ignores Intent: its codes confirm any call"],
  });
}

/** Without the key the bank cannot recognise a repeated call, so it must not act on the first one. */
async function checkMissingKey(verification: Verification, payment: Confirmed, tell: Tell): Promise<void> {
  const name = "a confirmed call without Idempotency-Key is refused";
  const { line, askCode } = verification;
  const sent = await sendCode(verification, payment);
  const code = sent.reply === undefined ? "" : await askCode("payments.toSelf (without Idempotency-Key)");
  if (!code) return tell(skipped(name, "no code was given"));
  await verifyCode(verification, code);
  const answered = await line.call(payment.endpoint, withCode(payment, code));
  tell(isRefused(name, answered, "contract, Idempotency-Key"));
}

async function checkExpiry(
  verification: Verification,
  payment: Confirmed,
  letCodeExpire: Verification["letCodeExpire"],
  tell: Tell,
): Promise<void> {
  const name = "an expired code is refused";
  if (!letCodeExpire) return tell(skipped(name, "--code-expiry does not say after how many seconds a code expires"));
  const sent = await sendCode(verification, payment);
  const code = sent.reply === undefined ? "" : await verification.askCode("payments.toSelf (expired)");
  if (!code) return tell(skipped(name, "no code was given"));
  await letCodeExpire(() => verification.line.call(bankApi.session.refresh, {}));
  const expired = await verifyCode(verification, code);
  if (expired.envelope?.code === codes.sessionTimeout) return tell(skipped(name, "the session ended before the code"));
  tell(isRefused(name, expired, "1, 8"));
}

/** Returns five other digits. */
const otherCode = (code: string): string => String((Number(code) + 11_111) % 100_000).padStart(5, "0");

const found = (expected: string, came: string, specification: string, part: Part = "behaviour"): Finding => ({
  part,
  expected,
  came,
  specification,
  effect: "misleading",
});

const report = (name: string, finding: Finding | undefined, { exchange }: Answered): CallReport => ({
  name,
  verdict: finding ? "deviates" : "ok",
  deviations: finding ? [finding] : [],
  notes: [],
  exchange,
});

const skipped = (name: string, why: string): CallReport => ({ name, verdict: "skipped", deviations: [], notes: [why] });

function isRefused(name: string, answered: Answered, specification: string, part: Part = "behaviour"): CallReport {
  const { envelope, deviations } = answered;
  if (!envelope && deviations[0]) return report(name, deviations[0], answered);
  const finding = found("a refusal: a code other than 0", `code ${envelope?.code}`, specification, part);
  return report(name, envelope?.code === codes.success ? finding : undefined, answered);
}

function answersWith(name: string, answered: Answered, wanted: readonly number[], specification: string): CallReport {
  const { envelope, deviations } = answered;
  if (!envelope && deviations[0]) return report(name, deviations[0], answered);
  const isSo = envelope !== undefined && wanted.includes(envelope.code);
  return report(
    name,
    isSo ? undefined : found(`code ${wanted.join(" or ")}`, `code ${envelope?.code}`, specification),
    answered,
  );
}

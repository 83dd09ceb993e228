import { randomUUID } from "node:crypto";
import type { CallFields } from "../../../adapters/bank-api/transport/encoding";
import { CryptoJsCipher } from "../../../adapters/bank-api/transport/payload-cipher";
import type { Endpoint, InputOf } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import { bankNow, setBankTime } from "../../../mock-bank/core/clock";
import { seed } from "../../../mock-bank/seed/seed";
import type { RunningBank } from "../../../mock-bank/start-bank";
import { nameOf } from "../../../tools/verify-bank/examine";
import { lastThirtyDays } from "../../../tools/verify-bank/known";
import { Line } from "../../../tools/verify-bank/line";
import { readValues } from "../../../tools/verify-bank/values";
import { verifyBank } from "../../../tools/verify-bank/verify-bank";
import { aWorkbook, goodRows, headingsOf } from "../../support/a-workbook";
import { startTestBank } from "../../support/bank";
import { type CodeTerms, codeFor, WireClient } from "../../support/wire-client";
import { type Example, type Exchange, toExamples } from "./masked-example";

/** A fixed day, so that each run records the same examples. */
const BANK_TIME = new Date("2026-11-25T09:30:00Z");
const PASSWORD = "Training@1";
const FROM = "1020304050607";
const TO = "1020304050615";

/** Makes every call of the contract at a real bank and returns a masked example of each successful answer. */
export async function recordExamples(): Promise<Readonly<Record<string, Example>>> {
  const running = await startTestBank();
  try {
    await seed(running.bank.db, BANK_TIME);
    await setBankTime(running.bank.db, BANK_TIME);
    const exchanges: Exchange[] = [];
    const recorder = recorderOf(running, exchanges);
    // Requests of Kofi come first, because verify-bank lists them.
    await decide(recorder);
    await schedule(recorder);
    await verifyAs(running, "ama.mensah", exchanges);
    await saveAndRemovePayees(recorder);
    await uploadLists(recorder);
    await replacePasswords(recorder);
    return toExamples(exchanges);
  } finally {
    await running.close();
  }
}

type Recorder = ReturnType<typeof recorderOf>;

function recorderOf(running: RunningBank, exchanges: Exchange[]) {
  const keep = (endpoint: Endpoint, input: object, answer: object) => {
    exchanges.push({ call: nameOf(endpoint), input: input as CallFields, answer, isChosen: true });
    return answer as Readonly<Record<string, unknown>>;
  };
  const call = async <E extends Endpoint>(client: WireClient, endpoint: E, input: InputOf<E>, key?: string) =>
    keep(
      endpoint,
      input as object,
      await client.call(endpoint, input, key === undefined ? {} : { idempotencyKey: key }),
    );
  return {
    running,
    call,
    signedIn: async (username: string) => {
      const client = new WireClient(running);
      await client.signIn(username, PASSWORD);
      return client;
    },
    confirm: async <E extends Endpoint>(
      client: WireClient,
      endpoint: E,
      input: Omit<InputOf<E>, "password" | "passwordType">,
      shown: CodeTerms = {},
    ) => {
      const whole = { ...input, password: "00000", passwordType: "OTP" } as InputOf<E>;
      const code = await client.askCode(endpoint, whole, shown);
      await client.verify(code);
      return call(client, endpoint, { ...(whole as object), password: code } as InputOf<E>, randomUUID());
    },
  };
}

/** Keeps the exchanges of this connection, and of those to other devices. */
function recording(line: Line, exchanges: Exchange[]): Line {
  const send = line.call.bind(line);
  line.call = async (endpoint, input, extras) => {
    const answered = await send(endpoint, input, extras);
    if (answered.raw) exchanges.push({ call: nameOf(endpoint), input, answer: answered.raw as object });
    return answered;
  };
  const other = line.fromOtherDevice.bind(line);
  line.fromOtherDevice = (deviceId) => recording(other(deviceId), exchanges);
  return line;
}

/** Keeps every call that verify-bank makes. */
async function verifyAs(running: RunningBank, username: string, exchanges: Exchange[]): Promise<void> {
  const { apiBasePath, payloadSecret } = running.configuration;
  const line = recording(
    new Line(running.address + apiBasePath, new CryptoJsCipher(payloadSecret), randomUUID()),
    exchanges,
  );
  // A short period keeps the examples short.
  const now = await bankNow(running.bank.db);
  const { endDate } = lastThirtyDays(now);
  const { startDate } = lastThirtyDays(new Date(now.getTime() + 28 * 86_400_000));
  const values = readValues(JSON.stringify({ startDate, endDate }));
  const askCode = () => codeFor(running, username);
  await verifyBank({ line, username, password: PASSWORD, values, isAll: true, askCode, tell: () => {} });
}

const ownTransfer = {
  sourceAccount: FROM,
  destinationAccountNo: TO,
  amount: "150.00",
  currencyCode: "GHS",
  narration: "Rent of the shop",
  transType: "OWN-TRANSFER",
} as const;
const shown = { total: "GHS 150.00", to: TO.slice(-4) };

/** An Initiator asks, recalls, and asks in bulk; an Authorizer approves and rejects. */
async function decide({ signedIn, call, confirm }: Recorder): Promise<void> {
  const { payments, requests, approvals, bulkTransfers } = bankApi;
  const kofi = await signedIn("kofi.boateng");
  await call(kofi, payments.limits, { sourceAccount: FROM, currencyCode: "GHS", totalAmount: "50000.01" });
  const ids: string[] = [];
  for (const amount of ["150.00", "160.00", "170.00"]) {
    const terms = { ...shown, total: `GHS ${amount}` };
    ids.push(String((await confirm(kofi, payments.toSelf, { ...ownTransfer, amount }, terms)).transactionId));
  }
  const [recalled = "", approved = "", rejected = ""] = ids;
  await confirm(kofi, requests.recall, { transactionId: recalled }, shown);
  const row = { transactionType: "domestic", beneficiaryAccount: TO, beneficiaryName: "Adom Trading - Payroll" };
  const rows = ["10.00", "20.00"].map((transactionAmount) => ({
    ...row,
    transactionAmount,
    transactionDescription: "Pay",
  }));
  const bulk = { sourceAccount: FROM, transferData: JSON.stringify(rows), transferType: "BULK-TRANSFER" } as const;
  await confirm(kofi, bulkTransfers.pay, bulk, { total: "GHS 30.00" });
  const efua = await signedIn("efua.asante");
  await call(efua, approvals.inbox, {});
  const { mark } = await call(efua, bankApi.notices.list, { pageSize: 3 });
  await call(efua, bankApi.notices.markRead, { mark: String(mark) }, randomUUID());
  await call(efua, bankApi.notices.preferences, {});
  await call(efua, bankApi.notices.choose, { kind: "REMINDER", way: "SMS", isOn: true }, randomUUID());
  await call(efua, approvals.pending, { transType: "OWN-TRANSFER", pageNumber: 1, pageSize: 10 });
  const decided = { transType: "OWN-TRANSFER", requestType: "SINGLE" } as const;
  const approval = { ...decided, transactionId: approved, approvalStatus: "APPROVE" } as const;
  await confirm(efua, approvals.approve, approval, { ...shown, total: "GHS 160.00" });
  const asked = { transactionId: approved, kind: "RETURN", message: "This went to the wrong account." } as const;
  await call(efua, bankApi.requests.openCase, asked, randomUUID());
  await call(efua, bankApi.requests.cases, {});
  await call(efua, requests.stages, { transactionId: approved });
  const reason = "Paid already";
  await call(
    efua,
    approvals.reject,
    { ...decided, transactionId: rejected, reason, approvalStatus: "REJECT" },
    randomUUID(),
  );
  const listed = await call(efua, approvals.pendingBulk, { requestType: "TRANSFER", pageNumber: 1, pageSize: 10 });
  const [{ bulkId }] = listed.transactions as [{ bulkId: string }];
  await call(efua, approvals.drillDown, { bulkId, pageNumber: 1, pageSize: 10 });
  const report = { transactionType: "OTHER_BANK_TRANSFER_BULK", pageNumber: 1, pageSize: 10 } as const;
  await call(efua, bankApi.reports.fetchBulk, report);
  await call(efua, bankApi.reports.fetchBulkRows, { bulkId, pageNumber: 1, pageSize: 10 });
  await call(efua, bankApi.bills.taxTypes, { serviceId: "3" });
}

async function schedule({ signedIn, running, confirm, call }: Recorder): Promise<void> {
  const { payments, schedules } = bankApi;
  const ama = await signedIn("ama.mensah");
  const startDate = `31-12-${(await bankNow(running.bank.db)).getUTCFullYear() + 1}`;
  const monthly = { ...ownTransfer, isSchedule: true, frequency: "MONTHLY", startDate } as const;
  await confirm(ama, payments.toSelf, monthly, shown);
  const listed = await call(ama, schedules.list, { transType: "OWN-TRANSFER" });
  const [{ scheduleId }] = listed.transactions as [{ scheduleId: string }];
  const { sourceAccount, destinationAccountNo, amount, narration, transType } = ownTransfer;
  const change = {
    scheduleId,
    transType,
    sourceAccount,
    destinationAccountNo,
    amount,
    narration,
    frequency: "QUARTERLY",
    startDate,
  } as const;
  await confirm(ama, schedules.update, change, shown);
  await call(ama, schedules.remove, { scheduleId }, randomUUID());
}

async function saveAndRemovePayees({ signedIn, call }: Recorder): Promise<void> {
  const { transferBeneficiaries: accounts, walletBeneficiaries: wallets, cardBeneficiaries: cards } = bankApi;
  const ama = await signedIn("ama.mensah");
  const loginId = String((await ama.authenticate("ama.mensah", PASSWORD)).loginId);
  type Listed = { readonly beneficiaries: readonly Record<string, string>[] };
  type Lists = { readonly bulkIds: Readonly<Record<string, Listed>> };
  const lastOf = ({ beneficiaries }: Listed) => beneficiaries.at(-1) ?? {};
  const firstList = ({ bulkIds }: Lists) => Object.entries(bulkIds)[0] as [string, Listed];
  const without = ({ id: _, lastPaidDate: __, ...fields }: Record<string, string>) => fields;

  const account = lastOf((await call(ama, accounts.atThisBank, { transferType: "LOCAL", loginId })) as Listed);
  await call(ama, accounts.update, {
    beneficiaryId: String(account.id),
    ...without(account),
    name: "Volta Agro",
  } as never);
  await call(ama, accounts.remove, { beneficiaryId: String(account.id) });
  const [bulkId, bulk] = firstList((await call(ama, accounts.bulkLists, {})) as Lists);
  await call(ama, accounts.updateBulk, {
    bulkId,
    transferBeneficiaries: JSON.stringify(bulk.beneficiaries.map(without)),
  });
  await call(ama, accounts.removeBulk, { bulkId });

  const wallet = lastOf((await call(ama, wallets.list, { loginId })) as Listed);
  await call(ama, wallets.update, { beneficiaryId: String(wallet.id), ...without(wallet), name: "Driver" } as never);
  await call(ama, wallets.remove, { beneficiaryId: String(wallet.id) });
  const [walletList, walletBulk] = firstList((await call(ama, wallets.bulkLists, { loginId })) as Lists);
  const renamed = walletBulk.beneficiaries.map(({ id: _, name, phoneNumber, ...rest }) => {
    return { beneficiaryName: name, beneficiaryWalletNumber: phoneNumber, ...rest };
  });
  await call(ama, wallets.updateBulk, { bulkId: walletList, mobileMoneyBeneficiaries: JSON.stringify(renamed) });
  await call(ama, wallets.removeBulk, { bulkId: walletList });

  const card = lastOf((await call(ama, cards.list, { loginId })) as Listed);
  await call(ama, cards.update, { beneficiaryId: String(card.id), ...without(card), name: "Sales card" } as never);
  await call(ama, cards.remove, { beneficiaryId: String(card.id) });
  const [cardList, cardBulk] = firstList((await call(ama, cards.bulkLists, { loginId })) as Lists);
  const entries = JSON.stringify(cardBulk.beneficiaries.map(without));
  await call(ama, cards.updateBulk, { bulkId: cardList, prepaidCardBeneficiaryEntries: entries });
  await call(ama, cards.removeBulk, { bulkId: cardList });
}

async function uploadLists({ signedIn, call }: Recorder): Promise<void> {
  const { bulkTransfers, mobileMoney, prepaidCard } = bankApi;
  const ama = await signedIn("ama.mensah");
  const transfers = ["Adom Trading - Payroll", TO, "", "", "150.50", "domestic", "Salary"];
  const uploads = [
    ["bulkTransfer", bulkTransfers.upload, transfers],
    ["mobileMoneyBulk", mobileMoney.upload, goodRows.mobileMoneyBulk],
    ["prepaidCardBulk", prepaidCard.upload, ["1", "1234", "Kofi Owusu", "0201234567", "99.99", "Per diem"]],
  ] as const;
  for (const [category, endpoint, row] of uploads) {
    const book = new File([aWorkbook([headingsOf(category), row])], "list.xlsx");
    await call(ama, endpoint, { sourceAccount: FROM, file: book });
  }
}

/** A first sign-in, and a forgotten password. */
async function replacePasswords({ signedIn, call, running }: Recorder): Promise<void> {
  const { session, otp } = bankApi;
  const newPassword = "Harmattan#27";
  const kwame = await signedIn("kwame.newman");
  await call(kwame, session.changePassword, { newPassword, confirmPassword: newPassword });
  const chosen = { password: newPassword, newPassword: "Sahara#2803", confirmPassword: "Sahara#2803" };
  const again = new WireClient(running);
  await again.signIn("kwame.newman", newPassword);
  await call(again, bankApi.passwords.replace, chosen);
  const username = "yaw.owusu";
  const device = new WireClient(running);
  await call(device, session.validateUsername, { username });
  await call(device, otp.sendSignedOut, { deviceId: device.deviceId, username });
  await call(device, otp.verifyForgotPassword, { otp: await codeFor(running, username), userName: username });
  const password = await codeFor(running, username);
  const { deviceId: deviceID } = device;
  const reset = { password, newPassword, confirmPassword: newPassword, deviceID, loginId: username };
  await call(device, session.resetDefaultPassword, reset);
}

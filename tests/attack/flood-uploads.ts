import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { fixedHeaders } from "../../contract/headers";
import { bankApi } from "../../contract/index";
import { BULK_BYTES_MAX } from "../../contract/payment-fields";
import { CONTROL_TOKEN } from "../chaos/bank-at-risk";
import { aFilledTemplate } from "../support/a-workbook";
import { checkHealth, type Flood } from "./flood";
import { API_PATH, FloodedBank } from "./flooded-bank";

const { pay, upload } = bankApi.bulkTransfers;
/** Companies with one Viewer, who may not pay, and one Single, who may. */
const COMPANIES = { byHand: 6, slice: 2 };
/** A flood by hand sends the largest forms and workbooks, the slice in `npm test` smaller ones. */
const ROWS = { byHand: { form: 100_000, workbook: 50_000 }, slice: { form: 10_000, workbook: 3000 } };
/** Megabytes. A bank that stores the bodies of refused calls exceeds the bound of the slice. */
const PEAK_MEGABYTES_MAX = { byHand: 2500, slice: 900 };
const REST_MS = 200;
const CALM_MS = 2000;

const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "part-of-the-flood";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

type User = { readonly sessionId: string; readonly deviceId: string; readonly account: string };

/**
 * Uploads the longest forms and workbooks in parallel and repeatedly, as signed-in users with and without permission.
 */
export const uploadsFlood: Flood = async (size, tally) => {
  const bank = await FloodedBank.start();
  try {
    const rows = size.isSlice ? ROWS.slice : ROWS.byHand;
    const length = size.isSlice ? COMPANIES.slice : COMPANIES.byHand;
    const companies = await Promise.all(Array.from({ length }, () => openCompany(bank)));
    const list = aFilledTemplate("bulkTransfer", rows.workbook);
    const workbooks = companies.map(({ payer }) => multipart(list, payer.account));
    const counts = { sent: 0, denied: 0, refused: 0, served: 0, unanswered: 0 };
    const send = async ({ sessionId, deviceId }: User, path: string, type: string, body: Buffer) => {
      counts.sent++;
      const headers = { ...fixedHeaders, sessionId, deviceId, "Content-Type": type, "Idempotency-Key": randomUUID() };
      const { status, text } = await bank.send({ method: "POST", path: API_PATH + path, headers, body });
      const code = /^\{"code":(\d+)/.exec(text)?.[1];
      if (status !== 200) counts.unanswered++;
      else if (text.includes("You don't have permission")) counts.denied++;
      else if (code === "0") counts.served++;
      else counts.refused++;
    };
    const forms = companies.map(({ payer }) => formOf(payer.account, rows.form));
    const useless = Buffer.alloc(BULK_BYTES_MAX, "x");
    const round = () =>
      companies.flatMap(({ viewer, payer }, index) => [
        send(viewer, pay.path, FORM, useless),
        send(viewer, pay.path, FORM, useless),
        send(payer, pay.path, FORM, forms[index] ?? useless),
        send(payer, upload.path, MULTIPART, workbooks[index] ?? useless),
      ]);
    // The first upload and the first long form build the scripts of their threads.
    await Promise.all(round().slice(0, 4));
    const { health: calm } = await bank.watchHealth(() => sleep(CALM_MS));
    const { health } = await bank.watchHealth(async () => {
      const endsAt = performance.now() + size.seconds * 1000;
      do {
        await Promise.all(round());
        await sleep(REST_MS);
      } while (performance.now() < endsAt);
    });
    const peakMegabytes = bank.peakMegabytes ?? 0;
    checkHealth(tally, size, "uploads", health);
    tally.check(bank.isAlive, () => `uploads: the bank ended: ${bank.said.slice(-500)}`);
    tally.check(counts.denied > 0, () => "uploads: no form without permission was refused");
    tally.check(counts.served > 0, () => "uploads: no workbook was served");
    const peakMax = size.isSlice ? PEAK_MEGABYTES_MAX.slice : PEAK_MEGABYTES_MAX.byHand;
    tally.check(peakMegabytes < peakMax, () => `uploads: the bank took ${peakMegabytes} MB of memory`);
    return { ...counts, peakMegabytes, healthP50: health.p50, healthP99: health.p99, calmP99: calm.p99 };
  } finally {
    await bank.close();
  }
};

async function openCompany(bank: FloodedBank): Promise<{ readonly viewer: User; readonly payer: User }> {
  const opened = (await control(bank, "companies", {
    users: [{ role: "Viewer" }, { role: "Single" }],
    accounts: [{ currency: "GHS", balance: "1000.00" }],
  })) as { users: { username: string }[]; accounts: { accountNumber: string }[] };
  const account = opened.accounts[0]?.accountNumber ?? "";
  const [viewer, payer] = await Promise.all(opened.users.map(({ username }) => signIn(bank, username)));
  if (!viewer || !payer) throw new Error("The company has not two users");
  return { viewer: { ...viewer, account }, payer: { ...payer, account } };
}

async function signIn(bank: FloodedBank, username: string) {
  const deviceId = randomUUID();
  const { loginId, code } = (await control(bank, "sign-ins", { username, deviceId })) as Record<string, string>;
  const { method, path } = bankApi.otp.verify;
  const at = path.replace(":otp", `${code}`).replace(":userName", `${loginId}`);
  const headers = { ...fixedHeaders, deviceId, sessionId: "", "Content-Type": "application/x-www-form-urlencoded" };
  const { text } = await bank.send({ method, path: API_PATH + at, headers, body: `otpPin=${code}` });
  const { sessionId } = JSON.parse(text) as { sessionId?: string };
  if (!sessionId) throw new Error(`${username} could not sign in: ${text}`);
  return { deviceId, sessionId };
}

async function control(bank: FloodedBank, call: string, body: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${CONTROL_TOKEN}` };
  const sent = { method: "POST", path: `/control/${call}`, headers, body: JSON.stringify(body) };
  const { status, text } = await bank.send(sent);
  if (status !== 200) throw new Error(`POST /control/${call} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** Returns a payment with right rows and a wrong code: the bank checks everything and moves no money. */
function formOf(sourceAccount: string, count: number): Buffer {
  const row = {
    transactionType: "domestic",
    beneficiaryAccount: sourceAccount,
    beneficiaryBank: "",
    bankBranch: "",
    beneficiaryName: "Ama Mensah",
    transactionAmount: "1.50",
    transactionNarration: "Wages",
    charge: "0.00",
  };
  const transferData = JSON.stringify(Array.from({ length: count }, () => row));
  const fields = { sourceAccount, transferData, transferType: "BULK-TRANSFER", password: "00000", passwordType: "OTP" };
  return Buffer.from(new URLSearchParams(fields).toString());
}

function multipart(file: Uint8Array, sourceAccount: string): Buffer {
  const head = [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="sourceAccount"\r\n\r\n${sourceAccount}\r\n`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n`,
  ].join("");
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

import { createHash, randomUUID } from "node:crypto";
import { bankApi } from "../../adapters/bank-api/contract";
import { codes } from "../../adapters/bank-api/contract/codes";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import { canonicalCall, formatIntent } from "../../adapters/bank-api/contract/intent";
import type { CallFields } from "../../adapters/bank-api/encoding";
import type { Examined } from "./examine";
import type { CallReport, Finding, Part } from "./finding";
import { type Known, lastThirtyDays } from "./known";
import type { Line } from "./line";
import type { Probe, Told } from "./probe";
import { probes } from "./probes";
import type { Values } from "./values";

export type Verification = {
  readonly line: Line;
  readonly username: string;
  readonly password: string;
  readonly values: Values;
  /** Includes calls that change data or move money, each confirmed by a one-time code if needed. */
  readonly isAll: boolean;
  /** Returns the one-time code for this purpose; an empty code skips the call. */
  readonly askCode: (what: string) => Promise<string>;
  readonly tell: (report: CallReport) => void;
};

/** Signs in, makes every call of the contract and checks each answer. The reports contain all deviations. */
export async function verifyBank(verification: Verification): Promise<readonly CallReport[]> {
  const { line, tell, isAll } = verification;
  const reports: CallReport[] = [];
  const report = (one: CallReport) => {
    reports.push(one);
    tell(one);
  };
  const loginId = await signIn(verification, report);
  if (loginId === undefined) return reports;
  const known = await makeCalls(verification, loginId, report);
  await checkRefusals(line, known, report);
  if (isAll) report(reportOf("otp.send", bankApi.otp.send, await line.call(bankApi.otp.send, {})));
  report(reportOf("session.logout", bankApi.session.logout, await line.call(bankApi.session.logout, {})));
  const after = await line.call(bankApi.accounts.list, { loginId: known.loginId });
  report(wants("a call after the sign-out answers 103 or 104", isSessionEnd(after), after, "codes"));
  return reports;
}

type Tell = (report: CallReport) => void;

/** Returns the login id; undefined if the sign-in failed. */
async function signIn({ line, username, password, askCode }: Verification, tell: Tell): Promise<string | undefined> {
  const { session, otp } = bankApi;
  const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "verify-bank" };
  const known = await line.call(session.authenticate, { username, password, deviceID: line.deviceId, ...place });
  const accepted = reportOf("session.authenticate", session.authenticate, known, "must");
  tell(accepted);
  if (accepted.verdict !== "ok") return undefined;
  const sent = await line.call(otp.sendSignedOut, { deviceId: line.deviceId, username });
  tell(reportOf("otp.sendSignedOut", otp.sendSignedOut, sent, "must"));
  const code = await askCode("the sign-in");
  const loginId = textIn(known.reply, "loginId") || username;
  const opened = await line.call(otp.verify, { otp: code, userName: loginId, otpPin: code });
  line.sessionId = textIn(opened.reply, "sessionId");
  const verified = reportOf("otp.verify", otp.verify, opened, "must");
  const hasSession = line.sessionId !== "" || verified.verdict !== "ok";
  const noSession: Finding = { part: "fields", words: "sessionId: nothing instead of a session" };
  tell(hasSession ? verified : { ...verified, verdict: "deviates", deviations: [noSession] });
  return line.sessionId ? loginId : undefined;
}

async function makeCalls(verification: Verification, loginId: string, tell: Tell): Promise<Known> {
  const { line, username, values, isAll } = verification;
  let known: Known = {
    ...{ values, username, loginId, deviceId: line.deviceId, from: "", to: "" },
    ...{ instantCharge: "0.00", walletCharge: "0.00", levy: "0.00" },
    ...lastThirtyDays(new Date()),
  };
  for (const { name, endpoint, probe } of listed()) {
    if (endpoint.effect !== "read" && !isAll) continue;
    const input = probe.input(known);
    if (!input) {
      tell(skipped(name, endpoint, "the bank listed nothing to ask about"));
      continue;
    }
    const isConfirmed = endpoint.effect === "confirmed";
    const examined = isConfirmed
      ? await confirmed(verification, { name, endpoint, input, told: probe.told?.(known) ?? {} })
      : await line.call(endpoint, input);
    if (!examined) {
      tell(skipped(name, endpoint, "no code was given"));
      continue;
    }
    tell(reportOf(name, endpoint, examined));
    if (examined.reply !== undefined) known = { ...known, ...probe.learn?.(examined.reply) };
  }
  return known;
}

type Confirmed = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: CallFields;
  readonly told: Told;
};

/** Makes a call with a one-time code that is bound to exactly this call, like the client does. */
async function confirmed(
  { line, askCode, username }: Verification,
  { name, endpoint, input, told }: Confirmed,
): Promise<Examined | undefined> {
  const wantsCode = "shape" in endpoint.input && "password" in (endpoint.input.shape as object);
  const whole: CallFields = wantsCode ? { ...input, password: "", passwordType: "OTP" } : input;
  const digest = createHash("sha256").update(canonicalCall(endpoint, whole)).digest("base64url");
  const sent = await line.call(
    bankApi.otp.send,
    {},
    { intent: formatIntent({ call: endpoint.path, digest, ...told }) },
  );
  if (sent.reply === undefined) return sent;
  const code = await askCode(name);
  if (!code) return undefined;
  const verified = await line.call(bankApi.otp.verify, { otp: code, userName: username, otpPin: code });
  if (verified.reply === undefined) return verified;
  return line.call(endpoint, wantsCode ? { ...whole, password: code } : whole, { idempotencyKey: randomUUID() });
}

/** Checks two refusals that the client relies on: a call without a session, and a modified body. */
async function checkRefusals(line: Line, known: Known, tell: Tell): Promise<void> {
  const { accounts, statements } = bankApi;
  const stranger = await line.call(accounts.list, { loginId: known.loginId }, { sessionId: "" });
  tell(
    wants("a call without a session answers 103", stranger.envelope?.code === codes.sessionTimeout, stranger, "codes"),
  );
  if (!line.cipher) return;
  const { startDate, endDate, from: accountNumber } = known;
  const spoil = (payload: string) => `${payload.slice(0, 40)}${payload[40] === "A" ? "B" : "A"}${payload.slice(41)}`;
  const spoilt = await line.call(statements.search, { startDate, endDate, accountNumber }, { spoil });
  tell(
    wants("a body that was changed on its way is refused", spoilt.envelope?.code !== codes.success, spoilt, "cipher"),
  );
}

const isSessionEnd = ({ envelope }: Examined): boolean =>
  envelope?.code === codes.sessionTimeout || envelope?.code === codes.signedInElsewhere;

/** @param how "must": a refusal is a deviation, because no further call is possible */
function reportOf(name: string, endpoint: Endpoint, examined: Examined, how?: "must"): CallReport {
  const { deviations, notes, envelope } = examined;
  const refusal: Finding = { part: "codes", words: `the sign-in needs ${codes.success}` };
  const isRefused = envelope?.code !== codes.success;
  const all = how === "must" && isRefused && deviations.length === 0 ? [refusal] : deviations;
  return {
    name,
    endpoint,
    verdict: all.length > 0 ? "deviates" : isRefused ? "refused" : "ok",
    deviations: all,
    notes,
  };
}

function wants(name: string, isSo: boolean, { envelope, deviations }: Examined, part: Part): CallReport {
  const words = envelope ? `the answer is code ${envelope.code}` : (deviations[0]?.words ?? "no answer");
  return { name, verdict: isSo ? "ok" : "deviates", deviations: isSo ? [] : [{ part, words }], notes: [] };
}

const skipped = (name: string, endpoint: Endpoint, why: string): CallReport => ({
  ...{ name, endpoint, verdict: "skipped", deviations: [], notes: [why] },
});

type AnyProbe = {
  readonly input: (known: Known) => CallFields | undefined;
  readonly told?: (known: Known) => Told;
  readonly learn?: (reply: unknown) => Partial<Known>;
};

/** Pairs each probe with its endpoint. */
function listed() {
  const words = Object.entries<Record<string, Probe<never>>>(probes);
  return words.flatMap(([word, area]) =>
    Object.entries(area).map(([name, probe]) => {
      // `Probes` has checked each probe against its endpoint. The types are lost in one common list.
      const endpoint = (bankApi as Record<string, Record<string, Endpoint>>)[word]?.[name];
      if (!endpoint) throw new Error(`The contract has no ${word}.${name}`);
      return { name: `${word}.${name}`, endpoint, probe: probe as unknown as AnyProbe };
    }),
  );
}

/** Returns a text field of a reply that the endpoint's schema has already accepted. */
function textIn(reply: unknown, field: string): string {
  const value = reply && typeof reply === "object" ? Reflect.get(reply, field) : undefined;
  return typeof value === "string" ? value : "";
}

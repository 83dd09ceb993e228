import { randomUUID } from "node:crypto";
import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import { codes } from "../../contract/codes";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { checkBehaviour, checkSessionEnd } from "./behaviours";
import { checkBulks } from "./bulks";
import { confirmCall } from "./confirmed";
import type { CallReport, Finding } from "./finding";
import { type KnownValues, lastThirtyDays } from "./known";
import type { Answered, Line } from "./line";
import { checkSecondPages, type MadeList } from "./pages";
import type { CodeTerms, Probe } from "./probe";
import { probes } from "./probes";
import type { Verification } from "./verification";

type Tell = (report: CallReport) => void;

/** Signs in, makes every call of the contract and checks each answer. The reports contain all deviations. */
export async function verifyBank(verification: Verification): Promise<readonly CallReport[]> {
  const { line, tell, isAll } = verification;
  const reports: CallReport[] = [];
  const report = (one: CallReport) => {
    reports.push(one);
    tell(one);
  };
  const loginId = await signIn(verification, line, report);
  if (loginId === undefined) return reports;
  const { known, lists } = await makeCalls(verification, loginId, report);
  await checkSecondPages(line, lists, report);
  await checkBulks(line, known, report);
  if (isBehaviourWanted(verification)) await checkBehaviour(verification, known, report);
  if (isAll) report(reportOf("otp.send", bankApi.otp.send, await line.call(bankApi.otp.send, {})));
  const live = isAll && isBehaviourWanted(verification) ? await checkSecondSignIn(verification, known, report) : line;
  report(reportOf("session.logout", bankApi.session.logout, await live.call(bankApi.session.logout, {})));
  await checkSessionEnd(live, known, report);
  return reports;
}

const isBehaviourWanted = ({ only }: Verification): boolean => only?.includes("behaviour") ?? true;

/** Returns the login id; undefined if the sign-in failed. */
async function signIn(
  { username, password, askCode }: Verification,
  line: Line,
  tell: Tell,
  suffix = "",
): Promise<string | undefined> {
  const { session, otp } = bankApi;
  const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "verify-bank" };
  const known = await line.call(session.authenticate, { username, password, deviceID: line.deviceId, ...place });
  const accepted = reportOf(`session.authenticate${suffix}`, session.authenticate, known, "must");
  tell(accepted);
  if (known.reply === undefined) return undefined;
  const sent = await line.call(otp.sendSignedOut, { deviceId: line.deviceId, username });
  tell(reportOf(`otp.sendSignedOut${suffix}`, otp.sendSignedOut, sent, "must"));
  const code = await askCode("the sign-in");
  const loginId = textIn(known.reply, "loginId") || username;
  const opened = await line.call(otp.verify, { otp: code, userName: loginId, otpPin: code });
  tell(reportOf(`otp.verify${suffix}`, otp.verify, opened, "must"));
  line.sessionId = textIn(opened.reply, "sessionId");
  return line.sessionId ? loginId : undefined;
}

type Listed = { readonly name: string; readonly endpoint: Endpoint; readonly probe: AnyProbe };

async function makeCalls(
  verification: Verification,
  loginId: string,
  tell: Tell,
): Promise<{ readonly known: KnownValues; readonly lists: readonly MadeList[] }> {
  const { line, username, values, isAll, only } = verification;
  const period = lastThirtyDays(new Date());
  const { startDate = period.startDate, endDate = period.endDate } = values;
  let known: KnownValues = {
    values,
    username,
    loginId,
    deviceId: line.deviceId,
    from: "",
    to: "",
    balances: [],
    startDate,
    endDate,
    instantCharge: "0.00",
    walletCharge: "0.00",
    levy: "0.00",
    bulks: [],
    pastBulks: [],
  };
  const lists: MadeList[] = [];
  const makeCall = async ({ name, endpoint, probe }: Listed, input: CallFields, about: string) => {
    const terms = probe.terms?.(known) ?? {};
    const answered =
      endpoint.effect === "confirmed"
        ? await confirmCall(verification, { name, endpoint, input, terms })
        : await line.call(endpoint, input);
    if (!answered) return tell(skipped(name, endpoint, "no code was given"));
    tell(reportOf(name + about, endpoint, answered));
    if (answered.reply === undefined) return;
    known = { ...known, ...probe.learn?.(answered.reply, known) };
    lists.push({ name: name + about, endpoint, input, answered });
  };
  const isWanted = ({ name, endpoint }: Listed) =>
    (endpoint.effect === "read" || isAll) &&
    (name === "accounts.list" || !only || only.some((word) => name.startsWith(word)));
  // A call that nothing is known for is tried once more at the end, when later answers have named an id.
  const left: Listed[] = [];
  for (const each of listed().filter(isWanted)) {
    const inputs = inputsOf(each.probe, known);
    if (inputs.length === 0) left.push(each);
    for (const input of inputs) await makeCall(each, input, inputs.length > 1 ? ` (${aboutOf(input)})` : "");
  }
  for (const each of left) {
    const [input] = inputsOf(each.probe, known);
    if (input) await makeCall(each, input, "");
    else tell(skipped(each.name, each.endpoint, "the bank listed nothing to ask about"));
  }
  return { known, lists };
}

function inputsOf({ input }: AnyProbe, known: KnownValues): readonly CallFields[] {
  const asked = input(known);
  if (asked === undefined) return [];
  return Array.isArray(asked) ? asked : [asked as CallFields];
}

/** The values in which one of several calls differs from the others. */
const aboutOf = ({ pageNumber: _, pageSize: __, ...rest }: CallFields): string => Object.values(rest).join(" ");

/** Signs in again from another device. Returns the connection that is signed in then. */
async function checkSecondSignIn(verification: Verification, known: KnownValues, tell: Tell): Promise<Line> {
  const { line } = verification;
  const other = line.fromOtherDevice(randomUUID());
  const loginId = await signIn(verification, other, tell, " (second sign-in)");
  if (loginId === undefined) return line;
  const first = await line.call(bankApi.accounts.list, { loginId: known.loginId });
  const isEnded = first.envelope?.code === codes.signedInElsewhere;
  tell({
    name: "a second sign-in ends the first session",
    verdict: isEnded ? "ok" : "deviates",
    deviations: isEnded ? [] : [elsewhere(first.envelope?.code)],
    notes: [],
    exchange: first.exchange,
  });
  return other;
}

const elsewhere = (code: number | undefined): Finding => ({
  part: "behaviour",
  expected: `code ${codes.signedInElsewhere} for a call in the first session`,
  came: code === undefined ? "no answer" : `code ${code}`,
  specification: "1, 2.13 and 4",
  effect: "misleading",
});

/** @param how "must": a refusal is a deviation, because no further call is possible */
function reportOf(name: string, endpoint: Endpoint, answered: Answered, how?: "must"): CallReport {
  const { deviations, notes, envelope, exchange } = answered;
  const isRefused = envelope?.code !== codes.success;
  const refusal: Finding = {
    part: "codes",
    place: "code",
    expected: `code ${codes.success}, which the sign-in needs`,
    came: `code ${envelope?.code}`,
    specification: endpoint.specification,
    effect: "unreadable",
  };
  const all = how === "must" && isRefused && deviations.length === 0 ? [refusal] : deviations;
  return {
    name,
    endpoint,
    deviations: all,
    notes,
    exchange,
    verdict: all.length > 0 ? "deviates" : isRefused ? "refused" : "ok",
  };
}

const skipped = (name: string, endpoint: Endpoint, why: string): CallReport => ({
  name,
  endpoint,
  verdict: "skipped",
  deviations: [],
  notes: [why],
});

type AnyProbe = {
  readonly input: (known: KnownValues) => CallFields | readonly CallFields[] | undefined;
  readonly terms?: (known: KnownValues) => CodeTerms;
  readonly learn?: (reply: unknown, known: KnownValues) => Partial<KnownValues>;
};

/** Pairs each probe with its endpoint. */
function listed(): readonly Listed[] {
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

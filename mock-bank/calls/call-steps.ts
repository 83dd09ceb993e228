import { setTimeout as sleep } from "node:timers/promises";
import type { Request } from "express";
import { idempotencyKeyHeader } from "../../contract/headers";
import { bankNow } from "../core/clock";
import {
  type Call,
  type CallContext,
  callOf,
  isRefusal,
  type Refusal,
  refuse,
  type SavedAnswer,
} from "../core/handler";
import type { Subject } from "../limits/throttle";
import { denialOf } from "../session/access";
import type { GuessResult } from "../session/guess-limits";
import { findSession, touchSession, type Visitor } from "../session/live-session";
import type { Hashing } from "../session/password-work";
import { addressKey } from "../wire/address-key";
import { type CallBody, isLongForm, isUnreadable } from "../wire/call-body";
import { type CallHeaders, isCrossSite, readHeaders, refuseHeader } from "../wire/call-headers";
import { type ReadCall, readCall } from "../wire/call-reader";
import { parseReply } from "../wire/long-answer";
import type { Bank } from "./bank";
import { runCommand, type Work } from "./command";
import type { ErrorStatus } from "./error-answers";
import type { Fault, FaultCaller } from "./faults";
import type { ServedCall } from "./served-call";

/** An answer, or the way in which an answer is missing. */
export type CallOutcome =
  | { readonly kind: "answered"; readonly answer: SavedAnswer | Refusal; readonly isReplay: boolean }
  | { readonly kind: "failed"; readonly status: ErrorStatus }
  /** The body could not be received; the HTTP status says why. */
  | { readonly kind: "unreadable"; readonly status: number }
  | { readonly kind: "dropped" | "garbled" };

/** The state of a call so far. It is filled in step by step, so that the traffic also shows calls that fail early. */
export type CallProgress = {
  readonly isAtSecondPath: boolean;
  headers?: CallHeaders;
  read?: ReadCall;
  visitor?: Visitor;
  fault?: Fault;
  /** Milliseconds by which the bank's time is ahead of the computer's. */
  ahead?: number;
  /** The caller calls too often: the answer has no Date header, so that a flood causes no database query. */
  isExcess?: true;
};

/** The signed-in user, if there is one, and the bank's time; one query returns both. */
type Identity = { readonly visitor: Visitor | undefined; readonly now: Date };

type SignedIn = Identity & { readonly visitor: Visitor };

/** Milliseconds for which a session that was looked up counts as live. */
const IDENTITY_FRESH_MS = 1000;
const OTHER_SITE = refuse("Calls from other sites are not served.");
const TOO_MANY = refuse("Too many attempts. Please try again in a minute.");

/**
 * Performs the steps of every call in their order: faults, headers, session, permission, throttle, fields, work. The
 * body is read only after the caller was found to be allowed to send it. Only a call without a session is read first,
 * because its throttle counts by user name.
 */
export async function perform(
  bank: Bank,
  served: ServedCall,
  request: Request,
  body: CallBody,
  progress: CallProgress,
): Promise<CallOutcome> {
  const disturbed = await disturb(bank, served, progress);
  if (disturbed) return disturbed;
  if (isCrossSite(request.headers)) return answered(OTHER_SITE);
  const sent = readHeaders(request.headers);
  if (isRefusal(sent)) return answered(sent);
  progress.headers = sent;
  const headers = { ...sent, address: addressKey(request.ip ?? "") };
  const { session } = served.endpoint;
  const isOpen = session === "none" || (session === "optional" && headers.sessionId === "");
  const identity = isOpen ? undefined : await identify(bank, served, headers, progress);
  if (isRefusal(identity)) return answered(identity);
  const identifiedAt = performance.now();
  const notAdmitted = identity && (await admit(bank, served, identity.visitor, body));
  if (notAdmitted) return answered(notAdmitted);
  const received = await body.read();
  if (isUnreadable(received)) return { kind: "unreadable", status: received.unreadable };
  const read = isLongForm(received)
    ? await bank.longForms.read(served.name, request, received.longForm)
    : readCall(served.endpoint, request, received, bank.cipher);
  // While a long body arrives, the session can end and codes can expire.
  const isStale = performance.now() - identifiedAt > IDENTITY_FRESH_MS;
  const current = identity && isStale ? await identify(bank, served, headers, progress) : identity;
  if (isRefusal(current)) return answered(current);
  if (isRefusal(read)) return answered(read);
  progress.read = read;
  const subject = subjectOf(headers, read);
  if (!current && bank.throttle?.exceeds(served.name, subject)) return refuseExcess(bank, served, subject, progress);
  const username = current?.visitor.userName ?? read.fields.username;
  const caller = username ? await callerOf(bank, served, username, current?.visitor) : undefined;
  const disturbedUser = caller && (await disturb(bank, served, progress, caller));
  if (disturbedUser) return disturbedUser;
  const hashing = await bank.passwordWork.admit(served.name, subject, current?.visitor.userId);
  if (hashing === "tooMany") return refuseExcess(bank, served, subject, progress);
  if (hashing === "busy") return refuseAsBusy(bank, served);
  let result: GuessResult = "unknown";
  try {
    const known = current ?? { visitor: undefined, now: await bankNow(bank.db) };
    progress.ahead = known.now.getTime() - Date.now();
    const outcome = await work(bank, served, headers, read, { ...known, hashing });
    if (outcome.kind === "answered") result = isRefusal(outcome.answer) ? "wrong" : "right";
    return outcome;
  } finally {
    hashing?.end(result);
  }
}

/** Finds the caller's live session and checks that it may make this call. */
async function identify(
  { db, settings, log }: Bank,
  { name, access }: ServedCall,
  { sessionId }: CallHeaders,
  progress: CallProgress,
): Promise<SignedIn | Refusal> {
  const found = await findSession(db, sessionId, settings);
  if (isRefusal(found)) return found;
  const { visitor, now } = found;
  progress.visitor = visitor;
  progress.ahead = now.getTime() - Date.now();
  const refusal = denialOf(access, visitor);
  if (refusal) {
    log.warn({ event: "authz_fail", call: name, userId: visitor.userId }, "A call was denied");
    return refusal;
  }
  return found;
}

/** Returns why the body of a signed-in user may not be read; undefined if it may. */
async function admit(
  { throttle, largeBodies, log }: Bank,
  { name }: ServedCall,
  visitor: Visitor,
  body: CallBody,
): Promise<Refusal | undefined> {
  if (!throttle?.exceedsFor(visitor.userId, name)) return body.admit(largeBodies, visitor);
  if (throttle.isNews(name, visitor.userId))
    log.warn({ event: "excess_rate", call: name, userId: visitor.userId }, "A customer called too often");
  return TOO_MANY;
}

function subjectOf({ deviceId, address }: CallHeaders & { readonly address: string }, { fields }: ReadCall): Subject {
  const { username, userName, loginId } = fields;
  return { address, deviceId, username: (username ?? userName ?? loginId ?? "").toLowerCase() };
}

function refuseExcess(
  { throttle, log }: Bank,
  { name }: ServedCall,
  { address }: Subject,
  progress: CallProgress,
): CallOutcome {
  if (throttle?.isNews(name, address)) log.warn({ event: "excess_rate", call: name }, "A stranger called too often");
  progress.isExcess = true;
  return answered(TOO_MANY);
}

/** Answers HTTP 503, as an overloaded database does, because too many calls wait to hash a password. */
function refuseAsBusy({ throttle, log }: Bank, { name }: ServedCall): CallOutcome {
  if (throttle?.isNews(name, "busy") ?? true)
    log.warn({ event: "overload", call: name }, "Too many calls wait to hash a password");
  return { kind: "failed", status: 503 };
}

async function work(
  bank: Bank,
  served: ServedCall,
  { deviceId, address, intent, idempotencyKey: key }: CallHeaders & { readonly address: string },
  { input, canonical }: ReadCall,
  { visitor, now, hashing }: Identity & { readonly hashing: Hashing | undefined },
): Promise<CallOutcome> {
  const { endpoint, handler } = served;
  if (endpoint.effect === "confirmed" && !key) return answered(refuseHeader(idempotencyKeyHeader));
  const { db, settings } = bank;
  const context: CallContext = { db, now, deviceId, address, who: visitor, intent, canonical, settings };
  const handle =
    "prepare" in handler ? await handler.prepare(input, callOf(context)) : (call: Call) => handler(input, call);
  // The transaction can wait for locks and must not block other hashes meanwhile.
  hashing?.endTurn();
  const finish: Work = async (call) => {
    const answer = await handle(call);
    if (isRefusal(answer)) return answer;
    // A file is read once, while it is sent.
    if (endpoint.answer === "file") return answer as SavedAnswer;
    return parseReply(endpoint.reply, answer as SavedAnswer);
  };
  const action = visitor && key ? { userId: visitor.userId, key, canonical } : undefined;
  const { answer, isReplay } =
    endpoint.effect === "read" || endpoint.effect === "check"
      ? { answer: await finish(callOf(context)), isReplay: false }
      : await runCommand(db, context, action, finish);
  // This runs after the command: inside it, it would hold the company's audit chain while it waits for a session locked
  // by a sign-in.
  if (visitor && !isRefusal(answer)) await keepAlive(bank, served, visitor, now);
  return answered(answer, isReplay);
}

/**
 * Extends the session. A failure is only logged, because the call itself succeeded: at worst the session ends too
 * early.
 */
async function keepAlive({ db, log }: Bank, { name }: ServedCall, visitor: Visitor, now: Date): Promise<void> {
  try {
    await touchSession(db, visitor, now);
  } catch (error) {
    log.error({ error, call: name, userId: visitor.userId }, "A use of a session was not noted");
  }
}

/** Looks up the company of a signed-out caller only if a fault depends on it. */
async function callerOf(
  { db, faults }: Bank,
  { name }: ServedCall,
  username: string,
  visitor: Visitor | undefined,
): Promise<FaultCaller> {
  if (visitor) return { username, company: visitor.companyId };
  if (!faults.asksForCompany(name)) return { username, company: undefined };
  const query = db.selectFrom("users").select("company_id").where("username", "=", username.toLowerCase());
  return { username, company: (await query.executeTakeFirst())?.company_id };
}

/** Applies a fault that a trainer or a test has set. Returns undefined if the call goes on. */
async function disturb(
  { faults }: Bank,
  { name }: ServedCall,
  progress: CallProgress,
  caller?: FaultCaller,
): Promise<CallOutcome | undefined> {
  const fault = faults.take(name, caller);
  if (!fault) return undefined;
  progress.fault = fault;
  switch (fault.kind) {
    case "latency":
      await sleep(fault.milliseconds);
      return undefined;
    case "lost-answer":
    case "altered-answer":
      return undefined;
    case "drop":
      return { kind: "dropped" };
    case "http500":
      throw new Error("A fault was set for this call");
    case "malformed":
      return { kind: "garbled" };
    case "code": {
      const { code, failureCount, description = "A fault was set for this call." } = fault;
      return answered(refuse(description, { code, failureCount }));
    }
  }
}

const answered = (answer: SavedAnswer | Refusal, isReplay = false): CallOutcome => ({
  kind: "answered",
  answer,
  isReplay,
});

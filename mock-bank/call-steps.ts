import { setTimeout as sleep } from "node:timers/promises";
import type { Request } from "express";
import { idempotencyKeyHeader } from "../adapters/bank-api/contract/headers";
import type { Bank } from "./bank";
import { bankNow } from "./clock";
import { runCommand, type Work } from "./command";
import type { Fault } from "./faults";
import { type Call, type CallParts, callOf, isRefusal, type Refusal, refuse } from "./handler";
import type { SavedAnswer } from "./idempotency";
import type { NoAnswer } from "./no-answer";
import type { ServedCall } from "./served-call";
import { denied } from "./session/access";
import type { GuessResult } from "./session/guess-limits";
import { findSession, touchSession, type Visitor } from "./session/live-session";
import type { Hashing } from "./session/password-work";
import type { Subject } from "./throttle";
import { addressKey } from "./wire/address-key";
import { type CallBody, isLongForm, isUnreadable } from "./wire/call-body";
import { type CallHeaders, isCrossSite, readHeaders, refuseHeader } from "./wire/call-headers";
import { type ReadCall, readCall } from "./wire/call-reader";
import { parseReply } from "./wire/long-answer";

/** The end of a call: an answer, or one of the ways in which an answer is missing. */
export type Ending =
  | { readonly is: "answered"; readonly answer: SavedAnswer | Refusal; readonly isReplay: boolean }
  | { readonly is: "failed"; readonly status: NoAnswer }
  /** The body could not be received; the HTTP status says why. */
  | { readonly is: "unreadable"; readonly status: number }
  | { readonly is: "dropped" | "garbled" };

/** What is known of a call so far; the traffic log shows it, also for calls that fail early. */
export type Visit = {
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
  visit: Visit,
): Promise<Ending> {
  const disturbed = await disturb(bank, served, visit);
  if (disturbed) return disturbed;
  if (isCrossSite(request.headers)) return answered(OTHER_SITE);
  const sent = readHeaders(request.headers);
  if (isRefusal(sent)) return answered(sent);
  visit.headers = sent;
  const headers = { ...sent, address: addressKey(request.ip ?? "") };
  const { session } = served.endpoint;
  const isOpen = session === "none" || (session === "optional" && headers.sessionId === "");
  const identity = isOpen ? undefined : await identify(bank, served, headers, visit);
  if (isRefusal(identity)) return answered(identity);
  const identifiedAt = performance.now();
  const notAdmitted = identity && (await admit(bank, served, identity.visitor, body));
  if (notAdmitted) return answered(notAdmitted);
  const received = await body.read();
  if (isUnreadable(received)) return { is: "unreadable", status: received.unreadable };
  const read = isLongForm(received)
    ? await bank.longForms.read(served.name, request, received.longForm)
    : readCall(served.endpoint, request, received, bank.cipher);
  // While a long body arrives, the session can end and codes can expire.
  const isStale = performance.now() - identifiedAt > IDENTITY_FRESH_MS;
  const current = identity && isStale ? await identify(bank, served, headers, visit) : identity;
  if (isRefusal(current)) return answered(current);
  if (isRefusal(read)) return answered(read);
  visit.read = read;
  const subject = subjectOf(headers, read);
  if (!current && bank.throttle?.exceeds(served.name, subject)) return refuseExcess(bank, served, subject, visit);
  const username = current?.visitor.userName ?? read.fields.username;
  const disturbedUser = username ? await disturb(bank, served, visit, username) : undefined;
  if (disturbedUser) return disturbedUser;
  const hashing = await bank.passwordWork.admit(served.name, subject, current?.visitor.userId);
  if (hashing === "tooMany") return refuseExcess(bank, served, subject, visit);
  if (hashing === "busy") return refuseAsBusy(bank, served);
  let result: GuessResult = "unknown";
  try {
    const known = current ?? { visitor: undefined, now: await bankNow(bank.db) };
    visit.ahead = known.now.getTime() - Date.now();
    const ending = await work(bank, served, headers, read, { ...known, hashing });
    if (ending.is === "answered") result = isRefusal(ending.answer) ? "wrong" : "right";
    return ending;
  } finally {
    hashing?.end(result);
  }
}

/** Finds the caller's live session and checks that it may make this call. */
async function identify(
  { db, settings, log }: Bank,
  { name, access }: ServedCall,
  { sessionId }: CallHeaders,
  visit: Visit,
): Promise<SignedIn | Refusal> {
  const found = await findSession(db, sessionId, settings);
  if (isRefusal(found)) return found;
  const { visitor, now } = found;
  visit.visitor = visitor;
  visit.ahead = now.getTime() - Date.now();
  const refusal = denied(access, visitor);
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

function refuseExcess({ throttle, log }: Bank, { name }: ServedCall, { address }: Subject, visit: Visit): Ending {
  if (throttle?.isNews(name, address)) log.warn({ event: "excess_rate", call: name }, "A stranger called too often");
  visit.isExcess = true;
  return answered(TOO_MANY);
}

/** Answers HTTP 503, as an overloaded database does, because too many calls wait to hash a password. */
function refuseAsBusy({ throttle, log }: Bank, { name }: ServedCall): Ending {
  if (throttle?.isNews(name, "busy") ?? true)
    log.warn({ event: "overload", call: name }, "Too many calls wait to hash a password");
  return { is: "failed", status: 503 };
}

async function work(
  bank: Bank,
  served: ServedCall,
  { deviceId, address, intent, idempotencyKey: key }: CallHeaders & { readonly address: string },
  { input, canonical }: ReadCall,
  { visitor, now, hashing }: Identity & { readonly hashing: Hashing | undefined },
): Promise<Ending> {
  const { endpoint, handler } = served;
  if (endpoint.effect === "confirmed" && !key) return answered(refuseHeader(idempotencyKeyHeader));
  const { db, settings } = bank;
  const parts: CallParts = { db, now, deviceId, address, who: visitor, intent, canonical, settings };
  const handle =
    "prepare" in handler ? await handler.prepare(input, callOf(parts)) : (call: Call) => handler(input, call);
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
      ? { answer: await finish(callOf(parts)), isReplay: false }
      : await runCommand(db, parts, action, finish);
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

/** Applies a fault that a trainer or a test has set. Returns undefined if the call goes on. */
async function disturb(
  { faults }: Bank,
  { name }: ServedCall,
  visit: Visit,
  username?: string,
): Promise<Ending | undefined> {
  const fault = faults.take(name, username);
  if (!fault) return undefined;
  visit.fault = fault;
  switch (fault.kind) {
    case "latency":
      await sleep(fault.milliseconds);
      return undefined;
    case "lost-answer":
    case "altered-answer":
      return undefined;
    case "drop":
      return { is: "dropped" };
    case "http500":
      throw new Error("A fault was set for this call");
    case "malformed":
      return { is: "garbled" };
    case "code": {
      const { code, failureCount, description = "A fault was set for this call." } = fault;
      return answered(refuse(description, { code, failureCount }));
    }
  }
}

const answered = (answer: SavedAnswer | Refusal, isReplay = false): Ending => ({ is: "answered", answer, isReplay });

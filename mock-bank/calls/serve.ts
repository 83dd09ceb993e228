import { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import { PAYLOAD_FIELD } from "../../contract/cipher";
import { codes } from "../../contract/codes";
import { fixedHeaders } from "../../contract/headers";
import { bankNow } from "../core/clock";
import { isRefusal, isWrittenFile, type Refusal, type SavedAnswer, type WrittenFile } from "../core/handler";
import { requestIdOf } from "../monitoring/request-id";
import { UNREADABLE } from "../wire/body";
import { CallBody } from "../wire/call-body";
import { hasLongList, sendLongAnswer } from "../wire/long-answer";
import { sendFile } from "../wire/send-file";
import type { Bank } from "./bank";
import { type CallOutcome, type CallProgress, perform } from "./call-steps";
import { logError, sendError } from "./error-answers";
import type { Fault } from "./faults";
import type { ServedCall } from "./served-call";

/**
 * Returns the API as an Express router: every call of the contract at its path; other methods and paths are refused.
 */
export function apiRouter(bank: Bank, calls: readonly ServedCall[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const methodsAt = new Map<string, Set<string>>();
  for (const served of calls) {
    const { method, path, alternativePath } = served.endpoint;
    for (const at of alternativePath ? [path, alternativePath] : [path]) {
      methodsAt.set(at, (methodsAt.get(at) ?? new Set()).add(method));
      router.all(at, (request, response, next) =>
        request.method === method ? respond(bank, served, request, response) : next(),
      );
    }
  }
  for (const [path, methods] of methodsAt)
    router.all(path, (_, response) => {
      response.set("Allow", [...methods].join(", "));
      fail(response, 405, "This call has another method.");
    });
  router.use((_, response) => fail(response, 404, "There is no such call."));
  router.use(refuseUnreadable);
  return router;
}

async function respond(bank: Bank, served: ServedCall, request: Request, response: Response): Promise<void> {
  const body = new CallBody(request, response, served.endpoint);
  const traced = { ...bank, log: bank.log.child({ requestId: requestIdOf(response) }) };
  try {
    await answer(traced, served, request, body, response);
  } finally {
    body.close();
  }
}

async function answer(bank: Bank, served: ServedCall, request: Request, body: CallBody, response: Response) {
  const startedAt = performance.now();
  const progress: CallProgress = { isAtSecondPath: request.path === served.endpoint.alternativePath };
  const performed = altered(served, await outcomeOf(bank, served, request, body, progress), progress.fault);
  const { outcome, payload } = await bound(bank, performed, body);
  if (progress.fault?.kind === "code") response.status(progress.fault.status ?? 200);
  const file = outcome.kind === "answered" && isWrittenFile(outcome.answer) ? outcome.answer : undefined;
  await dateAnswer(bank, response, outcome, progress);
  await recordForLesson(bank, served, progress, outcome);
  const isLost = outcome.kind === "dropped" || progress.fault?.kind === "lost-answer";
  if (isLost) lose(request, response, progress.fault);
  else if (outcome.kind === "failed") sendError(response, outcome.status);
  else if (outcome.kind === "garbled") response.type("json").end('{"payload":"');
  else if (outcome.kind === "unreadable") fail(response, outcome.status, UNREADABLE.description);
  else if (outcome.kind === "answered" && !file) await send(bank, request, response, payload, outcome);
  const milliseconds = performance.now() - startedAt;
  bank.metrics.observe(served.name, countedCode(outcome), milliseconds);
  record(bank, served, requestIdOf(response), progress, outcome, milliseconds);
  if (file && !isLost) await write(bank, served, response, file);
}

/**
 * Ends the connection. Chromium repeats a call by itself if a connection that was used before ends without a byte of the
 * answer. A fault that does not happen always therefore ends the connection within the answer.
 */
function lose({ socket }: Request, response: Response, fault: Fault | undefined): void {
  if (fault === undefined || fault.when === "always") socket.destroy();
  else response.write("{", () => socket.destroy());
}

/** Receives the rest of the body, because an answer is encrypted for the payload of its request. */
async function bound(
  { cipher }: Bank,
  outcome: CallOutcome,
  body: CallBody,
): Promise<{ outcome: CallOutcome; payload: string }> {
  if (outcome.kind !== "answered" || !cipher || isWrittenFile(outcome.answer)) return { outcome, payload: "" };
  const payload = await body.payload();
  if (typeof payload === "string") return { outcome, payload };
  return { outcome: { kind: "unreadable", status: payload.unreadable }, payload: "" };
}

/** Writes the bank's time into the Date header of every answer, because clients take their time from it. */
async function dateAnswer(
  { db }: Bank,
  response: Response,
  outcome: CallOutcome,
  { ahead, isExcess }: CallProgress,
): Promise<void> {
  // Node would send the computer's time, which can differ. A response without an answer has no date.
  response.sendDate = false;
  if (outcome.kind !== "answered" || isExcess) return;
  const now = ahead === undefined ? await bankNow(db).catch(() => undefined) : new Date(Date.now() + ahead);
  if (now) response.setHeader("Date", now.toUTCString());
}

async function write(bank: Bank, { name }: ServedCall, response: Response, file: WrittenFile): Promise<void> {
  try {
    await sendFile(response, file);
  } catch (error) {
    bank.log.error({ error, call: name }, "A file was not written to its end");
  }
}

/** Turns an unexpected error into an answer without details, and logs it. For the client the outcome is unknown. */
async function outcomeOf(
  bank: Bank,
  served: ServedCall,
  request: Request,
  body: CallBody,
  progress: CallProgress,
): Promise<CallOutcome> {
  try {
    return await perform(bank, served, request, body, progress);
  } catch (error) {
    return { kind: "failed", status: logError(bank, error, { call: served.name, userId: progress.visitor?.userId }) };
  }
}

/** Alters the answer and leaves the effect of the call as it is. */
function altered({ endpoint }: ServedCall, outcome: CallOutcome, fault: Fault | undefined): CallOutcome {
  const isAltered = fault?.kind === "altered-answer" && endpoint.answer !== "file";
  if (!isAltered || outcome.kind !== "answered" || isRefusal(outcome.answer)) return outcome;
  return { ...outcome, answer: { ...outcome.answer, ...fault.fields } };
}

async function send(
  { cipher }: Bank,
  { method, path }: Request,
  response: Response,
  payload: string,
  { answer, isReplay }: Extract<CallOutcome, { kind: "answered" }>,
): Promise<void> {
  if (isReplay) response.setHeader("Idempotent-Replayed", "true");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  const whole = inEnvelope(answer);
  if (hasLongList(whole)) return sendLongAnswer(response, whole, cipher?.sealReplyInPieces({ method, path }, payload));
  const text = JSON.stringify(whole);
  response.end(cipher ? JSON.stringify({ [PAYLOAD_FIELD]: cipher.sealReply(text, { method, path }, payload) }) : text);
}

/** The code by which the metrics count a call. */
function countedCode(outcome: CallOutcome): string {
  switch (outcome.kind) {
    case "answered":
      if (isRefusal(outcome.answer)) return String(outcome.answer.code);
      return isWrittenFile(outcome.answer) ? "file" : "0";
    case "failed":
    case "unreadable":
      return `http_${outcome.status}`;
    default:
      return "none";
  }
}

function record(
  { traffic }: Bank,
  served: ServedCall,
  requestId: string,
  progress: CallProgress,
  outcome: CallOutcome,
  milliseconds: number,
) {
  const { name, endpoint } = served;
  const { headers, read, visitor, fault } = progress;
  traffic.record({
    requestId,
    at: new Date().toISOString(),
    call: name,
    method: endpoint.method,
    path: (progress.isAtSecondPath && endpoint.alternativePath) || endpoint.path,
    username: visitor?.userName ?? read?.fields.username,
    headers: headers ? { ...fixedHeaders, ...headers } : {},
    fields: read?.fields ?? {},
    answer: outcome.kind === "answered" ? shown(outcome.answer) : undefined,
    isReplay: outcome.kind === "answered" && outcome.isReplay,
    fault: fault?.kind,
    milliseconds: Math.round(milliseconds * 10) / 10,
  });
}

/** Before the answer is sent, so that a check after it finds the call. */
async function recordForLesson(
  { lessonCalls }: Bank,
  { name }: ServedCall,
  { read, visitor }: CallProgress,
  outcome: CallOutcome,
): Promise<void> {
  if (!lessonCalls || !visitor || outcome.kind !== "answered") return;
  await lessonCalls.record({
    companyId: visitor.companyId,
    username: visitor.userName,
    call: name,
    fields: read?.fields ?? {},
    refusal: isRefusal(outcome.answer) ? outcome.answer.description : undefined,
  });
}

function shown(answer: SavedAnswer | Refusal): Readonly<Record<string, unknown>> {
  if (!isWrittenFile(answer)) return inEnvelope(answer);
  const { chunks: _, ...file } = answer;
  return inEnvelope(file);
}

function inEnvelope(answer: SavedAnswer | Refusal): Readonly<Record<string, unknown>> {
  if (!isRefusal(answer)) return { code: codes.success, ...answer };
  const { code, description, failureCount, endReason } = answer;
  return { code, description, failureCount, endReason };
}

function fail(response: Response, status: number, description: string): void {
  response.status(status).json({ code: codes.failure, description });
}

/**
 * Answers a path that cannot be decoded: Express marks errors of the caller by a status. All other errors are bugs,
 * which the last error handler logs.
 */
const refuseUnreadable: ErrorRequestHandler = (error: { status?: unknown }, _request, response, next) => {
  const { status } = error;
  if (response.headersSent || typeof status !== "number" || status >= 500) return next(error);
  fail(response, status, UNREADABLE.description);
};

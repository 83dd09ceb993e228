import { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import { PAYLOAD_FIELD } from "../adapters/bank-api/contract/cipher";
import { codes } from "../adapters/bank-api/contract/codes";
import { fixedHeaders } from "../adapters/bank-api/contract/headers";
import type { Bank } from "./bank";
import { type Ending, perform, type Visit } from "./call-steps";
import { bankNow } from "./clock";
import type { Fault } from "./faults";
import { isRefusal, type Refusal } from "./handler";
import type { SavedAnswer } from "./idempotency";
import { leaveUnanswered, noAnswer } from "./no-answer";
import type { ServedCall } from "./served-call";
import { UNREADABLE } from "./wire/body";
import { CallBody } from "./wire/call-body";
import { hasLongList, sendLongAnswer } from "./wire/long-answer";
import { isWrittenFile, sendFile, type WrittenFile } from "./wire/send-file";

/**
 * Returns the API as an Express router: every call of the contract at its path; other methods and paths are refused.
 */
export function apiRouter(bank: Bank, calls: readonly ServedCall[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const methodsAt = new Map<string, Set<string>>();
  for (const served of calls) {
    const { method, path, alsoAt } = served.endpoint;
    for (const at of alsoAt ? [path, alsoAt] : [path]) {
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
  try {
    await answer(bank, served, request, body, response);
  } finally {
    body.close();
  }
}

async function answer(bank: Bank, served: ServedCall, request: Request, body: CallBody, response: Response) {
  const startedAt = performance.now();
  const visit: Visit = { isAtSecondPath: request.path === served.endpoint.alsoAt };
  const performed = altered(served, await endingOf(bank, served, request, body, visit), visit.fault);
  const { ending, payload } = await bound(bank, performed, body);
  if (visit.fault?.kind === "code") response.status(visit.fault.status ?? 200);
  const file = ending.is === "answered" && isWrittenFile(ending.answer) ? ending.answer : undefined;
  await dateAnswer(bank, response, ending, visit);
  const isLost = ending.is === "dropped" || visit.fault?.kind === "lost-answer";
  if (isLost) request.socket.destroy();
  else if (ending.is === "failed") leaveUnanswered(response, ending.status);
  else if (ending.is === "garbled") response.type("json").end('{"payload":"');
  else if (ending.is === "unreadable") fail(response, ending.status, UNREADABLE.description);
  else if (ending.is === "answered" && !file) await send(bank, request, response, payload, ending);
  record(bank, served, visit, ending, performance.now() - startedAt);
  if (file && !isLost) await write(bank, served, response, file);
}

/** Receives the rest of the body, because an answer is encrypted for the payload of its request. */
async function bound({ cipher }: Bank, ending: Ending, body: CallBody): Promise<{ ending: Ending; payload: string }> {
  if (ending.is !== "answered" || !cipher || isWrittenFile(ending.answer)) return { ending, payload: "" };
  const payload = await body.payload();
  if (typeof payload === "string") return { ending, payload };
  return { ending: { is: "unreadable", status: payload.unreadable }, payload: "" };
}

/** Writes the bank's time into the Date header of every answer, because clients take their time from it. */
async function dateAnswer({ db }: Bank, response: Response, ending: Ending, { ahead, isExcess }: Visit): Promise<void> {
  // Node would send the computer's time, which can differ. A response without an answer has no date.
  response.sendDate = false;
  if (ending.is !== "answered" || isExcess) return;
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
async function endingOf(
  bank: Bank,
  served: ServedCall,
  request: Request,
  body: CallBody,
  visit: Visit,
): Promise<Ending> {
  try {
    return await perform(bank, served, request, body, visit);
  } catch (error) {
    return { is: "failed", status: noAnswer(bank, error, { call: served.name, userId: visit.visitor?.userId }) };
  }
}

/** Alters the answer and leaves the effect of the call as it is. */
function altered({ endpoint }: ServedCall, ending: Ending, fault: Fault | undefined): Ending {
  const isAltered = fault?.kind === "altered-answer" && endpoint.answer !== "file";
  if (!isAltered || ending.is !== "answered" || isRefusal(ending.answer)) return ending;
  return { ...ending, answer: { ...ending.answer, ...fault.fields } };
}

async function send(
  { cipher }: Bank,
  { method, path }: Request,
  response: Response,
  payload: string,
  { answer, isReplay }: Extract<Ending, { is: "answered" }>,
): Promise<void> {
  if (isReplay) response.setHeader("Idempotent-Replayed", "true");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  const whole = inEnvelope(answer);
  if (hasLongList(whole)) return sendLongAnswer(response, whole, cipher?.sealReplyInPieces({ method, path }, payload));
  const text = JSON.stringify(whole);
  response.end(cipher ? JSON.stringify({ [PAYLOAD_FIELD]: cipher.sealReply(text, { method, path }, payload) }) : text);
}

function record({ traffic }: Bank, served: ServedCall, visit: Visit, ending: Ending, milliseconds: number) {
  const { name, endpoint } = served;
  const { headers, read, visitor, fault } = visit;
  traffic.record({
    at: new Date().toISOString(),
    call: name,
    method: endpoint.method,
    path: (visit.isAtSecondPath && endpoint.alsoAt) || endpoint.path,
    username: visitor?.userName ?? read?.fields.username,
    headers: headers ? { ...fixedHeaders, ...headers } : {},
    fields: read?.fields ?? {},
    answer: ending.is === "answered" ? shown(ending.answer) : undefined,
    isReplay: ending.is === "answered" && ending.isReplay,
    fault: fault?.kind,
    milliseconds: Math.round(milliseconds * 10) / 10,
  });
}

function shown(answer: SavedAnswer | Refusal): Readonly<Record<string, unknown>> {
  if (!isWrittenFile(answer)) return inEnvelope(answer);
  const { chunks: _, ...file } = answer;
  return inEnvelope(file);
}

function inEnvelope(answer: SavedAnswer | Refusal): Readonly<Record<string, unknown>> {
  if (!isRefusal(answer)) return { code: codes.success, ...answer };
  const { code, description, failureCount } = answer;
  return { code, description, failureCount };
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

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { type ControlCall, controlApi } from "../control-api/control-calls";
import { isCrossSite } from "../wire/call-headers";

/** Absent: there is no control API and no console. */
export type GuardSettings = {
  readonly controlToken: string | undefined;
  readonly metricsToken?: string | undefined;
};

/** Returns a control token of 256 random bits, valid as long as the process that makes it. */
export const newControlToken = (): string => randomBytes(32).toString("base64url");

/**
 * The control API returns one-time codes and resets the bank, so it answers only requests that carry the control token.
 * The origin of a request is not considered: behind a proxy on this computer, requests of strangers look like those of
 * local programs.
 */
export function guardApi(settings: GuardSettings): RequestHandler {
  const { controlToken } = settings;
  if (controlToken === undefined) return (_, response) => refuse(response, 404, "There is no control API here.");
  return (request, response, next) => {
    if (isCrossSite(request.headers)) return refuse(response, 403, "Calls from other sites are not served.");
    if (!hasToken(request, controlToken))
      return refuse(response, 401, "Send the control token: Authorization: Bearer ...");
    next();
  };
}

/** The calls that only read the books, and nothing that was sent to customers. */
const readInProduction = Object.values<ControlCall>(controlApi).flatMap(({ path, opensWith }) =>
  opensWith === "token in production" ? [path.slice(1)] : [],
);

/** In production the control token can neither move the clock, nor read codes, nor change anything. */
export function readOnlyInProduction({ isProduction }: { readonly isProduction: boolean }): RequestHandler {
  return ({ method, path }, response, next) => {
    if (!isProduction || (method === "GET" && readInProduction.includes(path.slice(1)))) return next();
    refuse(response, 403, `In production the control token only reads: GET ${readInProduction.join(", ")}.`);
  };
}

/** Guards calls that carry a secret of their own, which their handler checks. */
export function guardKeyed(settings: GuardSettings): RequestHandler {
  return ({ headers }, response, next) => {
    if (isOff(settings)) return refuse(response, 404, "There is no control API here.");
    if (isCrossSite(headers)) return refuse(response, 403, "Calls from other sites are not served.");
    next();
  };
}

/**
 * Guards the figures for Prometheus by a token of their own, so that a scraper cannot read codes or reset the bank. The
 * control token opens them too. Without either there are none.
 */
export function guardMetrics({ controlToken, metricsToken }: GuardSettings): RequestHandler {
  const tokens = [metricsToken, controlToken].filter((token) => token !== undefined);
  if (tokens.length === 0)
    return (_, response) => refuse(response, 404, "There are no metrics here. METRICS_TOKEN switches them on.");
  return (request, response, next) => {
    if (tokens.some((token) => hasToken(request, token))) return next();
    refuse(response, 401, "Send the token for metrics: Authorization: Bearer ...");
  };
}

/**
 * Guards the pages of the console. They hold no data: they call the control API with the token that the trainer enters.
 */
export function guardPage(settings: GuardSettings): RequestHandler {
  if (isOff(settings)) return (_, response) => refuse(response, 404, "There is no console here.");
  return (_request, _response, next) => next();
}

/** Whether there is no control API, and so no training. */
export const isOff = ({ controlToken }: GuardSettings): boolean => controlToken === undefined;

/** Compares hashes of equal length, so that the time does not depend on the token. */
function hasToken({ headers }: Request, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(hashOf(given), hashOf(token));
}

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

function refuse(response: Response, status: number, description: string): void {
  response.status(status).json({ description });
}

import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { isCrossSite } from "../wire/call-headers";

/** Who may look behind the counter, as the bank was started. */
export type GuardSettings = { readonly controlToken: string | undefined; readonly isProduction: boolean };

const LOOPBACK_ADDRESSES = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const ELSEWHERE =
  "The control API answers this computer alone. Start the bank with CONTROL_TOKEN to open it to others.";

/**
 * The control API hands out codes and resets the bank. Without a token it answers programs on this computer, under a name of this
 * computer (a page that rebinds its own name to 127.0.0.1 is no such program), and in production nobody; with one, whoever sends it.
 */
export function guardApi(settings: GuardSettings): RequestHandler {
  const { controlToken } = settings;
  if (isOff(settings)) return (_, response) => refuse(response, 404, "There is no control API here.");
  return (request, response, next) => {
    if (isCrossSite(request.headers)) return refuse(response, 403, "Calls from other sites are not served.");
    if (controlToken !== undefined && !hasToken(request, controlToken))
      return refuse(response, 401, "Send the control token: Authorization: Bearer ...");
    if (controlToken === undefined && !isThisComputer(request)) return refuse(response, 403, ELSEWHERE);
    next();
  };
}

/** The console's page holds nothing but the way to ask: with a token set, anybody may load it and is then asked for the token. */
export function guardPage(settings: GuardSettings): RequestHandler {
  if (isOff(settings)) return (_, response) => refuse(response, 404, "There is no console here.");
  return (request, response, next) =>
    settings.controlToken !== undefined || isThisComputer(request) ? next() : refuse(response, 403, ELSEWHERE);
}

/** Nobody looks behind the counter: then there is no training either. */
export const isOff = ({ controlToken, isProduction }: GuardSettings): boolean =>
  isProduction && controlToken === undefined;

/** What a proxy of this computer passes on comes from elsewhere, whatever name the proxy gives it. */
const PASSED_ON = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

function isThisComputer({ socket, headers }: Request): boolean {
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  const isDirect = PASSED_ON.every((header) => headers[header] === undefined);
  return isDirect && LOOPBACK_ADDRESSES.has(socket.remoteAddress ?? "") && LOOPBACK_NAMES.has(name);
}

/** Compared as hashes of one length, so that the time taken tells nothing of the token. */
function hasToken({ headers }: Request, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(hashOf(given), hashOf(token));
}

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

function refuse(response: Response, status: number, description: string): void {
  response.status(status).json({ description });
}

import type { IncomingHttpHeaders } from "node:http";
import type { Endpoint } from "../../contract/endpoint";
import {
  deviceIdHeader,
  fixedHeaders,
  idempotencyKeyHeader,
  intentHeader,
  sessionIdHeader,
} from "../../contract/headers";
import { bankApi } from "../../contract/index";
import { type CallIntent, parseIntent } from "../../contract/intent";
import { type Refusal, refuse } from "../core/handler";

/** The headers of a call. */
export type CallHeaders = {
  readonly deviceId: string;
  /** Empty before sign-in. */
  readonly sessionId: string;
  readonly idempotencyKey: string | undefined;
  readonly intent: CallIntent | undefined;
};

const LENGTH_MAX = 200;
const KEY = /^[\w-]{8,200}$/;
const paths: ReadonlySet<string> = new Set(
  Object.values<Record<string, Endpoint>>(bankApi).flatMap((area) => Object.values(area).map(({ path }) => path)),
);
const fixed = Object.entries(fixedHeaders).map(([name, value]) => ({ name, key: name.toLowerCase(), value }));

/**
 * Reads the six headers of every request (specification 1, section 7), and this client's own. A page of another site
 * cannot set them without a preflight, so requiring them also prevents such a page from calling in a customer's name.
 */
export function readHeaders(headers: IncomingHttpHeaders): CallHeaders | Refusal {
  const wrong = fixed.find(({ key, value }) => headers[key] !== value);
  if (wrong) return refuseHeader(wrong.name);
  const deviceId = textOf(headers, deviceIdHeader);
  const sessionId = textOf(headers, sessionIdHeader);
  const idempotencyKey = textOf(headers, idempotencyKeyHeader);
  const intent = textOf(headers, intentHeader);
  if (!deviceId || deviceId.length > LENGTH_MAX) return refuseHeader(deviceIdHeader);
  if (sessionId === undefined || sessionId.length > LENGTH_MAX) return refuseHeader(sessionIdHeader);
  if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) return refuseHeader(idempotencyKeyHeader);
  if (intent === undefined) return { deviceId, sessionId, idempotencyKey, intent };
  const parsed = readIntent(intent);
  return parsed ? { deviceId, sessionId, idempotencyKey, intent: parsed } : refuseHeader(intentHeader);
}

/** Parts of an intent appear in a message to the user, so an invalid intent is ignored. */
function readIntent(header: string): CallIntent | undefined {
  const intent = parseIntent(header);
  if (!intent || !paths.has(intent.call) || !/^[\w-]{43}$/.test(intent.digest)) return undefined;
  const isTotal = intent.total === undefined || /^[A-Z]{3} \d{1,15}\.\d{2}$/.test(intent.total);
  const isPayee = intent.to === undefined || /^[A-Za-z0-9]{1,4}$/.test(intent.to);
  return isTotal && isPayee ? intent : undefined;
}

/**
 * Whether a browser marks the request as coming from another site or another server of the same site; this client sends
 * no such request.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

export const refuseHeader = (name: string): Refusal => refuse(`The header ${name} is missing or not valid.`);

function textOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : value;
}

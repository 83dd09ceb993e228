import type { Endpoint } from "./endpoint";

/**
 * What a one-time code is for (extension header `Intent`): the call, what its message tells the user, and a digest of the whole call.
 * The bank writes `total` and `to` into the message and, when the code is used, refuses any call whose digest, total or payee differ.
 */
export type CallIntent = {
  /** The path of the call that the code will confirm. */
  readonly call: string;
  /** What leaves the account in all, such as "GHS 150.00"; absent where no money is named. */
  readonly total?: string | undefined;
  /** The {@link endOfNumber} of the payee's account, wallet or card. */
  readonly to?: string | undefined;
  /** base64url of SHA-256 over {@link canonicalCall}. */
  readonly digest: string;
};

/**
 * The code itself is what the intent binds; the name under which a payee is kept is typed beside the code, when this is made already;
 * the device has a header of its own; file parts are bound by the upload that preceded them.
 */
const UNBOUND = new Set(["password", "benName", "deviceID"]);

/**
 * The call as one text, the same on both sides whatever the order of the fields: over the fields as they travel, so the bank's side
 * gives the raw ones and not what it decoded. The path's case is ignored, for one call of the bank has two spellings.
 */
export function canonicalCall(endpoint: Pick<Endpoint, "method" | "path">, fields: object): string {
  const sent = Object.entries(fields)
    .filter(([name, value]) => !UNBOUND.has(name) && value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .sort();
  return [`${endpoint.method} ${endpoint.path.toLowerCase()}`, ...sent].join("\n");
}

/** The last four letters and digits of a number: an account abroad may have hyphens, spaces, points and slashes among them. */
export const endOfNumber = (number: string | undefined): string | undefined =>
  number?.replace(/[^A-Za-z0-9]/g, "").slice(-4) || undefined;

export const formatIntent = ({ call, total, to, digest }: CallIntent): string =>
  [`call=${call}`, total && `total=${total}`, to && `to=${to}`, `sha256=${digest}`].filter(Boolean).join("; ");

/** Undefined when the header is not of the form that {@link formatIntent} writes. */
export function parseIntent(header: string): CallIntent | undefined {
  const parts = new Map(header.split("; ").map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]));
  const call = parts.get("call");
  const digest = parts.get("sha256");
  if (!call || !digest) return undefined;
  const intent = { call, digest, total: parts.get("total"), to: parts.get("to") };
  // A part said twice, or a header sent twice, could be read in more than one way.
  return formatIntent(intent) === header ? intent : undefined;
}

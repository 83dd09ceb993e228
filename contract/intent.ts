import type { Endpoint } from "./endpoint";

/**
 * The action that a one-time code confirms (extension header `Intent`): the path, the facts for the message with the
 * code, and a digest of the whole call.
 * The bank writes `total` and `to` into the message. When the code is used, the bank refuses a call with another
 * digest, total or payee.
 */
export type CallIntent = {
  /** The path of the call that the code will confirm. */
  readonly call: string;
  /** The total debit, such as "GHS 150.00"; absent if no amount is shown. */
  readonly total?: string | undefined;
  /** The {@link endOfNumber} of the payee's account, wallet or card. */
  readonly to?: string | undefined;
  /** SHA-256 of {@link canonicalCall} in base64url. */
  readonly digest: string;
};

/**
 * Fields that the intent does not cover. `password` is the code itself. `benName` is entered together with the code,
 * when the intent already exists. `deviceID` repeats a header.
 * File parts are not covered either, because the preceding upload binds them.
 */
const UNBOUND = new Set(["password", "benName", "deviceID"]);

/**
 * Returns the call as one text that is the same in client and bank, independent of the order of the fields.
 * It covers the fields as sent, so the bank passes the raw fields and not the decoded ones. The case of the path is
 * ignored, because one call of the bank has two spellings.
 */
export function canonicalCall(endpoint: Pick<Endpoint, "method" | "path">, fields: object): string {
  const boundFields = Object.entries(fields)
    .filter(([name, value]) => !UNBOUND.has(name) && value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .sort();
  return [`${endpoint.method} ${endpoint.path.toLowerCase()}`, ...boundFields].join("\n");
}

/** Returns the last four letters and digits. Account numbers abroad may contain hyphens, spaces, points and slashes. */
export const endOfNumber = (number: string | undefined): string | undefined =>
  number?.replace(/[^A-Za-z0-9]/g, "").slice(-4) || undefined;

export const formatIntent = ({ call, total, to, digest }: CallIntent): string =>
  [`call=${call}`, total && `total=${total}`, to && `to=${to}`, `sha256=${digest}`].filter(Boolean).join("; ");

/** Returns undefined if the header does not have the format of {@link formatIntent}. */
export function parseIntent(header: string): CallIntent | undefined {
  const parts = new Map(header.split("; ").map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]));
  const call = parts.get("call");
  const digest = parts.get("sha256");
  if (!call || !digest) return undefined;
  const intent = { call, digest, total: parts.get("total"), to: parts.get("to") };
  // A repeated part, or a repeated header, would be ambiguous.
  return formatIntent(intent) === header ? intent : undefined;
}

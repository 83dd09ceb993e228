import { createPublicKey, type JsonWebKey, verify } from "node:crypto";

/** What the bank signed, as `mock-bank/reports/activity-csv.ts` writes it. */
export type SignedContent = {
  readonly bank: string;
  readonly title: string;
  readonly companyId: string;
  readonly entries: number;
  readonly lastEntrySeal: string;
  readonly lastLineSeal: string;
  readonly issuedAt: string;
};

/** The `typ` of each kind of signed file. */
type SignedKind = "company-activity+jws" | "acceptance+jws" | "paper+jws";

/** The only accepted algorithm. The names in a signature or a key do not change it. */
const ALGORITHM = "EdDSA";
const COMPACT = /^([\w-]{1,2000})\.([\w-]{1,20000})\.([\w-]{86})$/;

/**
 * Verifies a compact JWS (RFC 7515) with Ed25519 (RFC 8037).
 * @param keys a JWK Set (RFC 7517)
 * @param kind the signature of another kind of file is a fault
 */
export function readSignature(
  jws: string,
  keys: unknown,
  kind: SignedKind,
): { readonly content: Readonly<Record<string, unknown>> } | { readonly fault: string } {
  if (!jws) return { fault: "the signature is missing: it was removed" };
  const [, head = "", payload = "", signature = ""] = COMPACT.exec(jws) ?? [];
  const header = jsonOf(head);
  if (!header) return { fault: "the signature is damaged" };
  if (header.alg !== ALGORITHM) return { fault: `the signature names the algorithm ${header.alg}, not ${ALGORITHM}` };
  if (header.typ !== kind || "crit" in header) return { fault: "the signature is that of another kind of file" };
  const key = keyIn(keys, header.kid);
  if (!key) return { fault: "the key of the signature is not in the bank's key set" };
  const signed = Buffer.from(`${head}.${payload}`);
  const bytes = Buffer.from(signature, "base64url");
  // The last letter has bits that no reader of Base64 looks at.
  const isWritten = bytes.toString("base64url") === signature;
  if (!isWritten || !verify(null, signed, createPublicKey({ key, format: "jwk" }), bytes))
    return { fault: "the signature does not fit its content: one of both was changed" };
  return { content: jsonOf(payload) ?? {} };
}

function keyIn(set: unknown, kid: unknown): JsonWebKey | undefined {
  const keys = (set as { readonly keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys)) throw new Error("The key set is no JSON with the field keys (RFC 7517)");
  const key: unknown = keys.find((each) => each?.kid === kid && each.kty === "OKP" && each.crv === "Ed25519");
  return key as JsonWebKey | undefined;
}

function jsonOf(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

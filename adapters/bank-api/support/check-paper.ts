import { base64url, compactVerify, decodeJwt, decodeProtectedHeader, importJWK, type JWK } from "jose";
import { PAPER_TYPE, paperContent, SIGNATURE_ALGORITHM } from "../../../contract/papers";
import { moneyOf } from "../../../domain/money";
import { type Paper, type PaperCheck, signatureIn } from "../../../domain/support/paper";

/**
 * Checks the signature in a line from a paper.
 * @param keySet a JWK Set (RFC 7517), as the bank publishes it
 */
export async function checkPaper(line: string, keySet: unknown): Promise<PaperCheck> {
  const signature = signatureIn(line);
  const header = signature === undefined ? undefined : readable(() => decodeProtectedHeader(signature));
  if (signature === undefined || !header) return { kind: "unreadable" };
  // The names in a signature do not choose the algorithm: it is always the bank's.
  if (header.alg !== SIGNATURE_ALGORITHM || header.typ !== PAPER_TYPE || "crit" in header) return { kind: "foreign" };
  const keys = keysIn(keySet);
  if (!keys) return { kind: "noKeys" };
  const jwk = keys.find(({ kid, kty, crv }) => kid === header.kid && kty === "OKP" && crv === "Ed25519");
  if (!jwk) return { kind: "foreign" };
  const key = await importJWK(jwk, SIGNATURE_ALGORITHM).catch(() => undefined);
  if (key) {
    if (!isWritten(signature)) return { kind: "changed" };
    const verified = await compactVerify(signature, key, { algorithms: [SIGNATURE_ALGORITHM] }).catch(() => undefined);
    if (!verified) return { kind: "changed" };
  }
  const paper = readable(() => toPaper(decodeJwt(signature)));
  if (!paper) return { kind: "unreadable" };
  return { kind: key ? "genuine" : "uncheckable", paper, signature };
}

/** Whether the last part is written as the bank writes it: its last letter has bits that no reader of Base64 looks at. */
const isWritten = (signature: string): boolean => {
  const last = signature.split(".").at(-1) ?? "";
  return base64url.encode(base64url.decode(last)) === last;
};

function keysIn(set: unknown): readonly JWK[] | undefined {
  const keys = typeof set === "object" && set !== null && "keys" in set ? set.keys : undefined;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "object" && key !== null) : undefined;
}

/** @throws if the content has another form */
function toPaper(signed: unknown): Paper {
  const { amount, currency, beneficiary = "", lastDigits = "", issue = 1, ...content } = paperContent.parse(signed);
  const { kind, bank, reference, payer, date, isNameGiven = false } = content;
  return {
    kind,
    bank,
    reference,
    amount: moneyOf(amount, currency),
    payer,
    beneficiary,
    isNameGiven,
    lastDigits,
    date,
    issue,
  };
}

/** Undefined in place of an exception. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

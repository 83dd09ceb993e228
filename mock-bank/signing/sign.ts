import { CompactSign } from "jose";
import { type PAPER_TYPE, SIGNATURE_ALGORITHM } from "../../contract/papers";
import type { Settings } from "../core/settings";
import type { Connection } from "../database/tables";
import { signingKey } from "./signing-keys";

/** The `typ` of each kind of signed file (RFC 7515, 4.1.9), so that the signature of one kind is none of another. */
export type SignedKind = "company-activity+jws" | "acceptance+jws" | typeof PAPER_TYPE;

/** Signs the content of a file as a compact JWS (RFC 7515). */
export type Sign = (kind: SignedKind, content: object) => Promise<string>;

/** Takes the key before a file is begun, so that a file without a signature is never sent. */
export async function signerOf(db: Connection, settings: Settings): Promise<Sign> {
  const { kid, key } = await signingKey(db, settings);
  return (typ, content) =>
    new CompactSign(Buffer.from(JSON.stringify(content)))
      .setProtectedHeader({ alg: SIGNATURE_ALGORITHM, kid, typ })
      .sign(key);
}

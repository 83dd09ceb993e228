import { compactVerify, importJWK } from "jose";
import { SIGNATURE_ALGORITHM } from "../../contract/papers";
import type { Connection } from "../database/tables";
import type { SignedKind } from "./sign";
import { publishedKey } from "./signing-keys";

/**
 * Returns the content that this bank has signed as that kind, with any of its keys. Undefined for every other text, so
 * that a caller cannot say what is wrong with it.
 */
export async function readSigned(db: Connection, kind: SignedKind, signature: string): Promise<unknown> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      signature,
      async ({ kid }) => {
        const key = kid && (await publishedKey(db, kid));
        if (!key) throw new Error("no key of this bank");
        return importJWK(key, SIGNATURE_ALGORITHM);
      },
      { algorithms: [SIGNATURE_ALGORITHM] },
    );
    return protectedHeader.typ === kind ? JSON.parse(Buffer.from(payload).toString()) : undefined;
  } catch {
    return undefined;
  }
}

import { hkdfSync } from "node:crypto";
import {
  CompactEncrypt,
  type CryptoKey,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
} from "jose";
import { SIGNATURE_ALGORITHM as SIGNATURE } from "../../contract/papers";
import type { Settings } from "../core/settings";
import type { Connection } from "../database/tables";
import type { PublicKey } from "../database/tables/signing";

const SEALING = { alg: "dir", enc: "A256GCM" } as const;
const SEALING_KEY_BYTES = 32;
/** Keys of other processes, whose CODE_KEY differs, are passed over up to this number. */
const TRIED_MAX = 20;

type SigningKey = { readonly kid: string; readonly key: CryptoKey };
/** A public key in the published set. */
type PublishedKey = PublicKey & { readonly kid: string; readonly alg: string; readonly use: "sig" };
type Secrets = Pick<Settings, "codeKey">;

/** Returns the newest key that this bank can open; makes the first one. */
export async function signingKey(db: Connection, secrets: Secrets): Promise<SigningKey> {
  const newest = await db
    .selectFrom("signing_keys")
    .select(["kid", "sealed"])
    .orderBy("id", "desc")
    .limit(TRIED_MAX)
    .execute();
  for (const { kid, sealed } of newest) {
    const key = await opened(sealed, kid, secrets);
    if (key) return { kid, key };
  }
  return changeSigningKey(db, secrets);
}

/** Makes a new key, which signs from now on. Older signatures stay valid, because the older keys stay published. */
export async function changeSigningKey(db: Connection, secrets: Secrets): Promise<SigningKey> {
  const pair = await generateKeyPair(SIGNATURE, { crv: "Ed25519", extractable: true });
  const { x = "" } = await exportJWK(pair.publicKey);
  const publicKey: PublicKey = { kty: "OKP", crv: "Ed25519", x };
  const kid = await calculateJwkThumbprint(publicKey);
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))))
    .setProtectedHeader({ ...SEALING, kid })
    .encrypt(sealingKey(secrets));
  await db
    .insertInto("signing_keys")
    .values({ kid, public_key: JSON.stringify(publicKey), sealed })
    .execute();
  return { kid, key: pair.privateKey };
}

/** Returns the public key of that id; undefined if it is none of this bank. */
export async function publishedKey(db: Connection, kid: string): Promise<PublicKey | undefined> {
  const found = await db.selectFrom("signing_keys").select("public_key").where("kid", "=", kid).executeTakeFirst();
  return found?.public_key;
}

/** Returns all public keys, the newest first, as a JWK Set (RFC 7517). */
export async function publishedKeys(db: Connection): Promise<{ readonly keys: readonly PublishedKey[] }> {
  const rows = await db.selectFrom("signing_keys").select(["kid", "public_key"]).orderBy("id", "desc").execute();
  return { keys: rows.map(({ kid, public_key }) => ({ ...public_key, kid, alg: SIGNATURE, use: "sig" })) };
}

/** Undefined if another CODE_KEY sealed the key, or if the row was changed. */
async function opened(sealed: string, kid: string, secrets: Secrets): Promise<CryptoKey | undefined> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, sealingKey(secrets), {
      keyManagementAlgorithms: [SEALING.alg],
      contentEncryptionAlgorithms: [SEALING.enc],
    });
    if (protectedHeader.kid !== kid) return undefined;
    const key = await importJWK(JSON.parse(Buffer.from(plaintext).toString()), SIGNATURE);
    return key instanceof Uint8Array ? undefined : key;
  } catch {
    // `compactDecrypt` throws if the tag does not match.
    return undefined;
  }
}

const sealingKey = ({ codeKey }: Secrets): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", codeKey, "", "signing keys", SEALING_KEY_BYTES));

import type { Generated, JSONColumnType } from "kysely";
import type { Moment } from "./columns";

/** Append-only: the newest key signs, and all of them verify. A reset keeps them, and snapshots do not contain them. */
interface SigningKeysTable {
  id: Generated<string>;
  /** Thumbprint of the public key (RFC 7638). */
  kid: string;
  /** JWK (RFC 8037). */
  public_key: JSONColumnType<PublicKey>;
  /** The private key as a JWE. */
  sealed: string;
  made_at: Generated<Moment>;
}

export type PublicKey = { readonly kty: "OKP"; readonly crv: "Ed25519"; readonly x: string };

export interface SigningTables {
  signing_keys: SigningKeysTable;
}

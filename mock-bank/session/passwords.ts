import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { hashCost } from "../limits/limits";

/** The cost of one hash: scrypt with N = 2^logN. It is stored with each hash, so it can be raised later. */
export type PasswordCost = { readonly logN: number; readonly r: number; readonly p: number };

export const fullCost: PasswordCost = hashCost;
/** Only for tests: it protects nothing. */
export const trivialCost: PasswordCost = { logN: 4, r: 1, p: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

let cost = fullCost;

/** Sets the cost of new hashes in this process; start-up calls it once. */
export function setPasswordCost(chosen: PasswordCost): void {
  cost = chosen;
}

/**
 * Returns one text with algorithm, cost, salt and hash. The password is not trimmed, folded or cut. Its letters are
 * composed (NFC), because keyboards write é as one character or as two.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password.normalize("NFC"), salt, cost));
}

/**
 * Compares in constant time. Without a stored hash (no user has the name) it takes as long and returns false, so that
 * the time does not show which names exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { parameters, salt, hash } = parse(stored ?? format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES)));
  // Older hashes are of the password as it was typed.
  const forms = new Set([password.normalize("NFC"), password]);
  let isRight = false;
  for (const form of forms) isRight = timingSafeEqual(await derive(form, salt, parameters), hash) || isRight;
  return isRight && stored !== undefined;
}

/** Whether a hash has another cost than the current one and is to be replaced at sign-in. */
export const isOutdated = (stored: string): boolean => {
  const { parameters } = parse(stored);
  return parameters.logN !== cost.logN || parameters.r !== cost.r || parameters.p !== cost.p;
};

const format = ({ logN, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;

/** @throws on a text that {@link format} did not write: a corrupt row */
function parse(stored: string): { parameters: PasswordCost; salt: Buffer; hash: Buffer } {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) throw new Error("Not a password hash");
  const [, logN, r, p, salt = "", hash = ""] = match;
  return {
    parameters: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
  };
}

/**
 * Derives the hash. Calls wait for their turn first (`hashing-queue.ts`); the bank's own work, such as seeding, does
 * not.
 */
function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

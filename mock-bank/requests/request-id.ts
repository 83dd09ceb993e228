import { randomBytes } from "node:crypto";
import { type Category, nameOf } from "../values/wire-names";

/**
 * Crockford's 32 digits, which are not confused when read aloud. A random byte modulo 32 selects each equally often.
 */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_DIGITS = 9;

/**
 * Creates the transaction id or bulk id that customers see: T or B, the date, and nine random digits, which reveal
 * nothing about other customers.
 */
export function newRequestId(category: Category, at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll("-", "");
  const random = Array.from(randomBytes(RANDOM_DIGITS), (byte) => DIGITS[byte % DIGITS.length]).join("");
  return `${nameOf(category).form === "BULK" ? "B" : "T"}${day}${random}`;
}

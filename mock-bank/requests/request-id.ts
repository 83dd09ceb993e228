import { randomBytes } from "node:crypto";
import { type Category, nameOf } from "./wire-names";

/** Crockford's 32 digits: none that is mistaken for another when it is read out on the telephone, and every byte falls on each as often. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_DIGITS = 9;

/** What customers see as transaction id or bulk id: T or B, the day, and nine random digits that tell nothing of other customers. */
export function newRequestId(category: Category, at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll("-", "");
  const random = Array.from(randomBytes(RANDOM_DIGITS), (byte) => DIGITS[byte % DIGITS.length]).join("");
  return `${nameOf(category).form === "BULK" ? "B" : "T"}${day}${random}`;
}

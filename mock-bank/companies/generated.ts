import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../handler";

const firstNames = ["Ama", "Kofi", "Efua", "Kwame", "Esi", "Yaw", "Akua", "Kojo", "Adjoa", "Kwesi", "Abena", "Kweku"];
const lastNames = ["Mensah", "Boateng", "Asante", "Owusu", "Darko", "Sarpong", "Agyeman", "Ofori", "Amoah", "Addo"];
const wordsOfPasswords = ["Kente", "Adinkra", "Cocoa", "Volta", "Harmattan", "Sankofa"];

/** No two of one company have the same name: the names are walked through, each with its own step. */
export const personName = (position: number) => ({
  firstName: firstNames[position % firstNames.length] ?? "",
  lastName: lastNames[(position * 3 + Math.floor(position / firstNames.length)) % lastNames.length] ?? "",
});

/** "kofi.boateng" is Kofi Boateng; a user name without two parts says nothing of a name. */
export function nameIn(username: string): { firstName: string; lastName: string } | undefined {
  const [, first, last] = /^([a-z]+)\.([a-z]+)$/.exec(username) ?? [];
  return first && last ? { firstName: capitalised(first), lastName: capitalised(last) } : undefined;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Keeps the rules of passwords: a capital, a digit, a special character, long enough, and none of the words that `common-passwords.ts` refuses. */
export const newPassword = (): string =>
  `${wordsOfPasswords[randomInt(wordsOfPasswords.length)]}@${randomInt(100_000, 1_000_000)}`;

/** Numbers that no other call gets, however many processes ask at once. */
export async function nextSerials(db: Connection, of: "account_serials" | "phone_serials", count: number) {
  const { rows } = await sql<{ serial: string }>`
    select nextval(${of}::text::regclass) as serial from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ serial }) => serial);
}

/** 13 digits: the branch, a serial and a check digit, as on cards, so that a slip of one digit is no other account. */
export function accountNumberOf(serial: string): string {
  const digits = `1021${serial.padStart(8, "0")}`;
  const sum = [...digits].reduce((total, digit, position) => total + luhn(Number(digit), position), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Of twelve digits the second, fourth and so on are doubled, and two digits become their sum. */
function luhn(digit: number, position: number): number {
  const doubled = position % 2 === 1 ? digit * 2 : digit;
  return doubled > 9 ? doubled - 9 : doubled;
}

/** Ten digits of a mobile network. */
export const phoneOf = (serial: string): string => `020${serial.padStart(7, "0")}`;

import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../database/tables";

const firstNames = ["Ama", "Kofi", "Efua", "Kwame", "Esi", "Yaw", "Akua", "Kojo", "Adjoa", "Kwesi", "Abena", "Kweku"];
const lastNames = ["Mensah", "Boateng", "Asante", "Owusu", "Darko", "Sarpong", "Agyeman", "Ofori", "Amoah", "Addo"];
const wordsOfPasswords = ["Kente", "Adinkra", "Cocoa", "Volta", "Harmattan", "Sankofa"];

/** Generates different names for different positions: first and last names advance by different steps. */
export const personName = (position: number) => ({
  firstName: firstNames[position % firstNames.length] ?? "",
  lastName: lastNames[(position * 3 + Math.floor(position / firstNames.length)) % lastNames.length] ?? "",
});

/** Derives a name from a user name: "kofi.boateng" is Kofi Boateng; undefined if it does not have two parts. */
export function nameIn(username: string): { firstName: string; lastName: string } | undefined {
  const [, first, last] = /^([a-z]+)\.([a-z]+)$/.exec(username) ?? [];
  return first && last ? { firstName: capitalised(first), lastName: capitalised(last) } : undefined;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Generates a valid password: a capital, a digit, a special character, sufficient length, and no word that
 * `common-passwords.ts` refuses.
 */
export const newPassword = (): string =>
  `${wordsOfPasswords[randomInt(wordsOfPasswords.length)]}@${randomInt(100_000, 1_000_000)}`;

/** Draws numbers from a sequence: unique also among concurrent processes. */
export async function nextSerials(db: Connection, of: "account_serials" | "phone_serials", count: number) {
  const { rows } = await sql<{ serial: string }>`
    select nextval(${of}::text::regclass) as serial from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ serial }) => serial);
}

/**
 * Builds an account number of 13 digits: branch, serial number and Luhn check digit, so that one wrong digit never
 * leads to another account.
 */
export function accountNumberOf(serial: string): string {
  const digits = `1021${serial.padStart(8, "0")}`;
  const sum = [...digits].reduce((total, digit, position) => total + luhn(Number(digit), position), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Luhn weights: every second digit is doubled, and a two-digit result is replaced by its digit sum. */
function luhn(digit: number, position: number): number {
  const doubled = position % 2 === 1 ? digit * 2 : digit;
  return doubled > 9 ? doubled - 9 : doubled;
}

/** A mobile number with ten digits. */
export const phoneOf = (serial: string): string => `020${serial.padStart(7, "0")}`;

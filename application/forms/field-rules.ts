import { lengthMaxOf, readEntry } from "../../domain/entered-text";
import { rule } from "./checked-draft";

/** The phone number as it is sent; empty if the text is none. */
export const phoneIn = (text: string): string => valueIn("phone", text) ?? "";

/** The number of an account of this bank as it is sent; empty if the text is none. */
export const ownAccountIn = (text: string): string => valueIn("ownAccount", text) ?? "";

export const isCustomerId = (text: string): boolean => text !== "" && valueIn("customerId", text) === text;

function valueIn(kind: "phone" | "ownAccount" | "customerId", text: string): string | undefined {
  const read = readEntry({ kind }, text);
  return read.ok ? read.value : undefined;
}

const PHONE_DIGITS_MIN = 10;
const ACCOUNT_DIGITS = lengthMaxOf.ownAccount;

/** Stricter than the bank's own rule, so that whatever passes here passes there. */
const EMAIL = /^[\w'+-]+(\.[\w'+-]+)*(?<!')@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const EMAIL_LENGTH_MAX = 120;

/** Specification 1, section 5: "10 digits required". */
export const RequiredPhone = (label: string): PropertyDecorator =>
  rule("requiredPhone", (typed) => {
    if (!typed.replace(/[\s()+-]/g, "")) return `${label} is required`;
    const read = readEntry({ kind: "phone" }, typed);
    if (!read.ok) return read.failure.kind === "tooLong" ? `At most ${read.failure.lengthMax} digits` : "Not a number";
    return read.value.length < PHONE_DIGITS_MIN ? `${PHONE_DIGITS_MIN} digits required` : undefined;
  });

/** The number by which the bank knows a card's holder (specification 2, section 9). */
export const CustomerId = (label: string): PropertyDecorator =>
  rule("customerId", (typed) => {
    if (!typed.trim()) return `${label} is required`;
    return isCustomerId(typed) ? undefined : `At most ${lengthMaxOf.customerId} digits`;
  });

/** An account abroad: an IBAN or another number, which has at least one letter or digit. */
export const ForeignAccount = (label: string): PropertyDecorator =>
  rule("foreignAccount", (typed) => {
    if (!typed.trim()) return `${label} is required`;
    const read = readEntry({ kind: "foreignAccount" }, typed);
    if (!read.ok && read.failure.kind === "tooLong")
      return `${label} may have at most ${read.failure.lengthMax} characters`;
    return read.ok && /[A-Za-z0-9]/.test(read.value) ? undefined : `${label} is not an account number`;
  });

/** Digits alone, and exactly so many of them. */
export const RequiredDigits = (label: string, count: number): PropertyDecorator =>
  rule("requiredDigits", (digits) => {
    if (!digits) return `${label} is required`;
    if (!isDigits(digits)) return "Not a number";
    return digits.length === count ? undefined : `${count} digits required`;
  });

/** An account number of one of the allowed lengths: "13 digits required" (specification 2, section 5). */
export const AccountNumber = (label: string, lengths: readonly number[]): PropertyDecorator =>
  rule("accountNumber", (digits) => {
    if (!digits) return `${label} is required`;
    if (!isDigits(digits)) return "Not a number";
    return lengths.includes(digits.length) ? undefined : `${listed(lengths)} digits required`;
  });

/** "13", "10, 13 or 16". */
const listed = (lengths: readonly number[]): string => lengths.join(", ").replace(/, (\d+)$/, " or $1");

/** The variant of the account number's rule that takes exactly 13 digits or nothing (specification 1, section 5). */
export const OptionalAccountNumber = (): PropertyDecorator =>
  rule("optionalAccountNumber", (typed) => {
    if (!typed.trim()) return undefined;
    const read = readEntry({ kind: "ownAccount" }, typed);
    if (!read.ok && read.failure.kind === "notDigits") return "Not a number";
    return read.ok && read.value.length === ACCOUNT_DIGITS ? undefined : `${ACCOUNT_DIGITS} digits required`;
  });

export const OptionalEmail = (): PropertyDecorator =>
  rule("optionalEmail", (typed) => {
    const address = typed.trim();
    return address && !(address.length <= EMAIL_LENGTH_MAX && EMAIL.test(address)) ? "E-mail is not valid" : undefined;
  });

const isDigits = (text: string): boolean => /^\d+$/.test(text);

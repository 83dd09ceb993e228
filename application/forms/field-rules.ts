import { rule } from "./checked-draft";

/** What people put between digits, and the plus before a country; none of it is sent. */
const SEPARATORS = /[\s()+-]/g;
export const digitsOf = (typed: string): string => typed.replace(SEPARATORS, "");

const PHONE_DIGITS_MIN = 10;
const PHONE_DIGITS_MAX = 15;
const ACCOUNT_DIGITS = 13;

/** Stricter than the bank's own rule, so that whatever passes here passes there. */
const EMAIL = /^[\w'+-]+(\.[\w'+-]+)*(?<!')@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const EMAIL_LENGTH_MAX = 120;

/** Specification 1, section 5: "10 digits required". */
export const RequiredPhone = (label: string): PropertyDecorator =>
  rule("requiredPhone", (typed) => {
    const digits = digitsOf(typed);
    if (!digits) return `${label} is required`;
    if (!isDigits(digits)) return "Not a number";
    if (digits.length < PHONE_DIGITS_MIN) return `${PHONE_DIGITS_MIN} digits required`;
    return digits.length > PHONE_DIGITS_MAX ? `At most ${PHONE_DIGITS_MAX} digits` : undefined;
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
    const digits = digitsOf(typed);
    if (digits && !isDigits(digits)) return "Not a number";
    return digits && digits.length !== ACCOUNT_DIGITS ? `${ACCOUNT_DIGITS} digits required` : undefined;
  });

export const OptionalEmail = (): PropertyDecorator =>
  rule("optionalEmail", (typed) => {
    const address = typed.trim();
    return address && !(address.length <= EMAIL_LENGTH_MAX && EMAIL.test(address)) ? "E-mail is not valid" : undefined;
  });

const isDigits = (text: string): boolean => /^\d+$/.test(text);

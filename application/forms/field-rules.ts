import { joinedLengths, lengthMaxOf, readEntry } from "../../domain/entered-text";
import { lengthMessage, requiredMessage } from "../../domain/form-messages";
import { narrationProblem } from "../../domain/payments/narration";
import { plainText } from "../../domain/plain-text";
import { otherLetterProblem, rule } from "./checked-draft";

/** Returns the phone number as it is sent; empty if the text is not a phone number. */
export const phoneIn = (text: string): string => valueIn("phone", text) ?? "";

/** Returns the number of an account of this bank as it is sent; empty if the text is not such a number. */
export const ownAccountIn = (text: string): string => valueIn("ownAccount", text) ?? "";

export const isCustomerId = (text: string): boolean => text !== "" && valueIn("customerId", text) === text;

function valueIn(kind: "phone" | "ownAccount" | "customerId", text: string): string | undefined {
  const read = readEntry({ kind }, text);
  return read.ok ? read.value : undefined;
}

const PHONE_DIGITS_MIN = 10;
const ACCOUNT_DIGITS = lengthMaxOf.ownAccount;

/** Stricter than the bank's own rule, so that the bank accepts every address that passes here. */
const EMAIL = /^[\w'+-]+(\.[\w'+-]+)*(?<!')@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const EMAIL_LENGTH_MAX = 120;

/** Requires a phone number of at least ten digits: "10 digits required" (specification 1, section 5). */
export const RequiredPhone = (label: string): PropertyDecorator =>
  rule("requiredPhone", (typed) => {
    if (!typed.replace(/[\s()+-]/g, "")) return requiredMessage(label);
    const read = readEntry({ kind: "phone" }, typed);
    if (!read.ok && read.failure.kind === "tooLong") return `At most ${read.failure.lengthMax} digits`;
    if (!read.ok) return otherLetterProblem(typed) ?? "Not a number";
    return read.value.length < PHONE_DIGITS_MIN ? `${PHONE_DIGITS_MIN} digits required` : undefined;
  });

/** Requires a customer id, which identifies the holder of prepaid cards (specification 2, section 9). */
export const CustomerId = (label: string): PropertyDecorator =>
  rule("customerId", (typed) => {
    if (!plainText(typed)) return requiredMessage(label);
    return isCustomerId(typed) ? undefined : (otherLetterProblem(typed) ?? `At most ${lengthMaxOf.customerId} digits`);
  });

/** Requires an IBAN or another foreign account number with at least one letter or digit. */
export const ForeignAccount = (label: string): PropertyDecorator =>
  rule("foreignAccount", (typed) => {
    if (!plainText(typed)) return requiredMessage(label);
    const read = readEntry({ kind: "foreignAccount" }, typed);
    if (!read.ok && read.failure.kind === "tooLong") return lengthMessage(label, read.failure.lengthMax);
    if (read.ok && /[A-Za-z0-9]/.test(read.value)) return undefined;
    return otherLetterProblem(typed) ?? `${label} is not an account number`;
  });

/** Requires a narration of a payment (specification 2, section 5). */
export const Narration = (): PropertyDecorator => rule("narration", (typed) => narrationProblem(typed, "Narration"));

/** Requires exactly this number of digits. */
export const RequiredDigits = (label: string, count: number): PropertyDecorator =>
  rule("requiredDigits", (digits) => {
    if (!digits) return requiredMessage(label);
    if (!isDigits(digits)) return otherLetterProblem(digits) ?? "Not a number";
    return digits.length === count ? undefined : `${count} digits required`;
  });

/** Requires an account number of one of the allowed lengths: "13 digits required" (specification 2, section 5). */
export const AccountNumber = (label: string, lengths: readonly number[]): PropertyDecorator =>
  rule("accountNumber", (digits) => {
    if (!digits) return requiredMessage(label);
    if (!isDigits(digits)) return otherLetterProblem(digits) ?? "Not a number";
    return lengths.includes(digits.length) ? undefined : `${joinedLengths(lengths)} digits required`;
  });

/** Requires exactly 13 digits or an empty text (specification 1, section 5). */
export const OptionalAccountNumber = (): PropertyDecorator =>
  rule("optionalAccountNumber", (typed) => {
    if (!plainText(typed)) return undefined;
    const read = readEntry({ kind: "ownAccount" }, typed);
    if (!read.ok && read.failure.kind !== "tooLong") return otherLetterProblem(typed) ?? "Not a number";
    return read.ok && read.value.length === ACCOUNT_DIGITS ? undefined : `${ACCOUNT_DIGITS} digits required`;
  });

export const OptionalEmail = (): PropertyDecorator =>
  rule("optionalEmail", (typed) => {
    const address = plainText(typed);
    if (!address || (address.length <= EMAIL_LENGTH_MAX && EMAIL.test(address))) return undefined;
    return otherLetterProblem(address) ?? "E-mail is not valid";
  });

const isDigits = (text: string): boolean => /^\d+$/.test(text);

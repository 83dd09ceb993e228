import { PAYEE_NAME_LENGTH_MAX } from "../beneficiaries/beneficiary";
import {
  ACCOUNT_LENGTHS,
  type EntryFormat,
  type EntryRefusal,
  hasDigitCount,
  joinedLengths,
  lengthMaxOf,
  OWN_ACCOUNT_LENGTHS,
  readEntry,
} from "../entered-text";
import { requiredMessage } from "../form-messages";
import { amountMessages, CEDI, parseAmount } from "../money";
import { hiddenCharacterProblem } from "../plain-text";
import type { BulkField, BulkRow } from "./bulk";
import type { BulkCategory } from "./categories";
import { NARRATION_LENGTH_MAX, narrationProblem } from "./narration";

/** Maximum number of rows typed by the user, for all kinds of bulk (specification 2, sections 5 and 9). */
export const TYPED_ROWS_MAX = 50;

type TypedFields = {
  /** Fields of a typed row, in display order. `walletName` is looked up, never typed. */
  readonly fields: readonly BulkField[];
  /** Names of fields in messages, if they differ from the labels. */
  readonly messageLabels?: { readonly [Field in BulkField]?: string };
};

export const typedFields: Readonly<Record<BulkCategory, TypedFields>> = {
  bulkTransfer: { fields: ["type", "bank", "branch", "account", "name", "amount", "narration"] },
  mobileMoneyBulk: {
    fields: ["name", "network", "wallet", "walletName", "amount", "narration"],
    messageLabels: { wallet: "Beneficiary Wallet Number" },
  },
  prepaidCardBulk: { fields: ["name", "customer", "lastDigits", "phone", "amount", "narration"] },
};

export const rowTransferTypes = ["domestic", "instant", "noninstant"] as const;
export type RowTransferType = (typeof rowTransferTypes)[number];
export const parseRowTransferType = (text: string | undefined): RowTransferType | undefined =>
  rowTransferTypes.find((type) => type === text);

const lengthsOf = (type: RowTransferType | undefined): readonly number[] =>
  type === "domestic" ? OWN_ACCOUNT_LENGTHS : ACCOUNT_LENGTHS;

/** Returns whether a number has a valid length, so that it can be looked up. */
export const isAccountNumber = (digits: string, type: RowTransferType | undefined): boolean =>
  hasDigitCount(digits, lengthsOf(type));

/** Fields whose numbers have exactly one length, in digits. */
const exactLengths: { readonly [Field in BulkField]?: number } = {
  wallet: lengthMaxOf.wallet,
  lastDigits: lengthMaxOf.cardDigits,
};

const ANY_TEXT: EntryFormat = { kind: "text", lengthMax: Number.POSITIVE_INFINITY };
const formats: { readonly [Field in BulkField]?: EntryFormat } = {
  wallet: { kind: "wallet" },
  customer: { kind: "customerId" },
  lastDigits: { kind: "cardDigits" },
  phone: { kind: "phone" },
  narration: { kind: "text", lengthMax: NARRATION_LENGTH_MAX },
  name: { kind: "text", lengthMax: PAYEE_NAME_LENGTH_MAX },
};

/** Returns how a field of a row reads typed or pasted text. */
export function entryFormatOf(field: BulkField, type: string | undefined, currency: string): EntryFormat {
  if (field === "amount") return { kind: "amount", currency };
  if (field === "account") return { kind: type === "domestic" ? "ownAccount" : "otherAccount" };
  return formats[field] ?? ANY_TEXT;
}

/**
 * Returns whether a row of this type has the field. Only rows for other banks have a bank, and only non-instant ones a
 * branch.
 */
export function hasField(field: BulkField, type: string | undefined): boolean {
  if (field === "bank") return type === "instant" || type === "noninstant";
  return field !== "branch" || type === "noninstant";
}

/** Returns whether the bank's answer fills the field (specification 2, section 5). */
export function isLookedUp(category: BulkCategory, field: BulkField, type: string | undefined): boolean {
  if (category === "mobileMoneyBulk") return field === "walletName";
  return category === "bulkTransfer" && field === "name" && type !== "noninstant";
}

export type RowProblems = { readonly [Field in BulkField]?: string };

/** Returns the problems of a typed row, one sentence for each field (specification 2, section 5). */
export function rowProblems(
  category: BulkCategory,
  texts: BulkRow["texts"],
  labels: { readonly [Field in BulkField]: string },
): RowProblems {
  const { fields, messageLabels = {} } = typedFields[category];
  const problems = fields
    .filter((field) => hasField(field, texts.type) || category !== "bulkTransfer")
    .map((field) => [field, problemOf(field, texts, messageLabels[field] ?? labels[field])] as const)
    .filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(problems) as RowProblems;
}

function problemOf(field: BulkField, texts: BulkRow["texts"], label: string): string | undefined {
  const typed = texts[field] ?? "";
  const text = typed.trim();
  if (field === "branch") return text ? undefined : requiredMessage("Bank branch");
  if (!text) return requiredMessage(label);
  if (field === "amount") return amountProblem(text, label);
  if (field === "account" && !isAccountNumber(text, parseRowTransferType(texts.type)))
    return `${joinedLengths(lengthsOf(parseRowTransferType(texts.type)))} digits required`;
  const read = readEntry(entryFormatOf(field, texts.type, CEDI), typed);
  if (!read.ok) return refusalProblem(read.failure, label, exactLengths[field]);
  if (field === "narration") return narrationProblem(read.value, label);
  if (field === "phone" && read.value.length < PHONE_DIGITS_MIN) return `${PHONE_DIGITS_MIN} digits required`;
  const digits = exactLengths[field];
  return digits !== undefined && !hasDigitCount(text, [digits]) ? `${digits} digits required` : undefined;
}

const PHONE_DIGITS_MIN = 10;

function refusalProblem(refusal: EntryRefusal, label: string, digits: number | undefined): string {
  if (refusal.kind === "hidden") return hiddenCharacterProblem(refusal.character);
  if (refusal.kind !== "tooLong") return "Not a number";
  return digits === undefined ? `${label} is longer than ${refusal.lengthMax} characters` : `${digits} digits required`;
}

function amountProblem(text: string, label: string): string | undefined {
  const read = parseAmount(text);
  return read.ok ? undefined : amountMessages(label)[read.failure];
}

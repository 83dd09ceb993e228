import { parseAmount } from "../money";
import type { BulkCategory } from "../requests/categories";
import type { BulkField, BulkRow } from "./bulk";
import { NARRATION_LENGTH_MAX } from "./payment";

/** Rows typed by hand, of every kind (specification 2, sections 5 and 9). */
export const ENTRIES_MAX = 50;

type Entry = {
  /** The fields of a row typed by hand, as they stand in it; `walletName` is looked up, never typed. */
  readonly fields: readonly BulkField[];
  /** What the messages call a field where that differs from its label. */
  readonly messageLabels?: { readonly [Field in BulkField]?: string };
};

export const bulkEntries: Readonly<Record<BulkCategory, Entry>> = {
  bulkTransfer: { fields: ["type", "bank", "branch", "account", "name", "amount", "narration"] },
  mobileMoneyBulk: {
    fields: ["name", "network", "wallet", "walletName", "amount", "narration"],
    messageLabels: { wallet: "Beneficiary Wallet Number" },
  },
  prepaidCardBulk: { fields: ["name", "customer", "lastDigits", "phone", "amount", "narration"] },
};

export const transferTypes = ["domestic", "instant", "noninstant"] as const;
type TransferType = (typeof transferTypes)[number];
export const asTransferType = (text: string | undefined): TransferType | undefined =>
  transferTypes.find((type) => type === text);

/** Lengths that account numbers have: this bank's, and those of the country's other banks (decisions, payments). */
const lengthsOf = (type: TransferType | undefined): readonly number[] => (type === "domestic" ? [13] : [10, 13, 16]);

/** Whether a number can be an account's, so that it may be looked up. */
export const isAccountNumber = (digits: string, type: TransferType | undefined): boolean =>
  /^\d+$/.test(digits) && lengthsOf(type).includes(digits.length);

const digitsOf: { readonly [Field in BulkField]?: number } = { wallet: 10, lastDigits: 4 };
const longest: { readonly [Field in BulkField]?: number } = {
  account: 16,
  wallet: 10,
  customer: 10,
  lastDigits: 4,
  phone: 15,
  narration: NARRATION_LENGTH_MAX,
  name: 100,
};
const onlyDigits: readonly BulkField[] = ["account", "wallet", "customer", "lastDigits", "phone"];

/** What a field takes of what was typed or pasted: nothing that it could not hold. */
export function admitted(field: BulkField, typed: string): string {
  const text = onlyDigits.includes(field) ? typed.replace(/\D/g, "") : typed.replace(/[\r\n\t]/g, " ");
  return text.slice(0, longest[field]);
}

/** Whether a row of this type has the field at all: only other banks are named, and only clearing asks for a branch. */
export function hasField(field: BulkField, type: string | undefined): boolean {
  if (field === "bank") return type === "instant" || type === "noninstant";
  return field !== "branch" || type === "noninstant";
}

/** Fields that the bank's answer fills (specification 2, section 5). */
export function isLookedUp(category: BulkCategory, field: BulkField, type: string | undefined): boolean {
  if (category === "mobileMoneyBulk") return field === "walletName";
  return category === "bulkTransfer" && field === "name" && type !== "noninstant";
}

export type EntryProblems = { readonly [Field in BulkField]?: string };

/** What is wrong with a row typed by hand, one sentence a field (specification 2, section 5). */
export function entryProblems(
  category: BulkCategory,
  texts: BulkRow["texts"],
  labels: { readonly [Field in BulkField]: string },
): EntryProblems {
  const { fields, messageLabels = {} } = bulkEntries[category];
  const problems = fields
    .filter((field) => hasField(field, texts.type) || category !== "bulkTransfer")
    .map((field) => [field, problemOf(field, texts, messageLabels[field] ?? labels[field])] as const)
    .filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(problems) as EntryProblems;
}

function problemOf(field: BulkField, texts: BulkRow["texts"], label: string): string | undefined {
  const text = (texts[field] ?? "").trim();
  if (field === "branch") return text ? undefined : "Bank branch is required";
  if (!text) return `${label} is required`;
  if (field === "amount") return amountProblem(text, label);
  if (field === "account" && !isAccountNumber(text, asTransferType(texts.type))) return accountProblem(texts.type);
  if (field === "phone" && text.length < 10) return "10 digits required";
  const digits = digitsOf[field];
  return digits !== undefined && text.length !== digits ? `${digits} digits required` : undefined;
}

function amountProblem(text: string, label: string): string | undefined {
  const read = parseAmount(text);
  if (read.ok) return undefined;
  if (read.failure === "zero") return `${label} is required`;
  return read.failure === "tooLarge" ? `${label} is too large` : `${label} must be a number with at most two decimals`;
}

const accountProblem = (type: string | undefined): string =>
  type === "domestic" ? "13 digits required" : "10, 13 or 16 digits required";

/** A block of cells as spreadsheets copy them: lines, and tabs between; undefined for a single value. */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined;
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

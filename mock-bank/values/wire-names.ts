import type { ListedValue } from "../../contract/listed-values";

type WireName = {
  readonly form: "SINGLE" | "BULK";
  /** Codes of the category in calls. Answers use the first one as genericTransType. */
  readonly codes: readonly [ListedValue<"requestType">, ...string[]];
  /** Code of the category in reports. */
  readonly report: string;
  /** Display name, sent as transactionType. */
  readonly title: string;
};

/** The eleven kinds of request with all names in the specification (specification 3, sections 3 and 7). */
const wireNames = {
  ownAccounts: {
    form: "SINGLE",
    codes: ["OWN-TRANSFER"],
    report: "OWN_ACCOUNT_TRANSFER",
    title: "Own Account Transfer",
  },
  sameBank: { form: "SINGLE", codes: ["LOCAL-TRANSFER"], report: "LOCAL_TRANSFER", title: "Local Transfer" },
  otherBank: {
    form: "SINGLE",
    codes: ["OTHERBANK-TRANSFER", "INSTANT-TRANSFER-TO-OTHER-BANK", "OTHERBANK"],
    report: "OTHER_BANK_TRANSFER_SINGLE",
    title: "Other Bank Transfer",
  },
  bulkTransfer: {
    form: "BULK",
    codes: ["TRANSFER", "BULK-TRANSFER"],
    report: "OTHER_BANK_TRANSFER_BULK",
    title: "Bulk Transfer",
  },
  mobileMoney: {
    form: "SINGLE",
    codes: ["MOBILEMONEY-TRANSFER"],
    report: "MOBILE_MONEY_SINGLE",
    title: "Mobile Money Transfer",
  },
  mobileMoneyBulk: {
    form: "BULK",
    codes: ["MOBILEMONEY-TRANSFER"],
    report: "MOBILE_MONEY_BULK",
    title: "Mobile Money Bulk Transfer",
  },
  prepaidCard: {
    form: "SINGLE",
    codes: ["PREPAIDCARD-TRANSFER"],
    report: "PREPAID_CARD_LOAD_SINGLE",
    title: "Prepaid Card Load",
  },
  prepaidCardBulk: {
    form: "BULK",
    codes: ["PREPAIDCARD-TRANSFER"],
    report: "PREPAID_CARD_LOAD_BULK",
    title: "Prepaid Card Bulk Load",
  },
  ghanaGov: { form: "SINGLE", codes: ["GHANA-GOV"], report: "BILLS_PAYMENT_GHANA_GOV", title: "Ghana Gov Payment" },
  ssnit: { form: "SINGLE", codes: ["SSNIT"], report: "BILLS_PAYMENT_SSNIT", title: "SSNIT Payment" },
  fx: { form: "SINGLE", codes: ["SERVICE-CHARGE"], report: "FX", title: "FX Transfer" },
} as const satisfies Readonly<Record<string, WireName>>;

export type Category = keyof typeof wireNames;
// The cast is safe: the keys of the literal are the categories, and there is at least one.
export const categoryNames = Object.keys(wireNames) as [Category, ...Category[]];
export type RequestForm = WireName["form"];

/** Returns the categories of comma-separated codes of a call; unknown codes are ignored. */
export function categoriesNamed(transType: string, form: RequestForm): Category[] {
  const codes = transType.split(",").map((code) => code.trim());
  const isMeant = (name: WireName): boolean => name.form === form && name.codes.some((code) => codes.includes(code));
  return categoryNames.filter((category) => isMeant(wireNames[category]));
}

/** Returns the category of a report type; undefined for reports on kinds that this bank does not have. */
export const categoryOfReport = (transactionType: string): Category | undefined =>
  categoryNames.find((category) => wireNames[category].report === transactionType);

export const nameOf = (category: Category): WireName => wireNames[category];

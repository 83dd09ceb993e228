import { OWN_BANK_CODE } from "../../../domain/payments/bank";
import { allCategories, bulkCategories, type Category, isBulk } from "../../../domain/requests/categories";

/** The bank's names of one category, which depend on the endpoint (specification 3, sections 3 and 7). */
type CategoryCodes = {
  /** Used in payments and in decisions on requests. */
  readonly code: string;
  /** Used in the list of pending requests. */
  readonly pending: string;
  /** Used in My Requests. */
  readonly mine: string;
  readonly report: string;
};

const codesOf = <const Code extends string, const Report extends string>(
  code: Code,
  report: Report,
  { pending = code, mine = code }: { pending?: string; mine?: string } = {},
) => ({ code, pending, mine, report });

/** The only place that knows the bank's codes of the categories. */
export const wireCodes = {
  ownAccounts: codesOf("OWN-TRANSFER", "OWN_ACCOUNT_TRANSFER"),
  sameBank: codesOf("LOCAL-TRANSFER", "LOCAL_TRANSFER"),
  otherBank: codesOf("OTHERBANK-TRANSFER", "OTHER_BANK_TRANSFER_SINGLE", {
    pending: "INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER",
    mine: "OTHERBANK",
  }),
  bulkTransfer: codesOf("TRANSFER", "OTHER_BANK_TRANSFER_BULK"),
  mobileMoney: codesOf("MOBILEMONEY-TRANSFER", "MOBILE_MONEY_SINGLE"),
  mobileMoneyBulk: codesOf("MOBILEMONEY-TRANSFER", "MOBILE_MONEY_BULK"),
  prepaidCard: codesOf("PREPAIDCARD-TRANSFER", "PREPAID_CARD_LOAD_SINGLE"),
  prepaidCardBulk: codesOf("PREPAIDCARD-TRANSFER", "PREPAID_CARD_LOAD_BULK"),
  ghanaGov: codesOf("GHANA-GOV", "BILLS_PAYMENT_GHANA_GOV"),
  ssnit: codesOf("SSNIT", "BILLS_PAYMENT_SSNIT"),
  fx: codesOf("SERVICE-CHARGE", "FX"),
} satisfies Readonly<Record<Category, CategoryCodes>>;

/** The payee's bank in payments to the company's own accounts (specification 2, section 9). */
export const ownBank = { name: "FAMBNK", sortCode: OWN_BANK_CODE };

const singles = allCategories.filter((category) => !isBulk(category));

/** Requests the single requests of all categories in one call (specification 3, section 2.2). */
export const everySingleCode = singles.map((category) => wireCodes[category].pending).join(",");

/** Returns the category of a single request by the bank's code. */
export const singleCategoryOf = (code: string): Category | undefined =>
  singles.find((category) => wireCodes[category].pending.split(",").includes(code));

/** Returns the category of a bulk request by the bank's code. */
export const bulkCategoryOf = (code: string): Category | undefined =>
  bulkCategories.find((category) => wireCodes[category].code === code);

export const requestType = (category: Category) => (isBulk(category) ? "BULK" : "SINGLE");

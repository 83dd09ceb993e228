import { requests } from "../../../contract/requests";
import { OWN_BANK_CODE } from "../../../domain/payments/bank";
import { allCategories, bulkCategories, type Category, isBulk } from "../../../domain/payments/categories";
import type { BankRequest } from "../../../domain/requests/request";
import { readerOf } from "./read-listed";

/** The bank's names of one category, which depend on the endpoint (specification 3, sections 3 and 7). */
type CategoryCodes = {
  /** Used in payments and in decisions on requests. */
  readonly code: string;
  /** Used in the list of pending requests. */
  readonly pending: string;
  /** Used in My Requests. */
  readonly mine: string;
  readonly report: string;
  /** The field of My Requests that searches single requests; by default their own number (specification 3, section 2.3). */
  readonly searchedBy: string;
  /** A path of its own for a recall (specification 3, section 7). */
  readonly recallPath: typeof requests.recall.alternativePath | undefined;
};

const codesOf = <const Code extends string, const Report extends string>(
  code: Code,
  report: Report,
  { pending = code, mine = code, searchedBy = "transactionId", recallPath }: Partial<CategoryCodes> = {},
) => ({ code, pending, mine, report, searchedBy, recallPath });

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
  prepaidCard: codesOf("PREPAIDCARD-TRANSFER", "PREPAID_CARD_LOAD_SINGLE", {
    searchedBy: "customerId",
    recallPath: requests.recall.alternativePath,
  }),
  prepaidCardBulk: codesOf("PREPAIDCARD-TRANSFER", "PREPAID_CARD_LOAD_BULK"),
  ghanaGov: codesOf("GHANA-GOV", "BILLS_PAYMENT_GHANA_GOV"),
  ssnit: codesOf("SSNIT", "BILLS_PAYMENT_SSNIT"),
  fx: codesOf("SERVICE-CHARGE", "FX"),
} satisfies Readonly<Record<Category, CategoryCodes>>;

/** Reads the code of a request; a bulk may have the code of single payments (specification 3, section 3). */
export function typeOf(category: Category, code: string): BankRequest["type"] {
  const type = toRequestType(code);
  return isBulk(category) && type === toRequestType(wireCodes[category].code) ? category : type;
}

const toRequestType = readerOf<"requestType", Category>({
  "OWN-TRANSFER": "ownAccounts",
  "LOCAL-TRANSFER": "sameBank",
  "OTHERBANK-TRANSFER": "otherBank",
  "INSTANT-TRANSFER-TO-OTHER-BANK": "otherBank",
  TRANSFER: "bulkTransfer",
  "MOBILEMONEY-TRANSFER": "mobileMoney",
  "PREPAIDCARD-TRANSFER": "prepaidCard",
  "GHANA-GOV": "ghanaGov",
  SSNIT: "ssnit",
  "SERVICE-CHARGE": "fx",
});

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

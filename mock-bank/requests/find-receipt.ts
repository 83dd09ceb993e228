import type { Connection } from "../database/tables";
import { wordsOf } from "../orders/listed-words";
import { type Category, nameOf } from "../values/wire-names";
import { type Figure, figuresOf } from "./figures";
import { debit } from "./request-lists";
import { pricesOf } from "./request-repository";

/** The contents of a receipt. */
export type Receipt = {
  readonly transactionId: string;
  readonly category: Category;
  readonly title: string;
  readonly paidAt: Date;
  readonly company: string;
  readonly sourceAccount: string;
  readonly sourceName: string;
  /** Undefined for a request with several payees. */
  readonly payee: string | undefined;
  readonly payeeKind: "account" | "wallet" | "card";
  readonly payeeName: string | undefined;
  /** Whether only the customer gave the name, because the bank cannot look it up. */
  readonly isNameGiven: boolean;
  readonly payeeBank: string | undefined;
  /** The identifying fields of a bill, such as the invoice number. */
  readonly bill: readonly (readonly [label: string, value: string])[];
  /** The amount that is asked for, without charges; the first of `figures`. */
  readonly currency: string;
  readonly amount: bigint;
  readonly figures: readonly Figure[];
  readonly narration: string;
  readonly createdBy: string;
};

/**
 * Finds the receipt of a request that this company paid. Returns undefined if the request is unpaid, another company's,
 * or missing.
 */
export async function findReceipt(db: Connection, companyId: string, id: string): Promise<Receipt | undefined> {
  const found = await db
    .selectFrom("requests as request")
    .innerJoin("ledger_accounts as source", "source.id", "request.source_account_id")
    .innerJoin("companies", "companies.id", "request.company_id")
    .innerJoin("users", "users.id", "request.created_by")
    .select(["request.id", "category", "request.currency", "amount", "charge", "e_levy", "narration", "payee"])
    .select([
      "details",
      "source.currency as accountCurrency",
      "executed_at",
      "source.number",
      "source.name as sourceName",
      "companies.name as company",
      "full_name",
    ])
    // The movements of a bulk are not read: there can be 200,000.
    .select(debit.as("debit"))
    .select(({ ref }) => [
      ref("details", "->>").key("destinationAccountName").$castTo<string | null>().as("payeeName"),
      ref("details", "->>").key("destinationBank").$castTo<string | null>().as("payeeBank"),
    ])
    .where("request.id", "=", id)
    .where("request.company_id", "=", companyId)
    .executeTakeFirst();
  if (!found?.executed_at) return undefined;
  const prices = pricesOf(found);
  return {
    transactionId: found.id,
    category: found.category,
    title: nameOf(found.category).title,
    paidAt: found.executed_at,
    company: found.company,
    sourceAccount: found.number,
    sourceName: found.sourceName,
    payee: found.payee ?? undefined,
    payeeKind: payeeKinds[found.category] ?? "account",
    payeeName: found.payeeName ?? undefined,
    isNameGiven: isNameGiven(found.category, found.details),
    payeeBank: found.payeeBank ?? undefined,
    bill: (billLines[found.category] ?? []).map(([label, read]) => [label, read(found.details)]),
    currency: prices.currency,
    amount: prices.amount,
    figures: figuresOf({
      ...prices,
      details: found.details,
      debit: { currency: found.accountCurrency, amount: BigInt(found.debit) },
    }),
    narration: found.narration,
    createdBy: found.full_name,
  };
}

/** Neither the clearing house nor banks abroad answer with the name of an account. */
export const isNameGiven = (category: string, { transferType }: Details): boolean =>
  category === "fx" || transferType === "NON_INSTANT";

const payeeKinds: Readonly<Record<string, Receipt["payeeKind"]>> = { mobileMoney: "wallet", prepaidCard: "card" };

type Details = Readonly<Record<string, unknown>>;
const plain =
  (detail: string) =>
  (details: Details): string =>
    String(details[detail] ?? "");

const billLines: Readonly<Record<string, readonly (readonly [label: string, read: (details: Details) => string])[]>> = {
  ghanaGov: [
    ["Invoice Number", plain("invoiceNumber")],
    ["Service", plain("service")],
  ],
  ssnit: [
    ["Payment Advice Number", plain("adviceNumber")],
    ["Contribution Type", (details) => wordsOf("contributionType", plain("contributionType")(details))],
  ],
};

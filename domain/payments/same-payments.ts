import type { Money } from "../money";
import type { BulkRow } from "./bulk";
import type { BulkCategory, Category } from "./categories";
import type { AskedChanges } from "./changed-account";

/** `sent` is settled later. */
export type SamePaymentState = "waiting" | "sent" | "paid" | "scheduled";

/** An earlier payment of the company that pays the same bill, or the same amounts to the same payees. */
export type SamePayment = {
  /** The id of the request, the bulk or the schedule. */
  readonly id: string;
  readonly state: SamePaymentState | "unknown";
  /** ISO 8601: when it was asked for, sent or paid, or will be paid. Empty if that is not known. */
  readonly at: string;
  readonly by: string;
  /** Rows in common, and all rows of the earlier payment; 1 for single payments. */
  readonly rows: number;
  readonly rowsOfPayment: number;
  /** The sum of the rows in common. */
  readonly amount: Money;
};

/** Those with most rows in common come first; `others` counts those that are not listed. */
export type SamePayments = {
  readonly found: readonly SamePayment[];
  readonly others: number;
  /** Undefined if no payee is known at another account, and with a bank that does not state it. */
  readonly changed?: AskedChanges | undefined;
};

type ComparedPayee = {
  /** The account or wallet that is paid; the customer id and the last digits of a card, with a space. */
  readonly payee: string;
  readonly amount: Money;
  /** As looked up or typed. Undefined for payees whose account cannot change. */
  readonly name?: string | undefined;
};

/** The values by which a payment that is being entered is compared. */
export type ComparedPayment = {
  readonly category: Category;
  readonly currency: string;
  readonly payees: readonly ComparedPayee[];
  /** The number of the invoice or the payment advice that is paid. */
  readonly bill?: string | undefined;
  /** The schedule that is changed, which is not compared with itself. */
  readonly changedSchedule?: string | undefined;
};

/** Rows of a list can have any text, which the bank would refuse. */
const PAYEE = /^[A-Za-z0-9 ]{1,40}$/;

/** A foreign account without the spaces, hyphens, points and strokes that some write between its parts. */
export const foreignPayee = (account: string): string => account.replace(/[\s./-]/g, "").toUpperCase();

/** Identifies a card by its customer and last digits, because the digits are not unique. */
export const cardPayee = (customerId: string, lastDigits: string): string => `${customerId} ${lastDigits}`;

/** Returns undefined until the payee and the amount are entered. */
export const comparedSingle = (
  category: Category,
  payee: string,
  amount: Money | undefined,
  name?: string,
): ComparedPayment | undefined =>
  PAYEE.test(payee) && amount
    ? { category, currency: amount.currency, payees: [{ payee, amount, ...(name && { name }) }] }
    : undefined;

/** @param amount undefined until the bank has found the bill */
export const comparedBill = (
  category: "ghanaGov" | "ssnit",
  bill: string | undefined,
  amount: Money | undefined,
): ComparedPayment | undefined =>
  bill && amount ? { category, currency: amount.currency, payees: [], bill } : undefined;

/** Rows without a readable payee or an amount are left out. Returns undefined if none is left. */
export function comparedBulk(
  category: BulkCategory,
  currency: string,
  rows: readonly BulkRow[],
): ComparedPayment | undefined {
  const payees = rows.flatMap(({ texts, amount }) => {
    const payee = payeeOfRow(category, texts);
    if (!PAYEE.test(payee) || !amount) return [];
    return [category !== "prepaidCardBulk" && texts.name ? { payee, amount, name: texts.name } : { payee, amount }];
  });
  return payees.length > 0 ? { category, currency, payees } : undefined;
}

function payeeOfRow(category: BulkCategory, { account, wallet, customer, lastDigits }: BulkRow["texts"]): string {
  if (category === "bulkTransfer") return account ?? "";
  if (category === "mobileMoneyBulk") return wallet ?? "";
  return customer && lastDigits ? cardPayee(customer, lastDigits) : "";
}

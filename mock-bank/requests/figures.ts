import { formatMinor, type Minor, parseMinor } from "../ledger/minor-units";
import { type OrderLeg, totalOf } from "../orders/order";

/** A stored payment, as its figures see it. */
type Figured = {
  readonly currency: string;
  readonly amount: Minor;
  readonly charge: Minor;
  readonly eLevy: Minor;
  readonly details: Readonly<Record<string, unknown>>;
  readonly debit?: { readonly currency: string; readonly amount: Minor } | undefined;
};

/** A figure that a receipt or an advice shows: an amount, or the rates as text. */
export type Figure =
  | { readonly label: string; readonly currency: string; readonly minor: Minor }
  | { readonly label: string; readonly text: string };

/**
 * Returns all figures of a payment in the order in which every document shows them, with the labels of the client. Zero
 * figures are left out, except the amount and the total.
 */
export function figuresOf(payment: Figured): readonly Figure[] {
  const { currency, amount, charge, eLevy, details, debit } = payment;
  const { penaltyAmount } = details;
  const penalty = typeof penaltyAmount === "string" ? parseMinor(penaltyAmount) : 0n;
  const money = (label: string, minor: Minor): readonly Figure[] => (minor === 0n ? [] : [{ label, currency, minor }]);
  const rates = ratesOf(payment);
  return [
    ...(penalty > 0n ? money("Contribution", amount - penalty) : []),
    ...money("Penalty", penalty),
    { label: "Amount", currency, minor: amount },
    ...money("Transaction Charge", charge),
    ...money("E-Levy", eLevy),
    { label: "Total Amount", currency, minor: totalOf(payment) },
    ...(rates ? [{ label: "Exchange Rate", text: rates }] : []),
    ...(debit && debit.currency !== currency
      ? [{ label: "Debit from Source Account", currency: debit.currency, minor: debit.amount }]
      : []),
  ];
}

/** Such as "1 USD = GHS 11.4235"; empty for a payment that was not converted. */
function ratesOf({ currency, details, debit }: Figured): string {
  const { exchangeRate, sourceExchangeRate } = details;
  const quote = (of: string | undefined, rate: unknown) => (of && rate ? [`1 ${of} = GHS ${rate}`] : []);
  return [...quote(currency, exchangeRate), ...quote(debit?.currency, sourceExchangeRate)].join(", ");
}

type Debited = Pick<Figured, "currency" | "amount" | "charge" | "eLevy"> & {
  readonly sourceAccountId: string;
  readonly legs: readonly OrderLeg[];
};

/** Returns the debit in minor units of the account's currency; for a converted request the sum of its legs. */
export function debitOf({ legs, sourceAccountId, ...prices }: Debited, accountCurrency: string): Minor {
  if (prices.currency === accountCurrency) return totalOf(prices);
  const debits = legs.filter(({ accountId }) => accountId === sourceAccountId);
  return debits.reduce((sum, { amount }) => sum - amount, 0n);
}

/** The debit of a stored request as its rows in lists state it. */
export const wireDebit = ({
  debit,
  account_currency,
}: {
  readonly debit: string;
  readonly account_currency: string;
}) => ({
  debitAmount: formatMinor(debit),
  debitCurrency: account_currency,
});

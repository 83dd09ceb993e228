import { bankApi } from "../../contract/index";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import type { Customer, Outcome } from "./bank-customers";

const { payments } = bankApi;
const instant = { endpoint: payments.toOtherBankAtOnce, handler: paymentsHandlers.toOtherBankAtOnce };
/** The transfers to others, with the bank of the payee. */
const transfers = {
  sameBank: {
    served: { endpoint: payments.toSameBank, handler: paymentsHandlers.toSameBank },
    place: { transType: "LOCAL-TRANSFER" },
  },
  instant: { served: instant, place: { transType: "OTHERBANK-TRANSFER", destinationBankCode: "300312" } },
  nonInstant: {
    served: { endpoint: payments.toOtherBank, handler: paymentsHandlers.toOtherBank },
    place: {
      transType: "OTHERBANK-TRANSFER",
      destinationBankCode: "040104",
      destinationAccountName: "Tema Cold Stores",
    },
  },
} as const;
export type TransferKind = keyof typeof transfers;

export type Transfer = {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly fee?: string;
  readonly more?: object;
};

/** Pays an account of another company, or at another bank, with a code. */
export async function payOthers(
  customer: Customer,
  kind: TransferKind,
  { from, to, amount, fee = kind === "instant" ? "5.00" : "0.00", more = {} }: Transfer,
): Promise<Outcome> {
  const { served, place } = transfers[kind];
  const fields = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount,
    transactionFee: fee,
    currencyCode: "GHS",
    narration: "Test",
    ...place,
    ...more,
  };
  const total = `${fields.currencyCode} ${formatMinor(parseMinor(amount) + parseMinor(fee))}`;
  // The compiler does not match these fields to one of the calls; each handler checks its own.
  return (await customer.ready(served as typeof instant, fields as never, { total, to: to.slice(-4) }))();
}

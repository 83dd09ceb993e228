import type { Account } from "../accounts/account";
import { exceeds, type Money } from "../money";
import type { ChangeConfirmation } from "../payments/changed-account";
import type { LimitedPayment } from "../payments/payment-limits";
import { fail, ok, type Result } from "../result";
import type { Price } from "./fx-rate";

/** Limits of a foreign currency transfer, in characters (specification 2, section 9). */
export const SWIFT_CODE_LENGTH_MAX = 11;
export const PURPOSE_LENGTH_MAX = 25;

export const fxTransferTypes = ["local", "international"] as const;
export type FxTransferType = (typeof fxTransferTypes)[number];

/** The party that pays the fees of the transfer. */
export const feePayers = ["sender", "beneficiary"] as const;
export type Fee = { readonly kind: "sender"; readonly account: Account } | { readonly kind: "beneficiary" };

/** A requested transfer in a foreign currency. A value of this type has passed the validation of its form. */
export type FxTransfer = {
  readonly type: FxTransferType;
  readonly source: Account;
  /** In the foreign currency. */
  readonly amount: Money;
  readonly beneficiary: { readonly name: string; readonly account: string };
  readonly country: string;
  readonly bank: {
    readonly name: string;
    readonly address: string;
    readonly swiftCode: string;
    readonly sortCode: string;
    /** Empty if the country has none. */
    readonly routingNumber: string;
  };
  /** Digits only. */
  readonly senderPhone: string;
  readonly fee: Fee;
  readonly purpose: string;
  /** Who confirmed that the beneficiary has another account than before. */
  readonly changeNote?: ChangeConfirmation | undefined;
};

/** A transfer with the debit shown at confirmation, which is the only amount that the bank may debit. */
export type PricedFxTransfer = FxTransfer & Price;

export const limitedFxOf = ({ source, amount }: FxTransfer): LimitedPayment => ({
  source: source.number,
  currency: amount.currency,
  total: amount,
  isScheduled: false,
});

/** Checks the balance if only one currency is involved. Otherwise only the bank knows the debit (S2-5-090). */
export function checkFxFunds({ amount, source }: FxTransfer): Result<void, { readonly kind: "insufficientFunds" }> {
  const isShort = amount.currency === source.currency && exceeds(amount, source.available);
  return isShort ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}

import type { Account } from "../accounts/account";
import { exceeds, type Money } from "../money";
import { fail, ok, type Result } from "../result";
import type { Price } from "./fx-rate";

/** Of a request for a transfer in a foreign currency (specification 2, section 9). */
export const SWIFT_CODE_LENGTH_MAX = 11;
export const PURPOSE_LENGTH_MAX = 25;

export const fxTransferTypes = ["local", "international"] as const;
export type FxTransferType = (typeof fxTransferTypes)[number];

/** Who pays the fees on the way: the sender from an account, or whoever receives. */
export const feePayers = ["sender", "beneficiary"] as const;
export type Fee = { readonly by: "sender"; readonly account: Account } | { readonly by: "beneficiary" };

/** A transfer in a foreign currency as it is asked for. A value of this type has already passed its form's rules. */
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
    /** Empty where the country has none. */
    readonly routingNumber: string;
  };
  /** Digits. */
  readonly senderPhone: string;
  readonly fee: Fee;
  readonly purpose: string;
};

/** A transfer with the debit that its confirmation shows, which is the only debit that the bank may make. */
export type PricedFxTransfer = FxTransfer & Price;

/** Only in one currency: what the transfer costs in another, the bank knows (S2-5-090). */
export function checkFxFunds({ amount, source }: FxTransfer): Result<void, { readonly kind: "insufficientFunds" }> {
  const isShort = amount.currency === source.currency && exceeds(amount, source.available);
  return isShort ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}

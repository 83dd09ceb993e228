import { isCustomerId } from "../../../application/forms/field-rules";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { hasDigitCount } from "../../../domain/entered-text";
import { type Money, zero } from "../../../domain/money";
import type { BulkRow } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { PayeeKey } from "../../../domain/payments/listed-name";
import { WALLET_DIGITS } from "../../../domain/payments/network";
import { isAccountNumber, parseRowTransferType } from "../../../domain/payments/typed-rows";
import { ok, type Result } from "../../../domain/result";
import type { Services } from "../../services";

export type FeesKey =
  | { readonly kind: "instant" | "nonInstant"; readonly amount: Money }
  | {
      readonly kind: "wallet";
      readonly amount: Money;
      readonly source: string;
      readonly wallet: string;
      readonly network: string;
      readonly earlierRows: Money | undefined;
    };

export type Fees = { readonly charge: Money; readonly eLevy: Money; readonly eLevyId: string };

type LookupResult<Value> = Promise<Result<Value | undefined, BankFailure>>;

export async function findFees({ transferLookupsService, walletsService }: Services, key: FeesKey): LookupResult<Fees> {
  if (key.kind === "wallet") {
    const charges = await walletsService.chargesOn(key, key.network);
    if (!charges.ok) return charges;
    const { charge, eLevy } = charges.value;
    return ok({ charge, eLevy: eLevy.amount, eLevyId: eLevy.id });
  }
  const charge = await transferLookupsService.charge(key.kind, key.amount);
  return charge.ok ? ok({ ...noFees(key.amount.currency), charge: charge.value }) : charge;
}

/** The form's values that a row's lookup depends on. */
type LookupContext = { readonly category: BulkCategory; readonly source: string };
type RowTexts = BulkRow["texts"];

export function payeeKeyOf({ category, source }: LookupContext, typed: RowTexts): PayeeKey | undefined {
  const { account = "", bank = "", wallet = "", network = "", customer = "" } = typed;
  if (category === "mobileMoneyBulk")
    return network && hasDigitCount(wallet, [WALLET_DIGITS]) ? { kind: "wallet", wallet, network } : undefined;
  if (category === "prepaidCardBulk") return isCustomerId(customer) ? { kind: "card", customer } : undefined;
  const type = parseRowTransferType(typed.type);
  if (!isAccountNumber(account, type)) return undefined;
  if (type === "domestic") return { kind: "accountAtThisBank", account };
  return type === "instant" && bank && source ? { kind: "accountAtOtherBank", account, bank, source } : undefined;
}

/** Transfers inside the bank and card loads are free, so the bank is not asked (specification 2, section 9). */
export function feesKeyOf(
  { category, source }: LookupContext,
  typed: RowTexts,
  amount: Money,
  earlierRows: Money | undefined,
): FeesKey | undefined {
  const { wallet = "", network = "" } = typed;
  if (category === "mobileMoneyBulk") {
    const isComplete = source && network && hasDigitCount(wallet, [WALLET_DIGITS]);
    return isComplete ? { kind: "wallet", amount, source, wallet, network, earlierRows } : undefined;
  }
  const type = parseRowTransferType(typed.type);
  if (type === "instant") return { kind: "instant", amount };
  return type === "noninstant" ? { kind: "nonInstant", amount } : undefined;
}

export const noFees = (currency: string): Fees => ({ charge: zero(currency), eLevy: zero(currency), eLevyId: "" });

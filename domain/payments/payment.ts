import type { Account } from "../accounts/account";
import { exceeds, type Money } from "../money";
import { unreachable } from "../never";
import { fail, ok, type Result } from "../result";

/** Of every payment (specification 2, section 5). */
export const NARRATION_LENGTH_MAX = 25;

type Common = { readonly source: Account; readonly amount: Money; readonly narration: string };

/** Every way money leaves. A value of this type has already passed its form's rules. */
export type Payment = Common & { readonly kind: "ownAccounts"; readonly destination: Account };

/** What leaves the source account: the amount with every charge that is known (decisions, payments). */
export function totalOf(payment: Payment): Money {
  switch (payment.kind) {
    case "ownAccounts":
      return payment.amount;
    default:
      return unreachable(payment.kind);
  }
}

/** The bank checks again; this only spares the user a code (specification 2, section 5). */
export function checkFunds(payment: Payment): Result<void, { readonly kind: "insufficientFunds" }> {
  return exceeds(totalOf(payment), payment.source.available) ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}

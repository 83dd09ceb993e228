import type { PayeeKind, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import type { BulkRow } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";

/** The kind of payee in each kind of bulk payment. */
export const payeeKinds = {
  bulkTransfer: "account",
  mobileMoneyBulk: "wallet",
  prepaidCardBulk: "card",
} as const satisfies Record<BulkCategory, PayeeKind>;
const transferTypeOf = { sameBank: "domestic", instant: "instant", nonInstant: "noninstant" } as const;

/** Returns the texts of a row for a saved payee: all fields except amount and narration. */
export function rowTextsOf(payee: PayeeOf<PayeeKind>): BulkRow["texts"] {
  switch (payee.kind) {
    case "account":
      return {
        type: transferTypeOf[payee.route],
        bank: payee.bank.code,
        branch: payee.branch.name,
        account: payee.account,
        name: payee.name,
      };
    case "wallet":
      return { name: payee.name, network: payee.network.code, wallet: payee.number };
    case "card":
      return { name: payee.name, customer: payee.customerId, lastDigits: payee.lastDigits, phone: payee.phone };
  }
}

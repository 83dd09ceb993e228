import type * as z from "zod/mini";
import { ownAccounts } from "../accounts/own-accounts";
import type { newRequestOfAnyKind } from "../control-api/inputs";
import { type Call, type Refusal, refuse } from "../core/handler";
import { controlAccountIds } from "../ledger/control-accounts";
import { type Minor, parseMinor } from "../ledger/minor-units";
import type { Leg } from "../ledger/post";
import type { Order } from "../orders/order";
import type { Category } from "../values/wire-names";

export type AnyRequest = z.output<typeof newRequestOfAnyKind>;

/** The account that receives the money of each kind, and the detail that names its payee. */
const destinations: Readonly<Record<Category, { readonly to: string; readonly payee?: string }>> = {
  ownAccounts: { to: "GIP-SETTLEMENT", payee: "destinationAccountNo" },
  sameBank: { to: "GIP-SETTLEMENT", payee: "destinationAccountNo" },
  otherBank: { to: "ACH-CLEARING", payee: "destinationAccountNo" },
  bulkTransfer: { to: "ACH-CLEARING" },
  mobileMoney: { to: "WALLET-MTN", payee: "phoneNumber" },
  mobileMoneyBulk: { to: "WALLET-MTN" },
  prepaidCard: { to: "PREPAID-CARDS", payee: "lastCardDigits" },
  prepaidCardBulk: { to: "PREPAID-CARDS" },
  ghanaGov: { to: "GHANA-GOV" },
  ssnit: { to: "SSNIT" },
  fx: { to: "GIP-SETTLEMENT", payee: "destinationAccountNo" },
};

export async function orderOfAnyRequest(
  asked: Omit<AnyRequest, "username">,
  { db, caller }: Call,
): Promise<Order | Refusal> {
  const { category, narration, details, scheduleId } = asked;
  const source = (await ownAccounts(db, caller.companyId, [asked.sourceAccount])).get(asked.sourceAccount);
  if (!source) return refuse("sourceAccount: Account not found");
  if (source.currency !== "GHS") return refuse("sourceAccount: must be an account in GHS.");
  const control = await controlAccountIds(db);
  const prices = { amount: parseMinor(asked.amount), charge: parseMinor(asked.charge), eLevy: parseMinor(asked.eLevy) };
  const { to, payee } = destinations[category];
  const moved = (into: string, value: Minor): Leg[] =>
    value === 0n
      ? []
      : [
          { accountId: source.accountId, amount: -value, narration },
          { accountId: control(into), amount: value, narration },
        ];
  return {
    ...prices,
    category,
    sourceAccountId: source.accountId,
    currency: source.currency,
    narration,
    payee: payee && details[payee],
    scheduleId,
    details,
    ...(asked.rows && { rows: asked.rows }),
    legs: [...moved(to, prices.amount), ...moved("FEES-INCOME", prices.charge), ...moved("E-LEVY", prices.eLevy)],
  };
}

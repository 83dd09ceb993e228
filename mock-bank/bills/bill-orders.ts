import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import { type Bill, billOf, whyNotPayable } from "../execution/bill";
import type { Balance } from "../ledger/balances";
import { controlAccountIds } from "../ledger/control-accounts";
import { formatMinor, type Minor, parseMinor } from "../ledger/minor-units";
import type { Order } from "../orders/order";
import { findContributionAdvice, totalOfAdvice } from "./advices";
import { findInvoice } from "./invoices";
import { billServices } from "./services";
import { wireDay } from "./wire-day";

type Api = typeof bankApi.bills;

export const UNKNOWN_INVOICE = "Invoice not found.";

/** Builds the payment of a whole invoice from an account in cedis, free of charge. */
export async function invoiceOrderOf(input: DecodedOf<Api["payInvoice"]>, call: Call): Promise<Order | Refusal> {
  const { companyId } = call.caller;
  if (!billServices.some(({ name }) => name === input.serviceName)) return refuse("serviceName: no such service.");
  const invoice = await findInvoice(call.db, companyId, input.invoiceNumber);
  if (!invoice) return refuse(UNKNOWN_INVOICE);
  const expiryDate = wireDay(invoice.expires_on);
  if (input.serviceName !== invoice.service) return refuse("serviceName: is not the invoice's.");
  if (input.expiryDate !== expiryDate) return refuse("expiryDate: is not the invoice's.");
  return orderOf(input, call, {
    category: "ghanaGov",
    asked: BigInt(invoice.amount),
    narration: invoice.narration,
    details: { invoiceNumber: invoice.number, expiryDate, service: invoice.service },
    settlement: "GHANA-GOV",
  });
}

/** Builds the payment of a whole payment advice and its penalty from an account in cedis, free of charge. */
export async function contributionOrderOf(
  input: DecodedOf<Api["payContribution"]>,
  call: Call,
): Promise<Order | Refusal> {
  const advice = await findContributionAdvice(call.db, call.caller.companyId, input);
  if (isRefusal(advice)) return advice;
  return orderOf(input, call, {
    category: "ssnit",
    asked: totalOfAdvice(advice),
    narration: input.narration,
    details: {
      adviceNumber: advice.number,
      contributionType: input.contributionType,
      penaltyAmount: formatMinor(advice.penalty),
    },
    settlement: "SSNIT",
  });
}

type Paying = { readonly sourceAccount: string; readonly amount: string; readonly currency: string };
type Wanted = Pick<Order, "narration" | "details"> & {
  readonly category: "ghanaGov" | "ssnit";
  /** The amount of the bill, which is paid in full or not at all. */
  readonly asked: Minor;
  readonly settlement: string;
};

async function orderOf(input: Paying, call: Call, wanted: Wanted): Promise<Order | Refusal> {
  const { db, caller, now } = call;
  const { category, details, narration, asked: amount } = wanted;
  const source = (await ownAccounts(db, caller.companyId, [input.sourceAccount])).get(input.sourceAccount);
  if (!source) return refuse("sourceAccount: Account not found");
  if (source.currency !== "GHS" || input.currency !== "GHS") return refuse("sourceAccount: must be an account in GHS.");
  if (parseMinor(input.amount) !== amount) return refuse("amount: is not what the bill asks for.");
  const bill: Bill | undefined = billOf({ category, companyId: caller.companyId, details });
  const problem = bill && (await whyNotPayable(db, bill, now));
  if (problem) return refuse(problem);
  const settlement = (await controlAccountIds(db))(wanted.settlement);
  return billOrder({ category, details, narration, amount, source, settlement });
}

type BillPayment = Pick<Order, "category" | "details" | "narration" | "amount"> & {
  readonly source: Pick<Balance, "accountId" | "currency">;
  /** Id of the control account that the money leaves through. */
  readonly settlement: string;
};

export const billOrder = ({ source, settlement, amount, narration, ...bill }: BillPayment): Order => ({
  ...bill,
  narration,
  amount,
  sourceAccountId: source.accountId,
  currency: source.currency,
  charge: 0n,
  eLevy: 0n,
  legs: [
    { accountId: source.accountId, amount: -amount, narration },
    { accountId: settlement, amount, narration },
  ],
});

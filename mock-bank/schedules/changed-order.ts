import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Refusal, refuse } from "../core/handler";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { ACCOUNT_NOT_FOUND } from "../lookups/account-names";
import { transferCharge } from "../lookups/transfer-charge";
import type { CheckedPayee } from "../orders/name-check";
import type { Order } from "../orders/order";
import { clearingTransferOf, instantTransferOf } from "../orders/other-bank-transfer";
import { ownTransferOf } from "../orders/own-transfer";
import { sameBankTransferOf } from "../orders/same-bank-transfer";
import type { Plan } from "./schedule-plan";

type Input = DecodedOf<typeof bankApi.schedules.update>;

/** Builds the changed payment of a schedule, validated like a new one. Fields missing in the call keep their values. */
export function changedOrder(input: Input, { order, bankCode }: Plan, call: Call): Promise<Order | Refusal> {
  const isInstant = order.details.transferType === "INSTANT";
  const amount = input.amount ?? formatMinor(order.amount);
  const charge = isInstant ? transferCharge("INSTANT_INTERBANK", parseMinor(amount)) : 0n;
  const fields = {
    sourceAccount: input.sourceAccount,
    destinationAccountNo: input.destinationAccountNo ?? order.payee ?? "",
    destinationAccountName: input.destinationAccountName ?? String(order.details.destinationAccountName ?? ""),
    destinationBankCode: input.destinationBankCode ?? bankCode,
    amount,
    transactionFee: formatMinor(charge),
    currencyCode: "GHS",
    narration: input.narration,
    password: "",
    passwordType: "OTP",
  } as const;
  switch (order.category) {
    case "ownAccounts":
      return ownTransferOf({ ...fields, transType: "OWN-TRANSFER" }, call);
    case "sameBank":
      return sameBankTransferOf({ ...fields, transType: "LOCAL-TRANSFER" }, call);
    case "otherBank":
      return (isInstant ? instantTransferOf : clearingTransferOf)({ ...fields, transType: "OTHERBANK-TRANSFER" }, call);
    default:
      return sameRows(input, order, call);
  }
}

/** Returns the payee of a plan as beneficiaries are saved; undefined for own accounts and bulks. */
export function checkedPayeeOf({ order, bankCode }: Plan, number = order.payee ?? ""): CheckedPayee | undefined {
  if (order.category === "sameBank") return { type: "LOCAL", place: "", number };
  if (order.category !== "otherBank") return undefined;
  const isInstant = order.details.transferType === "INSTANT";
  return { type: isInstant ? "INSTANT_INTERBANK" : "NON_INSTANT_INTERBANK", place: bankCode, number };
}

/** Changes source and narration of a bulk; payees and amounts stay. */
async function sameRows({ sourceAccount, narration }: Input, order: Order, { db, caller }: Call) {
  const source = (await ownAccounts(db, caller.companyId, [sourceAccount])).get(sourceAccount);
  if (!source) return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
  if (source.currency !== order.currency) return refuse("sourceAccount: must be an account in GHS.");
  const legs = order.legs.map((leg) =>
    leg.accountId === order.sourceAccountId ? { ...leg, accountId: source.accountId } : leg,
  );
  return { ...order, sourceAccountId: source.accountId, narration, legs };
}

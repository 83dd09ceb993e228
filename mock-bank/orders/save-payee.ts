import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { add } from "../beneficiaries/change-beneficiaries";
import { accountEntry, type SavedAccount } from "../beneficiaries/payees";
import type { Call } from "../core/handler";
import { lookupIdOf } from "../lookups/account-names";
import { bankByCode, branchBySortCode, OWN_SORT_CODE } from "../lookups/banks";
import type { Order } from "./order";

type Api = typeof bankApi.payments;
type Input = DecodedOf<Api["toSameBank" | "toOtherBank" | "toOtherBankAtOnce"]>;

/**
 * Saves the payee of a transfer as a beneficiary under the given name. A payee that is already saved stays unchanged.
 */
export async function savePayee(input: Input, order: Order, call: Call): Promise<void> {
  const entry = accountEntry({
    name: input.benName?.trim() || String(order.details.destinationAccountName),
    accountNumber: input.destinationAccountNo,
    alias: order.currency,
    ...placeOf(input, order, call),
  });
  await add(call, "transfer", entry);
}

type Place = Omit<SavedAccount, "name" | "accountNumber" | "alias">;

function placeOf({ destinationBankCode = "", destinationAccountNo }: Input, order: Order, call: Call): Place {
  if (order.category === "sameBank")
    return { transferType: "LOCAL", bankName: call.settings.bankName, bankCode: OWN_SORT_CODE };
  const found = branchBySortCode(destinationBankCode);
  const bankName = String(order.details.destinationBank);
  if (order.details.transferType === "NON_INSTANT") {
    const bankCode = found?.bank.sortCode ?? destinationBankCode;
    const branch = found && { bankBranch: found.branch.name, branchCode: found.branch.code };
    return { transferType: "NON_INSTANT_INTERBANK", bankName, bankCode, ...branch };
  }
  const bankCode = bankByCode(destinationBankCode)?.code ?? "";
  const instantId = lookupIdOf(bankCode, destinationAccountNo);
  return { transferType: "INSTANT_INTERBANK", bankName, bankCode, instantId };
}

import type { bankApi } from "../../adapters/bank-api/contract";
import { ownAccounts } from "../accounts/own-accounts";
import { receiptPdf } from "../documents/receipt";
import { type Call, type Handlers, isRefusal, type Refusal, refuse } from "../handler";
import { auditAct } from "../ledger/audit-actor";
import { parseMinor } from "../ledger/minor-units";
import { approversOf, namesOf } from "../requests/approvers";
import { mayReadReceipt } from "../requests/read-permissions";
import { scheduleInstruction } from "../schedules/schedule-rules";
import { ACCOUNT_NOT_FOUND } from "./account-names";
import { findReceipt } from "./find-receipt";
import { approvalsFor, cediValue, isLimitedCurrency, paymentPolicyOf } from "./limits";
import { limitsOf } from "./limits-of";
import type { Order } from "./order";
import { clearingTransferOf, instantTransferOf } from "./other-bank-transfer";
import { ownTransferOf } from "./own-transfer";
import { sameBankTransferOf } from "./same-bank-transfer";
import { savePayee } from "./save-payee";
import { submissionWords, submit } from "./submit";

export const paymentsHandlers: Handlers<typeof bankApi.payments> = {
  toSelf: async (input, call) => {
    const schedule = scheduleInstruction(input, call.now);
    if (isRefusal(schedule)) return schedule;
    const order = await ownTransferOf(input, call);
    if (isRefusal(order)) return order;
    return submit(call, order, { code: input.password, ...submissionWords, schedule });
  },
  toSameBank: (input, call) => transfer(input, call, sameBankTransferOf),
  toOtherBank: (input, call) => transfer(input, call, clearingTransferOf),
  toOtherBankAtOnce: (input, call) => transfer(input, call, instantTransferOf),
  limits: async ({ sourceAccount, currencyCode: currency, totalAmount, largestAmount, isSchedule }, call) => {
    const { db, caller } = call;
    const { companyId, role, userId } = caller;
    if (!(await ownAccounts(db, companyId, [sourceAccount])).has(sourceAccount))
      return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
    if (!isLimitedCurrency(currency)) return refuse("currencyCode: is not a currency of this bank.");
    const total = totalAmount === undefined ? undefined : parseMinor(totalAmount);
    const largestRow = largestAmount === undefined ? undefined : parseMinor(largestAmount);
    const isRequest = role !== "Single";
    const payment = { companyId, currency, total, largestRow, isPaidNow: !isRequest && !isSchedule };
    return {
      ...(await limitsOf(call, payment)),
      ...(isRequest && { approvers: namesOf(await approversOf(db, companyId, [userId])) }),
      ...(isRequest &&
        total !== undefined && {
          approvalsNeeded: approvalsFor(cediValue(currency, total), await paymentPolicyOf(db, companyId)),
        }),
    };
  },
  receipt: async ({ trnxID }, call) => {
    const { db, caller, settings } = call;
    const receipt = await findReceipt(db, caller.companyId, trnxID);
    if (!receipt || !mayReadReceipt(receipt.category, caller))
      return refuse("There is no receipt for this transaction.");
    const pdf = await receiptPdf(receipt, settings.bankName);
    await auditAct(call, "downloaded", `Receipt of ${trnxID}`, { accountOfRequest: trnxID });
    return { mimeType: "application/pdf", base64: pdf.toString("base64") };
  },
};

type ToSomebody = Parameters<typeof savePayee>[0];

/**
 * Transfers to another party, and saves the payee as a beneficiary if requested, even if the payment still needs
 * approval.
 */
async function transfer<Input extends ToSomebody>(
  input: Input,
  call: Call,
  orderOf: (input: Input, call: Call) => Promise<Order | Refusal>,
) {
  const schedule = scheduleInstruction(input, call.now);
  if (isRefusal(schedule)) return schedule;
  const order = await orderOf(input, call);
  if (isRefusal(order)) return order;
  const submitted = await submit(call, order, { code: input.password, ...submissionWords, schedule });
  if (!isRefusal(submitted) && input.saveBen) await savePayee(input, order, call);
  return submitted;
}

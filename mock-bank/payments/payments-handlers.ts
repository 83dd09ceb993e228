import type { bankApi } from "../../adapters/bank-api/contract";
import { receiptPdf } from "../documents/receipt";
import { type Call, type Handlers, isRefusal, type Refusal, refuse } from "../handler";
import { auditAct } from "../ledger/audit-actor";
import { mayReadReceipt } from "../requests/read-permissions";
import { scheduleInstruction } from "../schedules/schedule-rules";
import { findReceipt } from "./find-receipt";
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

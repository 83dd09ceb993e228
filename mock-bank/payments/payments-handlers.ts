import type { bankApi } from "../../adapters/bank-api/contract";
import { receiptPdf } from "../documents/receipt";
import { type Handlers, isRefusal, notYet, refuse } from "../handler";
import { findReceipt } from "./find-receipt";
import { ownTransferOf } from "./own-transfer";
import { submissionWords, submit } from "./submit";

export const paymentsHandlers: Handlers<typeof bankApi.payments> = {
  toSelf: async (input, call) => {
    const order = await ownTransferOf(input, call);
    if (isRefusal(order)) return order;
    return submit(call, order, { code: input.password, ...submissionWords });
  },
  toSameBank: notYet,
  toOtherBank: notYet,
  toOtherBankAtOnce: notYet,
  receipt: async ({ trnxID }, { db, caller, settings }) => {
    const receipt = await findReceipt(db, caller.companyId, trnxID);
    if (!receipt) return refuse("There is no receipt for this transaction.");
    const pdf = await receiptPdf(receipt, settings.bankName);
    return { mimeType: "application/pdf", base64: pdf.toString("base64") };
  },
};

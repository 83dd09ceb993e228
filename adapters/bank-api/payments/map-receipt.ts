import type { PaymentReceipt } from "../../../application/payments/payments-port";
import type { BankFile } from "../../../application/ports/downloads";
import type { ReplyOf } from "../../../contract/endpoint";
import type { payments } from "../../../contract/payments";
import { fromBase64 } from "../values/base64";
import { toMoment } from "../values/dates";

const extensions: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/jpg": "jpg", "image/png": "png" };

/**
 * Returns a file named 'Transaction Receipt' with extension jpg, png or pdf, pdf by default (specification 1, section
 * 3).
 * Returns undefined if the content is not base64.
 */
export function toReceiptFile(wire: { readonly mimeType: string; readonly base64: string }): BankFile | undefined {
  const mimeType = wire.mimeType.toLowerCase();
  const extension = extensions[mimeType] ?? "pdf";
  const bytes = fromBase64(wire.base64);
  if (!bytes) return undefined;
  return {
    name: `Transaction Receipt.${extension}`,
    mimeType: extension === "pdf" ? "application/pdf" : mimeType,
    bytes,
  };
}

/** Reads the answer to a payment, single or bulk. */
export const toPaymentReceipt = (reply: ReplyOf<typeof payments.toSelf>): PaymentReceipt => ({
  transactionId: reply.transactionId ?? "",
  message: reply.description || undefined,
  receiptFrom: reply.receiptFrom ? toMoment(reply.receiptFrom) : undefined,
});

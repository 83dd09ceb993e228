import { toWords } from "../ledger/amounts";
import type { Receipt } from "../payments/find-receipt";
import { totalOf } from "../payments/order";
import { wireMoment } from "../requests/wire-dates";
import { renderPdf } from "./pdf";

/** The receipt of a completed payment under the bank's head: one page, every line a label and what it says. */
export const receiptPdf = (receipt: Receipt, bankName: string): Promise<Buffer> =>
  renderPdf({
    info: { title: `Transaction Receipt ${receipt.transactionId}`, author: bankName },
    pageSize: "A4",
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { fontSize: 10.5, color: "#24202b" },
    styles: {
      bank: { fontSize: 20, bold: true, color: "#5b2a86" },
      title: { fontSize: 13, color: "#5a5463" },
      label: { color: "#5a5463" },
      value: { bold: true },
    },
    content: [
      { text: bankName, style: "bank" },
      { text: "Transaction Receipt", style: "title", margin: [0, 2, 0, 20] },
      {
        table: { widths: [150, "*"], body: linesOf(receipt).map(([label, value]) => row(label, value)) },
        layout: "lightHorizontalLines",
      },
    ],
    footer: {
      text: `Issued by ${bankName} on its books of ${wireMoment(receipt.paidAt)}. No signature is needed.`,
      style: "label",
      margin: [56, 0, 56, 0],
    },
  });

const row = (label: string, value: string) => [
  { text: label, style: "label", margin: 4 },
  { text: value, style: "value", margin: 4 },
];

type Line = readonly [label: string, value: string];

/** Of a card no more than its end is known. */
function payeeLine(kind: Receipt["payeeKind"], payee: string): Line {
  if (kind === "card") return ["Card Number", `**** ${payee}`];
  return [kind === "wallet" ? "Wallet Number" : "Beneficiary Account", payee];
}

function linesOf(receipt: Receipt): Line[] {
  const { currency, amount, charge, eLevy, payee, payeeKind, payeeName, payeeBank } = receipt;
  const lines: (Line | undefined)[] = [
    ["Transaction ID", receipt.transactionId],
    ["Transaction Type", receipt.title],
    ["Date", wireMoment(receipt.paidAt)],
    ["Customer", receipt.company],
    ["Source Account", `${receipt.sourceAccount}  ${receipt.sourceName}`],
    payee ? payeeLine(payeeKind, payee) : undefined,
    payeeName ? ["Beneficiary", payeeName] : undefined,
    payeeBank ? [payeeKind === "wallet" ? "Network" : "Beneficiary Bank", payeeBank] : undefined,
    ...receipt.bill,
    ["Narration", receipt.narration],
    ["Amount", toWords(currency, amount)],
    charge > 0n ? ["Transaction Charge", toWords(currency, charge)] : undefined,
    eLevy > 0n ? ["E-Levy", toWords(currency, eLevy)] : undefined,
    ["Total Amount", toWords(currency, totalOf(receipt))],
    ["Created By", receipt.createdBy],
  ];
  return lines.filter((line) => line !== undefined);
}

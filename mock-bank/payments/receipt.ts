import { letterPdf } from "../documents/letter-pdf";
import { NAME_GIVEN } from "../documents/name-given";
import { formatMoney } from "../ledger/minor-units";
import { issuedBy, printedCode } from "../papers/printed-code";
import type { Paper, PaperCode } from "../papers/sign-paper";
import type { Receipt } from "../requests/find-receipt";
import { isolated } from "../values/isolated";
import { wireMoment } from "../values/wire-dates";

/** The receipt as it is signed. */
export const receiptPaper = (receipt: Receipt): Paper => ({
  kind: "receipt",
  reference: receipt.transactionId,
  amount: receipt.amount,
  currency: receipt.currency,
  payer: receipt.company,
  beneficiary: receipt.payeeName,
  isNameGiven: receipt.isNameGiven,
  number: receipt.payee,
  at: receipt.paidAt,
});

/** The receipt of a completed payment: the bank's letterhead, labelled values and, if it is signed, its code. */
export const receiptPdf = (receipt: Receipt, bankName: string, code?: PaperCode): Promise<Buffer> =>
  letterPdf({
    bankName,
    title: "Transaction Receipt",
    fileTitle: `Transaction Receipt ${receipt.transactionId}`,
    parts: [
      ...linesOf(receipt).map(([label, value]) => ({ kind: "line" as const, label, value })),
      ...(code ? [{ kind: "code" as const, code: printedCode(code, "paid") }] : []),
    ],
    footer: issuedBy(bankName, receipt.paidAt, code),
  });

type Line = readonly [label: string, value: string];

/** The bank knows only the last digits of a card. */
function payeeLine(kind: Receipt["payeeKind"], payee: string): Line {
  if (kind === "card") return ["Card Number", `**** ${payee}`];
  return [kind === "wallet" ? "Wallet Number" : "Beneficiary Account", payee];
}

function linesOf(receipt: Receipt): Line[] {
  const { payee, payeeKind, payeeName, payeeBank } = receipt;
  const lines: (Line | undefined)[] = [
    ["Transaction ID", receipt.transactionId],
    ["Transaction Type", receipt.title],
    ["Date", wireMoment(receipt.paidAt)],
    ["Customer", receipt.company],
    ["Source Account", `${receipt.sourceAccount}  ${isolated(receipt.sourceName)}`],
    payee ? payeeLine(payeeKind, payee) : undefined,
    payeeName ? [receipt.isNameGiven ? NAME_GIVEN : "Beneficiary", payeeName] : undefined,
    payeeBank ? [payeeKind === "wallet" ? "Network" : "Beneficiary Bank", payeeBank] : undefined,
    ...receipt.bill,
    ["Narration", receipt.narration],
    ...receipt.figures.map(
      (figure): Line => [figure.label, "text" in figure ? figure.text : formatMoney(figure.currency, figure.minor)],
    ),
    ["Created By", receipt.createdBy],
  ];
  return lines.filter((line) => line !== undefined);
}

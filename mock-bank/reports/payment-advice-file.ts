import { letterPdf } from "../documents/letter-pdf";
import { NAME_GIVEN } from "../documents/name-given";
import { type Cell, moment, money, shown, type TableDocument, text } from "../documents/table";
import { networkName, wordsOf } from "../orders/listed-words";
import { issuedBy, printedCode } from "../papers/printed-code";
import type { Paper, PaperCode } from "../papers/sign-paper";
import { figuresOf } from "../requests/figures";
import { isNameGiven } from "../requests/find-receipt";
import { pricesOf } from "../requests/request-repository";
import { isolated } from "../values/isolated";
import type { PaymentAdvice } from "./payment-advice";

/** The bank that issues an advice, the company that receives it, and the signed code. */
export type Issue = {
  readonly bankName: string;
  readonly company: string;
  readonly code?: PaperCode | undefined;
};
type Line = readonly [label: string, value: Cell];

const TITLE = "Payment Advice";

/** The advice as it is signed. A row of a bulk has the amount of its debit. */
export function advicePaper(advice: PaymentAdvice, company: string): Paper {
  const { record, request, isPayee, debit } = advice;
  const { known, given } = namesOf(advice);
  return {
    kind: "advice",
    reference: String(record.id),
    ...(isPayee ? { amount: debit.amount, currency: debit.currency } : pricesOf(request)),
    payer: company,
    beneficiary: (known ?? given) || undefined,
    isNameGiven: !known,
    number: isPayee ? (record.lastDigits ?? record.beneficiaryAccount)?.toString() : (request.payee ?? undefined),
    at: debit.paidAt,
  };
}

/** Proof of a payment on one page. Its texts are never truncated. */
export const advicePdf = (advice: PaymentAdvice, { bankName, company, code }: Issue): Promise<Buffer> =>
  letterPdf({
    bankName,
    title: TITLE,
    fileTitle: `${TITLE} ${advice.record.id}`,
    parts: [
      ...linesOf(advice, company).map(([label, value]) => ({ kind: "line" as const, label, value: shown(value) })),
      ...(code ? [{ kind: "code" as const, code: printedCode(code, "paid") }] : []),
    ],
    footer: issuedBy(bankName, advice.debit.paidAt, code),
  });

/** The same lines as table rows, with typed cells for amounts and dates. */
export function adviceTable(advice: PaymentAdvice, { bankName, company, code }: Issue): TableDocument {
  const lines = linesOf(advice, company).map(([label, value]) => [text(label), value]);
  return {
    bankName,
    title: TITLE,
    facts: [],
    columns: [
      { header: "Particulars", width: 28 },
      { header: "Details", width: 60 },
    ],
    rows: once(lines),
    code: code && printedCode(code, "paid"),
  };
}

async function* once<Part>(part: Part) {
  yield part;
}

function linesOf({ record, request, isPayee, debit }: PaymentAdvice, company: string): Line[] {
  const isFx = request.category === "fx";
  const lines: (Line | undefined)[] = [
    said(isFx ? "Request ID" : "Transaction ID", record.id),
    said("Bulk ID", record.bulkId),
    said("Schedule ID", record.scheduleId),
    said("Transaction Type", record.transactionType),
    ["Paid", moment(debit.paidAt)],
    ["Customer", text(company)],
    said("Source Account", [record.sourceAccount, isolated(record.sourceAccountName ?? "")].filter(Boolean).join("  ")),
    said("Account Type", record.accountType),
    ...payeeLines({ record, request, isPayee, debit }),
    said("Invoice Number", record.invoiceNumber),
    said("Service", record.service),
    said("Contribution Type", wordsOf("contributionType", record.contributionType)),
    said("Narration", record.narration),
    ...amountLines({ record, request, isPayee, debit }),
    ["Status", text(wordsOf("requestStatus", "APPROVED"))],
    said("Created By", request.full_name),
    ["Created", moment(request.created_at)],
    said("Final Approval By", request.approved_by),
    request.approved_at ? ["Final Approval", moment(request.approved_at)] : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}

/** A line with a value of the record; undefined if the record has none. */
const said = (label: string, value: string | number | null | undefined): Line | undefined =>
  value || value === 0 ? [label, text(String(value))] : undefined;

/** The lines about the payee. The bank knows only the last digits of a card. */
function payeeLines({ record, request, isPayee }: PaymentAdvice): (Line | undefined)[] {
  const { beneficiaryAccount, lastDigits, txnMobileMoneyCode, beneficiaryBank } = record;
  const isWallet = request.category.startsWith("mobileMoney");
  const isCard = request.category.startsWith("prepaidCard");
  if (!isPayee && request.row_count > 1) return [said("Beneficiaries", request.row_count)];
  return [
    isCard ? said("Card Number", `**** ${lastDigits ?? beneficiaryAccount}`) : undefined,
    ...nameLines({ record, request, isPayee }),
    isCard ? undefined : said(isWallet ? "Wallet Number" : "Beneficiary Account", beneficiaryAccount),
    said(
      isWallet ? "Network" : "Beneficiary Bank",
      isWallet ? networkName(txnMobileMoneyCode?.toString() ?? beneficiaryBank) : beneficiaryBank,
    ),
    said("Beneficiary Country", record.beneficiaryCountry),
    said("Swift Code", record.swiftCode),
  ];
}

type Named = Omit<PaymentAdvice, "debit">;

function nameLines(advice: Named): (Line | undefined)[] {
  const { known, given } = namesOf(advice);
  const label = advice.request.category.startsWith("prepaidCard") ? "Card Name" : "Beneficiary";
  return [said(label, known), said(NAME_GIVEN, given)];
}

/**
 * The beneficiary is the owner of the account as its bank knows it. Rows that were paid before version 1.1 kept no such
 * name. A name that only the customer gave is called so, because the bank cannot confirm it.
 */
function namesOf({ record, request: { category, row_count }, isPayee }: Named) {
  if (!isPayee && row_count > 1) return {};
  const { accountName, beneficiaryName, cardName, transferType } = record;
  const isGiven = isPayee || isNameGiven(category, { transferType });
  const isRow = record.nameMatch !== undefined;
  const known = isRow ? accountName : isGiven ? undefined : (cardName ?? beneficiaryName);
  return { known, given: known === beneficiaryName ? undefined : beneficiaryName };
}

/** The requested amount and the debited amount, each in its own currency. */
function amountLines({ request, isPayee, debit }: PaymentAdvice): (Line | undefined)[] {
  const debited: Line = [`Total Amount Debited (${debit.currency})`, money(debit.amount)];
  if (isPayee) {
    const hasFees = BigInt(request.charge) + BigInt(request.e_levy) > 0n;
    return [debited, hasFees ? ["Charges", text(`Taken once for all of ${request.id}`)] : undefined];
  }
  // The last line is the debit of the ledger.
  const figures = figuresOf({ ...pricesOf(request), details: request.details, debit }).filter(
    ({ label }) => label !== "Total Amount" && label !== "Debit from Source Account",
  );
  const lines = figures.map(
    (figure): Line =>
      "text" in figure
        ? [figure.label, text(figure.text)]
        : [`${figure.label} (${figure.currency})`, money(figure.minor)],
  );
  return [...lines, debited];
}

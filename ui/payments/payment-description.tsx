import type { ReactNode } from "react";
import type { Day } from "../../domain/calendar";
import { type Money, zero } from "../../domain/money";
import type { BulkPayment } from "../../domain/payments/bulk";
import { type PayerTexts, type Payment, totalOf, type WalletTexts } from "../../domain/payments/payment";
import type { Frequency, Schedule } from "../../domain/payments/schedule";
import { runDayOf } from "../../domain/payments/working-days";
import { AccountName, AccountNumber, PayeeName } from "../accounts/account-text";
import { type Fact, NameLines } from "../kit/facts";
import { failureWords } from "../kit/failure-words";
import { formatDate, formatMoney, formatShortDay, maskCard } from "../kit/format";
import { messageOr, type OperationDescription } from "../operations/action-store";
import { words as all, billWords as bills, cardWords, frequencyLabels } from "./words";

const words = all.summary;

/** A text that the payer adds, in the confirmation and in the details of the request. */
type TextFact<Texts> = { readonly label: string; readonly read: (texts: Texts) => string; readonly isBrief: true };

export const narrationFact: TextFact<PayerTexts> = {
  label: words.narration,
  read: ({ narration }) => narration,
  isBrief: true,
};
export const walletTextFacts: readonly TextFact<WalletTexts>[] = [narrationFact];

type KindDescription<P extends Payment> = {
  readonly title: string;
  readonly failure: string;
  /** The message of a bill without one of the bank. All other payments have fixed texts. */
  readonly paid?: string;
  readonly payee: (payment: P) => ReactNode;
  /** The bill and its customer. */
  readonly bill?: (payment: P) => readonly Fact[];
  readonly texts?: readonly TextFact<P>[];
  readonly charges: (payment: P) => readonly Fact[];
};

const moneyFact = (label: string, money: Money): Fact => ({ label, value: formatMoney(money) });
/** Transfers within the bank and card loads are free. */
const free = { charges: ({ amount }: Payment) => [moneyFact(words.fee, zero(amount.currency))] };
const transfer = { title: all.confirmation, failure: all.failed };
const bill = { title: all.confirmationOfPayment, failure: failureWords.fallback };

/** Titles and default texts (specification 2, section 8; specification 3, section 8), and the facts of each kind. */
const kinds: { readonly [K in Payment["kind"]]: KindDescription<Extract<Payment, { readonly kind: K }>> } = {
  ownAccounts: { ...transfer, ...free, payee: ({ destination }) => <AccountName account={destination} /> },
  sameBank: { ...transfer, ...free, payee: ({ payee }) => <PayeeName {...payee} /> },
  otherBank: {
    ...transfer,
    payee: ({ payee }) => (
      <PayeeName {...payee} place={payee.branch ? `${payee.bank.name}, ${payee.branch.name}` : payee.bank.name} />
    ),
    charges: ({ charge }) => [moneyFact(words.fee, charge)],
  },
  mobileMoney: {
    title: all.confirmationOfPayment,
    failure: all.failed,
    payee: ({ wallet }) => <WalletName {...wallet} />,
    texts: walletTextFacts,
    charges: ({ eLevy, charge }) => [moneyFact(words.eLevy, eLevy.amount), moneyFact(words.charge, charge)],
  },
  prepaidCard: {
    ...free,
    title: cardWords.confirmation,
    failure: cardWords.failed,
    payee: ({ card }) => <CardName {...card} />,
  },
  ghanaGov: {
    ...bill,
    paid: bills.paid.ghanaGov,
    payee: () => bills.ghanaGov,
    bill: ({ service, invoice }) => [
      { label: bills.service, value: service },
      { label: bills.invoiceNumber, value: invoice.number },
      { label: bills.customerName, value: invoice.customerName },
    ],
    charges: () => [],
  },
  ssnit: {
    ...bill,
    paid: bills.paid.ssnit,
    payee: () => bills.ssnit,
    bill: ({ advice, establishment }) => [
      { label: bills.adviceNumber, value: advice.adviceNumber },
      { label: bills.customerName, value: advice.customerName },
      { label: bills.customerCode, value: advice.customerCode },
      { label: bills.contributionType, value: advice.type },
      { label: bills.establishment, value: establishment },
    ],
    charges: ({ penalty }) => [moneyFact(bills.penalty, penalty)],
  },
};

/**
 * Returns the texts and facts of a payment for its confirmation (S2-2.1-27).
 * @param isRequest the payment is sent for approval
 */
export function describePayment(payment: Payment, isRequest: boolean): OperationDescription {
  // The kind selects the row of this payment, which TypeScript cannot see while the kind is a union.
  const kind = kinds[payment.kind] as KindDescription<Payment>;
  const { title, failure, paid, texts = [narrationFact] } = kind;
  const charges = kind.charges(payment);
  return {
    title,
    failure,
    facts: [
      { label: words.total, value: formatMoney(totalOf(payment)), isTotal: true },
      { label: words.to, value: kind.payee(payment), isName: true },
      { label: words.from, value: <AccountName account={payment.source} /> },
      ...(kind.bill?.(payment) ?? []),
      ...texts.map(({ label, read }) => ({ label, value: read(payment) })),
      // Without charges the amount is the total.
      ...(charges.length > 0 ? [moneyFact(words.amount, payment.amount), ...charges] : []),
      ...("schedule" in payment ? scheduleFacts(payment) : []),
    ],
    success: paid ? messageOr(isRequest ? all.sentForApproval : paid) : () => paymentSuccess(payment, isRequest),
  };
}

/** The success message of a single or a bulk payment that is no bill. */
export function paymentSuccess(payment: Payment | BulkPayment, isRequest: boolean): string {
  if (isRequest) return all.sentForApproval;
  return isScheduled(payment) ? all.scheduled : all.completed;
}

export const isScheduled = (payment: Payment | BulkPayment): boolean =>
  "schedule" in payment && payment.schedule !== undefined;

/** Returns the frequency and start of a scheduled payment, or nothing for an immediate one. */
export function scheduleFacts({ schedule }: { readonly schedule?: Schedule | undefined }): readonly Fact[] {
  if (!schedule) return [];
  const { frequency, start } = schedule;
  return [{ label: words.schedule, value: runsText(frequency, start), isSchedule: true }];
}

/**
 * Such as "Monthly, from 28 Nov 2026", with the day of the first payment if the bank rests on that day, and with what holds
 * in months that lack the day.
 */
export function runsText(frequency: Frequency, start: Day): string {
  const label = frequencyLabels[frequency];
  const day = runDayOf(start);
  const runs =
    day === start
      ? words.runs(label, formatDate(start))
      : words.runsLater(label, formatDate(start), formatShortDay(day));
  const byMonths = frequency === "monthly" || frequency === "quarterly";
  return byMonths && Number(start.slice(-2)) > SHORTEST_MONTH
    ? `${runs.replace(/\.?$/, ".")} ${words.shorterMonths}`
    : runs;
}

const SHORTEST_MONTH = 28;

type WalletNameProps = { walletName: string; number: string; network: { name: string } };

export function WalletName({ walletName, number, network }: WalletNameProps) {
  return (
    <NameLines
      name={walletName}
      lines={[
        <>
          {network.name} <AccountNumber number={number} />
        </>,
      ]}
    />
  );
}

/** The name on the card and its last four digits; no other digit is ever shown. */
export function CardName({ cardName, lastDigits }: { cardName: string; lastDigits: string }) {
  return <NameLines name={cardName} lines={[maskCard(lastDigits)]} />;
}

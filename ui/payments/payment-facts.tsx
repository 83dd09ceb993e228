import type { Day } from "../../domain/calendar";
import { zero } from "../../domain/money";
import { unreachable } from "../../domain/never";
import { type OtherBankTransfer, type Payment, totalOf } from "../../domain/payments/payment";
import type { Frequency, Schedule } from "../../domain/payments/schedule";
import { runDayOf } from "../../domain/payments/working-days";
import { AccountName, PayeeName } from "../accounts/account-name";
import { AccountNumber } from "../accounts/account-number";
import { type Fact, NameLines } from "../kit/facts";
import { formatDate, formatMoney, formatShortDay, maskCard } from "../kit/format";
import { words as all, billWords as bills, frequencyLabels } from "./words";

const words = all.summary;

/** Returns the facts of a payment for its confirmation (S2-2.1-27). */
export function paymentFacts(payment: Payment): readonly Fact[] {
  return [
    { label: words.total, value: formatMoney(totalOf(payment)), isTotal: true },
    { label: words.to, value: payeeValue(payment), isName: true },
    { label: words.from, value: <AccountName account={payment.source} /> },
    ...billFacts(payment),
    { label: words.narration, value: payment.narration },
    { label: words.amount, value: formatMoney(payment.amount) },
    ...chargeFacts(payment),
    ...("schedule" in payment ? scheduleFacts(payment) : []),
  ];
}

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
  const [label, day] = [frequencyLabels[frequency], runDayOf(start)];
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

function payeeValue(payment: Payment) {
  switch (payment.kind) {
    case "ownAccounts":
      return <AccountName account={payment.destination} />;
    case "sameBank":
      return <PayeeName {...payment.payee} />;
    case "otherBank":
      return <PayeeName {...payment.payee} place={bankText(payment)} />;
    case "mobileMoney":
      return <WalletName {...payment.wallet} />;
    case "prepaidCard":
      return <CardName {...payment.card} />;
    case "ghanaGov":
      return bills.ghanaGov;
    case "ssnit":
      return bills.ssnit;
    default:
      return unreachable(payment);
  }
}

/** Returns the facts of the bill and its customer. */
function billFacts(payment: Payment): readonly Fact[] {
  if (payment.kind === "ghanaGov")
    return [
      { label: bills.service, value: payment.service },
      { label: bills.invoiceNumber, value: payment.invoice.number },
      { label: bills.customerName, value: payment.invoice.customerName },
    ];
  if (payment.kind !== "ssnit") return [];
  const { adviceNumber, customerName, customerCode, type } = payment.advice;
  return [
    { label: bills.adviceNumber, value: adviceNumber },
    { label: bills.customerName, value: customerName },
    { label: bills.customerCode, value: customerCode },
    { label: bills.contributionType, value: type },
    { label: bills.establishment, value: payment.establishment },
  ];
}

const bankText = ({ payee: { bank, branch } }: OtherBankTransfer): string =>
  branch ? `${bank.name}, ${branch.name}` : bank.name;

/** Returns the charges. Transfers within the bank and card loads are free. */
function chargeFacts(payment: Payment): readonly Fact[] {
  if (payment.kind === "ghanaGov") return [];
  if (payment.kind === "ssnit") return [{ label: bills.penalty, value: formatMoney(payment.penalty) }];
  if (payment.kind === "otherBank") return [{ label: words.fee, value: formatMoney(payment.charge) }];
  if (payment.kind !== "mobileMoney") return [{ label: words.fee, value: formatMoney(zero(payment.amount.currency)) }];
  return [
    { label: words.eLevy, value: formatMoney(payment.eLevy.amount) },
    { label: words.charge, value: formatMoney(payment.charge) },
  ];
}

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

import type { ScheduleChange } from "../../domain/schedules/scheduled-transfer";
import type { Fact } from "../shared/facts";
import { formatDate, formatMoney } from "../shared/format";
import { AccountName } from "../shared/payments/payment-facts";
import { frequencyLabels, words as payments } from "../shared/payments/words";
import { words } from "./words";

/** Returns the facts of a changed schedule for its confirmation. */
export function scheduleChangeFacts({
  schedule,
  source,
  payee,
  amount: paid,
  total,
  narration,
  frequency,
  start,
}: ScheduleChange): readonly Fact[] {
  const { summary } = payments;
  const first = start ? summary.runs(frequencyLabels[frequency], formatDate(start)) : frequencyLabels[frequency];
  return [
    { label: words.headers.id, value: schedule.id },
    { label: summary.from, value: <AccountName account={source} /> },
    { label: summary.to, value: payee ? `${payee.name} ${payee.account}` : words.count(schedule.count) },
    { label: summary.narration, value: narration },
    { label: summary.amount, value: formatMoney(paid) },
    { label: summary.schedule, value: first },
    { label: summary.total, value: formatMoney(total), isTotal: true },
  ];
}

import type { ScheduleChange } from "../../domain/schedules/scheduled-transfer";
import { AccountName, PayeeName } from "../accounts/account-text";
import type { Fact } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";
import { messageOr, type OperationDescription } from "../operations/action-store";
import { runsText } from "../payments/payment-description";
import { frequencyLabels, words as payments } from "../payments/words";
import { words } from "./words";

/** @param isRequest the change is sent for approval */
export const describeScheduleChange = (change: ScheduleChange, isRequest: boolean): OperationDescription => ({
  title: words.confirmation,
  facts: scheduleChangeFacts(change),
  success: isRequest ? () => words.sentForApproval : messageOr(shared.request.done),
  failure: shared.request.failed,
});

/** Returns the facts of a changed schedule for its confirmation. */
function scheduleChangeFacts({
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
  const first = start ? runsText(frequency, start) : frequencyLabels[frequency];
  return [
    { label: summary.total, value: formatMoney(total), isTotal: true },
    {
      label: summary.to,
      value: payee ? <PayeeName name={payee.name} account={payee.account} /> : words.count(schedule.count),
      isName: true,
    },
    { label: words.headers.id, value: schedule.id },
    { label: summary.from, value: <AccountName account={source} /> },
    { label: summary.narration, value: narration },
    { label: summary.amount, value: formatMoney(paid) },
    { label: summary.schedule, value: first },
  ];
}

import type { Account } from "../../domain/accounts/account";
import { type Day, parseDay } from "../../domain/calendar";
import { CEDI, type Money } from "../../domain/money";
import { frequencies } from "../../domain/payments/schedule";
import { fail, ok, type Result } from "../../domain/result";
import type { ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { isFree, type Problems, problemsOf } from "../forms/checked-draft";
import { ACCOUNT_LENGTHS } from "../payments/other-bank-draft";
import { NOT_VERIFIED } from "../payments/same-bank-draft";
import { chosenIn, scheduleProblems, TransferDraft } from "../payments/transfer-draft";

/** The edit view of a schedule as it was filled in (S2-4-44). */
export class ScheduleDraft extends TransferDraft {
  /** The number of the account that is paid; unused for a bulk. */
  destination = "";

  /** Typed for non-instant transfers to another bank, where no lookup exists. */
  payeeName = "";
}

/** Whether the beneficiary's name is typed, because the clearing has no lookup of names. */
export const isPayeeNameTyped = ({ kind, isInstant }: ScheduledTransfer): boolean => kind === "otherBank" && !isInstant;

type Known = {
  readonly schedule: ScheduledTransfer;
  readonly accounts: readonly Account[];
  /** The name that the bank gave for the destination, or that was typed for it; undefined until there is one. */
  readonly payeeName: string | undefined;
  /** What such a transfer costs; undefined until the bank has said so. */
  readonly charge: Money | undefined;
  readonly today: Day;
};

/** The only way from the edit view to a change. */
export function toScheduleChange(
  draft: ScheduleDraft,
  { schedule, accounts, payeeName, charge, today }: Known,
): Result<ScheduleChange, Problems<ScheduleDraft>> {
  const { source, amount } = chosenIn(draft, accounts);
  const isBulk = schedule.kind === "bulkTransfer";
  const frequency = frequencies.find((each) => each === draft.frequency);
  const destination = isBulk ? {} : destinationProblems(draft, schedule, payeeName);
  const problems = { ...destination, ...scheduleProblems({ ...draft, scheduled: "yes" }, today), ...problemsOf(draft) };
  const isReady = source?.currency === CEDI && amount && charge && frequency && isFree(problems);
  if (!isReady) return fail(problems);
  return ok({
    schedule,
    source,
    payee: isBulk ? undefined : { account: draft.destination, name: payeeName ?? "" },
    amount,
    total: { ...amount, minor: amount.minor + charge.minor },
    narration: draft.narration.trim(),
    frequency,
    start: parseDay(draft.start),
  });
}

function destinationProblems(
  { destination, source }: ScheduleDraft,
  schedule: ScheduledTransfer,
  payeeName: string | undefined,
): Problems<ScheduleDraft> {
  if (!destination) return { destination: "Destination Account is required" };
  if (destination === source) return { destination: "Destination Account must differ from Source Account" };
  if (!isPayeeNameTyped(schedule)) return payeeName ? {} : { destination: NOT_VERIFIED };
  if (!ACCOUNT_LENGTHS.includes(destination.length)) return { destination: NOT_VERIFIED };
  return payeeName ? {} : { payeeName: "Beneficiary Name is required" };
}

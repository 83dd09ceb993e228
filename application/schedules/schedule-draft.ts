import type { Account } from "../../domain/accounts/account";
import { PAYEE_NAME_LENGTH_MAX } from "../../domain/beneficiaries/beneficiary";
import { type Day, parseDay } from "../../domain/calendar";
import { ACCOUNT_LENGTHS } from "../../domain/entered-text";
import { lengthMessage, requiredMessage } from "../../domain/form-messages";
import type { Money } from "../../domain/money";
import { frequencies } from "../../domain/payments/schedule";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import type { ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { hasNoProblems, type Problems, problemsOf } from "../forms/checked-draft";
import { sourceProblems } from "../forms/source-account";
import { NOT_VERIFIED } from "../payments/same-bank-draft";
import {
  readSourceAndAmount,
  scheduledSourceProblems,
  scheduleProblems,
  TransferDraft,
} from "../payments/transfer-draft";

/** The edit form of a schedule (S2-4-44). */
export class ScheduleDraft extends TransferDraft {
  /** Account number of the payee; unused for a bulk. */
  destination = "";

  /** Entered by the user for non-instant transfers to another bank, which have no lookup. */
  payeeName = "";
}

/** Returns whether the user enters the beneficiary's name, because clearing transfers have no name lookup. */
export const isPayeeNameTyped = ({ category, isInstant }: ScheduledTransfer): boolean =>
  category === "otherBank" && !isInstant;

type ScheduleContext = {
  readonly schedule: ScheduledTransfer;
  readonly accounts: readonly Account[];
  /** The name that the bank returned for the destination or that the user entered; undefined until it is known. */
  readonly payeeName: string | undefined;
  /** The charge of such a transfer; undefined until it is loaded. */
  readonly charge: Money | undefined;
  readonly today: Day;
};

/** Validates the form and converts it to a change. */
export function toScheduleChange(
  draft: ScheduleDraft,
  { schedule, accounts, payeeName, charge, today }: ScheduleContext,
): Result<ScheduleChange, Problems<ScheduleDraft>> {
  const { source, amount } = readSourceAndAmount(draft, accounts);
  const isBulk = schedule.category === "bulkTransfer";
  const frequency = frequencies.find((each) => each === draft.frequency);
  const destination = isBulk ? {} : destinationProblems(draft, schedule, payeeName);
  const problems = {
    ...sourceProblems(source),
    ...scheduledSourceProblems({ scheduled: "yes" }, source),
    ...destination,
    ...scheduleProblems({ ...draft, scheduled: "yes" }, today),
    ...problemsOf(draft),
  };
  const isReady = source && amount && charge && frequency && hasNoProblems(problems);
  if (!isReady) return fail(problems);
  return ok({
    schedule,
    source,
    payee: isBulk ? undefined : { account: draft.destination, name: payeeName ?? "" },
    amount,
    total: { ...amount, minor: amount.minor + charge.minor },
    narration: plainText(draft.narration),
    frequency,
    start: parseDay(draft.start),
  });
}

function destinationProblems(
  { destination, source, payeeName: typedName }: ScheduleDraft,
  schedule: ScheduledTransfer,
  payeeName: string | undefined,
): Problems<ScheduleDraft> {
  if (!destination) return { destination: requiredMessage("Destination Account") };
  if (destination === source) return { destination: "Destination Account must differ from Source Account" };
  if (!isPayeeNameTyped(schedule)) return payeeName ? {} : { destination: NOT_VERIFIED };
  if (!ACCOUNT_LENGTHS.includes(destination.length)) return { destination: NOT_VERIFIED };
  if (!payeeName) return { payeeName: requiredMessage("Beneficiary Name") };
  if (typedName.length <= PAYEE_NAME_LENGTH_MAX) return {};
  return { payeeName: lengthMessage("Beneficiary Name", PAYEE_NAME_LENGTH_MAX) };
}

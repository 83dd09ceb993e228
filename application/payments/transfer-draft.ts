import type { Account } from "../../domain/accounts/account";
import { type Day, parseDay } from "../../domain/calendar";
import { requiredMessage } from "../../domain/form-messages";
import { CEDI, formatMinor, type Money, parseAmount } from "../../domain/money";
import { type Frequency, frequencies, type Schedule } from "../../domain/payments/schedule";
import { plainText } from "../../domain/plain-text";
import { type Problems, Required, RequiredAmount } from "../forms/checked-draft";
import { Narration } from "../forms/field-rules";

/** The fields of every transfer form; `source` is the number of the account that pays. */
export abstract class TransferDraft {
  @Required("Source Account")
  source = "";

  @RequiredAmount("Amount")
  amount = "";

  @Narration()
  narration = "";

  /** "true" to schedule the transfer; otherwise empty. */
  scheduled = "";
  frequency = "";
  /** The special date or the first day, as typed; empty means today. */
  start = "";
}

export const DIFFERENT_CURRENCIES = "Source and destination accounts have different currencies.";

/** The fields of a schedule. */
type ScheduleDraft = Pick<TransferDraft, "scheduled" | "frequency" | "start">;

/** Checks the rules that depend on the current day (specification 2, section 5). */
export function scheduleProblems({ scheduled, frequency, start }: ScheduleDraft, today: Day): Problems<ScheduleDraft> {
  if (!scheduled) return {};
  if (!frequencyOf(frequency)) return { frequency: requiredMessage("Frequency") };
  const label = frequency === "specialDate" ? "Special Date" : "Start Date";
  if (!plainText(start)) return frequency === "specialDate" ? { start: requiredMessage(label) } : {};
  const day = parseDay(start);
  if (!day) return { start: `${label} is not a date` };
  return day < today ? { start: `${label} may not be in the past` } : {};
}

/** Checks that a scheduled transfer is paid from a cedi account (spec gaps, payments). */
export const scheduledSourceProblems = (
  { scheduled }: Pick<TransferDraft, "scheduled">,
  source: Account | undefined,
): Problems<Pick<TransferDraft, "source">> =>
  scheduled && source && source.currency !== CEDI
    ? { source: `A scheduled transfer must be paid from an account in ${CEDI}` }
    : {};

/** Returns undefined for an immediate payment. A recurring payment starts today unless a later day is chosen. */
export function toSchedule({ scheduled, frequency, start }: ScheduleDraft, today: Day): Schedule | undefined {
  const selected = frequencyOf(frequency);
  return scheduled && selected ? { frequency: selected, start: parseDay(start) ?? today } : undefined;
}

const frequencyOf = (text: string): Frequency | undefined => frequencies.find((each) => each === text);

/** Returns the chosen account, and the amount if it is valid. */
export function readSourceAndAmount(
  { source: number, amount: text }: Pick<TransferDraft, "source" | "amount">,
  accounts: readonly Account[],
): { readonly source: Account | undefined; readonly amount: Money | undefined } {
  const source = accounts.find((account) => account.number === number);
  const parsed = parseAmount(text, source?.currency);
  return { source, amount: parsed.ok ? parsed.value : undefined };
}

/** Returns the texts of an earlier payment that all forms have, except the account that pays. */
export const repeatedTexts = ({
  amount,
  narration,
}: {
  readonly amount: Money;
  readonly narration: string;
}): { readonly amount: string; readonly narration: string } => ({ amount: formatMinor(amount), narration });

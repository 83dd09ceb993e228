import type { Account } from "../../domain/accounts/account";
import type { Day } from "../../domain/calendar";
import { requiredMessage } from "../../domain/form-messages";
import type { OwnTransfer } from "../../domain/payments/payment";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { sourceProblems } from "../forms/source-account";
import {
  DIFFERENT_CURRENCIES,
  readSourceAndAmount,
  repeatedTexts,
  scheduledSourceProblems,
  scheduleProblems,
  TransferDraft,
  toSchedule,
} from "./transfer-draft";

/** The form Between Own Accounts, with the numbers of the chosen accounts. */
export class OwnTransferDraft extends TransferDraft {
  @Required("Destination Account")
  destination = "";
}

/** Returns the texts that repeat a request, except the accounts and the schedule. */
export const repeatOwnTransfer = (request: BankRequest<"ownAccounts">): Partial<OwnTransferDraft> =>
  repeatedTexts(request);

/**
 * Validates the form and converts it to a payment.
 * @param today the day on which the form is filled in
 */
export function toPayment(
  draft: OwnTransferDraft,
  accounts: readonly Account[],
  today: Day,
): Result<OwnTransfer, Problems<OwnTransferDraft>> {
  const { source, amount } = readSourceAndAmount(draft, accounts);
  const destination = accounts.find(({ number }) => number === draft.destination);
  const problems = {
    ...fitProblems(source, destination),
    ...scheduledSourceProblems(draft, source),
    ...scheduleProblems(draft, today),
    ...problemsOf(draft),
  };
  if (!source || !destination || !amount || !hasNoProblems(problems)) return fail(problems);
  const narration = plainText(draft.narration);
  return ok({ kind: "ownAccounts", source, destination, amount, narration, schedule: toSchedule(draft, today) });
}

/** Checks the rules that need the accounts (specification 2, section 5). */
function fitProblems(source: Account | undefined, destination: Account | undefined): Problems<OwnTransferDraft> {
  if (!source) return sourceProblems(source);
  if (!destination) return { destination: requiredMessage("Destination Account") };
  if (destination.number === source.number)
    return { destination: "Destination Account must differ from Source Account" };
  if (destination.currency === source.currency) return {};
  return { destination: DIFFERENT_CURRENCIES };
}

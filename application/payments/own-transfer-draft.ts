import { MaxLength } from "class-validator";
import type { Account } from "../../domain/accounts/account";
import { parseAmount } from "../../domain/money";
import { NARRATION_LENGTH_MAX, type OwnTransfer } from "../../domain/payments/payment";
import { fail, ok, type Result } from "../../domain/result";
import { isFree, type Problems, problemsOf, Required, RequiredAmount } from "../forms/checked-draft";

/** The form Between Own Accounts as it was filled in: what was typed, and the numbers of the chosen accounts. */
export class OwnTransferDraft {
  @Required("Source Account")
  source = "";

  @Required("Destination Account")
  destination = "";

  @RequiredAmount("Amount")
  amount = "";

  @MaxLength(NARRATION_LENGTH_MAX, { message: `Narration may have at most ${NARRATION_LENGTH_MAX} characters` })
  @Required("Narration")
  narration = "";
}

/** The only way from the form to a payment. */
export function toPayment(
  draft: OwnTransferDraft,
  accounts: readonly Account[],
): Result<OwnTransfer, Problems<OwnTransferDraft>> {
  const source = accounts.find(({ number }) => number === draft.source);
  const destination = accounts.find(({ number }) => number === draft.destination);
  const amount = parseAmount(draft.amount, source?.currency);
  const problems = { ...fitProblems(source, destination), ...problemsOf(draft) };
  if (!source || !destination || !amount.ok || !isFree(problems)) return fail(problems);
  return ok({ kind: "ownAccounts", source, destination, amount: amount.value, narration: draft.narration.trim() });
}

/** Rules that need the accounts themselves (specification 2, section 5). */
function fitProblems(source: Account | undefined, destination: Account | undefined): Problems<OwnTransferDraft> {
  if (!source) return { source: "Source Account is required" };
  if (!destination) return { destination: "Destination Account is required" };
  if (destination.number === source.number)
    return { destination: "Destination Account must differ from Source Account" };
  if (destination.currency === source.currency) return {};
  return { destination: "Source and destination accounts have different currencies." };
}

import type { Account } from "../../domain/accounts/account";
import type { Day } from "../../domain/calendar";
import { OWN_ACCOUNT_LENGTHS } from "../../domain/entered-text";
import type { SameBankTransfer } from "../../domain/payments/payment";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf } from "../forms/checked-draft";
import { AccountNumber } from "../forms/field-rules";
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
import type { OwnBankAccount } from "./transfer-lookups-port";

/** The form for transfers within the bank. */
export class SameBankDraft extends TransferDraft {
  @AccountNumber("Destination Account", OWN_ACCOUNT_LENGTHS)
  destination = "";

  /** "true" to save the payee; otherwise empty. */
  keepsPayee = "";
}

/** Returns the texts that repeat a request, except the account that pays and the schedule. */
export const repeatSameBank = (request: BankRequest<"sameBank">): Partial<SameBankDraft> => ({
  ...repeatedTexts(request),
  destination: request.payee.account,
});

type SameBankContext = {
  readonly accounts: readonly Account[];
  /** The account found by the lookup of the destination. */
  readonly found: OwnBankAccount | undefined;
  /** The chosen saved beneficiary. */
  readonly chosen: { readonly id: string } | undefined;
  readonly today: Day;
};

/** Validates the form and converts it to a payment. */
export function toSameBankTransfer(
  draft: SameBankDraft,
  { accounts, found, chosen, today }: SameBankContext,
): Result<SameBankTransfer, Problems<SameBankDraft>> {
  const { source, amount } = readSourceAndAmount(draft, accounts);
  const problems = {
    ...destinationProblems(draft, source, found),
    ...scheduledSourceProblems(draft, source),
    ...scheduleProblems(draft, today),
    ...problemsOf(draft),
  };
  if (!source || !amount || !found || !hasNoProblems(problems)) return fail(problems);
  return ok({
    kind: "sameBank",
    source,
    payee: { account: draft.destination, name: found.name },
    amount,
    narration: plainText(draft.narration),
    keepsPayee: draft.keepsPayee !== "",
    beneficiaryId: chosen?.id ?? "",
    schedule: toSchedule(draft, today),
  });
}

export const NOT_VERIFIED = "The destination account was not verified.";

/** Checks the rules that need the accounts (specification 2, section 5). */
function destinationProblems(
  { destination }: SameBankDraft,
  source: Account | undefined,
  found: OwnBankAccount | undefined,
): Problems<SameBankDraft> {
  const chosen = sourceProblems(source);
  if (!found) return { ...chosen, destination: NOT_VERIFIED };
  if (!source) return chosen;
  if (source.number === destination) return { destination: "Destination Account must differ from Source Account" };
  return source.currency === found.currency ? {} : { destination: DIFFERENT_CURRENCIES };
}

import { PAYEE_NAME_LENGTH_MAX, type PayeeOf, type TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { ACCOUNT_LENGTHS } from "../../domain/entered-text";
import { requiredMessage } from "../../domain/form-messages";
import { CEDI } from "../../domain/money";
import type { Bank, BankBranch } from "../../domain/payments/bank";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { AccountNumber } from "../forms/field-rules";

/** The form of a saved bank account (specification 2, section 5). */
export class AccountPayeeDraft {
  @AtMost("Full Name", PAYEE_NAME_LENGTH_MAX)
  @Required("Full Name")
  name = "";

  /** A {@link TransferRoute}. */
  @Required("Transfer Type")
  route = "";

  /** The bank's code; empty for accounts of this bank. */
  bank = "";

  /** The branch's code; only non-instant payees have one. */
  branch = "";

  @AccountNumber("Account Number", ACCOUNT_LENGTHS)
  account = "";
}

export type AccountPayeeContext = {
  readonly banks: readonly Bank[] | undefined;
  readonly branches: readonly BankBranch[] | undefined;
  readonly ownBank: Bank;
  /** The result of the lookup; undefined if there was none, or if it found nothing. */
  readonly found: { readonly lookupId?: string; readonly currency?: string } | undefined;
};

/**
 * Validates the form and converts it to a payee. If the route has a lookup, the lookup must have found the account
 * (specification 2, section 4).
 */
export function toAccountPayee(
  draft: AccountPayeeDraft,
  { banks, branches, ownBank, found }: AccountPayeeContext,
): Result<PayeeOf<"account">, Problems<AccountPayeeDraft>> {
  const route = routeOf(draft);
  const bank = route === "sameBank" ? ownBank : banks?.find(({ code }) => code === draft.bank);
  const branch = route === "nonInstant" ? branches?.find(({ code }) => code === draft.branch) : undefined;
  const problems = {
    ...(found || route === "nonInstant" ? {} : { account: "Account not found" }),
    ...(bank ? {} : { bank: requiredMessage("Bank") }),
    ...(branch || route !== "nonInstant" ? {} : { branch: requiredMessage("Bank Branch") }),
    ...problemsOf(draft),
  };
  if (!route || !bank || !hasNoProblems(problems)) return fail(problems);
  return ok({
    kind: "account",
    name: plainText(draft.name),
    account: draft.account,
    route,
    bank,
    branch: { name: branch?.name ?? "", code: branch?.code ?? "" },
    lookupId: found?.lookupId ?? "",
    currency: found?.currency ?? CEDI,
  });
}

export const routeOf = ({ route }: Pick<AccountPayeeDraft, "route">): TransferRoute | undefined =>
  (["sameBank", "instant", "nonInstant"] as const).find((each) => each === route);

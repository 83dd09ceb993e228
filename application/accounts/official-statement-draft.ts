import { ValidateIf } from "class-validator";
import type { Account } from "../../domain/accounts/account";
import type { Branch } from "../../domain/accounts/branch";
import type { Delivery, OfficialStatement } from "../../domain/accounts/official-statement";
import type { Day } from "../../domain/calendar";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { OptionalEmail } from "../forms/field-rules";
import { PeriodDraft, toPeriod } from "../forms/period-draft";

/** The form for ordering an official statement. */
export class OfficialStatementDraft extends PeriodDraft {
  @Required("Account")
  account = "";

  delivery: Delivery["kind"] = "branch";

  @ValidateIf((draft: OfficialStatementDraft) => draft.delivery === "branch")
  @Required("Branch")
  branch = "";

  @ValidateIf((draft: OfficialStatementDraft) => draft.delivery === "email")
  @OptionalEmail()
  @Required("E-mail")
  email = "";
}

type OfficialStatementContext = {
  readonly accounts: readonly Account[];
  readonly branches: readonly Branch[];
  readonly today: Day;
};

/** Validates the form and converts it to an order. */
export function toOfficialStatement(
  draft: OfficialStatementDraft,
  { accounts, branches, today }: OfficialStatementContext,
): Result<OfficialStatement, Problems<OfficialStatementDraft>> {
  const account = accounts.find(({ number }) => number === draft.account);
  const delivery = deliveryOf(draft, branches);
  // A stamped statement certifies past transactions, so the period cannot contain future days.
  const period = toPeriod(draft, { startMax: today, endMax: today });
  const problems = { ...(period.ok ? {} : period.failure), ...problemsOf(draft) };
  if (!account || !delivery || !period.ok || !hasNoProblems(problems)) return fail(problems);
  return ok({ account, period: period.value, delivery });
}

function deliveryOf({ delivery, branch, email }: OfficialStatementDraft, branches: readonly Branch[]) {
  if (delivery === "email") return { kind: delivery, address: plainText(email) } as const;
  const chosen = branches.find(({ id }) => id === branch);
  return chosen && ({ kind: delivery, branch: chosen } as const);
}

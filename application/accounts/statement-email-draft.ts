import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { OptionalEmail } from "../forms/field-rules";

/** The form for sending a statement by e-mail. */
export class StatementEmailDraft {
  @OptionalEmail()
  @Required("E-mail")
  email = "";
}

export function toAddress(draft: StatementEmailDraft): Result<string, Problems<StatementEmailDraft>> {
  const problems = problemsOf(draft);
  return hasNoProblems(problems) ? ok(plainText(draft.email)) : fail(problems);
}

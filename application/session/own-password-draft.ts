import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { NewPassword, SameAsNewPassword } from "./new-password-draft";
import type { OwnPassword } from "./own-password-port";

/** The form Change Password of a signed-in user. A new password has the same rules as after a reset. */
export class OwnPasswordDraft {
  @Required("Current Password")
  password = "";

  @NewPassword("New Password")
  newPassword = "";

  @SameAsNewPassword()
  @Required("Confirmation")
  confirmation = "";
}

export function toOwnPassword(draft: OwnPasswordDraft): Result<OwnPassword, Problems<OwnPasswordDraft>> {
  const problems = problemsOf(draft);
  const { password, newPassword } = draft;
  return hasNoProblems(problems) ? ok({ password, newPassword }) : fail(problems);
}

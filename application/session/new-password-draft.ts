import { ValidateBy } from "class-validator";
import { lengthMessage, requiredMessage } from "../../domain/form-messages";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { PASSWORD_LENGTH_MAX, type PasswordWeakness, weaknessOf } from "../../domain/session/password-rules";
import { hasNoProblems, PlainLetters, type Problems, problemsOf, Required, rule } from "../forms/checked-draft";
import type { DefaultPassword, OwnPassword } from "./passwords-port";

/**
 * Hint of specification 1, section 2.4. It omits the digit, so it is no complete rule; it is shown as the error of a
 * short password (S1-5-38).
 */
export const NEW_PASSWORD_HINT = "Should have 8 characters with at least one uppercase and one special character";

const weaknesses: Readonly<Record<PasswordWeakness, string>> = {
  kindsMissing: "Password must contain at least one uppercase, special character and a number",
  tooShort: NEW_PASSWORD_HINT,
  tooLong: lengthMessage("Password", PASSWORD_LENGTH_MAX),
};

/** Does not trim, because a space is a character of a password. */
const NewPassword = (label: string): PropertyDecorator =>
  rule("newPassword", (typed) => {
    if (typed === "") return requiredMessage(label);
    const weakness = weaknessOf(typed);
    return weakness && weaknesses[weakness];
  });

const SameAsNewPassword = (): PropertyDecorator =>
  ValidateBy({
    name: "sameAsNewPassword",
    validator: {
      validate: (typed, args) =>
        args !== undefined && "newPassword" in args.object && typed === args.object.newPassword,
      defaultMessage: () => "Passwords do not match!",
    },
  });

/** The form Create New Password (specification 1, sections 2.4 and 5). */
export class CreatePasswordDraft {
  @NewPassword("New Password")
  newPassword = "";

  @SameAsNewPassword()
  @Required("New Password Confirmation")
  confirmation = "";
}

/** The form Reset Password (specification 1, sections 2.6 and 5). */
export class ResetPasswordDraft {
  @PlainLetters()
  @Required("Username")
  userName = "";

  @Required("Default Password")
  defaultPassword = "";

  @NewPassword("New Password")
  newPassword = "";

  @SameAsNewPassword()
  @Required("Confirmation")
  confirmation = "";
}

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

/** The form Forgot Password (specification 1, section 5). */
export class ForgotPasswordDraft {
  @PlainLetters()
  @Required("Username")
  userName = "";
}

export const toNewPassword = (draft: CreatePasswordDraft): Result<string, Problems<CreatePasswordDraft>> =>
  checked(draft, ({ newPassword }) => newPassword);

export const toDefaultPassword = (draft: ResetPasswordDraft): Result<DefaultPassword, Problems<ResetPasswordDraft>> =>
  checked(draft, ({ userName, defaultPassword, newPassword }) => ({
    userName: plainText(userName),
    defaultPassword,
    newPassword,
  }));

export const toOwnPassword = (draft: OwnPasswordDraft): Result<OwnPassword, Problems<OwnPasswordDraft>> =>
  checked(draft, ({ password, newPassword }) => ({ password, newPassword }));

export const toUserName = (draft: ForgotPasswordDraft): Result<string, Problems<ForgotPasswordDraft>> =>
  checked(draft, ({ userName }) => plainText(userName));

function checked<Draft extends object, Value>(
  draft: Draft,
  read: (draft: Draft) => Value,
): Result<Value, Problems<Draft>> {
  const problems = problemsOf(draft);
  return hasNoProblems(problems) ? ok(read(draft)) : fail(problems);
}

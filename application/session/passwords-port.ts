import type { CodeDestination, CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The default password that the bank sent, and the password that replaces it. */
export type DefaultPassword = {
  readonly userName: string;
  readonly defaultPassword: string;
  readonly newPassword: string;
};

/** The bank's message about a change, if any. */
type BankMessage = string | undefined;

/** Changes forgotten passwords and passwords that must be changed. Other users cannot change their password. */
export interface PasswordsPort {
  /** Afterwards a code can be sent. Banks may answer the same for unknown user names. */
  validateUserName(userName: string): Promise<Result<void, BankFailure>>;
  sendForgottenCode(userName: string): Promise<Result<CodeDestination, BankFailure>>;
  /** After the right code the bank sends a default password to the user's phone and e-mail address. */
  checkForgottenCode(userName: string, code: string): Promise<Result<void, BankFailure | WrongCode | CodeVoid>>;
  replaceDefault(passwords: DefaultPassword): Promise<Result<BankMessage, BankFailure>>;
  /** Sets the password of a user who must change it after the sign-in. Ends the session. */
  create(newPassword: string): Promise<Result<BankMessage, BankFailure>>;
}

/** The current password, and the one that replaces it. */
export type OwnPassword = { readonly password: string; readonly newPassword: string };

/** Changes the password of the signed-in user. The session stays, and all other sessions of the user end. */
export interface OwnPasswordPort {
  /** Returns the bank's message, if any. */
  replace(passwords: OwnPassword): Promise<Result<string | undefined, BankFailure>>;
}
export const OwnPasswordPort = token<OwnPasswordPort>("OwnPasswordPort");

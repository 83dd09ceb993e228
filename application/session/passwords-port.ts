import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";

/** The default password that the bank sent, and what is to stand in its place. */
export type DefaultPassword = {
  readonly userName: string;
  readonly defaultPassword: string;
  readonly newPassword: string;
};

/** What the bank says of a change that it made, where it says something. */
type Told = string | undefined;

/** Passwords that are forgotten or must be changed; nobody who is signed in for good needs one. */
export interface PasswordsPort {
  /** From then on a code may be sent. A bank answers the same where nobody has the name. */
  validateUserName(userName: string): Promise<Result<void, BankFailure>>;
  sendForgottenCode(userName: string): Promise<Result<Told, BankFailure>>;
  /** With the right code the bank sends a default password to the user's phone and e-mail. */
  checkForgottenCode(userName: string, code: string): Promise<Result<void, BankFailure | WrongCode | CodeVoid>>;
  replaceDefault(replaced: DefaultPassword): Promise<Result<Told, BankFailure>>;
  /** For whoever has just signed in and must; it ends the session. */
  create(newPassword: string): Promise<Result<Told, BankFailure>>;
}

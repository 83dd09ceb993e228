import type { CodeDestination, CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import type { User } from "../../domain/session/user";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

export type Credentials = { readonly userName: string; readonly password: string };

/** A user after the check of the password and before the code. `loginId` is part of the path of the code check. */
export type Candidate = {
  readonly userName: string;
  readonly loginId: string;
  readonly accountNumber: string;
  readonly email: string;
  readonly fullName: string;
  readonly phoneNumber: string;
};

/** A session as the bank opened it. */
export type Session = {
  readonly id: string;
  readonly user: User;
  /** The bank's sessionTimeoutInSeconds. */
  readonly timeoutSeconds: number;
  /** First sign-in or required change: only Create New Password may follow (specification 1, section 4). */
  readonly mustChangePassword: boolean;
};

/** The bank accepted a call but omitted a required value: "Login was not successful, please try again." */
type Incomplete = { readonly kind: "incomplete" };

export interface SessionPort {
  authenticate(credentials: Credentials): Promise<Result<Candidate, BankFailure | Incomplete>>;
  sendSignInCode(candidate: Candidate): Promise<Result<CodeDestination, BankFailure>>;
  checkSignInCode(
    candidate: Candidate,
    code: string,
  ): Promise<Result<Session, BankFailure | WrongCode | CodeVoid | Incomplete>>;
  refresh(): Promise<Result<void, BankFailure>>;
  signOut(): Promise<Result<void, BankFailure>>;
}
export const SessionPort = token<SessionPort>("SessionPort");

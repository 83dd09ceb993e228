import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The current password, and the one that replaces it. */
export type OwnPassword = { readonly password: string; readonly newPassword: string };

/** Changes the password of the signed-in user. The session stays, and all other sessions of the user end. */
export interface OwnPasswordPort {
  /** Returns the bank's message, if any. */
  replace(passwords: OwnPassword): Promise<Result<string | undefined, BankFailure>>;
}
export const OwnPasswordPort = token<OwnPasswordPort>("OwnPasswordPort");

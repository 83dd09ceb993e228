import type { CodeDestination, CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/**
 * Identifies one call with all its fields except the code, as in the bank's `Intent` header.
 * The bank binds the code to it, so that a code confirms only what the user saw. The adapter creates it; its content is
 * opaque here.
 */
export type Intent = string & { readonly brand: "Intent" };

/**
 * One-time codes of the signed-in user (specification 1, section 2.7). The sign-in and Forgot Password have their own
 * implementations.
 */
export interface OtpPort {
  /** Sends or resends a code for the action to confirm. */
  send(intent: Intent | undefined): Promise<Result<CodeDestination, BankFailure>>;
  check(code: string): Promise<Result<void, BankFailure | WrongCode | CodeVoid>>;
}
export const OtpPort = token<OtpPort>("OtpPort");

import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/**
 * Names one call and everything in it but the code, as the bank's `Intent` header carries it: the bank binds the code to it,
 * so that a code confirms only what the user saw. Made by the adapter; opaque here.
 */
export type Intent = string & { readonly brand: "Intent" };

/** One-time codes of whoever is signed in (specification 1, section 2.7). Sign-in and forgot password implement it their own way. */
export interface OtpPort {
  /** Sends or resends a code for what is about to be confirmed; the answer is the bank's description. */
  send(intent: Intent | undefined): Promise<Result<string | undefined, BankFailure>>;
  check(code: string): Promise<Result<void, BankFailure | WrongCode | CodeVoid>>;
}
export const OtpPort = token<OtpPort>("OtpPort");

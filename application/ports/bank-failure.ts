/** All failures of calls to the bank. */
export type BankFailure =
  /** The bank refused: any code except 0 and those below; `message` is its description, if any. */
  | { readonly kind: "refused"; readonly message: string | undefined }
  /** The session has ended. The session dialogs inform the user, so the caller shows nothing. */
  | { readonly kind: "sessionEnded"; readonly why: SessionEnd }
  /** No answer: network failure or timeout. For a submitted payment this means that the outcome is unknown. */
  | {
      readonly kind: "unreachable";
      /** The bank's server was reached and asks to try again later (HTTP 503 with `Retry-After`). */
      readonly isBusy?: true;
    }
  /** An answer that cannot be decrypted or does not have the documented structure. */
  | { readonly kind: "unreadable" };

/**
 * The reason why the bank ended a session: codes 103, 104 and 105 (spec gaps, codes of the bank). `passwordReset`: the
 * user's forgotten password was replaced, maybe by another person.
 */
export type SessionEnd = "timeout" | "passwordReset" | "signedInElsewhere" | "inactiveProfile";

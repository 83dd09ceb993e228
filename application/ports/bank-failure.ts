/** Every way a call to the bank can end badly, in the words of the application. */
export type BankFailure =
  /** The bank said no: any code but 0 and those below; its description where it gave one. */
  | { readonly kind: "refused"; readonly message: string | undefined }
  /** The session is over; the session dialogs speak, so whoever asked stays silent. */
  | { readonly kind: "sessionEnded"; readonly why: SessionEnd }
  /** No answer: network failure or time-out. For a submitted payment this means that the outcome is unknown. */
  | { readonly kind: "unreachable" }
  /** An answer that cannot be decrypted or is not of the documented shape. */
  | { readonly kind: "unreadable" };

/** Why the bank ended a session: codes 103, 104 and 105 (decisions, codes of the bank). */
export type SessionEnd = "timeout" | "signedInElsewhere" | "inactiveProfile";

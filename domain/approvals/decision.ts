import { fail, ok, type Result } from "../result";

/** The dialog refuses a longer reason, with the entered text kept (specification 3, section 5). */
export const REASON_LENGTH_MAX = 25;

/** Returns the reason trimmed and truncated. Fails if it is empty. */
export function parseRejectionReason(text: string): Result<string, { readonly kind: "reasonMissing" }> {
  const reason = text.trim().slice(0, REASON_LENGTH_MAX);
  return reason ? ok(reason) : fail({ kind: "reasonMissing" });
}

import { fail, ok, type Result } from "../result";

/** A longer reason is cut, as the dialog's input already does (specification 3, section 5). */
export const REASON_LENGTH_MAX = 25;

/** The reason as it is sent: trimmed and cut; a rejection without one is refused. */
export function rejectionReason(text: string): Result<string, { readonly kind: "reasonMissing" }> {
  const reason = text.trim().slice(0, REASON_LENGTH_MAX);
  return reason ? ok(reason) : fail({ kind: "reasonMissing" });
}

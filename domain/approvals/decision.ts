import { type HiddenCharacter, hiddenCharacterIn, plainText } from "../plain-text";
import { fail, ok, type Result } from "../result";

/** The dialog refuses a longer reason, with the entered text kept (specification 3, section 5). */
export const REASON_LENGTH_MAX = 25;

/** Returns the reason as plain text, truncated. Fails if it is empty or the bank would refuse it. */
export function parseRejectionReason(text: string): Result<string, ReasonProblem> {
  const reason = plainText(text).slice(0, REASON_LENGTH_MAX);
  if (!reason) return fail({ kind: "reasonMissing" });
  const character = hiddenCharacterIn(reason);
  return character ? fail({ kind: "reasonHidden", character }) : ok(reason);
}

export type ReasonProblem =
  | { readonly kind: "reasonMissing" }
  | { readonly kind: "reasonHidden"; readonly character: HiddenCharacter };

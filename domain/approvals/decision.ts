import { type HiddenCharacter, hiddenCharacterIn, plainText } from "../plain-text";
import type { BankRequest } from "../requests/request";
import { fail, ok, type Result } from "../result";
import type { User } from "../session/user";

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

/** The bank names the creator by one of three names. */
export const isOwn = ({ createdBy }: BankRequest, { userName, fullName, loginId }: User): boolean =>
  [userName, fullName, loginId].includes(createdBy);

/** Returns whether the request waits for this user: another user's, and not approved by this one yet. */
export const isDecidable = (request: BankRequest, user: User): boolean =>
  !isOwn(request, user) && !request.progress?.hasMine;

import { lengthMessage, requiredMessage } from "../form-messages";
import { plainText } from "../plain-text";

/** Limit for every payment, in characters (specification 2, section 5). */
export const NARRATION_LENGTH_MAX = 25;

/** Returns the sentence for a text that is no valid narration of a payment. Forms and rows of lists use this rule. */
export function narrationProblem(text: string, label: string): string | undefined {
  if (!plainText(text)) return requiredMessage(label);
  return text.length > NARRATION_LENGTH_MAX ? lengthMessage(label, NARRATION_LENGTH_MAX) : undefined;
}

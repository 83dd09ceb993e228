import { problemsOf } from "../../application/forms/checked-draft";

/** Returns the sentence that a field with this text and these rules shows; undefined if the text is valid. */
export function problemOf(text: string, ...rules: readonly PropertyDecorator[]): string | undefined {
  class Draft {
    field = text;
  }
  for (const rule of rules) rule(Draft.prototype, "field");
  return problemsOf(new Draft()).field;
}

import { ValidateBy, validateSync } from "class-validator";
import { type AmountProblem, parseAmount } from "../../domain/money";

/** The problems of a form, one sentence for each field. A field without a problem is absent. */
export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

/** Runs the validation rules of the draft's decorators. */
export function problemsOf<Draft extends object>(draft: Draft): Problems<Draft> {
  const errors = validateSync(draft, { stopAtFirstError: true });
  const entries = errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0]]);
  return Object.fromEntries(entries) as Problems<Draft>;
}

export const hasNoProblems = (problems: object): boolean => Object.keys(problems).length === 0;

/** Requires a text other than blanks: "{label} is required" (specification 1, section 5). */
export const Required = (label: string): PropertyDecorator =>
  rule("required", (text) => (text.trim() ? undefined : `${label} is required`));

/** Limits the length of a text, in characters. */
export const AtMost = (label: string, lengthMax: number): PropertyDecorator =>
  rule("atMost", (text) => (text.length > lengthMax ? `${label} may have at most ${lengthMax} characters` : undefined));

/** Requires an amount above zero, with at most two decimals (specification 1, section 5). */
export const RequiredAmount = (label: string): PropertyDecorator =>
  rule("requiredAmount", (text) => {
    const parsed = text.trim() ? parseAmount(text) : undefined;
    if (parsed?.ok) return undefined;
    return amountProblems(label)[parsed?.failure ?? "zero"];
  });

const amountProblems = (label: string): Record<AmountProblem, string> => ({
  zero: `${label} is required`,
  notANumber: `${label} must be a number with at most two decimals`,
  tooLarge: `${label} is too large`,
});

/** Makes a rule from a function that returns the sentence to show, or undefined if the text is valid. */
export function rule(name: string, problemOf: (text: string) => string | undefined): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: (typed) => problemOf(String(typed)) === undefined } },
    { message: ({ value }) => problemOf(String(value)) ?? "" },
  );
}

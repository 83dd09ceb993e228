import { ValidateBy, type ValidationArguments, validateSync } from "class-validator";
import { lengthMessage, requiredMessage } from "../../domain/form-messages";
import { amountMessages, parseAmount } from "../../domain/money";
import { hiddenCharacterIn, hiddenCharacterProblem, otherLetterIn, plainText } from "../../domain/plain-text";

/** The problems of a form, one sentence for each field. A field without a problem is absent. */
export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

/**
 * Runs the validation rules of the draft's decorators. Besides, no text of a form may hold a hidden character, because
 * the bank refuses it, which a user would learn after the code only.
 */
export function problemsOf<Draft extends object>(draft: Draft): Problems<Draft> {
  const hidden = Object.entries(draft).flatMap(([field, text]) => {
    const character = typeof text === "string" && !SECRET.test(field) ? hiddenCharacterIn(text) : undefined;
    return character ? [[field, hiddenCharacterProblem(character)]] : [];
  });
  const errors = validateSync(draft, { stopAtFirstError: true });
  const broken = errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0]]);
  return Object.fromEntries([...broken, ...hidden]) as Problems<Draft>;
}

/** Passwords may mix alphabets. */
const SECRET = /password|confirmation/i;

export const hasNoProblems = (problems: object): boolean => Object.keys(problems).length === 0;

/** Requires a text other than blanks: "{label} is required" (specification 1, section 5). */
export const Required = (label: string): PropertyDecorator =>
  rule("required", (text) => (plainText(text) ? undefined : requiredMessage(label)));

/** Limits the length of a text, in characters. */
export const AtMost = (label: string, lengthMax: number): PropertyDecorator =>
  rule("atMost", (text) => (text.length > lengthMax ? lengthMessage(label, lengthMax) : undefined));

/** Requires an amount above zero, with at most two decimals (specification 1, section 5). */
export const RequiredAmount = (label: string): PropertyDecorator =>
  rule("requiredAmount", (text) => {
    const parsed = plainText(text) ? parseAmount(text) : undefined;
    if (parsed?.ok) return undefined;
    return otherLetterProblem(text) ?? amountMessages(label)[parsed?.failure ?? "zero"];
  });

/** Names the first letter or digit of another alphabet, in fields that have none. */
export function otherLetterProblem(text: string): string | undefined {
  const character = otherLetterIn(text);
  return character && hiddenCharacterProblem(character);
}

/** Requires that all letters and digits are A to Z and 0 to 9, as in codes and user names. */
export const PlainLetters = (): PropertyDecorator => rule("plainLetters", otherLetterProblem);

/**
 * Makes a rule from a function that returns the sentence to show, or undefined if the text is valid. `draft` is the form
 * of the field.
 */
export function rule<Draft = unknown>(
  name: string,
  problemOf: (text: string, draft: Draft) => string | undefined,
): PropertyDecorator {
  const problem = (typed: unknown, args?: ValidationArguments) => problemOf(String(typed), args?.object as Draft);
  return ValidateBy(
    { name, validator: { validate: (typed, args) => problem(typed, args) === undefined } },
    { message: (args) => problem(args.value, args) ?? "" },
  );
}

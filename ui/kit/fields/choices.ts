import type { ReactNode } from "react";
import { comparable, searchForms } from "../../../domain/plain-text";

/**
 * Longer lists are at most 400 px high and fade out at the bottom to show that they continue (specification 1, section
 * 9).
 */
export const SHORT_LIST_MAX = 8;

export type Choice = {
  readonly value: string;
  readonly text: string;
  /** Another name that finds the choice, such as the short name of a bank. */
  readonly alias?: string | undefined;
  /** Shown instead of the text, in the list and in the field. */
  readonly content?: ReactNode;
};

/** Returns the choices whose name or alias contains the typed text. A choice with exactly this alias comes first. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  if (!comparable(typed)) return choices;
  const forms = searchForms(typed);
  const isExact = (choice: Choice) => isAliasOf(choice, typed);
  const found = choices.filter((choice) =>
    [choice.text, choice.alias ?? ""].some((name) => forms.some((form) => comparable(name).includes(form))),
  );
  return [...found.filter(isExact), ...found.filter((choice) => !isExact(choice))];
}

/** Returns the only choice that a typed text can mean: the only match, or the one with exactly this alias. */
export function meantChoice(choices: readonly Choice[], typed: string): Choice | undefined {
  const [first, ...others] = typed ? matchingChoices(choices, typed) : [];
  return first && (others.length === 0 || isAliasOf(first, typed)) ? first : undefined;
}

const isAliasOf = ({ alias }: Choice, typed: string): boolean =>
  alias !== undefined && comparable(alias) === comparable(typed);

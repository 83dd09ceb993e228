import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { comparable, searchForms } from "../../../domain/plain-text";
import { isComposing } from "../keyboard";

type Options = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Absent while they are fetched. */
  readonly choices: readonly Choice[] | undefined;
  /** Prevents the list from opening, because the value cannot be changed. */
  readonly isFixed: boolean;
};

type Search = {
  readonly typed: string;
  /** Index of the highlighted choice. */
  readonly active: number;
  /** Whether the user chose the highlighted one with the arrow keys, so that Tab accepts it. */
  readonly isPicked: boolean;
  /** Whether the field was left before the choices had arrived. */
  readonly isLeft: boolean;
};

/**
 * The state and the keys of a field with a list, after the combobox pattern of the ARIA Authoring Practices. Typing
 * filters, arrow keys move, Enter selects, Tab accepts a choice reached with the arrow keys, Escape closes.
 * On blur a text that can mean only one choice selects it; any other text is dropped.
 */
export function useCombobox({ value, onChange, choices, isFixed }: Options) {
  /** Undefined while the list is closed. */
  const [search, setSearch] = useState<Search>();
  const isFetching = choices === undefined;
  const isOpen = search !== undefined && !search.isLeft;
  const offered = isOpen ? matchingChoices(choices ?? [], search.typed) : [];
  const active = search?.active ?? 0;

  const searchFor = (typed: string, change: Partial<Search> = {}) => {
    if (!isFixed) setSearch({ typed, active: 0, isPicked: false, isLeft: false, ...change });
  };
  const open = (isPicked: boolean) => {
    const chosen = choices?.findIndex((choice) => choice.value === value) ?? -1;
    searchFor("", { active: Math.max(0, chosen), isPicked });
  };
  const close = () => setSearch(undefined);
  const select = (choice: Choice | undefined) => {
    if (!choice) return;
    onChange(choice.value);
    close();
  };
  const move = (by: number) => {
    if (!isOpen) return open(true);
    const count = Math.max(1, offered.length);
    searchFor(search.typed, { active: (active + by + count) % count, isPicked: true });
  };
  const openActions: Partial<Record<string, () => void>> = { Enter: () => select(offered[active]), Escape: close };
  const keyActions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && openActions),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Tab" && search?.isPicked) return select(offered[active]);
    const act = keyActions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const selectMeant = () => {
    select(search && meantChoice(choices ?? [], search.typed));
    close();
  };
  const leave = () => {
    if (search?.typed && isFetching) searchFor(search.typed, { isLeft: true });
    else selectMeant();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the choices have arrived.
  useEffect(() => {
    if (search?.isLeft && !isFetching) selectMeant();
  }, [isFetching]);

  return {
    isOpen,
    /** Undefined while the chosen value is shown. */
    typed: search?.typed,
    offered,
    active,
    searchFor,
    /** Opens the list; closes an open one in which nothing was typed yet. */
    toggle: () => (isOpen && !search.typed ? close() : isOpen || open(false)),
    select,
    leave,
    handleKeyDown,
  };
}

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
function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  if (!comparable(typed)) return choices;
  const forms = searchForms(typed);
  const isExact = (choice: Choice) => isAliasOf(choice, typed);
  const found = choices.filter((choice) =>
    [choice.text, choice.alias ?? ""].some((name) => forms.some((form) => comparable(name).includes(form))),
  );
  return [...found.filter(isExact), ...found.filter((choice) => !isExact(choice))];
}

/** Returns the only choice that a typed text can mean: the only match, or the one with exactly this alias. */
function meantChoice(choices: readonly Choice[], typed: string): Choice | undefined {
  const [first, ...others] = typed ? matchingChoices(choices, typed) : [];
  return first && (others.length === 0 || isAliasOf(first, typed)) ? first : undefined;
}

const isAliasOf = ({ alias }: Choice, typed: string): boolean =>
  alias !== undefined && comparable(alias) === comparable(typed);

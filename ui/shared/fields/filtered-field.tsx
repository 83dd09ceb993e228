import { InputGroup } from "@blueprintjs/core";
import { ChevronDown } from "@blueprintjs/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { words } from "../words";
import { Field, type FieldProps } from "./field";
import "./filtered-field.css";

/**
 * Longer lists are at most 400 px high and fade out at the bottom to show that they continue (specification 1, section
 * 9).
 */
export const SHORT_LIST_MAX = 8;

type Choice = {
  readonly value: string;
  readonly text: string;
  /** Another name that finds the choice, such as the short name of a bank. */
  readonly alias?: string | undefined;
};

type Props = Omit<FieldProps, "onLeave"> & {
  onLeave?: () => void;
  /** Absent while the choices are fetched. Text typed until then is kept, and applied once they have arrived. */
  choices: readonly Choice[] | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  placeholder?: string;
  disabled?: boolean;
};

/**
 * Selects one of many choices by a part of its name: an ARIA combobox. Arrow keys move, Enter selects, Escape closes.
 * On blur without a selection, the previous choice is shown again.
 */
export function FilteredField({ label, value, onChange, onLeave, problem, placeholder, disabled, ...rest }: Props) {
  const { hint, isOptional = false } = rest;
  const id = useId();
  const { choices = [] } = rest;
  const isFetching = !rest.choices;
  const chosen = choices.find((choice) => choice.value === value);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const [isBlurred, setBlurred] = useState(false);
  const isOpen = typed !== undefined && !isBlurred;
  const offered = isOpen ? matchingChoices(choices, typed) : [];
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever is active now is to be seen.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, isOpen]);
  const open = () => {
    if (isOpen || disabled) return;
    setTyped("");
    setActive(
      Math.max(
        0,
        choices.findIndex((choice) => choice.value === value),
      ),
    );
  };
  const close = () => {
    setTyped(undefined);
    setBlurred(false);
  };
  const select = (choice: Choice | undefined) => {
    if (!choice) return;
    onChange(choice.value);
    close();
  };
  const move = (by: number) => setActive((now) => (now + by + offered.length) % Math.max(1, offered.length));
  const keyActions: Partial<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? move(1) : open()),
    ArrowUp: () => (isOpen ? move(-1) : open()),
    Enter: () => select(offered[active]),
    Escape: close,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = keyActions[event.key];
    if (!act || (!isOpen && (event.key === "Enter" || event.key === "Escape"))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  /** On blur, selects the only choice that matches the typed text, or the one with exactly this alias. */
  const selectTyped = () => {
    const matches = typed ? matchingChoices(choices, typed) : [];
    if (matches.length === 1 || isAliasOf(matches[0], typed)) select(matches[0]);
    close();
  };
  const leave = () => {
    if (typed && isFetching) setBlurred(true);
    else selectTyped();
    onLeave?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the choices are there.
  useEffect(() => {
    if (isBlurred && !isFetching) selectTyped();
  }, [isFetching]);
  return (
    <div className="filtered-field">
      <Field label={label} problem={problem} hint={hint}>
        {(control) => (
          <div className="filtered-control">
            <InputGroup
              {...control}
              aria-required={!isOptional}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-list` : undefined}
              aria-autocomplete="list"
              aria-activedescendant={offered[active] && `${id}-${active}`}
              autoComplete="off"
              disabled={disabled ?? false}
              placeholder={chosen?.text ?? placeholder ?? words.choose}
              value={typed ?? chosen?.text ?? ""}
              onValueChange={(text) => {
                setTyped(text);
                setBlurred(false);
                setActive(0);
              }}
              onClick={open}
              onKeyDown={handleKeyDown}
              onBlur={leave}
              intent={problem ? "danger" : "none"}
              fill
            />
            <ChevronDown className="choice-arrow" aria-hidden />
          </div>
        )}
      </Field>
      {isOpen && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={`choices bp6-elevation-2 ${offered.length > SHORT_LIST_MAX ? "long" : ""}`}
        >
          {offered.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus.
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Prevents the blur that would close the list before the click is handled.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => select(choice)}
            >
              {choice.text}
            </div>
          ))}
          {offered.length === 0 && <p>{isFetching ? words.lookingUp : words.noMatch}</p>}
        </div>
      )}
    </div>
  );
}

/** Returns the choices whose name or alias contains the typed text. A choice with exactly this alias comes first. */
function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const searched = typed.trim().toLowerCase();
  if (!searched) return choices;
  const isExact = (choice: Choice) => isAliasOf(choice, typed);
  const found = choices.filter((choice) =>
    [choice.text, choice.alias ?? ""].some((name) => name.toLowerCase().includes(searched)),
  );
  return [...found.filter(isExact), ...found.filter((choice) => !isExact(choice))];
}

const isAliasOf = (choice: Choice | undefined, typed: string | undefined): boolean =>
  choice?.alias !== undefined && choice.alias.toLowerCase() === typed?.trim().toLowerCase();

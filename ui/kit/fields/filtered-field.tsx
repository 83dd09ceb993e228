import { InputGroup } from "@blueprintjs/core";
import { DoubleCaretVertical } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { words } from "../words";
import { Field, type FieldProps } from "./field";
import { type Choice, SHORT_LIST_MAX, useCombobox } from "./use-combobox";
import "./choice-fields.css";

type Props = FieldProps & {
  /** Absent while the choices are fetched. Text typed until then is kept, and applied once they have arrived. */
  choices: readonly Choice[] | undefined;
  hint?: ReactNode;
  /** Shown in the place of a problem. */
  note?: ReactNode;
  isOptional?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Shows the value like a field that can be changed, but without a list. */
  isReadOnly?: boolean;
  className?: string;
};

/** Selects one of many choices by a part of its name: an ARIA combobox with the keys of {@link useCombobox}. */
export function FilteredField({ label, value, onChange, onLeave, problem, hint, note, choices, ...rest }: Props) {
  const { isOptional = false, placeholder = words.choose, disabled = false, isReadOnly = false, className = "" } = rest;
  const id = useId();
  const combobox = useCombobox({ value, onChange, choices, isFixed: disabled || isReadOnly });
  const { isOpen, typed, offered, active } = combobox;
  const chosen = choices?.find((choice) => choice.value === value);
  const content = typed ? undefined : chosen?.content;
  const isShort = choices !== undefined && choices.length <= SHORT_LIST_MAX;
  return (
    <div className={`filtered-field ${className}`}>
      <Field label={label} problem={problem} hint={hint} note={note}>
        {(control) => (
          <div className={content ? "filtered-control with-content" : "filtered-control"}>
            <InputGroup
              {...control}
              aria-required={!isOptional}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-list` : undefined}
              aria-autocomplete="list"
              aria-activedescendant={offered[active] && `${id}-${active}`}
              autoComplete="off"
              // A short list is pressed, not filtered, so a phone shows no keyboard over it.
              inputMode={isShort ? "none" : "text"}
              disabled={disabled}
              readOnly={isReadOnly}
              placeholder={chosen?.text ?? placeholder}
              value={typed ?? chosen?.text ?? ""}
              onValueChange={(text) => combobox.searchFor(text)}
              onClick={combobox.toggle}
              onKeyDown={combobox.handleKeyDown}
              onBlur={() => {
                combobox.leave();
                onLeave?.();
              }}
              intent={problem ? "danger" : "none"}
              fill
            />
            {content && (
              <div className="chosen-content" aria-hidden>
                {content}
              </div>
            )}
            {!isReadOnly && <DoubleCaretVertical className="choice-arrow" aria-hidden />}
            {isOpen && (
              <ChoiceList id={id} label={label} offered={offered} active={active} onSelect={combobox.select}>
                {choices ? words.noMatch : words.lookingUp}
              </ChoiceList>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}

type ListProps = {
  id: string;
  label: string;
  offered: readonly Choice[];
  active: number;
  onSelect: (choice: Choice) => void;
  /** Shown if no choice is offered. */
  children: string;
};

function ChoiceList({ id, label, offered, active, onSelect, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the highlighted choice may be out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={`choices bp6-elevation-2 ${offered.length > SHORT_LIST_MAX ? "long" : ""}`}
    >
      {offered.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          translate="no"
          tabIndex={-1}
          aria-selected={index === active}
          // Prevents the blur that would close the list before the click is handled.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSelect(choice)}
        >
          {choice.content ?? choice.text}
        </div>
      ))}
      {offered.length === 0 && <p>{children}</p>}
    </div>
  );
}

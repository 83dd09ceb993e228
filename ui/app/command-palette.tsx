import { InputGroup, KeyComboTag } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type KeyboardEvent, useId, useState } from "react";
import { Modal } from "../kit/dialogs/modal";
import { isComposing } from "../kit/keyboard";
import { type Command, commandGroups } from "./commands";
import { words as all } from "./shell-words";
import "./command-palette.css";

const words = all.palette;

type Props = {
  /** Returns the commands for the typed text, sorted by group. */
  find: (typed: string) => readonly Command[];
  /** Called with each typed text, before its commands are found. */
  onType: (typed: string) => void;
  /** Some accounts or beneficiaries could not be loaded. */
  isIncomplete: boolean;
  onClose: () => void;
};

/** A combobox that opens a screen or an account, pays a beneficiary or runs an action after a few letters. */
export function CommandPalette({ find, onType, isIncomplete, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const results = find(typed.trim());
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, active, results.length);
    if (isComposing(event)) return;
    if (event.key === "Enter") run(results[active]);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <Modal title={words.title} size="top" hasCross onClose={onClose}>
      <InputGroup
        leftElement={<Search className="palette-icon" />}
        size="large"
        role="combobox"
        aria-label={words.label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={results[active] && `${id}-${active}`}
        autoComplete="off"
        autoFocus
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          onType(text);
          setActive(0);
        }}
        onKeyDown={move}
      />
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label={words.list}>
        {commandGroups
          .filter((group) => results.some((command) => command.group === group))
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset does not group the options of a listbox.
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className="palette-group" aria-hidden>
                {words.groups[group]}
              </div>
              {results.map((command, index) =>
                command.group === group ? (
                  <Option
                    key={`${command.name} ${command.note}`}
                    id={`${id}-${index}`}
                    command={command}
                    isActive={index === active}
                    onChoose={() => run(command)}
                  />
                ) : null,
              )}
            </div>
          ))}
      </div>
      <p role="status" className={results.length > 0 ? "for-screen-readers" : "palette-none"}>
        {words.count(results.length)}
      </p>
      {isIncomplete && <p className="palette-none">{words.incomplete}</p>}
    </Modal>
  );
}

type OptionProps = { id: string; command: Command; isActive: boolean; onChoose: () => void };

function Option({ id, command: { name, note, keys }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the combobox, which holds the focus.
    <div
      id={id}
      className="palette-option"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      ref={isActive ? (option) => void option?.scrollIntoView({ block: "nearest" }) : undefined}
      onClick={onChoose}
    >
      <span>{name}</span>
      {note && <span className="palette-note">{note}</span>}
      {keys && (
        <span className="palette-keys" aria-hidden>
          {keys.split(" ").map((key) => (
            <KeyComboTag key={key} combo={key} minimal />
          ))}
        </span>
      )}
    </div>
  );
}

function nextIndex(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % length;
  return key === "ArrowUp" ? (at + length - 1) % length : undefined;
}

import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type KeyboardEvent, useId, useState } from "react";
import { Modal } from "../kit/dialogs/modal";
import { type Command, matchingCommands } from "./commands";
import { words as all } from "./shell-words";
import "./command-palette.css";

const words = all.palette;

type Props = {
  commands: readonly Command[];
  /** Returns commands for the typed text itself, such as a search. They are shown first. */
  searchFor: (typed: string) => readonly Command[];
  onClose: () => void;
};

/** A combobox that opens any permitted page by a few letters of its name. */
export function CommandPalette({ commands, searchFor, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const results = [...searchFor(typed.trim()), ...matchingCommands(commands, typed)];
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, active, results.length);
    if (event.key === "Enter") run(results[active]);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <Modal title={words.title} hasCross onClose={onClose}>
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
          setActive(0);
        }}
        onKeyDown={move}
      />
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label={words.list}>
        {results.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the combobox, which holds the focus.
          <div
            key={command.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            ref={index === active ? (option) => void option?.scrollIntoView({ block: "nearest" }) : undefined}
            onClick={() => run(command)}
          >
            {command.name}
          </div>
        ))}
      </div>
      <p role="status" className={results.length > 0 ? "for-screen-readers" : "palette-none"}>
        {words.count(results.length)}
      </p>
    </Modal>
  );
}

function nextIndex(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % length;
  return key === "ArrowUp" ? (at + length - 1) % length : undefined;
}

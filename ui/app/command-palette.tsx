import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { type KeyboardEvent, useId, useState } from "react";
import { Modal } from "../shared/dialogs/modal";
import { type Command, found } from "./commands";
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
  const [at, setAt] = useState(0);
  const shown = [...searchFor(typed.trim()), ...found(commands, typed)];
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, at, shown.length);
    if (event.key === "Enter") run(shown[at]);
    else if (to !== undefined) setAt(to);
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
        aria-activedescendant={shown[at] && `${id}-${at}`}
        autoComplete="off"
        autoFocus
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label={words.list}>
        {shown.map((command, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the combobox, which holds the focus.
          <div
            key={command.name}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            ref={place === at ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
            onClick={() => run(command)}
          >
            {command.name}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? "for-screen-readers" : "palette-none"}>
        {words.count(shown.length)}
      </p>
    </Modal>
  );
}

function placeAfter(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % length;
  return key === "ArrowUp" ? (at + length - 1) % length : undefined;
}

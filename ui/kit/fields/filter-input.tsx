import { Button, InputGroup } from "@blueprintjs/core";
import { Filter } from "@blueprintjs/icons";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { Count } from "../badge";
import { useWide } from "../use-wide";
import { words } from "../words";
import { useEntry } from "./use-entry";
import "./fields.css";

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Shows the label inside the field, as in a toolbar, and on its edge once there is a text. */
  isLabelInside?: boolean;
  icon?: ReactElement;
};

/** More than any identifier of the bank has (contract, id). */
const ID_LENGTH_MAX = 40;

/**
 * The input for an identifier that filters a list. A text that is too long is rejected, because filters show no
 * problems.
 */
export function FilterInput({ label, value, onChange, isLabelInside = false, icon }: Props) {
  const id = useId();
  const entry = useEntry({ kind: "text", lengthMax: ID_LENGTH_MAX }, { value, onChange, keepsRefused: false });
  return (
    <div className="filter-input">
      <label htmlFor={id} className={isLabelInside ? (value ? "label-on-edge" : "for-screen-readers") : undefined}>
        {label}
      </label>
      <InputGroup
        id={id}
        leftIcon={icon}
        placeholder={isLabelInside ? label : undefined}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-notice`}
        onChange={entry.change}
        onBlur={entry.leave}
      />
      <div id={`${id}-notice`} className={entry.notice && "field-problem"} aria-live="polite">
        {entry.notice}
      </div>
    </div>
  );
}

type FoldedProps = {
  /** The text of the button; "Filters" by default. */
  label?: string;
  /** The number of these filters that are in use. */
  inUse: number;
  children: ReactNode;
};

/** Filters of a list, which phones have behind one button. */
export function FoldedFilters({ label, inUse, children }: FoldedProps) {
  const isWide = useWide("md");
  const [isOpen, setOpen] = useState(false);
  if (isWide) return children;
  return (
    <>
      <FiltersButton label={label} inUse={inUse} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      {isOpen && children}
    </>
  );
}

type ButtonProps = { label?: string | undefined; inUse: number; isOpen: boolean; onPress: () => void };

/** Shows and hides the filters of a list on a phone. */
export const FiltersButton = ({ label = words.filters, inUse, isOpen, onPress }: ButtonProps) => (
  <Button
    className="filters-button"
    icon={<Filter />}
    aria-expanded={isOpen}
    aria-description={inUse > 0 ? words.filtersInUse(inUse) : undefined}
    onClick={onPress}
  >
    {label}
    {inUse > 0 && <Count value={inUse} />}
  </Button>
);

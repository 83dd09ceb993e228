import { HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import { type Beneficiary, numberOf, type PayeeKind } from "../../domain/beneficiaries/beneficiary";
import { SHORT_LIST_MAX } from "../kit/fields/choices";
import { FilteredField } from "../kit/fields/filtered-field";
import { isolated } from "../kit/format";
import { words } from "../kit/words";

type Props<Kind extends PayeeKind> = {
  saved: readonly Beneficiary<Kind>[];
  /** The saved beneficiary whose data is in the form, if any. */
  chosen: Beneficiary<Kind> | undefined;
  onPick: (beneficiary: Beneficiary<Kind>) => void;
};

/** Fills the form with a saved beneficiary, found by a part of the name or number (specification 2, section 2.2). */
export function SavedPayeeField<Kind extends PayeeKind>({ saved, chosen, onPick }: Props<Kind>) {
  const id = useId();
  const pick = (picked: string) => {
    const beneficiary = saved.find((each) => each.id === picked);
    if (beneficiary) onPick(beneficiary);
  };
  const choices = saved.map((each) => ({ value: each.id, text: `${isolated(each.name)} · ${numberOf(each)}` }));
  if (saved.length > SHORT_LIST_MAX)
    return (
      <FilteredField label={words.saved.label} value={chosen?.id ?? ""} onChange={pick} choices={choices} isOptional />
    );
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{words.saved.label}</label>
      </div>
      <HTMLSelect
        id={id}
        translate="no"
        value={chosen?.id ?? ""}
        onChange={(event) => pick(event.currentTarget.value)}
        disabled={saved.length === 0}
        fill
      >
        <option value="">{saved.length === 0 ? words.saved.none : words.choose}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </HTMLSelect>
      <div className="field-problem" />
    </div>
  );
}

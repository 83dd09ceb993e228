import { HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import { type Beneficiary, numberOf, type PayeeKind } from "../../../domain/beneficiaries/beneficiary";
import { words } from "../words";

type Props<Kind extends PayeeKind> = {
  saved: readonly Beneficiary<Kind>[];
  /** Whom the form names now, if it is one of them. */
  chosen: Beneficiary<Kind> | undefined;
  onPick: (beneficiary: Beneficiary<Kind>) => void;
};

/** Fills the form with somebody who was saved (specification 2, section 2.2). Native, so that typing a name finds it. */
export function SavedPayeeField<Kind extends PayeeKind>({ saved, chosen, onPick }: Props<Kind>) {
  const id = useId();
  const pick = (picked: string) => {
    const beneficiary = saved.find((each) => each.id === picked);
    if (beneficiary) onPick(beneficiary);
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{words.saved.label}</label>
      </div>
      <HTMLSelect
        id={id}
        value={chosen?.id ?? ""}
        onChange={(event) => pick(event.currentTarget.value)}
        disabled={saved.length === 0}
        fill
      >
        <option value="">{saved.length === 0 ? words.saved.none : words.choose}</option>
        {saved.map((each) => (
          <option key={each.id} value={each.id}>
            {`${each.name} · ${numberOf(each)}`}
          </option>
        ))}
      </HTMLSelect>
      <div className="field-problem" />
    </div>
  );
}

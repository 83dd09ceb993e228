import { type Beneficiary, numberOf, type Payee, type PayeeKind } from "../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../domain/never";
import { AccountNumber } from "../accounts/account-number";
import { FilteredField } from "../kit/fields/filtered-field";
import { isolated } from "../kit/format";
import { words } from "../kit/words";

type Props<Kind extends PayeeKind> = {
  saved: readonly Beneficiary<Kind>[];
  /** The saved beneficiary whose data is in the form, if any. */
  chosen: Beneficiary<Kind> | undefined;
  onPick: (beneficiary: Beneficiary<Kind>) => void;
};

/**
 * Fills the form with a saved beneficiary, found by a part of the name or number (specification 2, section 2.2). Like an
 * account, each one has two lines.
 */
export function SavedPayeeField<Kind extends PayeeKind>({ saved, chosen, onPick }: Props<Kind>) {
  const pick = (picked: string) => {
    const beneficiary = saved.find((each) => each.id === picked);
    if (beneficiary) onPick(beneficiary);
  };
  const choices = saved.map((each) => ({
    value: each.id,
    text: `${isolated(each.name)} · ${numberOf(each)} · ${placeOf(each)}`,
    content: (
      <span className="account-lines">
        <bdi className="account-line-name">{each.name}</bdi>{" "}
        <span className="account-line-details">
          <AccountNumber number={numberOf(each)} /> · {placeOf(each)}
        </span>
      </span>
    ),
  }));
  return (
    <FilteredField
      label={words.saved.label}
      value={chosen?.id ?? ""}
      onChange={pick}
      choices={choices}
      isOptional
      disabled={saved.length === 0}
      placeholder={saved.length === 0 ? words.saved.none : words.choose}
      className="account-field"
    />
  );
}

/** The bank, the network or the card of a payee. */
function placeOf(payee: Payee): string {
  switch (payee.kind) {
    case "account":
      return payee.bank.name;
    case "wallet":
      return payee.network.name;
    case "card":
      return payee.cardName;
    default:
      return unreachable(payee);
  }
}

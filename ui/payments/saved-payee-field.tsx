import { Button, Checkbox, Spinner } from "@blueprintjs/core";
import { TickCircle } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Beneficiary, numberOf, type Payee, type PayeeKind } from "../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../domain/never";
import { AccountNumber } from "../accounts/account-text";
import { FilteredField } from "../kit/fields/filtered-field";
import { isolated } from "../kit/format";
import { words } from "../kit/words";
import "./payments.css";

type Props<Kind extends PayeeKind> = {
  saved: readonly Beneficiary<Kind>[];
  /** The saved beneficiary whose data is in the form, if any. */
  chosen: Beneficiary<Kind> | undefined;
  onPick: (beneficiary: Beneficiary<Kind>) => void;
  /** What the bank says about the chosen beneficiary. */
  note?: ReactNode;
  /** A field of the payee has a problem, or says something else, so all are shown. */
  isOther?: boolean;
  /** The fields of the payee. */
  children?: ReactNode;
};

/**
 * Fills the form with a saved beneficiary, found by a part of the name or number (specification 2, section 2.2). Like an
 * account, each one has two lines. The other fields of the payee are hidden as long as they say the same.
 */
export function SavedPayeeField<Kind extends PayeeKind>(props: Props<Kind>) {
  const { saved, chosen, onPick, note, isOther = false, children } = props;
  const typed = useRef<HTMLDivElement>(null);
  const [isTyped, setTyped] = useState(false);
  const [changes, setChanges] = useState(0);
  const isFolded = chosen !== undefined && !isTyped && !isOther;
  useEffect(() => {
    if (changes > 0) typed.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [changes]);
  const pick = (picked: string) => {
    const beneficiary = saved.find((each) => each.id === picked);
    if (!beneficiary) return;
    setTyped(false);
    onPick(beneficiary);
  };
  const change = () => {
    setTyped(true);
    setChanges((count) => count + 1);
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
    <>
      <FilteredField
        label={words.saved.label}
        hint={
          isFolded && (
            <Button size="small" variant="minimal" intent="primary" text={words.saved.change} onClick={change} />
          )
        }
        note={isFolded && note}
        value={chosen?.id ?? ""}
        onChange={pick}
        choices={choices}
        isOptional
        disabled={saved.length === 0}
        placeholder={saved.length === 0 ? words.saved.none : words.choose}
        className="account-field payee-select"
      />
      {!isFolded && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps fields shown that are in use.
        <div ref={typed} className="typed-payee" onFocus={() => setTyped(true)}>
          {saved.length > 0 && <p className="or-line">{words.saved.orNew}</p>}
          {children}
        </div>
      )}
    </>
  );
}

/** The bank, the network or the card of a payee. */
export function placeOf(payee: Payee): string {
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

type KeepProps = { label?: string; value: string; onChange: (text: string) => void };

/** A checkbox that saves the payee. The name of the beneficiary is entered in the code dialog (S2-3-035). */
export function KeepPayeeField({ label = words.saved.keep, value, onChange }: KeepProps) {
  return (
    <Checkbox
      className="keep-payee"
      label={label}
      checked={value !== ""}
      onChange={({ currentTarget: { checked } }) => onChange(checked ? "yes" : "")}
    />
  );
}

const ICON_SIZE = 12;

/** Shows below a field that a lookup at the bank is running, or the name that the bank returned. */
export function LookupNote({ isLooking, name }: { isLooking: boolean; name: string | undefined }) {
  if (isLooking)
    return (
      <>
        <Spinner size={ICON_SIZE} aria-hidden />
        {words.lookingUp}
      </>
    );
  if (!name) return null;
  return (
    <>
      <TickCircle size={ICON_SIZE} aria-hidden />
      {name}
    </>
  );
}

import { Button, Callout, InputGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { Company } from "../control-api/answers";
import { peopleIn } from "./fault-target";

export type PayeePolicy = "names" | "accounts";
export const payeePolicies = ["names", "accounts"] as const;
/** The companies that a change concerns: one, or all of the bank. */
export type PolicyScope = { readonly name: string; readonly companies: readonly Company[] };

/** First payments to new beneficiaries confirm the account's name; changed accounts say who confirmed them. */
const words = {
  names: {
    above: "nameCheckAbove",
    subject: "Names of new beneficiaries",
    on: "checked above",
    off: "not checked",
    amount: "First payment above, in GHS",
    policy: "the check of names",
    form: "Check of names",
  },
  accounts: {
    above: "changedAccountAbove",
    subject: "Changed accounts of beneficiaries",
    on: "confirmed above",
    off: "confirmed or not, as the user likes",
    amount: "Payment above, in GHS",
    policy: "the note on changed accounts",
    form: "Note on changed accounts",
  },
} as const;

type Props = PolicyScope & {
  policy: PayeePolicy;
  /** Returns why the policy was not changed. */
  onChange: (above: string | null) => Promise<string | undefined>;
};

/** Switches a policy about payees on or off, for one company or for all of them. */
export function PayeePolicyForm({ policy, name, companies, onChange }: Props) {
  const id = useId();
  const text = words[policy];
  const limits = new Set(companies.map((company) => company[text.above] ?? null));
  const [limit = null] = limits;
  const isOn = limits.size > 1 || limit !== null;
  const [above, setAbove] = useState(limit ?? "1000.00");
  const [refusal, setRefusal] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const change = async (wanted: string | null) => setRefusal(await onChange(wanted));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(above);
  };
  return (
    <details className="accounts" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text.subject}:{" "}
        {limits.size > 1 ? "not the same in all companies" : isOn ? `${text.on} GHS ${limit}` : text.off}
        <span className="for-screen-readers"> for {name}</span>
      </summary>
      {isOpen && (
        <form className="payee-policy-form" aria-label={`${text.form} for ${name}`} onSubmit={submit}>
          {companies.length > 1 && <p>This changes {peopleIn(companies)}, also those of lessons that have begun.</p>}
          <label htmlFor={id}>{text.amount}</label>
          <InputGroup id={id} inputMode="decimal" required value={above} onValueChange={setAbove} />
          <Button
            type="submit"
            text={isOn ? "Change" : "Switch on"}
            aria-label={`${isOn ? "Change" : "Switch on"} ${text.policy} for ${name}`}
          />
          {isOn && (
            <Button
              text="Switch off"
              aria-label={`Switch off ${text.policy} for ${name}`}
              onClick={() => void change(null)}
            />
          )}
        </form>
      )}
      {refusal && (
        <Callout intent="danger" role="alert">
          {refusal}
        </Callout>
      )}
    </details>
  );
}

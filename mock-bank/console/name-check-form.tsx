import { Button, Callout, InputGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { Company } from "../control-api/answers";

type Props = {
  company: Company;
  /** Returns why the policy was not changed. */
  onChange: (above: string | null) => Promise<string | undefined>;
};

/** Switches a company's policy on or off: first payments to new beneficiaries must confirm the account's name. */
export function NameCheckForm({ company: { name, nameCheckAbove }, onChange }: Props) {
  const id = useId();
  const isOn = typeof nameCheckAbove === "string";
  const [above, setAbove] = useState(nameCheckAbove ?? "1000.00");
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
        Names of new beneficiaries: {isOn ? `checked above GHS ${nameCheckAbove}` : "not checked"}
        <span className="for-screen-readers"> for {name}</span>
      </summary>
      {isOpen && (
        <form className="name-check-form" aria-label={`Check of names for ${name}`} onSubmit={submit}>
          <label htmlFor={id}>First payment above, in GHS</label>
          <InputGroup id={id} inputMode="decimal" required value={above} onValueChange={setAbove} />
          <Button
            type="submit"
            text={isOn ? "Change" : "Switch on"}
            aria-label={`${isOn ? "Change" : "Switch on"} the check of names for ${name}`}
          />
          {isOn && (
            <Button
              text="Switch off"
              aria-label={`Switch off the check of names for ${name}`}
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

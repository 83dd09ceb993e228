import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { ListedCall } from "../control-api/answers";
import { type Kind, kindNames, kinds } from "./fault-words";

type Props = {
  calls: readonly ListedCall[];
  /** Resolves to whether the bank accepted the fault. */
  onAdd: (fault: Readonly<Record<string, unknown>>) => Promise<boolean>;
};

/** Adds any fault to any call. Validation errors of the bank appear next to the list of active faults. */
export function FaultForm({ calls, onAdd }: Props) {
  const [call, setCall] = useState(calls[0]?.name ?? "");
  const [kind, setKind] = useState<Kind>("lost-answer");
  const [when, setWhen] = useState("once");
  const [chance, setChance] = useState("50");
  const [seconds, setSeconds] = useState("3");
  const [code, setCode] = useState("1");
  const [description, setDescription] = useState("");
  const [fields, setFields] = useState("{}");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onAdd({
      call,
      kind,
      when: when === "chance" ? { chance: Number(chance) / 100 } : when,
      ...(kind === "latency" && { milliseconds: Math.round(Number(seconds) * 1000) }),
      ...(kind === "code" && { code: Number(code), ...(description && { description }) }),
      ...(kind === "altered-answer" && { fields: parsed(fields) }),
    });
  };
  return (
    <form className="fault-form" onSubmit={submit}>
      <Choice label="Call" value={call} onChange={setCall}>
        {calls.map(({ name, method, path }) => (
          <option key={name} value={name}>
            {name} ({method} {path})
          </option>
        ))}
      </Choice>
      <Choice label="What happens" value={kind} onChange={(chosen) => setKind(chosen as Kind)}>
        {kindNames.map((name) => (
          <option key={name} value={name}>
            {kinds[name]}
          </option>
        ))}
      </Choice>
      {kind === "latency" && (
        <Typed label="Seconds" type="number" value={seconds} onChange={setSeconds} min={0.001} max={300} step="any" />
      )}
      {kind === "code" && (
        <>
          <Typed label="Code" type="number" value={code} onChange={setCode} step={1} />
          <Typed label="Text" value={description} onChange={setDescription} />
        </>
      )}
      {kind === "altered-answer" && (
        <Typed label="Values, as JSON" value={fields} onChange={setFields} helperText="null leaves one out" />
      )}
      <Choice label="When" value={when} onChange={setWhen}>
        <option value="once">The next time only</option>
        <option value="always">Every time</option>
        <option value="chance">By chance</option>
      </Choice>
      {when === "chance" && (
        <Typed label="Chance in per cent" type="number" value={chance} onChange={setChance} min={1} max={100} />
      )}
      <Button type="submit" intent="primary" text="Add fault" />
    </form>
  );
}

/** Text that is not JSON is sent unchanged, so that the bank reports the error. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Field = { label: string; value: string; onChange: (value: string) => void };

function Choice({ label, value, onChange, children }: Field & { children: ReactNode }) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <HTMLSelect id={id} fill value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {children}
      </HTMLSelect>
    </FormGroup>
  );
}

type TypedProps = Field & {
  type?: "number";
  min?: number;
  max?: number;
  step?: number | "any";
  helperText?: string;
};

function Typed({ label, value, onChange, helperText, ...input }: TypedProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id} helperText={helperText}>
      <InputGroup id={id} value={value} onValueChange={onChange} {...input} />
    </FormGroup>
  );
}

import { Button, Callout, Checkbox, FormGroup, HTMLSelect, InputGroup, ProgressBar } from "@blueprintjs/core";
import { Print } from "@blueprintjs/icons";
import { type FormEvent, useId, useState } from "react";
import { ClassSheet } from "./class-sheet";
import type { Desk } from "./desk";
import { roles, useClass } from "./use-class";
import { useClassAddress } from "./use-class-address";

const CLASS_MAX = 200;

/** Creates one company per trainee in one click, with a printable sheet of all sign-ins. */
export function ClassTab({ desk }: { desk: Desk }) {
  const made = useClass(desk);
  const { companies, failures, progress } = made;
  const address = useClassAddress(desk);
  return (
    <div className="side class">
      <section className="panel no-print" aria-labelledby="class-title">
        <h2 id="class-title">A class</h2>
        <ClassForm isBusy={progress !== undefined} onMake={made.make} />
        {progress && (
          <div role="status">
            <ProgressBar value={progress.made / progress.wanted} intent="primary" />
            {progress.made} of {progress.wanted} companies <Button size="small" text="Stop" onClick={made.stop} />
          </div>
        )}
        {!progress && companies.length > 0 && (
          <div role="status">
            {companies.length === 1 ? "1 company is made." : `${companies.length} companies are made.`} Passwords are
            known to this tab alone: print the sheet before it is closed.
            {address.isOnlyHere && ONLY_HERE}
          </div>
        )}
        {failures.length > 0 && (
          <Callout intent="danger" role="alert" title="Not all could be made">
            <ul>
              {failures.map(({ name, why }) => (
                <li key={name}>
                  {name}: {why}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        {companies.length > 0 && (
          <div className="buttons">
            {address.all.length > 1 && <AddressField {...address} />}
            <Button icon={<Print />} text="Print the sheet" onClick={() => window.print()} />
            <Button text="Forget the sheet" onClick={made.forget} />
          </div>
        )}
      </section>
      {companies.length > 0 && <ClassSheet companies={companies} address={address.chosen} />}
    </div>
  );
}

const ONLY_HERE =
  " The sheet names an address that only this computer can reach: for a room, start the bank with HOST=0.0.0.0.";

type AddressProps = { all: readonly string[]; chosen: string; choose: (address: string) => void };

/** A computer may have several addresses, and only the trainer knows which network the trainees use. */
function AddressField({ all, chosen, choose }: AddressProps) {
  const id = useId();
  return (
    <FormGroup label="Address on the cards" labelFor={id} inline>
      <HTMLSelect id={id} value={chosen} options={all} onChange={({ currentTarget }) => choose(currentTarget.value)} />
    </FormGroup>
  );
}

type FormProps = { isBusy: boolean; onMake: (count: number, chosen: readonly string[]) => void };

function ClassForm({ isBusy, onMake }: FormProps) {
  const id = useId();
  const [count, setCount] = useState("30");
  const [chosen, setChosen] = useState<readonly string[]>(["Single"]);
  const toggle = (role: string) =>
    setChosen(chosen.includes(role) ? chosen.filter((each) => each !== role) : [...chosen, role]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMake(
      Number(count),
      roles.filter((role) => chosen.includes(role)),
    );
  };
  return (
    <form className="class-form" onSubmit={submit}>
      <FormGroup label="Trainees" labelFor={id}>
        <InputGroup
          id={id}
          type="number"
          required
          min={1}
          max={CLASS_MAX}
          step={1}
          value={count}
          onValueChange={setCount}
        />
      </FormGroup>
      <fieldset>
        <legend>People of each company</legend>
        {roles.map((role) => (
          <Checkbox key={role} inline label={role} checked={chosen.includes(role)} onChange={() => toggle(role)} />
        ))}
      </fieldset>
      <Button type="submit" intent="primary" text="Make the class" loading={isBusy} disabled={chosen.length === 0} />
    </form>
  );
}

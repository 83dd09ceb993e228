import { Button, Callout, Checkbox, FormGroup, InputGroup, ProgressBar } from "@blueprintjs/core";
import { Print } from "@blueprintjs/icons";
import { type FormEvent, useId, useState } from "react";
import { ClassSheet } from "./class-sheet";
import type { Desk } from "./desk";
import { roles, useClass } from "./use-class";

const CLASS_MAX = 200;

/** Creates one company per trainee in one click, with a printable sheet of all sign-ins. */
export function ClassTab({ desk }: { desk: Desk }) {
  const made = useClass(desk);
  const { companies, failures, progress } = made;
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
            {isThisComputerAlone(location.hostname) &&
              " The sheet names this console’s address, which only this computer can reach: for a room, open the console by the computer’s name."}
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
            <Button icon={<Print />} text="Print the sheet" onClick={() => window.print()} />
            <Button text="Forget the sheet" onClick={made.forget} />
          </div>
        )}
      </section>
      {companies.length > 0 && <ClassSheet companies={companies} />}
    </div>
  );
}

const isThisComputerAlone = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

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

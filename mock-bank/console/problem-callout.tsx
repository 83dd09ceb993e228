import { Button, Callout, FormGroup, InputGroup } from "@blueprintjs/core";
import { Error as ErrorIcon, Lock, Refresh } from "@blueprintjs/icons";
import { type FormEvent, useId, useState } from "react";
import { explain, type Problem } from "./control-api";

type Props = { problem: Problem; onRetry: () => void; onToken: (token: string) => void };

/** Told where the missing part would stand, with the way on: try again, or give the token that this bank wants. */
export function ProblemCallout({ problem, onRetry, onToken }: Props) {
  if (problem.kind === "unauthorized") return <TokenForm onToken={onToken} />;
  return (
    <Callout intent="danger" icon={<ErrorIcon />} role="alert" className="problem">
      <p>{explain(problem)}</p>
      <Button icon={<Refresh />} text="Try again" onClick={onRetry} />
    </Callout>
  );
}

function TokenForm({ onToken }: Pick<Props, "onToken">) {
  const id = useId();
  const [token, setToken] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token) onToken(token);
  };
  return (
    <Callout intent="warning" icon={<Lock />} role="alert" className="problem">
      <form onSubmit={submit}>
        <FormGroup label="Control token" labelFor={id} helperText="CONTROL_TOKEN of the bank; kept for this tab alone.">
          <InputGroup id={id} type="password" autoComplete="off" value={token} onValueChange={setToken} />
        </FormGroup>
        <Button type="submit" intent="primary" text="Continue" />
      </form>
    </Callout>
  );
}

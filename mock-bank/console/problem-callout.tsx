import { Button, Callout, FormGroup, InputGroup } from "@blueprintjs/core";
import { Error as ErrorIcon, Lock, Refresh } from "@blueprintjs/icons";
import { type FormEvent, useId, useState } from "react";
import { explain, type Problem } from "./control-api";
import { tokenIn } from "./token-from-address";

type Props = { problem: Problem; onRetry: () => void; onToken: (token: string) => void };

const WHERE_PRINTED =
  "The bank prints the address of this console, with the token, each time it starts: open that address, or paste it here. " +
  "If the bank was started with CONTROL_TOKEN, enter that. The token is kept for this tab only.";

/** Shows a problem in place of the missing part, with a retry button or a form for the control token. */
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
    const entered = token.trim();
    const given = tokenIn(entered) ?? entered;
    if (given) onToken(given);
  };
  return (
    <Callout intent="warning" icon={<Lock />} role="alert" className="problem">
      <form onSubmit={submit}>
        <FormGroup label="Control token" labelFor={id} helperText={WHERE_PRINTED}>
          <InputGroup id={id} type="password" autoComplete="off" value={token} onValueChange={setToken} />
        </FormGroup>
        <Button type="submit" intent="primary" text="Continue" />
      </form>
    </Callout>
  );
}

import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ProtectedAction } from "../../../application/otp/protected-action";
import type { Clock } from "../../../application/ports/clock";
import type { CodeVoid, WrongCode } from "../../../domain/otp/action-steps";
import { words } from "../words";
import { CodeInput } from "./code-input";
import { CODE_LENGTH } from "./code-length";
import { ResendTimer } from "./resend-timer";
import "./otp-form.css";

type Props = {
  action: ProtectedAction<unknown>;
  clock: Clock;
  explainRefusal: (refusal: WrongCode | CodeVoid) => string;
};

/** The code, its timer and its complaint; nothing is sent before Enter or a click. */
export const OtpForm = observer(function OtpForm({ action, clock, explainRefusal }: Props) {
  const { step } = action;
  const codes = "codes" in step ? step.codes : undefined;
  const isAsking = step.at === "awaitingCode";
  const [digits, setDigits] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const complaint = isIncomplete ? words.otp.incomplete : codes?.refusal ? explainRefusal(codes.refusal) : "";

  const refusal = codes?.refusal;
  const isVoid = refusal !== undefined && (refusal.kind === "codeVoid" || refusal.attemptsLeft === 0);
  useEffect(() => {
    if (isVoid) setDigits("");
  }, [isVoid]);
  useEffect(() => {
    if (isAsking) input.current?.focus();
    if (isAsking) input.current?.select();
  }, [isAsking]);

  const type = (typed: string) => {
    setIncomplete(false);
    setDigits(typed);
    if (typed.length === CODE_LENGTH && digits.length < CODE_LENGTH) button.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) return;
    if (digits.length === CODE_LENGTH) return void action.enter(digits);
    setIncomplete(true);
    input.current?.focus();
  };

  return (
    <form className="otp-form" onSubmit={submit} noValidate>
      <p id={`${id}-hint`}>{words.otp.hint}</p>
      <CodeInput
        id={id}
        value={digits}
        onChange={type}
        label={words.otp.label}
        describedBy={`${id}-hint ${id}-complaint`}
        invalid={complaint !== ""}
        disabled={!isAsking}
        inputRef={input}
      />
      <p id={`${id}-complaint`} className="otp-complaint" role="alert">
        {complaint}
      </p>
      {codes && <ResendTimer key={codes.sent} clock={clock} onResend={() => action.resend()} isAsking={isAsking} />}
      <Button ref={button} type="submit" intent="primary" size="large" text={words.otp.confirm} loading={!isAsking} />
    </form>
  );
});

import { useRef, useState } from "react";
import type { ActionFailure } from "../../application/otp/protected-action";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import { explain } from "../kit/explain";
import { passwordWords as words } from "./password-words";

export type Submission =
  | { readonly kind: "writing"; readonly problem: string }
  | { readonly kind: "sending" }
  /** With the bank's message, if it sent one. */
  | { readonly kind: "done"; readonly message: string | undefined };

/** Sends a new password. Only one submission runs at a time, and none after a success. */
export function useSubmission<Value>(send: (value: Value) => Promise<Result<string | undefined, BankFailure>>) {
  const [submission, setSubmission] = useState<Submission>({ kind: "writing", problem: "" });
  /** A ref in addition to the state, because a second click before the next render would still see the old state. */
  const isUnderWay = useRef(false);

  const submit = async (value: Value) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSubmission({ kind: "sending" });
    const result = await send(value);
    isUnderWay.current = result.ok;
    setSubmission(
      result.ok
        ? { kind: "done", message: result.value }
        : { kind: "writing", problem: explainPassword(result.failure) },
    );
  };
  return { submission, submit };
}

/** Returns the message of a failure, also of the end of a session, because these pages have no session dialog. */
export function explainPassword(failure: ActionFailure | WrongCode | CodeVoid): string {
  if (failure.kind !== "sessionEnded") return explain(failure);
  return failure.why === "inactiveProfile" ? words.inactiveProfile : words.sessionOver;
}

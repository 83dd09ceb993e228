import { useRef, useState } from "react";
import type { ActionFailure } from "../../application/otp/protected-action";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import { explain } from "../shared/explain";
import { passwordWords as words } from "./password-words";

export type Submission =
  | { readonly at: "writing"; readonly problem: string }
  | { readonly at: "sending" }
  /** With the bank's own words, where it gave any. */
  | { readonly at: "done"; readonly told: string | undefined };

/** One new password at a time, until the bank has taken it. */
export function useSubmission<Value>(send: (value: Value) => Promise<Result<string | undefined, BankFailure>>) {
  const [submission, setSubmission] = useState<Submission>({ at: "writing", problem: "" });
  /** Beside the state, which a second press in the same moment would not see yet. */
  const isUnderWay = useRef(false);

  const submit = async (value: Value) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSubmission({ at: "sending" });
    const sent = await send(value);
    isUnderWay.current = sent.ok;
    setSubmission(
      sent.ok ? { at: "done", told: sent.value } : { at: "writing", problem: explainPassword(sent.failure) },
    );
  };
  return { submission, submit };
}

/** No session dialog speaks on these pages: they say themselves that a session is over. */
export function explainPassword(failure: ActionFailure | WrongCode | CodeVoid): string {
  if (failure.kind !== "sessionEnded") return explain(failure);
  return failure.why === "inactiveProfile" ? words.inactiveProfile : words.sessionOver;
}

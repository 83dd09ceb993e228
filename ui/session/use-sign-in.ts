import { useEffect, useRef, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { Credentials, Session, SessionPort } from "../../application/session/session-port";
import type { SessionService } from "../../application/session/session-service";
import { ok, type Result } from "../../domain/result";
import { explain } from "../kit/explain";
import { failureWords } from "../kit/failure-words";
import type { CodeDialog, CodeOutcome, SignInFailure } from "./sign-in-code-dialog";
import { words } from "./words";

export type SignInServices = {
  readonly authenticate: SessionPort["authenticate"];
  readonly session: Pick<SessionService, "confirmation">;
  readonly clock: Clock;
  /** Returns whether a banner offers a newer client. A failed load is then not reported as a network problem. */
  readonly isOutdated: () => boolean;
  /** The last session of this tab timed out, and the page says so. */
  readonly afterTimeOut: boolean;
  /** The browser stores nothing, and the page says what is not kept. */
  readonly hasNoStorage: boolean;
  /** Called when the user starts typing, to prepare the calls to the bank. */
  readonly onTyping: () => void;
  /** Called when the code dialog is on the screen, so that the workspace loads while the user types the code. */
  readonly onCodeAsked: () => void;
  readonly onConfirmed: (session: Session) => void;
};

type Confirmation<Receipt> = { readonly action: ProtectedAction<Receipt>; readonly CodeDialog: CodeDialog };

/** The steps from the credentials to the session (specification 1, section 4). */
export function useSignIn({ authenticate, session, isOutdated, onCodeAsked, onConfirmed }: SignInServices) {
  const steps = useConfirmation<Credentials, Session>(
    async (credentials) => {
      const result = await authenticate(credentials);
      return result.ok ? ok(session.confirmation(result.value)) : result;
    },
    (failure) => (failure.kind === "unreachable" && !failure.isBusy && isOutdated() ? "" : explainSignIn(failure)),
    onConfirmed,
  );
  // Not before: on a slow network the workspace would delay the answer of the call that sends the code.
  const isCodeAsked = steps.confirmation !== undefined;
  useEffect(() => {
    if (isCodeAsked) onCodeAsked();
  }, [isCodeAsked, onCodeAsked]);
  return steps;
}

/**
 * The steps from a form without a session to a confirmed code. Only one attempt runs at a time.
 * @param start sends what was typed, and returns the action that its code confirms
 */
export function useConfirmation<Typed, Receipt>(
  start: (typed: Typed) => Promise<Result<ProtectedAction<Receipt>, SignInFailure>>,
  explainFailure: (failure: SignInFailure) => string,
  onReceipt: (receipt: Receipt) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [confirmation, setConfirmation] = useState<Confirmation<Receipt>>();
  /** A ref in addition to the state, because a second Enter before the next render would still see the old state. */
  const isUnderWay = useRef(false);

  const end = (failure: SignInFailure | undefined) => {
    isUnderWay.current = false;
    setBusy(false);
    setConfirmation(undefined);
    setProblem(failure ? explainFailure(failure) : "");
  };

  const submit = async (typed: Typed) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem("");
    const result = await start(typed);
    if (!result.ok) return end(result.failure);
    const action = result.value;
    const [CodeDialog] = await Promise.all([loadCodeDialog(), action.start()]);
    if (!CodeDialog) return end({ kind: "unreachable" });
    setConfirmation({ action, CodeDialog });
  };

  /** Handles the result of the code dialog: a receipt, a failure, or neither if the user closed it. */
  const settle = (outcome: CodeOutcome<Receipt>) => {
    if ("receipt" in outcome) return onReceipt(outcome.receipt);
    end(outcome.failure);
  };
  return { isBusy, problem, confirmation, submit, settle };
}

/** Loads the code dialog while the password is typed. Returns undefined if the server cannot be reached. */
export async function loadCodeDialog(): Promise<CodeDialog | undefined> {
  try {
    return (await import("./sign-in-code-dialog")).SignInCodeDialog;
  } catch {
    return undefined;
  }
}

/** No session dialog is available before sign-in, so this page explains the end of a session itself. */
function explainSignIn(failure: SignInFailure): string {
  if (failure.kind !== "sessionEnded") return explain(failure);
  return failure.why === "inactiveProfile" ? words.inactiveProfile : failureWords.fallback;
}

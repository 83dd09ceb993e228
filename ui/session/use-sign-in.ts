import { useRef, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { Credentials, Session, SessionPort } from "../../application/session/session-port";
import type { SessionService } from "../../application/session/session-service";
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
  /** Called when the password is accepted, so that the workspace can load while the user types the code. */
  readonly onAccepted: () => void;
  readonly onConfirmed: (session: Session) => void;
};

type Confirmation = { readonly action: ProtectedAction<Session>; readonly CodeDialog: CodeDialog };

/** The steps from the credentials to the session (specification 1, section 4). Only one attempt runs at a time. */
export function useSignIn({ authenticate, session, isOutdated, onAccepted, onConfirmed }: SignInServices) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [confirmation, setConfirmation] = useState<Confirmation>();
  /** A ref in addition to the state, because a second Enter before the next render would still see the old state. */
  const isUnderWay = useRef(false);

  const end = (message: string) => {
    isUnderWay.current = false;
    setBusy(false);
    setConfirmation(undefined);
    setProblem(message);
  };

  const explainUnlessOutdated = (failure: SignInFailure) =>
    failure.kind === "unreachable" && !failure.isBusy && isOutdated() ? "" : explainSignIn(failure);

  const submit = async (credentials: Credentials) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem("");
    const result = await authenticate(credentials);
    if (!result.ok) return end(explainUnlessOutdated(result.failure));
    onAccepted();
    const action = session.confirmation(result.value);
    const [CodeDialog] = await Promise.all([loadCodeDialog(), action.start()]);
    if (!CodeDialog) return end(explainUnlessOutdated({ kind: "unreachable" }));
    setConfirmation({ action, CodeDialog });
  };

  return {
    isBusy,
    problem,
    confirmation,
    submit,
    /** Handles the result of the code dialog: a receipt, a failure, or neither if the user closed it. */
    settle: (outcome: CodeOutcome<Session>) => {
      if ("receipt" in outcome) return onConfirmed(outcome.receipt);
      end(outcome.failure ? explainUnlessOutdated(outcome.failure) : "");
    },
  };
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
